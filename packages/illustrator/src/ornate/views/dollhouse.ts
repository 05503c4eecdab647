/** A dollhouse with its front taken off: gables with shingles and trim, and in every room its paper and its furniture. */
import type { Rng } from '../../ink/random.ts'
import { arc, curve, ellipse, leaf, rect } from '../kit/curves.ts'
import { circle, clipMarks, line, type Mark, page, paperAround, shape } from '../kit/marks.ts'
import { type Poly, TAU } from '../kit/points.ts'
import { standing } from '../mandala/motif.ts'

const LEFT = 108
const RIGHT = 916
const STOREYS = [402, 610, 818, 1000 - 24] as const
const FLOOR = 14

/** Along the floor of a room: what, where as a share of its width, how wide and how high. */
type Piece = readonly [name: string, at: number, w: number, h: number]
interface Furnished {
  on: readonly Piece[]
  wall: (x: number, y: number, w: number, h: number) => string
  /** What hangs: over the middle of the furniture, in shares. */
  hung?: readonly (readonly [kind: 'picture' | 'mirror' | 'window' | 'lamp', at: number])[]
}

const stripes =
  (step: number) =>
  (x: number, y: number, w: number, h: number): string => {
    const count = Math.round(w / step)
    return Array.from({ length: count - 1 }, (_, i) =>
      line(
        [
          [x + ((i + 1) * w) / count, y],
          [x + ((i + 1) * w) / count, y + h],
        ],
        3,
      ),
    ).join('')
  }
const sprigs = (x: number, y: number, w: number, h: number): string => {
  let out = ''
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < Math.floor(w / 74); i++) {
      const [u, v] = [x + 38 + i * 74 + (row % 2) * 30, y + 30 + (row * (h - 40)) / 2.6]
      if (u > x + w - 22) continue
      out += [0, 1, 2].map((k) => shape(leaf(u, v, 25, 17, (k / 3) * TAU - Math.PI / 2, 0.55), 3.2)).join('')
    }
  return out
}
const tiles = (x: number, y: number, w: number, h: number): string => {
  let out = ''
  for (let v = y + h * 0.5; v < y + h; v += h * 0.17)
    out += line(
      [
        [x, v],
        [x + w, v],
      ],
      3,
    )
  for (let u = x + 34; u < x + w; u += 34)
    out += line(
      [
        [u, y + h * 0.5],
        [u, y + h],
      ],
      3,
    )
  return out
}

const ROOMS: Readonly<Record<string, Furnished>> = {
  bedroom: {
    on: [
      ['bed', 0.36, 200, 120],
      ['lamp', 0.86, 60, 130],
    ],
    wall: sprigs,
    hung: [['picture', 0.4]],
  },
  bathroom: {
    on: [
      ['bathtub', 0.42, 190, 104],
      ['potted plant', 0.86, 60, 96],
    ],
    wall: tiles,
    hung: [['mirror', 0.78]],
  },
  parlor: {
    on: [
      ['couch', 0.36, 220, 112],
      ['lamp', 0.86, 70, 150],
    ],
    wall: stripes(40),
    hung: [['picture', 0.36]],
  },
  hall: {
    on: [
      ['fireplace', 0.32, 150, 140],
      ['armchair', 0.78, 130, 124],
    ],
    wall: sprigs,
    hung: [],
  },
  kitchen: {
    on: [
      ['stove', 0.2, 110, 130],
      ['table', 0.6, 150, 86],
      ['refrigerator', 0.92, 76, 150],
    ],
    wall: tiles,
    hung: [['window', 0.56]],
  },
  library: {
    on: [
      ['bookshelf', 0.2, 120, 160],
      ['desk', 0.62, 140, 96],
    ],
    wall: stripes(48),
    hung: [['window', 0.66]],
  },
  nursery: {
    on: [
      ['crib', 0.26, 140, 110],
      ['rocking horse', 0.74, 130, 108],
    ],
    wall: stripes(52),
    hung: [['picture', 0.3]],
  },
  music: {
    on: [
      ['piano', 0.32, 170, 130],
      ['chair', 0.78, 74, 110],
    ],
    wall: sprigs,
    hung: [['lamp', 0.64]],
  },
  dining: {
    on: [
      ['table', 0.5, 190, 92],
      ['chair', 0.14, 70, 112],
      ['chair', 0.88, 70, 112],
    ],
    wall: stripes(44),
    hung: [['lamp', 0.5]],
  },
}

