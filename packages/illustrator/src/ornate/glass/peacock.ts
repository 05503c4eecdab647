/** Peacocks: one with its tail spread, one on a bough with its train hanging, or two at a vase. */
import type { Rng } from '../../ink/random.ts'
import { type Eye, eyeFeather, peacockBeside, peacockFrom } from '../birds/peacock.ts'
import { cutLines } from '../kit/clip.ts'
import { arc, curve, ellipse, leaf } from '../kit/curves.ts'
import type { Mark } from '../kit/marks.ts'
import { band, length, move, type Point, type Poly, TAU, walk } from '../kit/points.ts'
import { bedOfFlowers, blossom, lead, pane, rays } from './pieces.ts'

const EYES: readonly Eye[] = ['drops', 'hearts', 'rings']

/** `glass` is the opening of the window. */
export function peacock(rng: Rng, glass: Poly): Mark[] {
  const scene = rng.pick([spread, spread, onBough, onBough, atVase])(rng, glass)
  return rng.chance(0.5) ? scene.map((mark) => ({ ...mark, poly: flipped(mark.poly) })) : scene
}

const flipped = (poly: Poly): Poly => poly.map(([x, y]): Point => [1024 - x, y])
const placed = (marks: readonly Mark[], x: number, y: number, scale: number): Mark[] =>
  marks.map((mark) => ({ ...mark, poly: move(mark.poly, x, y, 0, scale) }))

/** The tail fills the arch: every feather ends short of the glass's edge. */
function spread(rng: Rng, glass: Poly): Mark[] {
  const [x, y] = [512, 700]
  const eye = rng.pick(EYES)
  const count = rng.pick([11, 13, 15])
  const open = rng.between(1.62, 1.76)
  const reach = (turn: number): number => {
    const ray: Poly = [
      [x, y],
      [x + 1200 * Math.sin(turn), y - 1200 * Math.cos(turn)],
    ]
    return Math.max(...cutLines([ray], [glass]).map(length))
  }
  const out: Mark[] = []
  for (const r of [230, 330, 430, 530, 630]) out.push(lead(arc(x, y, r, -Math.PI - 0.5, 0.5, 70), 4.6))
  const step = (2 * open) / (count - 1)
  // The panes behind run from between the feathers to the edge.
  for (let i = -1; i < count; i++) {
    const a = -open + (i + 0.5) * step
    out.push(
      lead(
        [
          [x + 180 * Math.sin(a), y - 180 * Math.cos(a)],
          [x + 1200 * Math.sin(a), y - 1200 * Math.cos(a)],
        ],
        4.6,
      ),
    )
  }
  for (const [n, share] of [
    [count, 1],
    [count - 1, 0.72],
  ] as const) {
    const turns = Array.from({ length: n }, (_, i) => step * (i - (n - 1) / 2))
    for (const turn of turns.sort((a, b) => Math.abs(b) - Math.abs(a))) {
      const long = Math.min(540, reach(turn) - 30) * share
      out.push(...eyeFeather(x, y, turn, long, Math.min(2 * Math.tan(step / 2) * long * 0.93, long * 0.36), eye))
    }
  }
  // Plain feathers over the roots.
  for (const [n, long] of [
    [13, 206],
    [10, 140],
  ] as const)
    for (let i = 0; i < n; i++) {
      const a = Math.PI - 0.05 + ((Math.PI + 0.1) * i) / (n - 1)
      out.push(pane(leaf(x + 40 * Math.cos(a), y + 40 * Math.sin(a), long, long * 0.3, a, 0.66), 4.5))
    }
  return [...out, ...placed(peacockFrom(), x, 872, 0.98), ...bedOfFlowers(rng)]
}

/** Sun or moon with rays and rings around it. */
function sky(rng: Rng, x: number, y: number): Mark[] {
  const out = rays(x, y, 70, rng.pick([16, 20, 24]), rng.between(0, 0.3))
  for (let r = 160; r < 900; r += rng.between(92, 124)) out.push(lead(arc(x, y, r, 0, TAU, 90)))
  out.push(pane(ellipse(x, y, 72)), pane(ellipse(x, y, 50), 4.4))
  return out
}

