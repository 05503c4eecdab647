/** Where the large ones of a close meadow stand, each way of composing it another. */
import type { Rng } from '../../ink/random.ts'
import { ellipse, rect } from '../kit/curves.ts'
import type { Poly } from '../kit/points.ts'

/** A head of radius `r`; with `long`, one that blooms so far down from (x, y). */
export interface Stand {
  x: number
  y: number
  r: number
  long?: number
  /** Where it is rooted, if not below itself. */
  foot?: number
}

export interface Layout {
  outline: Poly
  /** Where the ground is. */
  ground: number
  stands: readonly Stand[]
  /** Left free for a butterfly: its place and size. */
  clearing?: { x: number; y: number; size: number }
  framed?: true
}

const head = (x: number, y: number, r: number, foot?: number): Stand =>
  foot === undefined ? { x, y, r } : { x, y, r, foot }
const tall = (x: number, y: number, long: number, foot?: number): Stand => ({ ...head(x, y, 0, foot), long })

const PAGE = rect(14, 14, 996, 996)
const onPage = (stands: readonly Stand[]): Layout => ({ outline: PAGE, ground: 1010, stands })

const LAYOUTS: readonly Layout[] = [
  // Few, and very large.
  onPage([
    head(290, 300, 188),
    head(726, 420, 196),
    head(330, 700, 150),
    tall(560, 60, 250),
    tall(900, 50, 190),
    head(880, 730, 88),
    head(610, 760, 96),
    head(110, 540, 78),
  ]),
  // An arch around a clearing.
  {
    ...onPage([
      tall(120, 190, 330, 110),
      tall(904, 190, 330, 914),
      head(300, 170, 118, 230),
      head(724, 170, 118, 794),
      head(512, 120, 86, 300),
      head(146, 660, 112),
      head(878, 660, 112),
      head(286, 430, 74, 240),
      head(738, 430, 74, 784),
      head(330, 800, 84),
      head(700, 800, 84),
      head(512, 840, 70),
    ]),
    clearing: { x: 512, y: 480, size: 300 },
  },
  // From the lower corner to the upper one, smaller as it climbs.
  onPage([
    head(236, 690, 186),
    head(520, 520, 140),
    head(720, 320, 112),
    head(880, 160, 84),
    head(250, 360, 92),
    head(104, 180, 70),
    tall(430, 90, 250),
    head(650, 760, 104),
    tall(890, 430, 330),
    head(620, 130, 62),
    head(280, 140, 58),
  ]),
  // Spires like towers, heads at their feet.
  onPage([
    tall(130, 260, 330),
    tall(322, 130, 400),
    tall(530, 70, 440),
    tall(724, 150, 390),
    tall(900, 280, 320),
    head(230, 730, 130),
    head(530, 700, 142),
    head(820, 740, 128),
    head(90, 120, 60),
    head(926, 110, 68),
  ]),
  // Row behind row up to the top.
  onPage([
    head(190, 740, 138),
    head(500, 780, 120),
    head(820, 730, 146),
    head(350, 520, 96),
    head(640, 510, 104),
    head(110, 440, 80),
    head(920, 450, 76),
    tall(250, 90, 250),
    tall(770, 80, 260),
    head(510, 280, 86),
    head(110, 200, 64),
    head(920, 200, 66),
    head(400, 110, 56),
    head(630, 120, 60),
  ]),
  // In a round frame.
  {
    outline: ellipse(512, 512, 446, 446, 120),
    ground: 926,
    framed: true,
    stands: [
      head(360, 400, 146),
      head(664, 470, 152),
      head(510, 700, 112),
      tall(540, 96, 220),
      head(236, 640, 88),
      head(830, 680, 76),
      head(720, 210, 78),
      head(150, 460, 64),
      head(300, 190, 62),
    ],
  },
  // Two large ones that lean to each other.
  onPage([
    head(330, 360, 170, 180),
    head(716, 330, 150, 880),
    tall(512, 560, 270),
    head(160, 720, 116),
    head(862, 690, 124),
    tall(120, 60, 260),
    tall(910, 60, 200),
    head(520, 110, 84),
    head(330, 800, 80),
    head(700, 820, 78),
  ]),
]

/** One of them, as it is or mirrored, nothing quite where it was. */
export function layoutOf(rng: Rng): Layout {
  const [layout = LAYOUTS[0]!] = rng.shuffle(LAYOUTS)
  const mirrored = rng.chance(0.5)
  const across = (x: number): number => (mirrored ? 1024 - x : x)
  const stands = layout.stands.map(({ x, y, r, long, foot }): Stand => {
    const near = (by: number): number => rng.between(-by, by)
    return {
      x: across(x) + near(16),
      y: y + near(16),
      r: r * rng.between(0.92, 1.03),
      ...(long ? { long: long * rng.between(0.94, 1.04) } : {}),
      ...(foot === undefined ? {} : { foot: across(foot) }),
    }
  })
  return { ...layout, stands }
}