export function dollhouse(rng: Rng): string {
  const walls = [LEFT, rng.between(480, 540), RIGHT]
  const lower = rng.shuffle(['bathroom', 'nursery', 'library', 'music'])
  const plan = [
    ['bedroom', lower[0]!],
    rng.chance(0.5) ? ['parlor', lower[1]!] : [lower[1]!, 'parlor'],
    rng.chance(0.5) ? ['kitchen', 'dining'] : ['hall', 'kitchen'],
  ]
  let out = ground() + roof(rng)
  for (const [s, rooms] of plan.entries())
    for (const [i, name] of rooms.entries())
      out += room(ROOMS[name]!, walls[i]!, STOREYS[s]!, walls[i + 1]! - walls[i]!, STOREYS[s + 1]! - STOREYS[s]!)
  // The cut edge of floors and walls.
  for (const y of STOREYS) out += shape(rect(LEFT - 18, y - FLOOR / 2, RIGHT - LEFT + 36, FLOOR), 4.4)
  for (const x of walls)
    out += shape(rect(x - FLOOR / 2, STOREYS[0] + FLOOR / 2, FLOOR, STOREYS[3] - STOREYS[0] - FLOOR), 4.4)
  return page(out + paperAround(rect(14, 14, 996, 996)))
}

const ground = (): string =>
  [40, 984]
    .map((x) => {
      let out = shape(
        curve(`${x - 60},976! ${x - 74},900 ${x - 40},850 ${x},862 ${x + 44},850 ${x + 70},904 ${x + 60},976!`),
        4.6,
      )
      for (const [u, v] of [
        [-24, 900],
        [20, 892],
        [0, 936],
        [36, 936],
        [-40, 944],
      ] as const)
        out += circle(x + u, v, 12, 3.4)
      return out
    })
    .join('') + shape(rect(8, 976, 1008, 40), 5)

function room({ on, wall, hung = [] }: Furnished, x: number, y: number, w: number, h: number): string {
  const [top, foot] = [y + FLOOR / 2, y + h - FLOOR / 2]
  const area = rect(x, top, w, foot - top)
  // Above the skirting the paper, cut where it meets the walls.
  let out = shape(area, 4) + wall(x, top + 12, w, foot - top - 44)
  out += shape(rect(x, foot - 34, w, 20), 3.6) + shape(rect(x, top, w, 12), 3.4)
  for (const [kind, at] of hung) out += HUNG[kind](x + at * w, top + 12, foot - top)
  for (const [name, at, wide, high] of on) {
    const k = Math.min(1.2, w / 350)
    out += standing(name, () => 4)?.(x + at * w, foot - 2, wide * k, Math.min(high * 1.2, h - 44)) ?? ''
  }
  return out
}

