/** Patterns whose pieces lie against each other, as on cloth, roofs and old maps of the sea. A piece keeps within `reach` of its middle. */
import type { Rng } from '../ink/random.ts'
import { circ, line, path, pen, rect } from '../ink/svg.ts'

export interface Piece {
  x: number
  y: number
  sw: number
  rng: Rng
}

export interface Tiling {
  /** From one piece to the next, from row to row, and by how much every other row is shifted. */
  step: readonly [dx: number, dy: number, shift: number]
  reach: number
  draw(piece: Piece): string
}

/** Rounded scales; of two rows the lower one lies in front. */
const scaleD = (x: number, y: number, r: number): string =>
  pen`M${x - r} ${y}A${r} ${r} 0 0 1 ${x + r} ${y}A${r} ${r} 0 0 0 ${x} ${y + r}A${r} ${r} 0 0 0 ${x - r} ${y}Z`

const scales: Tiling = {
  step: [56, 28, 28],
  reach: 29,
  draw: ({ x, y, sw }) =>
    path(scaleD(x, y, 28), sw) + line(pen`M${x - 14.6} ${y + 3.4}A15 15 0 0 1 ${x + 14.6} ${y + 3.4}`, sw),
}

/** The sea of Japanese prints. */
const seas: Tiling = {
  step: [76, 38, 38],
  reach: 39,
  draw: ({ x, y, sw }) =>
    path(scaleD(x, y, 38), sw) + line(pen`M${x - 23.8} ${y + 2.7}A24 24 0 0 1 ${x + 23.8} ${y + 2.7}`, sw),
}

/** Leaves over leaves, as on a hop or an artichoke. */
const leaves: Tiling = {
  step: [50, 34, 25],
  reach: 33,
  draw: ({ x, y, sw, rng }) => {
    const lean = rng.between(-4, 4)
    return (
      path(
        pen`M${x + lean} ${y - 32}C${x + 20} ${y - 18} ${x + 34} ${y + 8} ${x} ${y + 31}C${x - 34} ${y + 8} ${x - 20} ${y - 18} ${x + lean} ${y - 32}Z`,
        sw,
      ) + line(pen`M${x + lean} ${y - 32}Q${x} ${y - 6} ${x} ${y + 31}`, sw)
    )
  },
}

const bricks: Tiling = {
  step: [62, 30, 31],
  reach: 31,
  draw: ({ x, y, sw }) => rect(x - 31, y - 15, 62, 30, sw, 3),
}

const diamonds: Tiling = {
  step: [58, 36, 29],
  reach: 36,
  draw: ({ x, y, sw }) =>
    path(pen`M${x} ${y - 36}L${x + 29} ${y}L${x} ${y + 36}L${x - 29} ${y}Z`, sw) +
    path(pen`M${x} ${y - 19}L${x + 15} ${y}L${x} ${y + 19}L${x - 15} ${y}Z`, sw),
}

/** Four petals around every point of a net. */
const petals: Tiling = {
  step: [66, 66, 0],
  reach: 36,
  draw: ({ x, y, sw }) => {
    const leaf = (dx: number, dy: number) =>
      path(
        pen`M${x} ${y}Q${x + dx * 17 - dy * 15} ${y + dy * 17 + dx * 15} ${x + dx * 33} ${y + dy * 33}Q${x + dx * 17 + dy * 15} ${y + dy * 17 - dx * 15} ${x} ${y}Z`,
        sw,
      )
    return leaf(1, 0) + leaf(-1, 0) + leaf(0, 1) + leaf(0, -1)
  },
}

/** Pebbles of a path, each a little different. */
const pebbles: Tiling = {
  step: [58, 34, 29],
  reach: 28,
  draw: ({ x, y, sw, rng }) => {
    const [w, h] = [rng.between(23, 27), rng.between(13, 15)]
    return path(
      pen`M${x - w} ${y}C${x - w} ${y - h * 1.1} ${x - w * 0.4} ${y - h * 1.2} ${x} ${y - h}C${x + w * 0.6} ${y - h * 1.2} ${x + w} ${y - h * 0.6} ${x + w} ${y}C${x + w} ${y + h * 1.1} ${x + w * 0.3} ${y + h * 1.1} ${x} ${y + h}C${x - w * 0.7} ${y + h * 1.1} ${x - w} ${y + h * 0.7} ${x - w} ${y}Z`,
      sw,
    )
  },
}

/** Rows of little arches with a bead in each: lace. */
const lace: Tiling = {
  step: [52, 52, 26],
  reach: 30,
  draw: ({ x, y, sw }) => path(pen`M${x - 26} ${y + 22}A26 34 0 0 1 ${x + 26} ${y + 22}Z`, sw) + circ(x, y + 8, 10, sw),
}

export const TILINGS = { scales, seas, leaves, bricks, diamonds, petals, pebbles, lace }
export type TilingName = keyof typeof TILINGS
