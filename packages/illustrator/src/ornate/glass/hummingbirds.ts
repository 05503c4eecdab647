/** Hummingbirds at lilies or hibiscus. */
import type { Rng } from '../../ink/random.ts'
import { type HummingbirdPose, hummingbird } from '../birds/hummingbird.ts'
import { cutLines } from '../kit/clip.ts'
import { arc, curve, ellipse, leaf } from '../kit/curves.ts'
import type { Mark } from '../kit/marks.ts'
import { band, move, type Point, TAU, walk } from '../kit/points.ts'
import { LEAD, lead, pane, rays } from './pieces.ts'

interface Placed {
  pose: HummingbirdPose
  x: number
  y: number
  scale: number
  turn: number
  isLeft: boolean
}

/** Where the birds are, and the mouths of the flowers that they drink from. */
interface Scene {
  birds: readonly Placed[]
  flowers: readonly (readonly [x: number, y: number, turn: number, size: number])[]
  stems: readonly string[]
  /** Clear of the birds. */
  sun: readonly [x: number, y: number]
}

const SCENES: readonly Scene[] = [
  {
    birds: [{ pose: 'hovering', x: 430, y: 560, scale: 1.02, turn: -0.1, isLeft: false }],
    flowers: [
      [714, 404, 3.0, 1.1],
      [740, 620, 2.6, 1],
      [640, 236, 2.6, 0.85],
      [250, 820, -1.9, 0.95],
    ],
    stems: ['880,930 850,760 830,620 800,470 770,300 700,230', '330,930 300,880 290,850'],
    sun: [300, 300],
  },
  {
    birds: [{ pose: 'rising', x: 500, y: 620, scale: 1.05, turn: -0.55, isLeft: false }],
    flowers: [
      [690, 372, 2.3, 1.1],
      [520, 230, 1.9, 0.95],
      [800, 560, 2.7, 0.95],
      [240, 780, -1.3, 1],
      [780, 800, -1.9, 0.9],
    ],
    stems: ['880,930 860,760 850,560 800,360 660,210 520,170', '200,930 210,880 220,840', '840,930 820,880'],
    sun: [215, 450],
  },
  {
    birds: [
      { pose: 'hovering', x: 322, y: 470, scale: 0.62, turn: -0.06, isLeft: false },
      { pose: 'hovering', x: 690, y: 690, scale: 0.62, turn: 0.06, isLeft: true },
    ],
    flowers: [
      [542, 384, 3.0, 0.9],
      [470, 610, 0.1, 0.9],
      [250, 820, -1.4, 0.95],
      [730, 400, 2.9, 0.8],
    ],
    stems: ['440,930 404,780 400,640 480,540 600,450 620,390', '610,460 700,460 780,410', '240,930 244,880'],
    sun: [690, 250],
  },
  {
    birds: [
      { pose: 'rising', x: 280, y: 560, scale: 0.66, turn: -0.3, isLeft: false },
      { pose: 'rising', x: 744, y: 560, scale: 0.66, turn: 0.3, isLeft: true },
    ],
    flowers: [
      [404, 412, 2.7, 0.6],
      [620, 412, 0.44, 0.6],
      [512, 690, -1.57, 0.95],
      [230, 850, -1.4, 0.9],
      [794, 850, -1.74, 0.9],
    ],
    stems: ['512,930 512,700 500,560 446,420', '512,640 530,540 578,420', '240,930 236,880', '784,930 788,880'],
    sun: [512, 230],
  },
  {
    birds: [{ pose: 'diving', x: 410, y: 380, scale: 1.0, turn: 0.5, isLeft: false }],
    flowers: [
      [728, 408, -2.6, 1.05],
      [640, 700, -1.9, 1],
      [300, 780, -1.4, 1.05],
      [820, 830, -1.9, 0.9],
    ],
    stems: ['800,930 900,760 900,600 860,490', '620,930 650,800', '330,930 316,850', '860,930 840,880'],
    sun: [640, 560],
  },
]

export function hummingbirds(rng: Rng): Mark[] {
  const { birds, flowers, stems, sun } = rng.pick(SCENES)
  const isTurned = rng.chance(0.5)
  const out: Mark[] = sky(rng, sun)
  for (const text of stems) {
    const stem = curve(text, false, 14)
    for (const [i, { x, y, a }] of walk(stem, 84, 46).entries()) {
      const k = i % 2 ? 1 : -1
      out.push(...veined(x, y, rng.between(104, 132), a + k * 0.95, k))
    }
    out.push(pane(band(stem, 15), 4.6))
  }
  const flower = rng.pick([lily, hibiscus])
  for (const [x, y, turn, size] of flowers) out.push(...flower(x, y, turn, size))
  for (const { pose, x, y, scale, turn, isLeft } of birds)
    for (const mark of hummingbird(pose, scale > 0.8))
      out.push({
        ...mark,
        poly: move(isLeft ? mark.poly.map(([u, v]): Point => [-u, v]) : mark.poly, x, y, turn, scale),
      })
  return isTurned ? out.map((mark) => ({ ...mark, poly: mark.poly.map(([x, y]): Point => [1024 - x, y]) })) : out
}

