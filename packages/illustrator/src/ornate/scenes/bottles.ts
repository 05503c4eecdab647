/** Bottles and jars of an apothecary, each another one: its glass, its stopper, its label. */
import type { Rng } from '../../ink/random.ts'
import { curve, ellipse, leaf, rect } from '../kit/curves.ts'
import { circle, line, shape } from '../kit/marks.ts'
import { move, type Point, type Poly, TAU } from '../kit/points.ts'

interface Glass {
  /** Half of its outline from the neck down, in hundredths of its height; x from the middle. */
  half: string
  /** Half the width of the neck, and where it begins. */
  neck: readonly [half: number, y: number]
  /** Half the width of its belly. */
  wide: number
  /** Where a label goes: its middle and half its height. */
  label: readonly [y: number, half: number]
}

const GLASSES: readonly Glass[] = [
  // Straight, with a short neck.
  { half: '9,-84! 9,-74 26,-66 28,-56! 28,0!', neck: [9, -84], wide: 28, label: [-28, 17] },
  // Round.
  { half: '8,-84! 8,-64! 24,-56 34,-34 28,-10 16,0!', neck: [8, -84], wide: 32, label: [-31, 15] },
  // A cone.
  { half: '8,-84! 8,-60! 36,-8 32,0!', neck: [8, -84], wide: 24, label: [-20, 12] },
  // A wide jar.
  { half: '24,-82! 24,-76! 33,-68 34,-56! 34,-4 30,0!', neck: [24, -82], wide: 34, label: [-34, 18] },
  // Slim.
  { half: '7,-86! 7,-66! 16,-58 17,-50! 17,0!', neck: [7, -86], wide: 17, label: [-26, 16] },
  // A pear on a foot.
  { half: '9,-84! 9,-74! 15,-66 32,-40 22,-16 10,-10! 10,-7! 24,0!', neck: [9, -84], wide: 28, label: [-40, 13] },
  // Square shoulders.
  { half: '10,-82! 10,-68! 31,-68! 31,0!', neck: [10, -82], wide: 31, label: [-34, 20] },
  // An urn with a lid.
  { half: '20,-78! 20,-72! 34,-54 32,-30 18,-12! 24,0!', neck: [20, -78], wide: 31, label: [-44, 14] },
]

type Sign = (x: number, y: number, r: number) => string
const SIGNS: readonly Sign[] = [
  (x, y, r) =>
    [-0.4, 0.4]
      .map((k) =>
        line(
          [
            [x - r * 0.8, y + k * r],
            [x + r * 0.8, y + k * r],
          ],
          3.2,
        ),
      )
      .join(''),
  (x, y, r) =>
    [-1, 0, 1].map((k) => shape(leaf(x, y + r * 0.8, r * 1.5, r * 0.7, -Math.PI / 2 + k * 0.8, 0.5), 3.2)).join(''),
  (x, y, r) =>
    shape(curve(`${x},${y - r}! ${x + r * 0.7},${y + r * 0.3} ${x},${y + r * 0.9} ${x - r * 0.7},${y + r * 0.3}`), 3.4),
  (x, y, r) =>
    shape(
      Array.from({ length: 10 }, (_, i): Point => {
        const [a, s] = [(i / 10) * TAU - Math.PI / 2, i % 2 ? 0.46 : 1]
        return [x + r * s * Math.cos(a), y + r * s * Math.sin(a)]
      }),
      3.2,
    ),
  (x, y, r) =>
    shape(
      curve(
        `${x - r * 0.2},${y - r}! ${x + r * 0.8},${y - r * 0.4} ${x + r * 0.6},${y + r * 0.7} ${x - r * 0.3},${y + r * 0.9}! ${x + r * 0.2},${y + r * 0.2} ${x + r * 0.2},${y - r * 0.4}`,
      ),
      3.4,
    ),
  (x, y, r) =>
    Array.from({ length: 5 }, (_, i) =>
      circle(
        x + r * 0.62 * Math.cos((i / 5) * TAU - 1.57),
        y + r * 0.62 * Math.sin((i / 5) * TAU - 1.57),
        r * 0.42,
        3.2,
      ),
    ).join('') + circle(x, y, r * 0.36, 3.2),
]

/** Its width as a share of its height is at most 0.72. */
export function bottle(x: number, foot: number, h: number, rng: Rng): string {
  const { half, neck, wide, label } = rng.pick(GLASSES)
  const k = h / 100
  const to = (poly: Poly): Poly => move(poly, x, foot, 0, k)
  const right = half.split(' ')
  const left = right.toReversed().map((knot) => (knot.startsWith('-') ? knot.slice(1) : `-${knot}`))
  let out = ''
  const [nx, ny] = neck
  if (nx > 15)
    out +=
      shape(to(curve(`${-nx - 3},${ny}! ${-nx},${ny - 9} 0,${ny - 13} ${nx},${ny - 9} ${nx + 3},${ny}!`)), 4) +
      circle(...to([[0, ny - 15]])[0]!, 4 * k, 3.6)
  else if (rng.chance(0.5)) out += shape(to(rect(-nx + 1, ny - 12, 2 * nx - 2, 14)), 4)
  else out += circle(...to([[0, ny - 8]])[0]!, 8 * k, 4)
  out += shape(to(curve([...right, ...left].join(' '))), 4.6)
  out += shape(to(rect(-nx - 3, ny - 1, 2 * nx + 6, 6)), 4)
  const [ly, lh] = label
  if (rng.chance(0.72)) {
    const lw = wide * 0.74
    const isOval = rng.chance(0.4) && lw > 14
    out += shape(to(isOval ? ellipse(0, ly, lw, lh, 30) : rect(-lw, ly - lh, 2 * lw, 2 * lh)), 4)
    const r = Math.min(lw, lh) * 0.62
    if (r * k > 8) out += rng.pick(SIGNS)(...to([[0, ly]])[0]!, r * k)
  } else {
    // It is half full; something lies in it.
    const w = wide * 0.98
    out += line(to(curve(`${-w},${ly - 4} ${-w / 2},${ly - 8} ${w / 2},${ly} ${w},${ly - 4}`, false)), 3.6)
    for (const [u, v] of [
      [-0.4, 14],
      [0.3, 18],
    ] as const)
      if (wide > 22) out += circle(...to([[u * wide, ly + v]])[0]!, 4.6 * k, 3.2)
  }
  return out
}
