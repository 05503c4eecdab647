/** What hangs in frames: hills, a boat, a flower, peaks; two side by side are not the same. */
import { SW } from '../../ink/pens.ts'
import { circ, ell, line, path, pen, rect } from '../../ink/svg.ts'
import { tint } from '../../ink/tint.ts'
import type { Ask } from '../backdrop.ts'
import { isInView } from './spot.ts'

interface Canvas {
  x: number
  l: number
  r: number
  y: number
  foot: number
}

const SUBJECTS: readonly ((canvas: Canvas) => string)[] = [
  ({ x, l, r, y, foot }) => {
    const h = foot - y
    return (
      tint('sun', circ(x + (r - l) * 0.2, y + h * 0.28, 17, SW.bg)) +
      tint(
        'sap',
        path(
          pen`M${l} ${foot}V${y + h * 0.64}Q${x - (r - l) * 0.25} ${y + h * 0.36} ${x} ${y + h * 0.64}T${r} ${y + h * 0.6}V${foot}Z`,
          SW.bg,
        ),
      )
    )
  },
  ({ x, l, r, y, foot }) => {
    const h = foot - y
    const sea = y + h * 0.72
    return (
      tint(
        'cloud',
        path(
          pen`M${x + 4} ${sea - 22}V${y + h * 0.14}L${x + 44} ${sea - 22}ZM${x - 8} ${sea - 22}V${y + h * 0.26}L${x - 40} ${sea - 22}Z`,
          SW.bg,
        ),
      ) +
      tint('brick', path(pen`M${x - 46} ${sea - 22}H${x + 48}L${x + 28} ${sea + 8}H${x - 28}Z`, SW.bg)) +
      tint(
        'water',
        path(
          pen`M${l} ${foot}V${sea}q${(r - l) / 8} 14 ${(r - l) / 4} 0t${(r - l) / 4} 0t${(r - l) / 4} 0t${(r - l) / 4} 0V${foot}Z`,
          SW.bg,
        ),
      )
    )
  },
  ({ x, y, foot }) => {
    const h = foot - y
    const [cy, k] = [y + h * 0.38, h * 0.15]
    const petals = [0, 1, 2, 3, 4].map((i) => {
      const turn = (i * 2 * Math.PI) / 5 - Math.PI / 2
      return circ(x + Math.cos(turn) * k * 1.2, cy + Math.sin(turn) * k * 1.2, k * 0.8, SW.bg)
    })
    return (
      line(pen`M${x} ${cy + k}V${foot}`, SW.bg * 1.4) +
      tint(
        'leaf',
        path(
          pen`M${x} ${foot - h * 0.1}Q${x + h * 0.3} ${foot - h * 0.12} ${x + h * 0.32} ${foot - h * 0.34}Q${x + h * 0.08} ${foot - h * 0.34} ${x} ${foot - h * 0.1}Z`,
          SW.bg,
        ),
      ) +
      tint('petal1', petals.join('')) +
      tint('sun', circ(x, cy, k * 0.75, SW.bg))
    )
  },
  ({ x, l, r, y, foot }) => {
    const h = foot - y
    return (
      tint(
        'mist',
        path(
          pen`M${l} ${foot}V${y + h * 0.8}L${x - (r - l) * 0.12} ${y + h * 0.2}L${x + (r - l) * 0.16} ${y + h * 0.74}L${x + (r - l) * 0.28} ${y + h * 0.5}L${r} ${y + h * 0.84}V${foot}Z`,
          SW.bg,
        ),
      ) + tint('sun', ell(x + (r - l) * 0.28, y + h * 0.24, 16, 16, SW.bg))
    )
  },
  // A cat from behind.
  ({ x, y, foot }) => {
    const h = foot - y
    const k = h * 0.2
    return tint(
      'ochre',
      path(
        pen`M${x - k * 1.5} ${foot}C${x - k * 1.7} ${foot - h * 0.3} ${x - k * 0.9} ${foot - h * 0.36} ${x - k * 0.8} ${foot - h * 0.44}C${x - k * 1.3} ${foot - h * 0.56} ${x - k * 1.1} ${foot - h * 0.7} ${x - k} ${foot - h * 0.84}L${x - k * 0.4} ${foot - h * 0.72}H${x + k * 0.4}L${x + k} ${foot - h * 0.84}C${x + k * 1.1} ${foot - h * 0.7} ${x + k * 1.3} ${foot - h * 0.56} ${x + k * 0.8} ${foot - h * 0.44}C${x + k * 0.9} ${foot - h * 0.36} ${x + k * 1.7} ${foot - h * 0.3} ${x + k * 1.5} ${foot}Z`,
        SW.bg,
      ),
    )
  },
  // A balloon over a hill.
  ({ x, l, r, y, foot }) => {
    const h = foot - y
    const [bx, by, k] = [x + (r - l) * 0.12, y + h * 0.34, h * 0.24]
    return (
      tint(
        'sap',
        path(
          pen`M${l} ${foot}V${y + h * 0.84}Q${x - (r - l) * 0.1} ${y + h * 0.62} ${r} ${y + h * 0.86}V${foot}Z`,
          SW.bg,
        ),
      ) +
      tint(
        'rose',
        path(
          pen`M${bx - k * 0.4} ${by + k}C${bx - k * 1.4} ${by + k * 0.1} ${bx - k} ${by - k * 1.1} ${bx} ${by - k * 1.1}C${bx + k} ${by - k * 1.1} ${bx + k * 1.4} ${by + k * 0.1} ${bx + k * 0.4} ${by + k}Z`,
          SW.bg,
        ),
      ) +
      tint('wood', rect(bx - k * 0.4, by + k, k * 0.8, Math.max(18, k * 0.7), SW.bg, 3))
    )
  },
  // A fruit with its leaf.
  ({ x, y, foot }) => {
    const h = foot - y
    const [cy, k] = [foot - h * 0.4, h * 0.26]
    return (
      tint(
        'leaf',
        path(
          pen`M${x + 2} ${cy - k * 0.9}C${x + k * 0.4} ${cy - k * 1.8} ${x + k * 1.2} ${cy - k * 1.7} ${x + k * 1.4} ${cy - k * 1.4}C${x + k * 1.1} ${cy - k * 0.8} ${x + k * 0.5} ${cy - k * 0.7} ${x + 2} ${cy - k * 0.9}Z`,
          SW.bg,
        ),
      ) +
      tint(
        'berry',
        path(
          pen`M${x} ${cy - k * 0.8}C${x + k * 0.6} ${cy - k * 1.3} ${x + k * 1.3} ${cy - k * 0.8} ${x + k * 1.2} ${cy}C${x + k * 1.1} ${cy + k} ${x + k * 0.4} ${cy + k * 1.3} ${x} ${cy + k}C${x - k * 0.4} ${cy + k * 1.3} ${x - k * 1.1} ${cy + k} ${x - k * 1.2} ${cy}C${x - k * 1.3} ${cy - k * 0.8} ${x - k * 0.6} ${cy - k * 1.3} ${x} ${cy - k * 0.8}Z`,
          SW.bg,
        ),
      )
    )
  },
]

/** A picture w wide and h high from y down, in a wide frame. */
export function picture(x: number, y: number, w: number, h: number): string {
  const canvas = { x, l: x - w / 2 + 20, r: x + w / 2 - 20, y: y + 20, foot: y + h - 20 }
  const subject = SUBJECTS[Math.abs(Math.round(x / 10 + y / 7 + w)) % SUBJECTS.length]
  return (
    tint('wood', rect(x - w / 2, y, w, h, SW.bg, 6)) +
    tint('sky', rect(canvas.l, canvas.y, w - 40, h - 40, SW.bg)) +
    (subject?.(canvas) ?? '')
  )
}

/** The same, where nobody is before any of it. */
export const pictureOver = (ask: Ask, x: number, y: number, w: number, h: number): string =>
  isInView(ask, { x0: x - w / 2, x1: x + w / 2, y0: y, y1: y + h }) ? picture(x, y, w, h) : ''
