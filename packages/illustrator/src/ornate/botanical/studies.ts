import { curve, ellipse, leaf } from '../kit/curves.ts'
import { circle, line, shape } from '../kit/marks.ts'
import { move, type Point, type Poly, TAU } from '../kit/points.ts'
import { partsOf } from '../orchard/bough.ts'
import { FRUIT_PLANTS } from '../orchard/rows.ts'
import { FLOWER_HEADS } from '../plants/heads.ts'
import { vein } from '../plants/leaves.ts'
import { MUSHROOMS } from '../plants/mushroom-kinds.ts'
import type { Study } from './drawers.ts'
import { FOXGLOVE_PARTS } from './foxglove-parts.ts'

const UP = -Math.PI / 2
const at =
  (x: number, y: number, r: number) =>
  (text: string, closed = true): Poly =>
    move(curve(text, closed), x, y, 0, r / 100)

const oneLeaf: Study = (x, y, r) =>
  vein(x + r * 0.4, y + r * 0.92, r * 1.95, r * 0.92, UP - 0.36, { belly: 0.48, veins: 5, bend: 0.05, sw: 4 })

const bud: Study = (x, y, r) => {
  const to = at(x, y, r)
  let out = line(to('0,100 -4,60 0,30', false), 5.4)
  for (const k of [-0.5, 0.5, 0]) out += shape(leaf(x, y + r * 0.36, r * 1.3, r * 0.62, UP + k * 0.5, 0.5), 4)
  for (const k of [-0.75, 0.75]) out += shape(leaf(x, y + r * 0.42, r * 0.7, r * 0.32, UP + k, 0.5), 3.8)
  return out
}

/** A round vessel under a lid, cut open: seeds in rows. */
const seeds: Study = (x, y, r) => {
  const to = at(x, y, r)
  let out =
    line(to('0,100 2,80 0,62', false), 5.4) +
    shape(to('0,66! -48,46 -66,0 -52,-46 0,-60 52,-46 66,0 48,46'), 4.2) +
    shape(to('0,46! -34,30 -46,0 -36,-32 0,-42 36,-32 46,0 34,30'), 3.6)
  for (const [u, v] of [
    [-16, -14],
    [16, -14],
    [-16, 14],
    [16, 14],
  ] as const)
    out += circle(x + (u * r) / 100, y + (v * r) / 100, Math.max(9.6, r * 0.11), 3.2)
  return out + shape(to('-60,-52! -40,-74 0,-82 40,-74 60,-52! 0,-44'), 4)
}

const petal: Study = (x, y, r) => {
  const to = at(x, y, r)
  let out = shape(to('0,92! -30,50 -66,0 -60,-56 -24,-84 0,-72 24,-84 60,-56 66,0 30,50'), 4.2)
  for (const text of ['0,80 0,30 0,-40', '-6,70 -24,20 -34,-36', '6,70 24,20 34,-36']) out += line(to(text, false), 3.2)
  return out
}

/** Halved: petals to both sides, the ovary, stamens between. */
const halved: Study = (x, y, r) => {
  const to = at(x, y, r)
  let out = line(to('0,100 0,66', false), 5.4)
  for (const s of [-1, 1]) {
    out += shape(to(`${s * 4},46! ${s * 40},40 ${s * 92},-20 ${s * 84},-70! ${s * 50},-30 ${s * 12},20`), 4)
    for (const [u, v] of [
      [34, -34],
      [18, -58],
    ] as const)
      out +=
        line(to(`${s * 6},30 ${s * u * 0.6},${v * 0.3} ${s * u},${v}`, false), 3.6) +
        shape(
          ellipse(x + (s * u * r) / 100, y + ((v - 8) * r) / 100, Math.max(8, r * 0.09), Math.max(11, r * 0.13), 18),
          3.3,
        )
  }
  return out + shape(to('0,70! -20,60 -20,34 0,-6! 20,34 20,60'), 4)
}

const front =
  (name: string): Study =>
  (x, y, r, rng) =>
    FLOWER_HEADS[name]?.(x, y, r * 0.84, rng) ?? ''

/** A frond that unrolls. */
const fiddlehead: Study = (x, y, r) => {
  const spine = (inset: number): Poly => [
    ...curve(
      [
        [x + r * 0.1, y + r],
        [x + r * 0.34, y + r * 0.3],
        [x + r * 0.62 - inset, y - r * 0.3],
      ],
      false,
      8,
    ),
    ...Array.from({ length: 40 }, (_, i): Point => {
      const far = (r * 0.62 - inset) * (1 - i / 52)
      const a = (i / 40) * TAU * 1.4
      return [x + far * Math.cos(a), y - r * 0.3 - far * Math.sin(a)]
    }),
  ]
  let out = `${line(spine(0), 15)}<g stroke="#fff">${line(spine(0), 8)}</g>`
  for (let i = 0; i < 5; i++) {
    const v = y + r * (0.86 - i * 0.24)
    out += shape(leaf(x + r * (0.13 + i * 0.06), v, r * 0.34, r * 0.18, Math.PI + 0.6, 0.5), 3.4)
  }
  return out
}

