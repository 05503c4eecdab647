/** A plate of one plant: the whole of it, studies of its parts, its name on a strip, in one of five arrangements. */
import type { Rng } from '../../ink/random.ts'
import { caption, hollow } from '../../lettering/ink.ts'
import { setInto } from '../../lettering/setting.ts'
import { arc, curve, leaf, rect } from '../kit/curves.ts'
import { circle, page, shape } from '../kit/marks.ts'
import { move, type Point, TAU } from '../kit/points.ts'
import { bloomAcross, boughAcross } from '../orchard/bough.ts'
import { FRUIT_PLANTS } from '../orchard/rows.ts'
import { moth } from '../plants/guests.ts'
import { FLOWER_HEADS } from '../plants/heads.ts'
import { isSpire, SPRIGS } from '../plants/sprigs.ts'
import { plateFrame } from './frames.ts'
import { type Grow, growthOf } from './growth.ts'
import { latinFor } from './latin.ts'
import { roots } from './roots.ts'
import { type Study, studiesOf } from './studies.ts'

/** What flowers on wood. */
const WOODY = /^(?:cherry blossom|magnolia|camellia|dogwood|wild rose|plumeria|hibiscus)$/

export function singlePlate(rng: Rng, name: string, hasGuests: boolean, hasRoots = false): string {
  const spire = isSpireOf(name)
  const grow = growthOf(name, spire)
  const bears = name in FRUIT_PLANTS
  const bough = bears
    ? boughAcross.bind(null, name)
    : WOODY.test(name)
      ? bloomAcross.bind(null, FLOWER_HEADS[name]!)
      : null
  // The cut fruit comes first: it is what such a plate is looked at for.
  const studies = bears ? studiesOf(name, spire) : rng.shuffle(studiesOf(name, spire))
  const body =
    bough && rng.chance(bears ? 0.6 : 1)
      ? bough(rng) + row(studies, rng)
      : (rng.chance(0.65) || hasRoots ? herbarium : rng.pick(ARRANGEMENTS))({
          name,
          grow,
          studies,
          rng,
          hasGuests,
          spire,
        })
  return page(body + label(name) + plateFrame(rng), false)
}

/** Two or three different plants side by side, parts of each below it. */
export function groupPlate(rng: Rng, names: readonly string[]): string {
  const wide = 860 / names.length
  const body = names.map((name, i) => {
    const spire = isSpireOf(name)
    const x = 82 + wide * (i + 0.5)
    const studies = studiesOf(name, spire)
    const parts = names.length > 2 ? [x] : [x - wide * 0.25, x + wide * 0.25]
    const r = names.length > 2 ? 84 : 88
    return (
      growthOf(name, spire)(x, 650, 540, rng, wide * 0.92) +
      parts.map((at, k) => studies[k % studies.length]!(at, 764, r, rng)).join('')
    )
  })
  return page(body.join('') + label(names.join(' & ')) + plateFrame(rng), false)
}

const isSpireOf = (name: string): boolean =>
  (isSpire(name) || name === 'lavender' || name === 'bluebell' || name === 'wheat') && name in SPRIGS

interface Parts {
  name: string
  spire: boolean
  grow: Grow
  studies: readonly Study[]
  rng: Rng
  hasGuests: boolean
}
type Arrangement = (parts: Parts) => string

const ring = (x: number, y: number, r: number): string => circle(x, y, r, 4.6) + circle(x, y, r - 12, 3.6)
const FOOT = 858

const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI']

/** As in an old herbal: the whole plant with its roots, its parts numbered at both sides, the botanists' name above. */
const herbarium: Arrangement = ({ name, grow, studies, rng, spire }) => {
  const latin = latinFor(name)
  const [ground, high] = latin ? [758, 606] : [758, 650]
  let out = roots(512, ground + 4, rng, 1.25) + grow(512, ground, high, rng, spire ? 296 : 430)
  if (latin) out += caption(latin, { x: 232, y: 88, w: 560, h: 44 }, 40)
  for (const [i, numeral] of NUMERALS.entries()) {
    const [x, y] = [i % 2 ? 838 : 186, 206 + Math.floor(i / 2) * 246]
    out += studies[i % studies.length]!(x, y, 88, rng)
    out += caption(numeral, { x: x - 50, y: y + 100, w: 100, h: 34 }, 32)
  }
  return out
}

