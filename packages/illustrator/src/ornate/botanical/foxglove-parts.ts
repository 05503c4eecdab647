/** Parts of a foxglove: bells from the side, from the front and cut open, the tip in bud, a leaf, the fruit. */
import { curve, ellipse, leaf } from '../kit/curves.ts'
import { circle, dot, line, shape } from '../kit/marks.ts'
import { band, move, type Poly } from '../kit/points.ts'
import { bell, bud, facing } from '../plants/foxglove.ts'
import { vein } from '../plants/leaves.ts'
import type { Study } from './drawers.ts'

const UP = -Math.PI / 2
const at =
  (x: number, y: number, r: number) =>
  (text: string, closed = true): Poly =>
    move(curve(text, closed), x, y, 0, r / 100)

const sepals = (x: number, y: number, r: number, turn: number): string =>
  [-0.8, 0.8, 0].map((k) => shape(leaf(x, y, r * 0.46, r * 0.27, turn + k, 0.5), 3.6)).join('')

/** It hangs from its stalk, the mouth toward the lower right. */
const fromSide: Study = (x, y, r) => {
  const to = at(x, y, r)
  return (
    line(to('-92,-84 -78,-88 -58,-70', false), 5.4) +
    bell(x - r * 0.6, y - r * 0.74, 0.86, r * 1.86, 1) +
    sepals(x - r * 0.64, y - r * 0.78, r, 0.86)
  )
}

const fromFront: Study = (x, y, r) =>
  line(at(x, y, r)('-14,-104 -4,-96 0,-78', false), 5.4) +
  facing(x, y - r * 0.86, Math.PI / 2, r * 1.8) +
  sepals(x, y - r * 0.9, r, Math.PI / 2)

/** Spots down its throat, the pistil between two stamens. */
const cutOpen: Study = (x, y, r) => {
  const to = at(x, y, r)
  let out = line(to('0,-104 0,-84', false), 5.4)
  out += shape(
    to(
      '-16,-84! -48,-52 -58,-6 -66,40 -86,66 -72,92 -40,88 -22,102 0,94 22,102 40,88 72,92 86,66 66,40 58,-6 48,-52 16,-84!',
    ),
    4.2,
  )
  out += line(to('-40,-40 -44,0 -50,36', false), 3.2) + line(to('40,-40 44,0 50,36', false), 3.2)
  for (const side of [-1, 1]) {
    out += line(to(`${side * 8},-74 ${side * 24},-40 ${side * 25},-16`, false), 3.6)
    out += shape(
      ellipse(x + side * r * 0.25, y - r * 0.04, Math.max(9, r * 0.11), Math.max(12, r * 0.16), 20, side * 0.3),
      3.4,
    )
  }
  for (const [u, v] of [
    [-34, 66],
    [0, 70],
    [34, 66],
    [-17, 44],
    [17, 44],
  ] as const)
    out += dot(x + (u * r) / 100, y + (v * r) / 100, 4)
  return out + shape(to('0,-80! -13,-62 -6,-20 0,24! 6,-20 13,-62'), 3.6)
}

/** The end of the spire, nodding. */
const inBud: Study = (x, y, r) => {
  const to = at(x, y, r)
  let out = shape(band(to('-10,104 -4,40 4,-20 16,-70', false), 10), 3.6)
  for (const [u, v, size] of [
    [-6, 66, 62],
    [-1, 26, 54],
    [6, -12, 46],
    [12, -44, 38],
  ] as const)
    for (const turn of [UP - 2, UP + 2, Math.PI / 2]) {
      const [p, q] = [x + (u * r) / 100, y + ((v - 14) * r) / 100]
      out += bud(p, q, turn, ((turn === Math.PI / 2 ? 0.86 : 1) * size * r) / 100)
    }
  return out + bud(x + r * 0.14, y - r * 0.56, UP + 0.24, r * 0.44)
}

/** Broad, with teeth, on a stalk with wings. */
const broadLeaf: Study = (x, y, r) => {
  const [u, v, turn] = [x - r * 0.36, y + r * 0.56, UP + 0.4]
  const stalk = curve(`${x - r * 0.56},${y + r} ${x - r * 0.5},${y + r * 0.8} ${u},${v}`, false)
  return shape(band(stalk, 11), 3.6) + vein(u, v, r * 1.66, r * 0.94, turn, { belly: 0.44, veins: 5, teeth: 8, sw: 4 })
}

/** A pointed capsule in its calyx; beside it, some of the seeds. */
const fruit: Study = (x, y, r) => {
  const to = at(x - r * 0.14, y, r)
  let out = line(to('-8,104 -2,84 0,60', false), 5.4)
  for (const k of [-1.15, 1.15]) out += shape(leaf(x - r * 0.14, y + r * 0.62, r * 0.76, r * 0.36, UP + k, 0.5), 3.8)
  out += shape(to('0,66! -34,50 -46,10 -34,-36 -10,-70 0,-104! 10,-70 34,-36 46,10 34,50'), 4.2)
  out += line(to('0,-76 -4,-20 0,36', false), 3.4)
  for (const k of [-0.5, 0.5]) out += shape(leaf(x - r * 0.14, y + r * 0.64, r * 0.7, r * 0.38, UP + k, 0.5), 3.8)
  for (const [u, v] of [
    [74, -50],
    [88, -14],
    [66, 8],
  ] as const)
    out += circle(x + (u * r) / 100, y + (v * r) / 100, Math.max(9.6, r * 0.11), 3.4)
  return out
}

export const FOXGLOVE_PARTS: readonly Study[] = [fromSide, cutOpen, inBud, broadLeaf, fruit, fromFront]
