/** A Japanese garden: a bridge over a pond with koi, lanterns, trained trees, a pagoda or a gate, in one of four views. */
import type { Rng } from '../../ink/random.ts'
import { curve, ellipse, rect } from '../kit/curves.ts'
import { circle, line, page, paperAround, shape } from '../kit/marks.ts'
import { lotus, pad } from '../koi/lilies.ts'
import { standing } from '../mandala/motif.ts'
import { archedBridge, type Foliage, pagoda, stoneLantern, torii, trainedTree } from './japanese-parts.ts'
import { bamboo, koiFromAbove, pond, shrubs } from './japanese-water.ts'
import { teahouse } from './teahouse.ts'

export interface JapaneseGarden {
  /** Anything else we can draw, on the near bank. */
  asked: readonly string[]
  /** On the tree that reaches over the water. */
  leaves: 'maple' | 'cherry blossom'
  goal: string
  hasBamboo: boolean
}

const SHORE = 640

/** Places by x; all may be mirrored. */
interface View {
  mountain: number | null
  goal: readonly [x: number, foot: number, high: number]
  bridge: readonly [x: number, foot: number, wide: number]
  tree: readonly [x: number, foot: number, high: number]
  lantern: readonly [x: number, foot: number, high: number]
  bamboo: readonly [x: number, foot: number, high: number] | null
  sun: readonly [x: number, y: number]
  koi: readonly (readonly [x: number, y: number, turn: number])[]
}
const VIEWS: readonly View[] = [
  {
    mountain: 560,
    goal: [230, 600, 420],
    bridge: [520, 760, 460],
    tree: [920, 900, 500],
    lantern: [140, 870, 250],
    bamboo: null,
    sun: [110, 130],
    koi: [
      [400, 900, 0.2],
      [640, 940, -0.4],
    ],
  },
  {
    mountain: 300,
    goal: [800, 600, 500],
    bridge: [480, 740, 420],
    tree: [130, 930, 480],
    lantern: [890, 870, 240],
    bamboo: null,
    sun: [540, 130],
    koi: [
      [480, 880, -0.3],
      [700, 930, 0.4],
    ],
  },
  {
    mountain: null,
    goal: [512, 600, 540],
    bridge: [580, 780, 460],
    tree: [900, 950, 460],
    lantern: [250, 930, 230],
    bamboo: [90, 880, 760],
    sun: [840, 130],
    koi: [
      [470, 930, 0.1],
      [680, 890, -0.4],
    ],
  },
  {
    mountain: 720,
    goal: [560, 600, 360],
    bridge: [740, 740, 380],
    tree: [120, 880, 500],
    lantern: [500, 930, 210],
    bamboo: [950, 920, 640],
    sun: [920, 110],
    koi: [
      [640, 930, 0.3],
      [790, 860, -0.2],
    ],
  },
]

const PADS = [
  [330, 960, 56],
  [560, 980, 50],
  [860, 970, 56],
  [250, 840, 44],
  [740, 980, 52],
  [420, 840, 46],
] as const

