/** A cup whose steam turns into flowers: three curls that rise from the rim and bloom all along. */
import type { Rng } from '../../ink/random.ts'
import { lookUp } from '../../world/world.ts'
import type { Kind } from '../kind.ts'
import { curve, ellipse, leaf, rect } from '../kit/curves.ts'
import { circle, line, page, paperAround, shape } from '../kit/marks.ts'
import { band, move, type Point, type Poly, TAU, walk } from '../kit/points.ts'
import { standing } from '../mandala/motif.ts'
import { cloth } from '../places/still-life.ts'
import { FLOWER_HEADS } from '../plants/heads.ts'
import { vein } from '../plants/leaves.ts'
import { PLANT_WORDS, plantsIn } from '../plants/named.ts'
import { SPRIGS } from '../plants/sprigs.ts'

const USUAL = ['rose', 'peony', 'daisy', 'anemone', 'camellia']
/** The middle one first; how large its flowers are, from the cup upward. */
const CURLS: readonly { way: string; least: number; most: number }[] = [
  { way: '512,630 540,560 470,500 490,430 560,370 610,280 560,210 470,160', least: 62, most: 92 },
  { way: '430,630 400,560 270,520 190,410 250,320 270,230 190,160', least: 50, most: 72 },
  { way: '594,630 630,560 760,520 836,410 776,320 764,230 846,164', least: 50, most: 72 },
]

interface Blooms {
  heads: readonly string[]
  /** Grow between the flowers instead of leaves. */
  twigs: readonly string[]
}

/** Bare steam at first, then in leaf and flower. */
function curl(way: string, least: number, most: number, { heads, twigs }: Blooms, rng: Rng): string {
  const spine: Poly = curve(way, false, 14)
  const ribbon = shape(
    band(spine, (t) => (54 - 34 * t) * Math.min(1, 0.12 + 6 * t, 4 * (1 - t))),
    4.4,
  )
  let [leaves, flowers] = ['', '']
  const steps = walk(spine, 102, 270)
  for (const [i, { x, y, a }] of steps.entries()) {
    const t = i / Math.max(1, steps.length - 1)
    const r = least + (most - least) * t
    for (const [n, k] of [-1.5, 1.5, -0.9, 0.9].entries())
      leaves +=
        twigs.length && n < 2
          ? SPRIGS[twigs[i % twigs.length]!]!(x, y, r * 2.1, a + k * 0.8, rng)
          : vein(x, y, r * 1.55, r * 0.66, a + k, { veins: 2, sw: 3.6 })
    flowers += FLOWER_HEADS[heads[i % heads.length]!]!(x, y, r * 0.84, rng)
  }
  return ribbon + leaves + flowers
}

const ROUND = '-192,0! -190,70 -160,150 -90,206 0,214 90,206 160,150 190,70 192,0!'

/** Round, on a saucer, with a wreath of leaves around it; one looks into it. */
const [RIM, FOOT] = [616, 860]
function behindCup(): string {
  return (
    shape(ellipse(512, FOOT - 26, 292, 46, 64), 5) +
    shape(ellipse(512, FOOT - 34, 190, 22, 48), 4) +
    shape([ellipse(716, RIM + 84, 86, 76, 40), ellipse(706, RIM + 82, 52, 46, 32)], 5) +
    shape(move(curve(ROUND), 512, RIM, 0, 1), 5.5) +
    shape(ellipse(512, RIM, 192, 40, 56), 5.5) +
    shape(ellipse(512, RIM + 6, 166, 27, 48), 4)
  )
}
function beforeCup(): string {
  let out = shape(
    [
      ...move(curve('-192,0 -150,26 -80,38 0,40 80,38 150,26 192,0', false), 512, RIM, 0, 1),
      ...move(curve('190,22 150,48 80,60 0,62 -80,60 -150,48 -190,22', false), 512, RIM, 0, 1),
    ],
    4.4,
  )
  for (const x of [-118, -40, 40, 118]) {
    const y = RIM + 118 - (x * x) / 900
    for (let k = 0; k < 6; k++) out += shape(leaf(512 + x, y, 34, 20, (k / 6) * TAU, 0.6), 3.6)
    out += circle(512 + x, y, 9, 3.6)
  }
  return out
}

/** Coffee beans that lie on the cloth. */
function beans(spots: readonly Point[], rng: Rng): string {
  let out = ''
  for (const [x, y] of spots) {
    const a = rng.between(-0.7, 0.7)
    out += shape(ellipse(x, y, 30, 21, 24, a), 4.4) + line(move(curve('-24,0 -8,-6 8,6 24,0', false), x, y, a, 1), 3.6)
  }
  return out
}

function flowerSteam(rng: Rng, { plants, isTea }: { plants: readonly string[]; isTea: boolean }): string {
  const named = plants.filter((name) => name in FLOWER_HEADS)
  const heads = named.length ? named : rng.shuffle(USUAL).slice(0, 3)
  const twigs = plants.filter((name) => name in SPRIGS)
  let out = ''
  for (let x = 14; x < 1010; x += 62.25)
    out += line(
      [
        [x, 14],
        [x, 700],
      ],
      3,
    )
  out += cloth(rng)
  out += behindCup()
  const [middle, ...sides] = CURLS
  for (const { way, least, most } of [...sides, middle!])
    out += curl(way, least, most, { heads: rng.shuffle(heads), twigs }, rng)
  out += beforeCup()
  out += standing(isTea ? 'lemon' : 'croissant', () => 5, 'sit')?.(112, 846, 176, 130) ?? ''
  out += isTea
    ? (standing('cookie', () => 5, 'sit')?.(900, 846, 150, 130) ?? '')
    : beans(
        [
          [880, 800],
          [940, 776],
          [948, 846],
        ],
        rng,
      )
  return page(out + paperAround(rect(14, 14, 996, 996)))
}

export const FLOWER_STEAM: Kind = {
  asked: (prompt, { detail, letters }) =>
    /\b(?:coffee|tea|cups?|mugs?|tea ?cups?)\b/i.test(prompt) &&
    /\b(?:steam|swirls?|vapou?r|smoke)\b.*\b(?:turn(?:s|ing)|becom(?:es?|ing)|chang(?:es?|ing)|bloom(?:s|ing)|made|form(?:s|ing)|shaped|of)\b/i.test(
      prompt,
    ) &&
    (/\b(?:flowers?|floral|blossoms?|blooms)\b/i.test(prompt) || PLANT_WORDS.test(prompt)) &&
    detail !== 'simple' &&
    !letters,
  unless: /\b(?:kids?|cute|kawaii|girl|boy|woman|man|dragon)\b/i,
  itself: [
    'steam',
    'smoke',
    'coffee cup',
    'coffee',
    'tea',
    'teacup',
    'mug',
    'cup',
    'flower',
    'blossom',
    'swirl',
    'bloom',
  ],
  depicts: new RegExp(`${PLANT_WORDS.source}|\\b(?:steam\\w*|turning|swirls?|floral|blooms?|saucer)\\b`, 'i'),
  can: (noun) => lookUp(noun) === null,
  always: ['coffee cup', 'flower', 'steam', 'smoke'],
  draw: (rng, _, prompt) =>
    flowerSteam(rng, { plants: plantsIn(prompt), isTea: /\btea\b|\btea ?cups?\b/i.test(prompt) }),
}
