/** What a portrait wears: clothes, a necklace, and on the head flowers, a crown or a hat. */
import type { Rng } from '../../ink/random.ts'
import { curve, rect } from '../kit/curves.ts'
import { circle, clipMarks, line, shape } from '../kit/marks.ts'
import { move, type Point, type Poly, TAU, walk } from '../kit/points.ts'
import { FLOWER_HEADS } from '../plants/heads.ts'
import { vein } from '../plants/leaves.ts'
import { tangleOver } from '../zentangle/fill.ts'
import type { Look } from './look.ts'

const BUST = curve(
  '452,548! 456,620 446,676 400,716 300,752 196,800 146,880 120,1040! 904,1040! 878,880 828,800 724,752 624,716 578,676 568,620 572,548!',
)
const GOWN = curve(
  '270,764! 340,850 430,900 512,910 594,900 684,850 754,764! 828,800 878,880 904,1040! 120,1040! 146,880 196,800',
)
const SHIRT = curve(
  '400,712! 450,780 512,850 574,780 624,712! 724,752 828,800 878,880 904,1040! 120,1040! 146,880 196,800 300,752',
)

/** Neck, shoulders, and over them a gown or a shirt of patterned cloth. */
export function bust({ sex, coarse }: Look, rng: Rng): string {
  let out = shape(BUST, 6)
  if (sex === 'woman')
    out += line(curve('430,764 470,780 500,782', false), 3) + line(curve('594,764 554,780 524,782', false), 3)
  const cloth = sex === 'woman' ? GOWN : SHIRT
  const print = rng.pick(['scales', 'petals', 'diamonds', 'arcs', 'leaves'] as const)
  out +=
    shape(cloth, 5) +
    clipMarks(tangleOver(rect(90, 680, 840, 380), print, 0, coarse ? 2.2 : 1.5, rng), [cloth], 3.3, 150)
  out += shape(cloth, 6, 'none')
  return sex === 'man' ? out + lapels() : coarse ? out : out + hem()
}

/** Pearls along the neckline. */
function hem(): string {
  const edge = curve('270,764 340,850 430,900 512,910 594,900 684,850 754,764', false, 12)
  return walk(edge, 27, 6)
    .map(({ x, y }) => circle(x, y, 12, 3.6))
    .join('')
}

function lapels(): string {
  let out = ''
  for (const side of [-1, 1]) {
    const place = (text: string): Poly => curve(text).map(([x, y]) => [512 + side * x, y])
    out += shape(place('112,712! 62,780 0,850! 30,920! 120,860! 176,744!'), 5)
    out += shape(place('112,712! 62,780 0,850! 44,700 62,664!'), 4)
  }
  return out + [900, 962].map((y) => circle(512, y + 24, 14, 4)).join('')
}

/** One or two strings of beads and a stone that hangs from them. */
export function necklace({ coarse }: Look, rng: Rng): string {
  let out = ''
  const strings = rng.pick([
    [[118, 104]],
    [
      [104, 72],
      [146, 144],
    ],
  ] as const)
  let low = 0
  for (const [rx, ry] of strings) {
    const strand: Poly = Array.from({ length: 40 }, (_, i) => {
      const a = Math.PI * (0.06 + (i / 39) * 0.88)
      return [512 - rx * Math.cos(a), 676 + ry * Math.sin(a)] as Point
    })
    for (const { x, y } of walk(strand, coarse ? 38 : 25, 4)) out += circle(x, y, coarse ? 18 : 11.5, 3.5)
    low = 676 + ry
  }
  return (
    out +
    shape(move(curve('0,0! 24,26 22,56 0,74 -22,56 -24,26'), 512, low + 8), 4.4) +
    shape(move(curve('0,20! 11,34 0,56 -11,34'), 512, low + 8), 3.4)
  )
}

