/** A fairy in a grown-up hand: she sits on a toadstool in a wood, in a skirt of petals, her wings spread. */
import type { Rng } from '../../ink/random.ts'
import { disc } from '../birds/surroundings.ts'
import { vane } from '../creatures/plumage.ts'
import { union } from '../kit/clip.ts'
import { curve, ellipse, rect } from '../kit/curves.ts'
import { circle, line, page, paperAround, shape } from '../kit/marks.ts'
import { area, band, type Point, type Poly } from '../kit/points.ts'
import { head } from '../lady/head.ts'
import { mushroom } from '../plants/mushroom.ts'
import { butterflyWings } from '../portrait/wings.ts'
import { boughs, trunks, undergrowth } from '../wild/surroundings.ts'
import { ARMS, CHEST, flowingHair, necklace } from './mermaid.ts'

const CAP = curve('120,860! 150,740 270,640 420,604 512,598 604,604 754,640 874,740 904,860! 760,900 512,914 264,900')
const GILLS = curve('150,866! 330,892 512,898 694,892 874,866! 720,930 600,946 512,948 424,946 304,930')
const STEM = curve('430,936! 440,1010 424,1060! 600,1060! 584,1010 594,936!')
const LEGS = [
  band(curve('470,620 430,730 452,800 520,868', false, 12), (t) => 62 - 34 * t),
  band(curve('554,620 596,730 574,800 504,868', false, 12), (t) => 62 - 34 * t),
]
const FEET = [
  curve('508,852! 536,866 572,894 588,922! 560,918 526,896 500,878'),
  curve('516,852! 488,866 452,894 436,922! 464,918 498,896 524,878'),
]

/** Spots of the cap, not where she sits. */
const SPOTS = [
  [226, 790, 44],
  [330, 850, 32],
  [320, 706, 30],
  [798, 790, 44],
  [694, 850, 32],
  [704, 706, 30],
  [176, 852, 22],
  [848, 852, 22],
] as const

/** Two rows of petals from the waist; the upper ones lie over the lower. */
function skirt(): string {
  let out = ''
  for (const [long, wide, spread, count] of [
    [250, 96, 1.16, 8],
    [170, 78, 1.0, 7],
  ] as const)
    for (const i of [...Array(count).keys()].sort(
      (a, b) => Math.abs(b - (count - 1) / 2) - Math.abs(a - (count - 1) / 2),
    )) {
      const k = (2 * i) / (count - 1) - 1
      const { poly, marks = [] } = vane(512 + 46 * k, 506, {
        long: long * (1 - 0.1 * Math.abs(k)),
        wide,
        turn: Math.PI / 2 - k * spread,
        curl: k * 0.5,
        tip: 'sharp',
      })
      out += shape(poly, 4.6) + marks.map((mark) => line(mark.poly, 3.2)).join('')
    }
  return out
}

/** Petals over the breast, a sash of leaves at the waist. */
const bodice = (): string =>
  shape(curve('446,392! 470,348 500,352 512,378! 524,352 554,348 578,392! 566,440 572,508! 452,508! 458,440'), 5) +
  ['512,378 512,500', '484,360 478,430 482,500', '540,360 546,430 542,500']
    .map((fold) => line(curve(fold, false), 3.4))
    .join('') +
  [-50, -25, 0, 25, 50].map((x) => circle(512 + x, 506 + 6 * Math.cos(x / 30), x ? 13 : 18, 3.8)).join('')

const mirrored = (poly: Poly): Poly => poly.map(([x, y]): Point => [1024 - x, y])

function toadstool(): string {
  let out = shape(STEM, 5.4) + shape(GILLS, 5)
  for (const gill of ['240,884 330,924', '340,896 400,938', '432,902 458,944'])
    for (const one of [curve(gill, false), mirrored(curve(gill, false))]) out += line(one, 3.4)
  out += shape(CAP, 5.6)
  for (const [x, y, r] of SPOTS) out += shape(ellipse(x, y, r, r * 0.78), 4)
  return out
}

export function fairyPage(rng: Rng): string {
  const skin = union([CHEST, ...ARMS]).filter((poly) => area(poly) > 0)
  const side = rng.sign()
  const figure =
    `<g transform="translate(128 46) scale(0.75)">${butterflyWings(null, rng)}</g>` +
    flowingHair(rng) +
    toadstool() +
    LEGS.map((leg) => shape(leg, 5)).join('') +
    FEET.map((foot) => shape(foot, 5)).join('') +
    shape(skin, 5.4) +
    skirt() +
    bodice() +
    necklace() +
    head('flowing', rng)
  const around = mushroom(96, 950, 210, rng) + mushroom(930, 956, 190, rng)
  return page(
    disc(512, 330, 250, false) +
      trunks(rng, false) +
      shape(curve('-20,800 200,772 460,792 700,768 1044,796! 1044,1050! -20,1050!'), 4.6) +
      boughs(undefined, 'forest', rng) +
      `<g transform="translate(${side > 0 ? 0 : 1024} -6)${side > 0 ? '' : ' scale(-1 1)'}">${figure}</g>` +
      around +
      undergrowth((i) => ['fern', 'bay', 'foxglove', 'fern'][i % 4]!, false, true, rng) +
      paperAround(rect(14, 14, 996, 996)),
  )
}