/** The plant in the middle, studies free to both sides. */
const grand: Arrangement = ({ grow, studies, rng, hasGuests }) => {
  let out = grow(512, FOOT, 740, rng, 430)
  const places = [
    [184, 190],
    [840, 190],
    [178, 430],
    [846, 430],
    [184, 672],
    [840, 672],
  ] as const
  for (const [i, [x, y]] of places.entries())
    out += hasGuests && i === 5 ? moth(x, y, 1, 0.3) : studies[i % studies.length]!(x, y, 98, rng)
  return out
}

/** The plant to one side, studies in boxes down the other. */
const beside: Arrangement = ({ grow, studies, rng }) => {
  const flip = rng.chance(0.5)
  const across = (x: number): number => (flip ? 1024 - x : x)
  let out = grow(across(366), FOOT, 740, rng, 530)
  for (let i = 0; i < 3; i++) {
    const y = 100 + i * 256
    out += shape(rect(across(794) - 130, y, 260, 240), 4.6) + shape(rect(across(794) - 117, y + 13, 234, 214), 3.6)
    out += studies[i % studies.length]!(across(794), y + 120, 98, rng)
  }
  return out
}

/** In a medallion, a study in each corner. */
const medallion: Arrangement = ({ grow, studies, rng }) => {
  const [cy, r] = [470, 356]
  let out = circle(512, cy, r, 5) + circle(512, cy, r - 26, 4)
  // A wreath within the ring.
  out += circle(512, cy, r - 58, 3.6)
  for (let i = 0; i < 36; i++) {
    const a = (i / 36) * TAU
    for (const [far, tilt] of [
      [r - 58, 0.5],
      [r - 58, -0.5],
    ] as const)
      out += shape(leaf(512 + far * Math.cos(a), cy + far * Math.sin(a), 50, 23, a + Math.PI / 2 + tilt, 0.45), 3.6)
  }
  out += grow(512, 800, 602, rng, 420)
  for (const [i, [x, y]] of (
    [
      [184, 184],
      [840, 184],
      [184, 770],
      [840, 770],
    ] as const
  ).entries())
    out += ring(x, y, 106) + studies[i % studies.length]!(x, y, 76, rng)
  return out
}

/** Three arches, the plant in the middle one, studies in the others. */
const triptych: Arrangement = ({ grow, studies, rng }) => {
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
  return out
}

/** Two plants, studies in rings between them. */
const pair: Arrangement = ({ grow, studies, rng }) => {
  let out = grow(242, FOOT, 740, rng, 290) + grow(782, FOOT, 740, rng, 290)
  for (const [i, y] of [208, 454, 700].entries())
    out += ring(512, y, 112) + studies[i % studies.length]!(512, y, 76, rng)
  return out
}

/** Parts in a row, below a branch. */
const row = (studies: readonly Study[], rng: Rng): string =>
  [186, 403, 621, 838].map((x, i) => studies[i]!(x, 746, 100, rng)).join('')

const ARRANGEMENTS: readonly Arrangement[] = [grand, beside, medallion, triptych, pair]

/** On a strip below. */
function label(name: string): string {
  const text = name.toUpperCase()
  const letters = setInto(text, { x: 296, y: 880, w: 432, h: 48 }, { face: 'round', gap: 160, mostLines: 1 }) ?? []
  const ends = [-1, 1].map((side) =>
    shape(move(curve('0,-20! 60,-20! 44,0! 60,20! 0,20!'), 512 + side * 230, 910, 0, side, 1), 4),
  )
  const corners = [-1, 1].map((side) => shape(leaf(512 + side * 300, 910, 50, 24, side > 0 ? 0 : Math.PI, 0.5), 3.6))
  return (
    ends.join('') +
    corners.join('') +
    shape(rect(270, 872, 484, 64), 4.6) +
    letters.map((letter) => hollow(letter, 3.4, 3)).join('')
  )
}
