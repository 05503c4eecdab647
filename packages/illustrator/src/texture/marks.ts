/** Small drawings that fill an empty area. Each keeps within r of its middle and has no area too small to color. */
import type { Rng } from '../ink/random.ts'
import { circ, line, path, pen, rot, TAU } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'

export interface At {
  x: number
  y: number
  r: number
  sw: number
  rng: Rng
}

export type Mark = (at: At) => string

/** Smaller than this, a second outline inside the first would leave no room. */
const DOUBLE = 18.5
/** Smaller than this, petals would be specks. */
const PETALS = 24

/** Lines from an inner outline to the outer one, at these angles in quarters of a turn. */
const spokes = ({ x, y, sw }: At, from: number, to: number, turn = 0, n = 4): string =>
  line(
    Array.from({ length: n }, (_, i) => {
      const a = (turn + i * (4 / n)) * (TAU / 4)
      const [c, s] = [Math.cos(a), Math.sin(a)]
      return pen`M${x + c * from} ${y + s * from}L${x + c * to} ${y + s * to}`
    }).join(''),
    sw,
  )

const dot: Mark = ({ x, y, r, sw }) => circ(x, y, r * 0.82, sw)

const ring: Mark = ({ x, y, r, sw }) => circ(x, y, r * 0.96, sw) + (r < DOUBLE ? '' : circ(x, y, r * 0.52, sw))

const flower: Mark = ({ x, y, r, sw, rng }) => {
  const turn = rng.between(0, TAU)
  if (r < PETALS) {
    const petals = Array.from({ length: 6 }, (_, i) => {
      const [a, b] = [turn + (i * TAU) / 6, turn + ((i + 1) * TAU) / 6]
      const out = (a + b) / 2
      const [k, far] = [r * 0.6, r * 1.16]
      return pen`Q${x + Math.cos(out) * far} ${y + Math.sin(out) * far} ${x + Math.cos(b) * k} ${y + Math.sin(b) * k}`
    })
    const start = pen`M${x + Math.cos(turn) * r * 0.6} ${y + Math.sin(turn) * r * 0.6}`
    return path(`${start}${petals.join('')}Z`, sw) + (r < PETALS * 0.9 ? '' : circ(x, y, r * 0.4, sw))
  }
  const petals = Array.from({ length: 5 }, (_, i) => {
    const a = turn + (i * TAU) / 5
    return circ(x + Math.cos(a) * r * 0.58, y + Math.sin(a) * r * 0.58, r * 0.42, sw)
  })
  return petals.join('') + tint('pollen', circ(x, y, Math.max(r * 0.34, 9.4), sw))
}

const leaf: Mark = ({ x, y, r, sw, rng }) => {
  const w = r * 0.62
  const outline = path(
    pen`M${x} ${y + r}C${x - w * 1.3} ${y + r * 0.3} ${x - w} ${y - r * 0.5} ${x} ${y - r}C${x + w} ${y - r * 0.5} ${x + w * 1.3} ${y + r * 0.3} ${x} ${y + r}Z`,
    sw,
  )
  const veins =
    r < PETALS
      ? ''
      : line(pen`M${x - r * 0.62} ${y - r * 0.16}L${x} ${y + r * 0.2}L${x + r * 0.62} ${y - r * 0.16}`, sw)
  return rot(rng.between(0, 360), x, y, outline + (r < DOUBLE ? '' : line(pen`M${x} ${y + r}V${y - r}`, sw) + veins))
}

const drop: Mark = ({ x, y, r, sw }) =>
  path(
    pen`M${x} ${y - r}C${x + r * 0.3} ${y - r * 0.4} ${x + r * 0.66} ${y} ${x + r * 0.6} ${y + r * 0.4}Q${x + r * 0.5} ${y + r} ${x} ${y + r}Q${x - r * 0.5} ${y + r} ${x - r * 0.6} ${y + r * 0.4}C${x - r * 0.66} ${y} ${x - r * 0.3} ${y - r * 0.4} ${x} ${y - r}Z`,
    sw,
  )

const diamond: Mark = (at) => {
  const { x, y, r, sw } = at
  const rhomb = (k: number) => path(pen`M${x} ${y - k}L${x + k * 0.84} ${y}L${x} ${y + k}L${x - k * 0.84} ${y}Z`, sw)
  return rhomb(r) + (r < DOUBLE * 1.2 ? '' : rhomb(r * 0.55) + (r < PETALS ? '' : spokes(at, r * 0.55, r, 1, 2)))
}

const star: Mark = ({ x, y, r, sw, rng }) => {
  const turn = rng.between(0, TAU)
  const points = Array.from({ length: 10 }, (_, i) => {
    const k = i % 2 ? r * 0.54 : r
    const a = turn + (i * TAU) / 10
    return pen`${x + Math.cos(a) * k} ${y + Math.sin(a) * k}`
  })
  return path(`M${points.join('L')}Z`, sw)
}

const heart: Mark = ({ x, y, r, sw }) =>
  path(
    pen`M${x} ${y + r * 0.86}C${x - r * 1.5} ${y - r * 0.1} ${x - r * 0.8} ${y - r * 1.2} ${x} ${y - r * 0.36}C${x + r * 0.8} ${y - r * 1.2} ${x + r * 1.5} ${y - r * 0.1} ${x} ${y + r * 0.86}Z`,
    sw,
  )

export const MARKS = { dot, ring, flower, leaf, drop, diamond, star, heart }