export const IN_HAIR: readonly string[] = Object.keys(FLOWER_HEADS)
/** Chosen from where no flower is named. */
const USUAL = ['rose', 'poppy', 'lily', 'daisy', 'sunflower', 'peony', 'anemone']

/** Along the brow from temple to temple, or more of them on one side. */
export function flowerCrown(asked: readonly string[], rng: Rng): string {
  const named = asked.filter((name) => IN_HAIR.includes(name))
  const kinds = named.length ? named : rng.shuffle(USUAL).slice(0, 2)
  const side = rng.sign()
  const wide = rng.chance(0.6)
  const places = wide ? [-1.28, -0.86, -0.44, 0, 0.44, 0.86, 1.28] : [-0.2, 0.2, 0.62, 1.02, 1.4].map((t) => t * side)
  let leaves = ''
  let flowers = ''
  for (const [i, t] of places.entries()) {
    const a = -Math.PI / 2 + t
    const [x, y] = [512 + 176 * Math.cos(a), 366 + 178 * Math.sin(a)]
    const r = (wide ? 56 : 64) - 12 * Math.abs(t) + (i % 2 ? -6 : 5)
    for (const k of [-0.7, 0.1, 0.8]) leaves += vein(x, y, r * 1.8, r * 0.66, a + k, { veins: 2, sw: 3.4 })
    flowers += FLOWER_HEADS[kinds[i % kinds.length]!]!(x, y, r, rng)
  }
  return leaves + flowers
}

export function crown(rng: Rng): string {
  const tips = rng.pick([5, 7])
  const points: Point[] = []
  for (let i = 0; i < tips; i++) {
    const t = i / (tips - 1)
    const x = 344 + 336 * t
    const lift = 44 * Math.sin(Math.PI * t)
    points.push([x, 116 - lift], [x + 336 / (tips - 1) / 2, 196 - lift * 0.8])
  }
  points.pop()
  let out = shape(
    [[372, 272], ...points, [652, 272]].map(([x, y]) => [x!, y!] as Point),
    6,
  )
  out += points
    .filter((_, i) => i % 2 === 0)
    .map(([x, y]) => circle(x, y - 4, 15, 4))
    .join('')
  const rim = curve('366,262 440,236 512,228 584,236 658,262! 652,300! 580,274 512,266 444,274 372,300!')
  out += shape(rim, 5)
  for (let i = 0; i < 5; i++) out += circle(404 + i * 54, [264, 250, 247, 250, 264][i]!, 12, 3.6)
  return out
}

/** A pointed one with a broad brim. */
export const hat = (): string =>
  shape(curve('396,214! 430,120 470,40 540,20 640,60! 588,66 576,110 610,170 628,214!'), 6) +
  shape(curve('392,188! 512,160 632,188! 640,236! 512,206 384,236!'), 5) +
  shape(rect(486, 168, 52, 46), 4) +
  shape(curve('236,270 350,210 512,196 674,210 788,270 680,262 512,246 344,262'), 6)

/** A chain over the brow with a drop. */
export function browJewel(): string {
  const chain = curve('384,330 430,290 480,276 512,276 544,276 594,290 640,330', false, 12)
  const beads = walk(chain, 33, 12)
    .map(({ x, y }) => circle(x, y, 14, 3.4))
    .join('')
  return beads + circle(512, 286, 19, 4) + shape(move(curve('0,0! 14,24 0,42 -14,24'), 512, 304), 4)
}

/** Long feathers at one side of the head. */
export function feathers(rng: Rng): string {
  const side = rng.sign()
  let out = ''
  for (const [k, long] of [
    [0.98, 200],
    [0.66, 250],
    [0.34, 230],
  ] as const) {
    const [x, y] = [512 + side * 150, 290]
    out += vein(x, y, long, 66, -Math.PI / 2 + side * k, { veins: 5, sw: 4 })
  }
  return out + circle(512 + side * 150, 296, 24, 4) + circle(512 + side * 150, 296, 11, TAU / 2)
}
