/** Hummingbirds at trumpet flowers. */
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
  },
  {
    birds: [
      { pose: 'hovering', x: 330, y: 470, scale: 0.72, turn: -0.1, isLeft: false },
      { pose: 'rising', x: 700, y: 640, scale: 0.72, turn: 0.35, isLeft: true },
    ],
    flowers: [
      [534, 360, 2.9, 0.9],
      [530, 490, 0.25, 0.85],
      [520, 230, -1.5, 0.95],
      [250, 800, -1.4, 1],
      [780, 850, -1.8, 0.9],
    ],
    stems: ['520,930 560,760 540,600 590,450 560,320 520,270', '240,930 244,850', '800,930 790,890'],
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
  },
]

export function hummingbirds(rng: Rng): Mark[] {
  const { birds, flowers, stems } = rng.pick(SCENES)
  const isTurned = rng.chance(0.5)
  const out: Mark[] = sky(rng)
  for (const text of stems) {
    const stem = curve(text, false, 14)
    for (const [i, { x, y, a }] of walk(stem, 84, 46).entries()) {
      const k = i % 2 ? 1 : -1
      out.push(...veined(x, y, rng.between(104, 132), a + k * 0.95, k))
    }
    out.push(pane(band(stem, 15), 4.6))
  }
  const isBell = rng.chance(0.5)
  for (const [x, y, turn, size] of flowers)
    out.push(...(isBell ? trumpet(x, y, turn, size) : hibiscus(x, y, turn, size)))
  for (const { pose, x, y, scale, turn, isLeft } of birds)
    for (const mark of hummingbird(pose, scale > 0.8))
      out.push({
        ...mark,
        poly: move(isLeft ? mark.poly.map(([u, v]): Point => [-u, v]) : mark.poly, x, y, turn, scale),
      })
  return isTurned ? out.map((mark) => ({ ...mark, poly: mark.poly.map(([x, y]): Point => [1024 - x, y]) })) : out
}

/** Panes behind it all: rays and rings, or hills below a sky of bands. */
function sky(rng: Rng): Mark[] {
  const [x, y] = [rng.between(420, 600), rng.between(300, 560)]
  const out = rays(x, y, 70, rng.pick([16, 20, 24]), rng.between(0, 0.3))
  out.push(pane(ellipse(x, y, 72)))
  for (let r = 72 + rng.between(110, 140); r < 760; r += rng.between(110, 150)) out.push(lead(arc(x, y, r, 0, TAU, 90)))
  if (rng.chance(0.5))
    for (const [dy, swing] of [
      [0, 46],
      [74, -40],
    ] as const) {
      const top = 740 + dy
      const hill = curve(`0,${top} 260,${top - swing} 520,${top} 780,${top + swing} 1024,${top}! 1024,1040! 0,1040!`)
      const across = [190, 380, 560, 730, 880].map((u) =>
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

/** A long tube that opens in lobes, seen from the side; the bird comes to its mouth at x, y. It points along `turn`. */
function trumpet(x: number, y: number, turn: number, size: number): Mark[] {
  const at = (text: string, closed = true): Mark['poly'] => move(curve(text, closed), x, y, turn, size)
  return [
    pane(at('-190,-10! -120,-20 -60,-34 -20,-56 0,-64! 6,0 0,64! -20,56 -60,34 -120,20 -190,10!')),
    lead(at('-150,0 -80,0 -16,0', false), 4),
    pane(at('-24,-50! -16,-96 34,-104 48,-56! 30,-40 0,-40'), 5),
    pane(at('-24,50! -16,96 34,104 48,56! 30,40 0,40'), 5),
    pane(at('-6,-62! 40,-62 62,-26 46,0! 62,26 40,62 -6,62! -14,0'), 5),
    lead(at('-12,0 20,0 46,0', false), 4),
    pane(at('-206,-16! -176,-22 -146,-12 -136,0! -146,12 -176,22 -206,16!'), 4.6),
  ]
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