/** One pinna with its rows of spores. */
const pinna: Study = (x, y, r) => {
  let out = ''
  for (let i = 0; i < 4; i++)
    for (const s of [-1, 1])
      out += shape(leaf(x, y + r * (0.66 - i * 0.4), r * (0.78 - i * 0.1), r * 0.36, UP + s * 1.1, 0.45), 3.8)
  out +=
    shape(leaf(x, y - r * 0.6, r * 0.5, r * 0.28, UP, 0.5), 3.8) +
    line(
      [
        [x, y + r],
        [x, y - r * 0.6],
      ],
      5,
    )
  return out
}
const leaflet: Study = (x, y, r) => {
  let out =
    shape(leaf(x, y + r * 0.9, r * 1.8, r * 0.86, UP, 0.4), 4.2) +
    line(
      [
        [x, y + r * 0.9],
        [x, y - r * 0.7],
      ],
      3.8,
    )
  for (let i = 0; i < 4; i++)
    for (const s of [-1, 1])
      out += circle(x + s * r * (0.24 - i * 0.03), y + r * (0.5 - i * 0.3), Math.max(9.6, r * 0.11), 3.2)
  return out
}

/** From above: rings of spots. */
const capAbove: Study = (x, y, r) => {
  let out = circle(x, y, r * 0.9, 4.4)
  for (const [far, n, size] of [
    [0.62, 9, 0.14],
    [0.28, 4, 0.13],
  ] as const)
    for (let i = 0; i < n; i++)
      out += circle(
        x + far * r * Math.cos((i / n) * TAU),
        y + far * r * Math.sin((i / n) * TAU),
        Math.max(9.6, r * size),
        3.4,
      )
  return out
}
/** From below: gills around the cut stem. */
const gills: Study = (x, y, r) => {
  let out = circle(x, y, r * 0.92, 4.4)
  for (let i = 0; i < 22; i++) {
    const a = (i / 22) * TAU
    out += line(
      [
        [x + r * (i % 2 ? 0.5 : 0.26) * Math.cos(a), y + r * (i % 2 ? 0.5 : 0.26) * Math.sin(a)],
        [x + r * 0.92 * Math.cos(a), y + r * 0.92 * Math.sin(a)],
      ],
      3.3,
    )
  }
  return out + circle(x, y, r * 0.26, 4) + circle(x, y, r * 0.13, 3.3)
}
/** Cut through the middle. */
const section: Study = (x, y, r) => {
  const to = at(x, y, r)
  let out =
    shape(to('-16,96! -14,10! 14,10! 16,96! 0,100'), 4) +
    shape(to('-92,14! -84,-40 -44,-84 0,-90 44,-84 84,-40 92,14! 0,4'), 4.4)
  out += shape(
    to('-70,4! -60,-34 -30,-62 0,-66 30,-62 60,-34 70,4! 30,-14 14,-10! 14,10! -14,10! -14,-10! -30,-14'),
    3.6,
  )
  for (const s of [-1, 1])
    for (const k of [26, 42, 58]) out += line(to(`${s * k},${-14 + k * 0.2} ${s * (k + 3)},${6}`, false), 3.2)
  return out
}
const button: Study = (x, y, r) => {
  const to = at(x, y, r)
  return (
    shape(to('-34,100! -50,70 -40,20 40,20 50,70 34,100!'), 4.2) +
    shape(to('-56,30! -62,-20 -30,-66 0,-70 30,-66 62,-20 56,30! 0,44'), 4.4) +
    circle(x, y - r * 0.36, Math.max(10, r * 0.14), 3.4) +
    circle(x - r * 0.32, y, Math.max(10, r * 0.13), 3.4) +
    circle(x + r * 0.32, y, Math.max(10, r * 0.13), 3.4) +
    line(to('-44,64 0,74 44,64', false), 3.4)
  )
}
const other =
  (turn: number): Study =>
  (x, y, r, rng) =>
    MUSHROOMS[turn % MUSHROOMS.length]!(x, y + r, r * 1.9, rng)

/** A ring of bells or florets seen from above, for spires. */
const bellInside: Study = (x, y, r) => {
  let out = ''
  for (let i = 0; i < 5; i++)
    out += shape(
      ellipse(
        x + r * 0.5 * Math.cos((i / 5) * TAU + UP),
        y + r * 0.5 * Math.sin((i / 5) * TAU + UP),
        r * 0.42,
        r * 0.42,
      ),
      4,
    )
  out += circle(x, y, r * 0.6, 4.2) + circle(x, y, r * 0.28, 3.6)
  for (let i = 0; i < 5; i++)
    out += circle(
      x + r * 0.44 * Math.cos((i / 5) * TAU),
      y + r * 0.44 * Math.sin((i / 5) * TAU),
      Math.max(9.6, r * 0.1),
      3.2,
    )
  return out
}

/** What is shown beside a plant of this name. */
export function studiesOf(name: string, isSpire: boolean): readonly Study[] {
  if (name === 'mushroom') return [capAbove, gills, section, button, other(1), other(4), other(5), other(3)]
  if (name in FRUIT_PLANTS) return partsOf(name)
  if (name === 'fern') return [fiddlehead, pinna, leaflet, oneLeaf]
  if (name === 'foxglove') return FOXGLOVE_PARTS
  if (isSpire) return [bellInside, bud, oneLeaf, seeds, halved, petal]
  if (name in FLOWER_HEADS) return [front(name), bud, oneLeaf, seeds, halved, petal]
  return [oneLeaf, bud, seeds, pinna, petal, halved]
}
