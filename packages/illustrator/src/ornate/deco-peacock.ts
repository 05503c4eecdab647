/** A peacock as posters of the twenties had it: a fan of ribbed feathers, the same on both sides. */
import type { Rng } from '../ink/random.ts'
import { arc, curve, ellipse, mirror } from './kit/curves.ts'
import { circle, clipMarks, dot, line, type Mark, shape } from './kit/marks.ts'
import { move, type Poly, TAU } from './kit/points.ts'

/** Where all feathers grow from. */
const ROOT = [512, 640] as const

interface Row {
  count: number
  long: number
  /** How far to either side it opens. */
  open: number
}

const FANS: readonly (readonly Row[])[] = [
  [
    { count: 11, long: 400, open: 1.62 },
    { count: 8, long: 268, open: 1.3 },
  ],
  [
    { count: 13, long: 396, open: 1.7 },
    { count: 10, long: 300, open: 1.6 },
    { count: 7, long: 206, open: 1.2 },
  ],
  [
    { count: 9, long: 400, open: 1.5 },
    { count: 6, long: 250, open: 1.1 },
  ],
]

export function decoPeacock(rng: Rng): string {
  const eye = rng.pick(['drops', 'rings', 'suns'] as const)
  let out = ''
  for (const { count, long, open } of rng.pick(FANS)) {
    const wide = ((2 * open) / (count - 1)) * long * 0.78 * 1.06
    const turns = Array.from({ length: count }, (_, i) => -open + (2 * open * i) / (count - 1))
    // The outermost first: the middle one lies over all.
    for (const turn of turns.sort((a, b) => Math.abs(b) - Math.abs(a))) out += feather(turn, long, wide, eye)
  }
  return out + bird(rng)
}

function feather(turn: number, long: number, wide: number, eye: 'drops' | 'rings' | 'suns'): string {
  const placed = (poly: Poly): Poly => move(poly, ...ROOT, turn)
  const vane = placed(
    curve([
      { x: 0, y: 0, corner: true },
      [-wide * 0.3, -long * 0.4],
      [-wide * 0.5, -long * 0.8],
      [-wide * 0.36, -long * 0.95],
      [0, -long],
      [wide * 0.36, -long * 0.95],
      [wide * 0.5, -long * 0.8],
      [wide * 0.3, -long * 0.4],
    ]),
  )
  const ribs: Mark[] = [0.3, 0.44, 0.58].map((share) => ({
    poly: placed([
      [-wide, -long * (share + 0.12)],
      [0, -long * share],
      [wide, -long * (share + 0.12)],
    ]),
    open: true,
  }))
  const at = (y: number, r: number): Poly => placed(ellipse(0, -long * y, r, r * 1.12, 36))
  let out = shape(vane, 5) + clipMarks(ribs, [vane], 3.6) + shape(at(0.8, wide * 0.36), 4.2)
  if (eye === 'suns') {
    const [[x, y]] = placed([[0, -long * 0.8]]) as [Poly[number]]
    for (let i = 0; i < 8; i++) {
      const a = turn + (i / 8) * TAU
      const from = [x + wide * 0.19 * Math.cos(a), y + wide * 0.19 * Math.sin(a)] as const
      out += line([[...from], [x + wide * 0.34 * Math.cos(a), y + wide * 0.34 * Math.sin(a)]], 3.4)
    }
    return out + circle(x, y, wide * 0.19, 3.8)
  }
  if (eye === 'rings') return out + shape(at(0.79, wide * 0.22), 3.8)
  return out + shape(placed(move(curve('0,-26! 16,4 0,18 -16,4'), 0, -long * 0.79, 0, wide / 100)), 3.8)
}

/** Seen from the front, its neck in steps of scales. */
function bird(rng: Rng): string {
  const body = curve(mirror('512,330 478,340 468,384 478,440 462,510 432,590 430,680 462,754 512,776'))
  const size = rng.pick([25, 29])
  const scales: Mark[] = []
  for (let y = 800, row = 0; y > 384; y -= size * 0.86, row++)
    for (let k = -4; k <= 4; k++) {
      const x = 512 + (k + (row % 2) / 2) * size * 2
      scales.unshift({
        poly: [...arc(x, y - size, size, 0, Math.PI, 14), [x - size, y - size * 2], [x + size, y - size * 2]],
      })
    }
  let out = ''
  for (const turn of [-0.5, 0, 0.5]) {
    const tip = move([[0, -66]], 512, 332, turn)[0]!
    out += line([[512, 332], tip], 4.4) + circle(...tip, 13, 4)
  }
  out += shape(body, 6) + clipMarks(scales.reverse(), [body], 3.4) + shape(body, 6, 'none')
  out += shape(curve(mirror('512,318 480,326 466,356 474,392 496,414 512,420')), 5.4)
  for (const side of [-1, 1])
    out +=
      shape(move(curve('-15,0! 0,-10 15,0! 0,10'), 512 + side * 21, 360, side * 0.2), 3.6) +
      dot(512 + side * 20, 360, 5.4)
  return out + shape(curve('500,378! 524,378! 519,400 512,414! 505,400'), 4)
}
