/** A coral reef from side to side, and whoever was asked for in the open water. */
import type { Rng } from '../../ink/random.ts'
import { curve, ellipse, rect } from '../kit/curves.ts'
import { circle, line, page, paperAround, shape } from '../kit/marks.ts'
import { fillRoom } from '../kit/packing.ts'
import { type Point, TAU } from '../kit/points.ts'
import { Room } from '../kit/room.ts'
import { fittedDrawing, standing } from '../mandala/motif.ts'
import { printCover } from '../print-cover.ts'
import { CORALS, type Coral, kelp, LOW_CORALS, seaGrass } from '../sea/corals.ts'
import { fish as finned, seahorse } from '../sea/swimmers.ts'
import type { Subject } from '../subject.ts'

/** Where the subject and the fish around it are, and how high the reef rises from left to right. */
interface Layout {
  subject: readonly [x: number, y: number]
  fish: readonly (readonly [x: number, y: number, long: number])[]
  heights: readonly number[]
}
const LAYOUTS: readonly Layout[] = [
  {
    subject: [512, 380],
    fish: [
      [196, 200, 170],
      [836, 250, 180],
      [250, 430, 140],
      [800, 480, 130],
    ],
    heights: [420, 330, 250, 190, 190, 260, 340, 430],
  },
  {
    subject: [350, 390],
    fish: [
      [730, 170, 190],
      [860, 330, 150],
      [640, 380, 160],
      [116, 190, 130],
    ],
    heights: [260, 240, 210, 240, 320, 400, 480, 520],
  },
  {
    subject: [660, 380],
    fish: [
      [250, 160, 190],
      [400, 330, 150],
      [900, 180, 130],
      [300, 480, 130],
    ],
    heights: [560, 470, 380, 300, 220, 220, 240, 300],
  },
  {
    subject: [512, 360],
    fish: [
      [180, 170, 150],
      [850, 170, 160],
      [180, 380, 170],
      [850, 400, 160],
      [300, 560, 130],
    ],
    heights: [260, 300, 350, 240, 230, 340, 300, 280],
  },
]
const OPEN = [
  [270, 230, 240],
  [720, 180, 220],
  [520, 420, 260],
  [220, 470, 170],
  [820, 440, 200],
  [500, 160, 130],
] as const

/** `taken` swim around the subject, or fill the water without one; `hero` is the name of the subject, `sunken` lie on the ground. */
export function reef(
  rng: Rng,
  subject: Subject | null,
  taken: readonly string[],
  { hero = '', sunken = [] }: { hero?: string; sunken?: readonly string[] } = {},
): string {
  const fish = taken.filter((name) => !sunken.includes(name))
  const isHorse = hero === 'seahorse'
  // Others are broad: in the middle, and nobody near them.
  const layout = isHorse || !subject ? rng.pick(LAYOUTS) : rng.pick([LAYOUTS[0]!, LAYOUTS[3]!])
  const room = new Room(30)
  let out = surface(rng)
  out += growth(layout.heights, rng, room)
  const spots = subject
    ? layout.fish.filter(([x, y]) => isHorse || Math.abs(x - 512) > 320 || y > 540 || y < 150)
    : OPEN
  for (const [i, [x, y, long]] of spots.entries()) {
    const name = fish[i % Math.max(1, fish.length)]
    out +=
      name && !OURS.test(name)
        ? (fittedDrawing(name, () => 4.6, 'swim')?.(x, y, long, long) ?? '')
        : finned(x, y, long, x < 512 ? 1 : -1, rng)
    room.takeShape(ellipse(x, y, long * 0.56, long * 0.5))
  }
  const [sx, sy] = layout.subject
  if (isHorse) out += seahorse(sx, sy, 560, sx < 500 ? 1 : sx > 520 ? -1 : rng.sign())
  else out += subject?.({ x: sx, y: sy, w: 560, h: 470, cover: printCover(rng), sw: 5.4 }).svg ?? ''
  if (subject) room.takeShape(isHorse ? ellipse(sx, sy, 210, 290) : ellipse(sx, sy, 310, 230))
  out += fillRoom(room, { largest: 24, smallest: 12, gap: 16, count: 16 }, ({ x, y, r }) => bubble(x, y, r))
  for (const [i, name] of sunken.slice(0, 2).entries())
    out += standing(name, () => 5)?.(i ? 760 : 440, 930, 340, 260) ?? ''
  return page(out + foreground(rng) + paperAround(rect(14, 14, 996, 996)))
}

