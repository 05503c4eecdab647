/** The turtle as closed parts, back to front. */

import { grow, intersect } from '../kit/clip.ts'
import { curve, mirror } from '../kit/curves.ts'
import { circle, dot, line } from '../kit/marks.ts'
import type { Point } from '../kit/points.ts'
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
