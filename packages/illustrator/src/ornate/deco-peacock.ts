/** A peacock as posters of the twenties had it: a fan of ribbed feathers, the same on both sides. */
import type { Rng } from '../ink/random.ts'
import { feather as plume } from './birds/feathers.ts'
import { arc, curve, ellipse, mirror, rect } from './kit/curves.ts'
import { circle, clipMarks, dot, line, type Mark, shape } from './kit/marks.ts'
import { move, type Poly, TAU } from './kit/points.ts'

/** Where all feathers grow from: of a bird that faces us, and of one seen from the side. */
const ROOT = [512, 640] as const
const SIDE_ROOT = [560, 640] as const

interface Row {
  count: number
  long: number
  /** How far to either side it opens. */
  open: number
}

const FANS: readonly (readonly Row[])[] = [
  [
    { count: 13, long: 420, open: 1.95 },
    { count: 9, long: 276, open: 1.6 },
  ],
  [
    { count: 13, long: 424, open: 1.9 },
    { count: 11, long: 310, open: 1.75 },
  ],
  [
    { count: 11, long: 422, open: 1.8 },
    { count: 9, long: 330, open: 1.7 },
    { count: 7, long: 226, open: 1.5 },
  ],
]

export function decoPeacock(rng: Rng): string {
  return rng.chance(0.5) ? frontal(rng) : profile(rng)
}

/** Steps that it stands on. */
const pedestal = (x: number, y: number): string =>
  [
    [130, 34],
    [220, 34],
    [320, 60],
  ]
    .map(([wide, tall], i) => shape(rect(x - wide! / 2, y + i * 34, wide!, tall!), 5))
    .join('') +
  [-110, -66, -22, 22, 66, 110]
    .map((dx) =>
      line(
        [
          [x + dx, y + 72],
          [x + dx, y + 124],
        ],
        3.6,
      ),
    )
    .join('')

/** From the side, its fan spread behind it. */
function profile(rng: Rng): string {
  const eye = rng.pick(['drops', 'rings', 'suns'] as const)
  let out = ''
  for (const { count, long, from, to } of [
    { count: 9, long: 440, from: -2.14, to: -0.06 },
    { count: 7, long: 318, from: -2.1, to: -0.16 },
    { count: 5, long: 206, from: -1.9, to: -0.3 },
  ]) {
    const wide = ((to - from) / (count - 1)) * long * 0.78 * 1.06
    for (let i = 0; i < count; i++) out += feather(from + ((to - from) * i) / (count - 1), long, wide, eye, SIDE_ROOT)
  }
  const body = curve(
    '476,716 488,660 540,610 584,570 604,510 600,446 586,398 596,352 636,332 674,348 684,380! 668,408 656,450 666,520 672,596 646,668 586,724 520,740',
  )
  const legs = [556, 596].map((x) => shape(rect(x, 700, 12, 100), 4)).join('')
  const scales: Mark[] = []
  for (let y = 740, row = 0; y > 400; y -= 22, row++)
    for (let k = -4; k <= 8; k++) {
      const x = 520 + (k + (row % 2) / 2) * 50
      scales.unshift({ poly: [...arc(x, y - 25, 25, 0, Math.PI, 14), [x - 25, y - 60], [x + 25, y - 60]] })
    }
  out += legs + pedestal(576, 796)
  for (const turn of [-0.7, -0.25, 0.2]) {
    const tip = move([[0, -66]], 630, 336, turn)[0]!
    out += line([[630, 336], tip], 4.4) + circle(...tip, 13, 4)
  }
  out += shape(curve('680,362! 738,384 680,398!'), 4.4)
  out += shape(body, 6) + clipMarks(scales.reverse(), [body], 3.4) + shape(body, 6, 'none')
  out += shape(curve('588,420 586,386 600,346 636,330 674,346 686,380! 664,414 630,428'), 5)
  out += circle(646, 372, 13, 3.8) + dot(648, 372, 5)
  // The wing, at rest.
  for (const [i, long] of [150, 138, 120].entries())
    out += shape(plume(632 - i * 6, 600 + i * 30, long, 52, Math.PI - 0.5 - i * 0.1, -0.1), 4)
  for (const [i, long] of [96, 88].entries())
    out += shape(plume(640 - i * 4, 592 + i * 30, long, 46, Math.PI - 0.5 - i * 0.1, -0.1), 4)
  const flip = rng.chance(0.5)
  return flip ? `<g transform="matrix(-1 0 0 1 1060 0)">${out}</g>` : out
}

function frontal(rng: Rng): string {
  const eye = rng.pick(['drops', 'rings', 'suns'] as const)
  let out = ''
  for (const { count, long, open } of rng.pick(FANS)) {
    const wide = ((2 * open) / (count - 1)) * long * 0.78 * 1.06
    const turns = Array.from({ length: count }, (_, i) => -open + (2 * open * i) / (count - 1))
    // The outermost first: the middle one lies over all.
    for (const turn of turns.sort((a, b) => Math.abs(b) - Math.abs(a))) out += feather(turn, long, wide, eye)
  }
  return out + pedestal(512, 796) + bird(rng)
}

function feather(
  turn: number,
  long: number,
  wide: number,
  eye: 'drops' | 'rings' | 'suns',
  root: readonly [number, number] = ROOT,
): string {
  const placed = (poly: Poly): Poly => move(poly, ...root, turn)
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
  const ribbed = shape(vane, 5) + clipMarks(ribs, [vane], 3.6)
  // The crest is before this one.
  if (root === ROOT && Math.abs(turn) < 0.01) return ribbed
  let out = ribbed + shape(at(0.8, wide * 0.36), 4.2)
  // A small eye is one ring: more would be a blot.
  if (wide < 76) return out
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

/** Seen from the front, its head turned aside. */
function bird(rng: Rng): string {
  const body = curve(mirror('512,330 478,340 468,384 478,440 462,510 432,590 430,672 462,738 512,758'))
  const size = rng.pick([25, 29])
  const scales: Mark[] = []
  for (let y = 800, row = 0; y > 384; y -= size * 0.86, row++)
    for (let k = -4; k <= 4; k++) {
      const x = 512 + (k + (row % 2) / 2) * size * 2
      scales.unshift({
        poly: [...arc(x, y - size, size, 0, Math.PI, 14), [x - size, y - size * 2], [x + size, y - size * 2]],
      })
    }
  let out = [490, 522].map((x) => shape(rect(x, 720, 12, 80), 4)).join('')
  out += shape(body, 6) + clipMarks(scales.reverse(), [body], 3.4) + shape(body, 6, 'none')
  return out + (rng.chance(0.5) ? head() : `<g transform="matrix(-1 0 0 1 1024 0)">${head()}</g>`)
}

/** From the side, its crest above it. */
function head(): string {
  let out = ''
  for (const turn of [-0.6, -0.12, 0.36]) {
    const tip = move([[0, -62]], 510, 336, turn)[0]!
    out += line([[510, 336], tip], 4.4) + circle(...tip, 13, 4)
  }
  out += shape(curve('556,356! 618,380 556,394!'), 4.4)
  out += shape(curve('466,424 464,384 476,344 512,326 550,342 562,376! 546,410 520,428 492,432'), 5)
  return out + circle(524, 368, 13, 3.8) + dot(526, 368, 5)
}