const OURS = /^(?:fish|tropical fish|angelfish|butterflyfish|clownfish|reef fish)$/

export const bubble = (x: number, y: number, r: number): string =>
  circle(x, y, r, 3.8) +
  (r > 17
    ? line(
        [
          [x - r * 0.5, y - r * 0.1],
          [x - r * 0.2, y - r * 0.5],
        ],
        3.2,
      )
    : '')

/** Waves one below the other along the top. */
export function surface(rng: Rng): string {
  let out = ''
  const phase = rng.between(0, TAU)
  for (const [k, y] of [44, 74].entries()) {
    const wave = Array.from(
      { length: 61 },
      (_, i): Point => [i * 17.2 - 4, y + 11 * Math.sin(i * 0.42 + phase + k * 1.4)],
    )
    out += k ? line(wave, 4) : shape([[-10, -10], ...wave, [1040, -10]], 4.4)
  }
  return out
}

/** Kelp behind, then corals, each of another kind than its neighbors. */
function growth(heights: readonly number[], rng: Rng, room: Room): string {
  let bag: Coral[] = []
  const next = (): Coral => {
    if (!bag.length) bag = rng.shuffle(CORALS)
    return bag.pop()!
  }
  let out = ''
  for (const [i, h] of heights.entries()) {
    const x = 64 + i * 128
    if (h > 320 && i % 2 === 0) out += kelp(x + 40, 960, h + 150, rng)
    room.takeShape(rect(x - 90, 960 - h - (h > 320 ? 160 : 20), 180, h + 200))
  }
  const order = [...heights.keys()].sort((a, b) => heights[b]! - heights[a]!)
  for (const i of order) out += next()(64 + i * 128 + rng.between(-12, 12), 930, heights[i]! * rng.between(0.9, 1), rng)
  return out
}

/** Sand with shells, low corals and grass before it. */
export function foreground(rng: Rng): string {
  let out = shape(curve('-20,880! 140,850 320,886 512,862 700,890 880,852 1050,880! 1050,1060! -20,1060!'), 5)
  let bag: Coral[] = []
  for (const x of [90, 250, 420, 610, 780, 940]) {
    if (!bag.length) bag = rng.shuffle(LOW_CORALS)
    out += bag.pop()!(x + rng.between(-14, 14), 960, rng.between(120, 160), rng)
  }
  out += shape(curve('-20,960! 200,936 420,968 640,940 860,966 1050,944! 1050,1060! -20,1060!'), 4.6)
  for (const x of rng.shuffle([160, 340, 512, 700, 870]).slice(0, 3)) out += star(x, 972, 32)
  for (const x of [60, 964]) out += seaGrass(x, 1012, 150, rng)
  return out + (standing('shell', () => 4.4)?.(rng.pick([250, 610, 790]), 1004, 86, 66) ?? '')
}

const star = (x: number, y: number, r: number): string =>
  shape(
    curve(
      Array.from({ length: 10 }, (_, i): Point => {
        const [far, a] = [i % 2 ? r * 0.46 : r, -Math.PI / 2 + (i / 10) * TAU]
        return [x + far * Math.cos(a), y + far * Math.sin(a)]
      }),
      true,
      5,
    ),
    4,
  ) + circle(x, y, 9.8, 3.4)
