/** Floors: boards that run toward us, tiles, rugs. */
import { bumps } from '../../ink/curves.ts'
import { SW } from '../../ink/pens.ts'
import { ell, line, type Point, path, pen, rect, TAU } from '../../ink/svg.ts'
import { tint } from '../../ink/tint.ts'
import { FLOOR } from '../fittings.ts'
import { fill } from '../kit.ts'

const FINE = SW.bg * 0.8
const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i)

/** The board along the foot of the wall, with a narrow ledge. */
const skirting = (): string => tint('cream', rect(-10, FLOOR - 34, 1044, 34, SW.bg))

const boards = (): string =>
  line(
    range(13)
      .map((i) => {
        const x = (i - 6) * 92
        return pen`M${512 + x} ${FLOOR}L${512 + x * 2} 1240`
      })
      .join(''),
    FINE,
  ) +
  line(
    range(12)
      .map((i) => {
        const y = [838, 960, 880, 1010][i % 4] as number
        const wide = 1 + (y - FLOOR) / (1240 - FLOOR)
        return pen`M${512 + (i - 6) * 92 * wide} ${y}h${92 * wide}`
      })
      .join(''),
    FINE,
  )

const tiles = (): string =>
  line(
    range(15)
      .map((i) => {
        const x = (i - 7) * 88
        return pen`M${512 + x} ${FLOOR}L${512 + x * 2.1} 1240`
      })
      .join('') + [798, 838, 888, 950, 1024, 1110].map((y) => pen`M-10 ${y}H1034`).join(''),
    FINE,
  )

/** A round rug: rings, or a scalloped edge like a flower's. */
const round = (rug: number): string => {
  const ring = (rx: number, ry: number) => ell(512, 920, rx, ry, SW.bg)
  if (rug % 4 < 2) return tint('rose', ring(450, 96)) + tint('cream', ring(408, 82)) + tint('blush', ring(330, 62))
  const n = 22
  const edge = range(n).map((i): Point => {
    const a = (i * TAU) / n
    return [512 + Math.cos(a) * 436, 920 + Math.sin(a) * 90]
  })
  const petals = range(12).map((i) => {
    const a = (i * TAU) / 12
    return pen`M${512 + Math.cos(a) * 130} ${920 + Math.sin(a) * 26}L${512 + Math.cos(a) * 300} ${920 + Math.sin(a) * 58}`
  })
  return (
    tint('rose', path(bumps(edge, true, 0.56), SW.bg)) +
    tint('cream', ring(380, 74)) +
    tint('blush', ring(300, 58) + line(petals.join(''), FINE) + ring(130, 26))
  )
}

/** An oblong rug with a border and fringes at its ends. */
const oblong = (rug: number): string => {
  const at = (u: number, y: number) => 512 + u * (1 + (y - 840) / 460)
  const field = (w: number, y0: number, y1: number) =>
    path(pen`M${at(-w, y0)} ${y0}H${at(w, y0)}L${at(w, y1)} ${y1}H${at(-w, y1)}Z`, SW.bg)
  const fringes = range(7).flatMap((i) =>
    [-1, 1].map((side) => pen`M${at(side * 372, 850 + i * 24)} ${850 + i * 24}l${side * 24} 0`),
  )
  const stripes = range(7).map((i) => pen`M${at((i - 3) * 72, 876)} 876L${at((i - 3) * 72, 958)} 958`)
  return (
    line(fringes.join(''), SW.bg) +
    tint('rose', field(370, 838, 1004)) +
    tint('cream', field(330, 858, 980)) +
    tint('blush', field(272, 876, 958)) +
    (rug % 4 < 2 ? line(stripes.join(''), FINE) : tint('mint', path(pen`M512 884L700 917L512 950L324 917Z`, SW.bg)))
  )
}

/** Straw on the ground, a few halms at a time. */
const straw = (): string =>
  line(
    range(22)
      .map((i) => {
        const [x, y] = [30 + ((i * 397) % 980), 800 + ((i * 61) % 200)]
        return pen`M${x - 28} ${y}l46 ${-10 - (i % 3) * 4}M${x - 8} ${y + 14}l44 ${-4 - (i % 2) * 6}`
      })
      .join(''),
    FINE,
  )

export type Floor = 'boards' | 'tiles' | 'plain' | 'rug' | 'straw'

const FLOORS: Readonly<Record<Floor, (rug: number) => string>> = {
  boards,
  tiles,
  straw,
  plain: () => '',
  rug: (rug) => boards() + (rug % 2 ? round(rug) : oblong(rug)),
}

export const floorOf = (floor: Floor, pigment: string, rug: number): string =>
  skirting() + fill(pigment, FLOOR) + FLOORS[floor](rug)