/** Panes behind it all: rays and rings, or hills below a sky of bands. */
function sky(rng: Rng, sun: readonly [number, number]): Mark[] {
  const [x, y] = [sun[0] + rng.between(-16, 16), sun[1] + rng.between(-16, 16)]
  const out = rays(x, y, 70, rng.pick([16, 20, 24]), rng.between(0, 0.3))
  out.push(pane(ellipse(x, y, 72)), pane(ellipse(x, y, 50), 4.4))
  for (let r = 72 + rng.between(76, 96); r < 860; r += rng.between(84, 112)) out.push(lead(arc(x, y, r, 0, TAU, 90)))
  if (rng.chance(0.5))
    for (const [dy, swing] of [
      [0, 46],
      [74, -40],
    ] as const) {
      const top = 740 + dy
      const hill = curve(`0,${top} 260,${top - swing} 520,${top} 780,${top + swing} 1024,${top}! 1024,1040! 0,1040!`)
      const across = [160, 270, 380, 490, 600, 710, 820, 920].map((u) =>
        curve(`${u},${top - 90} ${u + 30},${top + 60} ${u},1030`, false),
      )
      out.push(pane(hill), ...cutLines(across, [hill]).map((poly) => lead(poly, 4.6)))
    }
  return out
}

function veined(x: number, y: number, long: number, turn: number, k: number): Mark[] {
  const at = (u: number, v: number): Point => move([[u * long, v * long]], x, y, turn)[0]!
  return [
    pane(leaf(x, y, long, long * 0.46, turn, 0.45, k * 0.05), 5),
    lead(
      [0, 0.3, 0.6, 0.98].map((u) => at(u, k * 0.05 * Math.sin(u * Math.PI))),
      4,
    ),
  ]
}

/** Six pointed petals, three over three, and stamens toward the bird. */
function lily(x: number, y: number, turn: number, size: number): Mark[] {
  const [cx, cy] = move([[-64 * size, 0]], x, y, turn)[0]!
  const out: Mark[] = []
  for (const i of [0, 2, 4, 1, 3, 5]) {
    const a = turn + Math.PI / 6 + (i / 6) * TAU
    out.push(pane(leaf(cx, cy, 116 * size, 66 * size, a, 0.52)))
    out.push(lead(move(curve('26,0 56,0 80,0', false), cx, cy, a, size), 4))
  }
  out.push(pane(ellipse(cx, cy, 20 * size), 4.6))
  // On a small one they would be a blot.
  for (const k of size < 0.8 ? [] : [-0.46, 0, 0.46]) {
    const at = (far: number): Point => move([[far * size, 0]], cx, cy, turn + k)[0]!
    out.push(lead([at(14), at(50)], 4.2), pane(ellipse(...at(60), 13, 9, 24, turn + k + Math.PI / 2), 4))
  }
  return out
}

/** Five wide petals and a long column of stamens toward the bird. */
function hibiscus(x: number, y: number, turn: number, size: number): Mark[] {
  const [cx, cy] = move([[-64 * size, 0]], x, y, turn)[0]!
  const out: Mark[] = []
  for (let i = 0; i < 5; i++) {
    const a = turn + Math.PI / 5 + (i / 5) * TAU
    const at = (text: string, closed = true): Mark['poly'] => move(curve(text, closed), cx, cy, a, size)
    out.push(
      pane(at('0,0! 30,-44 78,-58 104,-30 100,0 104,30 78,58 30,44'), LEAD),
      lead(at('22,0 50,0 74,0', false), 4),
    )
  }
  const at = (text: string, closed = true): Mark['poly'] => move(curve(text, closed), cx, cy, turn, size)
  out.push(pane(ellipse(cx, cy, 22 * size), 4.6), pane(at('0,-9! 50,-8 66,-6! 66,6! 50,8 0,9!'), 4.4))
  for (const [u, v] of [
    [64, -14],
    [64, 14],
    [80, 0],
  ] as const)
    out.push(pane(ellipse(...(at(`${u},${v} ${u},${v}`)[0] as Point), 11), 4.2))
  return out
}
