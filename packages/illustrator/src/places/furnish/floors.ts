/** Floors: boards that run toward us, tiles, rugs. */
import { SW } from '../../ink/pens.ts'
import { ell, line, path, pen, rect } from '../../ink/svg.ts'
import { tint } from '../../ink/tint.ts'
import type { Ask } from '../backdrop.ts'
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

/** A round rug within one border: what else lay on it would be taken for the boards beneath. */
const round = (): string => tint('rose', ell(512, 908, 440, 78, SW.bg)) + tint('blush', ell(512, 908, 368, 56, SW.bg))

/** An oblong rug within one border, its corners round: in pointed ones two borders run into a blot. */
const oblong = (): string => {
  const field = (w: number, y0: number, y1: number, r: number) => {
    const [a, b] = [512 - w, 512 - w * 1.3]
    const [c, d] = [512 + w, 512 + w * 1.3]
    return path(
      pen`M${a + r} ${y0}H${c - r}Q${c} ${y0} ${c + r * 0.6} ${y0 + r * 0.6}L${d - r * 0.4} ${y1 - r * 0.6}Q${d} ${y1} ${d - r} ${y1}H${b + r}Q${b} ${y1} ${b + r * 0.4} ${y1 - r * 0.6}L${a - r * 0.6} ${y0 + r * 0.6}Q${a} ${y0} ${a + r} ${y0}Z`,
      SW.bg,
    )
  }
  return tint('rose', field(340, 840, 984, 30)) + tint('blush', field(276, 864, 958, 22))
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
  rug: (rug) => boards() + (rug % 2 ? round() : oblong()),
}

export const floorOf = (floor: Floor, pigment: string, rug: number): string =>
  skirting() + fill(pigment, FLOOR) + FLOORS[floor](rug)

/** Where somebody named a rug there is one already: a second one under it is a tangle of rims. */
export const bared = (floor: Floor, { without }: Pick<Ask, 'without'>): Floor =>
  floor === 'rug' && ['rug', 'carpet', 'mat'].some((name) => without?.has(name)) ? 'boards' : floor