const HUNG: Readonly<Record<'picture' | 'mirror' | 'window' | 'lamp', (x: number, y: number, h: number) => string>> = {
  picture: (x, y) =>
    shape(rect(x - 36, y + 8, 72, 50), 4) +
    shape(rect(x - 27, y + 16, 54, 34), 3.4) +
    line(
      curve(
        `${x - 27},${y + 44} ${x - 10},${y + 28} ${x + 4},${y + 42} ${x + 14},${y + 34} ${x + 27},${y + 44}`,
        false,
      ),
      3.2,
    ),
  mirror: (x, y) => shape(ellipse(x, y + 44, 26, 36), 4) + shape(ellipse(x, y + 44, 18, 28), 3.4),
  window: (x, y) =>
    shape(rect(x - 44, y + 6, 88, 80), 4) +
    line(
      [
        [x, y + 6],
        [x, y + 86],
      ],
      3.6,
    ) +
    line(
      [
        [x - 44, y + 44],
        [x + 44, y + 44],
      ],
      3.6,
    ) +
    [-1, 1]
      .map((k) =>
        shape(
          curve(
            `${x + k * 56},${y}! ${x + k * 22},${y}! ${x + k * 27},${y + 40} ${x + k * 40},${y + 66}! ${x + k * 42},${y + 92}! ${x + k * 56},${y + 92}!`,
          ),
          3.8,
        ),
      )
      .join(''),
  lamp: (x, y) =>
    line(
      [
        [x, y],
        [x, y + 26],
      ],
      4,
    ) +
    shape(
      [
        [x - 15, y + 26],
        [x + 15, y + 26],
        [x + 40, y + 58],
        [x - 40, y + 58],
      ],
      4,
    ) +
    shape([...arc(x, y + 58, 14, 0, Math.PI, 10)], 3.6),
}

/** Two gables, shingles between them, a turret and a chimney. */
function roof(rng: Rng): string {
  const eave = STOREYS[0] + 4
  let out = shape(rect(250, 120, 66, 150), 4.6) + shape(rect(240, 104, 86, 24), 4.4)
  for (const y of [160, 196, 232])
    out += line(
      [
        [250, y],
        [316, y],
      ],
      3.4,
    )
  const slope: Poly = [
    [LEFT - 46, eave],
    [LEFT + 84, 214],
    [RIGHT - 84, 214],
    [RIGHT + 46, eave],
  ]
  out += shape(slope, 5)
  const scales: Mark[] = []
  for (let row = 4; row >= 0; row--)
    for (let i = 0; i < 26; i++) {
      const [x, y] = [40 + i * 40 + (row % 2) * 20, 214 + row * 38]
      scales.push({ poly: [[x, y], [x + 40, y], ...arc(x + 20, y + 22, 20, 0, Math.PI, 10)] })
    }
  out += clipMarks(scales, [slope], 3.4, 300) + shape(slope, 5, 'none')
  for (let i = 0; i < 17; i++) out += circle(LEFT + 96 + i * 39, 204, 9, 3.2)
  // The room under the middle gable.
  const gable: Poly = [
    [306, eave],
    [512, 66],
    [718, eave],
  ]
  out += shape(gable, 5.4)
  const inner: Poly = [
    [372, eave - 8],
    [512, 148],
    [652, eave - 8],
  ]
  out += shape(inner, 4.6)
  for (let i = 1; i < 6; i++)
    for (const side of [-1, 1]) {
      const t = i / 6
      out += circle(512 + side * 172 * t, 106 + (eave - 106) * t - 4, 13, 3.6)
    }
  out +=
    shape(ellipse(512, 214, 30), 4) +
    line(
      [
        [482, 214],
        [542, 214],
      ],
      3.4,
    ) +
    line(
      [
        [512, 184],
        [512, 244],
      ],
      3.4,
    )
  out += standing('treasure chest', () => 4)?.(452, eave - 10, 92, 74) ?? ''
  out += standing(rng.pick(['teddy bear', 'doll', 'rocking horse']), () => 4)?.(560, eave - 10, 90, 96) ?? ''
  // The tip of the gable.
  out +=
    line(
      [
        [512, 66],
        [512, 34],
      ],
      5,
    ) + circle(512, 32, 10, 3.8)
  for (const side of [-1, 1]) {
    const x = 512 + side * 334
    out +=
      shape(
        [
          [x - 62, 330],
          [x, 236],
          [x + 62, 330],
        ],
        4.6,
      ) + shape(rect(x - 44, 330, 88, 60), 4.4)
    out +=
      shape(rect(x - 22, 340, 44, 46), 3.8) +
      line(
        [
          [x, 340],
          [x, 386],
        ],
        3.4,
      ) +
      circle(x, 300, 12, 3.4)
  }
  return out
}
