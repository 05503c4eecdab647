/** Ways to set a plant, its parts and its name on a plate. */
import type { Rng } from '../../ink/random.ts'
import { caption } from '../../lettering/ink.ts'
import { arc, ellipse, leaf, rect } from '../kit/curves.ts'
import { circle, shape } from '../kit/marks.ts'
import { length, type Point, TAU, walk } from '../kit/points.ts'
import { bee, moth } from '../plants/guests.ts'
import type { Arrangement } from './drawers.ts'
import { plateFrame } from './frames.ts'
import { label } from './label.ts'
import { latinFor } from './latin.ts'
import { pressed } from './pressed.ts'
import { roots } from './roots.ts'

const framed = (body: string, name: string, rng: Rng): string => body + label(name) + plateFrame(rng)
const ring = (x: number, y: number, r: number): string => circle(x, y, r, 4.6) + circle(x, y, r - 12, 3.6)
const FOOT = 858

const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI']

/** As in an old herbal: the whole plant with its roots, its parts numbered at both sides, the botanists' name above. */
export const numbered: Arrangement = ({ name, grow, studies, rng, spire }) => {
  const latin = latinFor(name)
  const [ground, high] = latin ? [758, 606] : [758, 650]
  let out = roots(512, ground + 4, rng, 1.1) + grow(512, ground, high, rng, spire ? 296 : 430)
  if (latin) out += caption(latin, { x: 232, y: 88, w: 560, h: 44 }, 40)
  for (const [i, numeral] of NUMERALS.entries()) {
    const [x, y] = [i % 2 ? 838 : 186, 206 + Math.floor(i / 2) * 246]
    out += studies[i % studies.length]!(x, y, 88, rng)
    out += caption(numeral, { x: x - 50, y: y + 100, w: 100, h: 34 }, 32)
  }
  return framed(out, name, rng)
}

/** The plant alone, as large as the page allows, with its roots. */
const grand: Arrangement = ({ name, grow, rng, hasGuests }) => {
  let out = roots(512, 762, rng, 1.1) + grow(512, 758, 656, rng, 720)
  if (hasGuests)
    for (const [i, side] of rng.shuffle([-1, 1]).entries())
      out += i ? bee(512 + side * 300, 200, 1.1, -0.2) : moth(512 + side * 300, 190, 1.1, side * 0.3)
  return framed(out, name, rng)
}

/** The plant to one side, studies in boxes down the other. */
const beside: Arrangement = ({ name, grow, studies, rng }) => {
  const flip = rng.chance(0.5)
  const across = (x: number): number => (flip ? 1024 - x : x)
  let out = grow(across(402), FOOT, 740, rng, 530, flip ? 1 : -1)
  for (let i = 0; i < 3; i++) {
    const y = 100 + i * 256
    out += shape(rect(across(794) - 130, y, 260, 240), 4.6) + shape(rect(across(794) - 117, y + 13, 234, 214), 3.6)
    out += studies[i % studies.length]!(across(794), y + 120, 98, rng)
  }
  return framed(out, name, rng)
}

/** In an oval with a border of leaves, a study in each corner; around a spire it is narrow. */
const oval: Arrangement = ({ name, spire, grow, studies, rng }) => {
  const cy = 470
  const wide = spire ? 292 : 356
  const rim = (inset: number) => ellipse(512, cy, wide - inset, 384 - inset, 120)
  let out = shape(rim(0), 5) + shape(rim(50), 4)
  const around = [...rim(25), rim(25)[0]!]
  for (const { x, y, a } of walk(around, length(around) / 47).slice(0, 47))
    out += shape(leaf(x, y, 42, 24, a, 0.5), 3.5)
  out += grow(512, spire ? 740 : 752, spire ? 620 : 600, rng, spire ? 300 : 390)
  for (const [i, [x, y]] of (
    [
      [172, 178],
      [852, 178],
      [172, 766],
      [852, 766],
    ] as const
  ).entries())
    out += studies[i % studies.length]!(x, y, spire ? 88 : 76, rng)
  return framed(out, name, rng)
}

/** Three arches, the plant in the middle one, studies in the others. */
const triptych: Arrangement = ({ name, grow, studies, rng }) => {
  let out = ''
  for (const [i, [x, w]] of (
    [
      [206, 240],
      [512, 346],
      [818, 240],
    ] as const
  ).entries()) {
    const arch = (inset: number): Point[] => [
      [x - w / 2 + inset, FOOT + 12],
      ...arc(x, 98 + w / 2, w / 2 - inset, Math.PI, TAU, 30),
      [x + w / 2 - inset, FOOT + 12],
    ]
    out += shape(arch(0), 5) + shape(arch(13), 3.8)
    if (i === 1) {
      out += grow(x, FOOT - 6, 700, rng, 290)
      continue
    }
    for (const [k, y] of [232, 478, 724].entries()) {
      out += studies[(i + k + (i ? 1 : 0)) % studies.length]!(x, y, 88, rng)
      if (k) for (const s of [-1, 1]) out += shape(leaf(x, y - 122, 62, 20, s > 0 ? 0 : Math.PI, 0.4), 3.4)
    }
  }
  return framed(out, name, rng)
}

/** Two plants that differ in height, studies in rings between them. */
const pair: Arrangement = ({ name, grow, studies, rng }) => {
  const [one, other] = rng.shuffle([740, rng.between(620, 680)])
  let out = grow(242, FOOT, one!, rng, 290) + grow(782, FOOT, other!, rng, 290)
  for (const [i, y] of [208, 454, 700].entries())
    out += ring(512, y, 112) + studies[i % studies.length]!(512, y, 76, rng)
  return framed(out, name, rng)
}

export const ARRANGEMENTS: readonly Arrangement[] = [numbered, grand, beside, oval, pair, pressed, triptych]