export function japaneseGarden(rng: Rng, { asked, leaves, goal, hasBamboo }: JapaneseGarden): string {
  const view = rng.pick(hasBamboo ? VIEWS.filter(({ bamboo }) => bamboo) : VIEWS)
  const side = rng.sign()
  const at = (x: number): number => 512 + side * (x - 512)
  let out = heavens(at(view.sun[0]), view.sun[1], rng)
  if (view.mountain !== null) out += mountain(at(view.mountain))
  out += shrubs(590, 74, rng)
  const [gx, gy, gh] = view.goal
  const isGate = /torii/.test(goal)
  out += /tea/.test(goal)
    ? teahouse(at(gx), gy + 34, Math.max(400, gh))
    : isGate
      ? torii(at(gx), gy + 40, Math.min(340, gh * 0.86))
      : pagoda(at(gx), gy, gh, rng.int(3, gh > 400 ? 5 : 3))
  out += shrubs(SHORE, 56, rng) + pond(SHORE, rng)
  const [bx, by, bw] = view.bridge
  out += archedBridge(at(bx), by, bw)
  // On the pattern of the waves a fish would be one of its scales: still water is about it.
  for (const sw of [7, 0]) for (const [x, y] of view.koi) out += shape(ellipse(at(x), y, 170, 86), sw)
  for (const [x, y, turn] of view.koi) out += koiFromAbove(at(x), y, 220, side > 0 ? turn : Math.PI - turn, rng)
  const isFree = (x: number, y: number): boolean => view.koi.every(([u, v]) => Math.hypot(u - x, (v - y) * 1.6) > 170)
  const [first, ...others] = rng.shuffle(PADS.filter(([x, y]) => isFree(x, y)))
  for (const [x, y, r] of others.slice(0, 2)) out += pad(at(x), y, r, rng).svg
  if (first) out += lotus(at(first[0]), first[1] - 20, 74)
  const [lx, ly, lh] = view.lantern
  out += islet(at(lx), ly, 150) + stoneLantern(at(lx), ly - 6, lh)
  if (view.bamboo)
    out +=
      islet(at(view.bamboo[0]), view.bamboo[1], 130) + bamboo(at(view.bamboo[0]), view.bamboo[1], view.bamboo[2], rng)
  const [tx, ty, th] = view.tree
  const foliage: Foliage = leaves === 'cherry blossom' ? leaves : rng.pick(['maple', 'pine', 'maple'] as const)
  out += islet(at(tx), ty, 190) + trainedTree(at(tx), ty, th, at(tx) > 512 ? -1 : 1, foliage, rng)
  for (const [i, name] of asked.slice(0, 3).entries())
    out += standing(name, () => 5, 'sit')?.(at([512, 300, 760][i]!), 1000, 190, 210) ?? ''
  return page(out + paperAround(rect(14, 14, 996, 996)))
}

/** A sun with a rim, and bands of cloud with round ends. */
function heavens(x: number, y: number, rng: Rng): string {
  let out = circle(x, y, 66, 5) + circle(x, y, 50, 4)
  for (const [u, v, w] of rng
    .shuffle([
      [300, 110, 220],
      [760, 230, 240],
      [160, 290, 200],
      [700, 90, 180],
      [460, 240, 190],
    ] as const)
    .slice(0, 4)) {
    if (Math.abs(u - x) < w / 2 + 90 && Math.abs(v - y) < 150) continue
    const bar = (a: number, b: number, half: number): string =>
      shape(
        curve(
          `${a - half},${b} ${a - half + 18},${b - 17} ${a},${b - 17} ${a + half - 18},${b - 17} ${a + half},${b} ${a + half - 18},${b + 17} ${a},${b + 17} ${a - half + 18},${b + 17}`,
        ),
        4.2,
      )
    out += bar(u + 40, v - 32, w * 0.32) + bar(u, v, w * 0.5)
  }
  return out
}

/** Snow down to a jagged edge. */
const mountain = (x: number): string =>
  shape(curve(`${x - 400},610! ${x - 170},360 ${x - 46},210! ${x + 46},210! ${x + 170},360 ${x + 400},610!`), 5.2) +
  line(
    curve(
      `${x - 132},315! ${x - 90},352! ${x - 46},312! ${x},360! ${x + 48},312! ${x + 92},352! ${x + 132},315!`,
      false,
    ),
    4.4,
  )

/** Ground with stones along its edge, in the water. */
function islet(x: number, y: number, half: number): string {
  let out = shape(
    curve(
      `${x - half},${y + 24} ${x - half * 0.6},${y - 14} ${x},${y - 22} ${x + half * 0.6},${y - 14} ${x + half},${y + 24} ${x},${y + 50}`,
    ),
    4.8,
  )
  for (const k of [-0.78, -0.4, 0, 0.4, 0.78])
    out += shape(ellipse(x + k * half, y + 40 - Math.abs(k) * 14, half * 0.21, 23), 4.4)
  return out
}