/** A bough with leaves and blossoms; leaves to either side in turn. */
function bough(rng: Rng, text: string, blossoms: readonly (readonly [number, number])[]): Mark[] {
  const line = curve(text, false, 14)
  const out: Mark[] = []
  for (const [i, { x, y, a }] of walk(line, 74, 40).entries()) {
    const k = i % 2 ? 1 : -1
    const [turn, long] = [a + k * rng.between(0.8, 1.1), rng.between(92, 116)]
    out.push(pane(leaf(x, y, long, 46, turn), 4.8))
    out.push(lead([[x, y], ...move([[long * 0.72, 0]], x, y, turn)], 4))
  }
  out.push(pane(band(line, (t) => 40 - 18 * t)))
  return [...out, ...blossoms.flatMap(([x, y]) => blossom(x, y, rng.between(0.9, 1.05), rng.between(0, 1)))]
}

function onBough(rng: Rng): Mark[] {
  const [x, y] = [rng.between(420, 460), rng.between(520, 550)]
  const feet = y + 150
  const spine = rng.pick(['86,20 150,110 180,260', '86,20 170,90 250,220', '86,20 140,120 130,270'])
  const line = rng.pick([
    `60,${feet + 50} 240,${feet + 18} 420,${feet + 10} 620,${feet - 20} 800,${feet - 90} 960,${feet - 200}`,
    `60,${feet - 60} 240,${feet + 10} 420,${feet + 10} 620,${feet - 10} 800,${feet - 60} 960,${feet - 90}`,
  ])
  return [
    ...sky(rng, rng.between(590, 650), rng.between(320, 380)),
    ...bough(rng, line, [
      [rng.between(205, 235), feet + 10],
      [rng.between(770, 800), feet - 90],
      [rng.between(750, 780), feet - 220],
      [rng.between(205, 225), feet - 180],
    ]),
    ...placed(peacockBeside(spine, rng.pick(EYES), 84), x, y, 1),
    ...bedOfFlowers(rng, [190, 330, 834]),
  ]
}

/** Two on pillars, a vase of flowers between them. */
function atVase(rng: Rng): Mark[] {
  const [x, y] = [716, rng.between(530, 560)]
  const spine = rng.pick(['86,20 112,100 104,200', '86,20 104,90 116,160', '86,20 120,110 90,220'])
  const foot = y + 128
  const side: Mark[] = [
    pane([
      [x - 42, foot],
      [x + 42, foot],
      [x + 42, 940],
      [x - 42, 940],
    ]),
    lead(
      [
        [x, foot + 30],
        [x, 940],
      ],
      4.4,
    ),
    pane(curve(`${x - 60},${foot}! ${x + 60},${foot}! ${x + 48},${foot + 32}! ${x - 48},${foot + 32}!`)),
    ...placed(peacockBeside(spine, rng.pick(EYES), 78), x, y, 0.86),
  ]
  const out = sky(rng, 512, rng.between(270, 300))
  for (const [turn, long] of [
    [-2.32, 150],
    [-0.82, 150],
    [-1.96, 196],
    [-1.18, 196],
    [-1.57, 236],
  ] as const) {
    const stem = move(curve(`0,0 ${long * 0.5},0 ${long},0`, false), 512, 720, turn)
    out.push(pane(leaf(...stem[8]!, 84, 36, turn - 0.6), 4.6), pane(leaf(...stem[8]!, 84, 36, turn + 0.6), 4.6))
    out.push(pane(band(stem, 12), 4.4), ...blossom(...stem.at(-1)!, 0.86, turn))
  }
  const vase = curve('470,700! 554,700! 546,730 590,784 574,856 540,904! 484,904! 450,856 434,784 478,730')
  out.push(pane(vase))
  const bands = [744, 836].map((v) => curve(`400,${v} 512,${v + 18} 624,${v}`, false))
  const flutes = [470, 512, 554].map(
    (u): Poly => [
      [u, 760],
      [u, 848],
    ],
  )
  out.push(...cutLines([...bands, ...flutes], [vase]).map((poly) => lead(poly, 4.4)))
  out.push(pane(curve('456,690! 568,690! 560,714! 464,714!')))
  return [
    ...out,
    ...side,
    ...side.map((mark) => ({ ...mark, poly: flipped(mark.poly) })),
    ...bedOfFlowers(rng, [190, 330, 694, 834]),
  ]
}
