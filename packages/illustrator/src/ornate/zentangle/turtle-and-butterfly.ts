/** The turtle and the butterfly as closed parts, back to front. */

import type { Rng } from '../../ink/random.ts'
import { grow, intersect } from '../kit/clip.ts'
import { curve, ellipse, leaf, mirror } from '../kit/curves.ts'
import { circle, dot, line, shape } from '../kit/marks.ts'
import type { Point, Poly } from '../kit/points.ts'
import { voronoi } from '../kit/voronoi.ts'

import { type Beast, both, type Part } from './beast.ts'
export function turtle(): Beast {
  const fin = curve('360,330 270,230 170,190 96,214 110,268 176,330 236,410 310,450')
  const back = curve('352,700 270,740 210,820 216,880 270,876 340,830 410,780')
  const tail = curve(mirror('512,800 486,840 500,890 512,930!'))
  const head = curve(mirror('512,88 458,104 434,160 446,220 470,270 512,290'))
  const shell = curve(mirror('512,222 400,244 310,330 276,470 292,620 360,740 440,806 512,826'))
  const rim = grow([shell], -52)[0]!
  const middles: Point[] = [
    [512, 250],
    [512, 352],
    [512, 470],
    [512, 590],
    [512, 700],
    [512, 810],
    [370, 330],
    [352, 460],
    [354, 590],
    [400, 720],
    [654, 330],
    [672, 460],
    [670, 590],
    [624, 720],
  ]
  const scutes = voronoi(middles, [0, 0, 1024, 1024])
    .flatMap((cell) => grow(intersect([cell], [rim]), -4.5))
    .map((poly): Part => ({ poly, one: 'any', scale: 0.92, sw: 5 }))
  const walkRim = shell.filter((_, i) => i % 6 === 0)
  const spokes = walkRim
    .map(([x, y]) => {
      const q = rim.reduce((a, c) => (Math.hypot(c[0] - x, c[1] - y) < Math.hypot(a[0] - x, a[1] - y) ? c : a))
      return line([[x, y], q], 4)
    })
    .join('')
  const beads = walkRim
    .map(([x, y], i) => {
      const [x2, y2] = walkRim[(i + 1) % walkRim.length]!
      const mx = (x + x2) / 2
      const my = (y + y2) / 2
      const q = rim.reduce((a, c) => (Math.hypot(c[0] - mx, c[1] - my) < Math.hypot(a[0] - mx, a[1] - my) ? c : a))
      return circle((mx + q[0]) / 2, (my + q[1]) / 2, 13, 3.6)
    })
    .join('')
  const features =
    [-1, 1]
      .map(
        (s) => circle(512 + s * 44, 152, 19, 5) + dot(512 + s * 46, 150, 10) + dot(512 + s * 46 - 3, 146, 3.4, 'white'),
      )
      .join('') +
    dot(500, 104, 3.5) +
    dot(524, 104, 3.5)
  return {
    parts: [
      { poly: tail, plain: true, sw: 7 },
      both(fin, { target: 9000 }),
      both(back, { target: 9000 }),
      { poly: head, one: 'pebbles', turn: 0, scale: 0.9 },
      { poly: shell, plain: true, sw: 8, over: spokes + beads },
      { poly: rim, plain: true, sw: 5 },
      ...scutes,
    ],
    features: features,
    turns: true,
  }
}

/** Round wings, swallowtails, and narrow ones: fore and hind wing, the field within the fore wing, the eye on the hind one. */
const WINGS = [
  {
    fore: '496,470! 460,340 380,220 270,150 150,140 84,190 92,300 150,410 230,490 340,530 450,530',
    hind: '492,540! 400,540 290,560 200,630 176,740 222,840 310,880 390,850 430,770 470,670',
    inner: '480,478! 440,370 360,270 270,226 190,232 180,300 230,390 310,450 400,490',
    eye: [280, 730, 62],
  },
  {
    fore: '496,470! 470,330 380,190 240,90 90,60! 80,180 130,320 210,430 330,510 450,530',
    hind: '492,540! 400,530 290,560 220,640 210,740 250,820 250,900 200,970! 290,950 320,880 400,820 440,740 474,660',
    inner: '480,478! 440,370 350,260 240,180 170,160 190,280 250,380 330,450 410,490',
    eye: [310, 710, 54],
  },
  {
    fore: '496,470! 440,380 330,320 200,290 70,300! 60,370 120,450 220,510 340,540 450,534',
    hind: '492,540! 400,556 280,580 180,640 140,730 180,810 280,830 370,800 430,730 472,650',
    inner: '480,484! 410,416 310,370 200,346 150,364 190,430 280,474 390,504',
    eye: [260, 710, 58],
  },
] as const

/** Around the field of a wing. */
const RIMS = ['scales', 'arcs', 'waves', 'stripes'] as const

export function butterfly(rng: Rng): Beast {
  const wings = rng.pick(WINGS)
  const [eyeX, eyeY, eyeR] = wings.eye
  const fore = curve(wings.fore)
  const hind = curve(wings.hind)
  const inner = curve(wings.inner)
  const eyeSpot = ellipse(eyeX, eyeY, eyeR)
  const abdomen = curve(mirror('512,540 490,560 484,620 488,700 498,790 512,836'))
  const chest = curve(mirror('512,398 488,412 474,460 476,520 494,560 512,566'))
  const head = ellipse(512, 380, 26, 28)
  const feeler = (s: number): Poly =>
    curve(
      [
        [512 + s * 10, 354],
        [512 + s * 20, 280],
        [512 + s * 44, 214],
        [512 + s * 72, 176],
      ],
      false,
    )
  let features = ''
  for (const s of [-1, 1]) {
    features += line(feeler(s), 6) + shape(ellipse(512 + s * 76, 166, 9, 17, 20, s * 0.6), 4)
    features += circle(512 + s * 20, 374, 13, 4) + circle(512 + s * (512 - eyeX), eyeY, 38, 4)
    features += circle(512 + s * (512 - eyeX), eyeY, 19, 4)
  }
  for (const y of [602, 640, 678, 716, 754]) features += line(curve(`488,${y} 512,${y + 9} 536,${y}`, false), 3.6)
  features += shape(leaf(512, 540, 116, 34, -Math.PI / 2, 0.5), 3.6)
  return {
    parts: [
      both(hind, { target: 13500 }),
      both(eyeSpot, { plain: true }),
      both(fore, { one: rng.pick(RIMS), scale: 1.05 }),
      both(inner, { target: 8500, sw: 6 }),
      { poly: abdomen, plain: true, sw: 6.5 },
      { poly: chest, plain: true, sw: 6.5 },
      { poly: head, plain: true, sw: 6.5 },
    ],
    features: features,
    feelers: [-1, 1].map((s) => ellipse(512 + s * 50, 250, 46, 104, 24, s * 0.35)),
    turns: true,
  }
}
