/** The earth cut open, and a volcano: what lies inside, layer by layer. */
import { arc, curve, ellipse, mirror, rect } from '../../ornate/kit/curves.ts'
import { circle, line, shape } from '../../ornate/kit/marks.ts'
import type { Point } from '../../ornate/kit/points.ts'
import type { Labeled } from '../chart.ts'
import { put } from '../put.ts'
import { bowCloud } from './water-cycle.ts'

const both = (half: string) => curve(mirror(half))

/** The cone in layers around its vent, a side vent, the chamber below, and all that flies out above. */
export function volcano(): Labeled {
  const bombs = [
    [404, 352, 17],
    [446, 300, 13],
    [620, 352, 17],
    [584, 296, 13],
  ] as const
  const layers = [
    '512,470! 470,470! 430,560 360,690 262,800! 512,800!',
    '512,470! 478,470! 448,580 400,700 336,800! 512,800!',
    '512,470! 486,470! 466,600 440,710 412,800! 512,800!',
  ]
  const strata = [860, 916].map((y) =>
    line(curve(`250,${y} 330,${y - 14} 420,${y + 6} 512,${y - 8} 610,${y + 8} 700,${y - 12} 774,${y}`, false), 4.5),
  )
  return {
    svg:
      shape(bowCloud(512, 232, 420, 130), 6) +
      shape(bowCloud(330, 300, 150, 64), 5) +
      shape(bowCloud(694, 300, 150, 64), 5) +
      bombs.map(([x, y, r]) => circle(x, y, r, 5)).join('') +
      shape(both('512,300! 496,340 480,330 476,366 456,372 460,420 512,444'), 5.5) +
      shape(rect(250, 800, 524, 180), 6) +
      strata.join('') +
      shape(both('512,418! 452,418! 400,540 330,680 226,800! 512,800!'), 7) +
      layers.map((half) => shape(both(half), 4.5)).join('') +
      // Lava over both rims, and out of the side vent.
      shape(
        curve(
          '452,418! 420,490 390,552 352,622 346,664 374,670 392,624 410,598 424,628 444,610 452,540 478,470 492,424!',
        ),
        5.5,
      ) +
      shape(
        curve(
          '572,418! 604,490 634,552 680,640 690,690 662,700 638,650 616,600 600,612 582,600 572,540 546,470 532,424!',
        ),
        5.5,
      ) +
      shape(curve('540,690! 600,668 660,650 706,664! 716,690! 668,684 606,706 540,736!'), 5.5) +
      shape(curve('486,430! 494,560 484,700 468,850! 556,850! 540,700 530,560 538,430!'), 5.5) +
      shape(both('512,836! 470,832 390,842 352,886 372,934 440,958 512,962'), 6) +
      // The vent opens into the chamber.
      shape(rect(474, 826, 76, 22), 0) +
      [
        [430, 900, 20],
        [490, 922, 13],
        [600, 900, 22],
        [546, 890, 12],
      ]
        .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, 4))
        .join('') +
      shape(ellipse(512, 420, 61, 15), 5.5) +
      put('palm tree', 268, 742, 76, 116) +
      put('palm tree', 766, 742, 76, 116),
    labels: [
      { text: 'ash cloud', at: [600, 232] },
      { text: 'rock bomb', at: [404, 352] },
      { text: 'crater', at: [488, 420] },
      { text: 'lava', at: [618, 570] },
      { text: 'vent', at: [511, 590] },
      { text: 'side vent', at: [640, 674] },
      { text: 'layers', at: [376, 722] },
      { text: 'crust', at: [300, 890] },
      { text: 'magma', at: [650, 890] },
    ],
  }
}

const [X, Y, R] = [404, 580, 352]
const CUT: readonly [number, number] = [-Math.PI / 2, 0]
/** The outer edges of the mantle and of both cores. */
const [MANTLE, OUTER, INNER] = [312, 212, 104]

const LANDS = [
  '120,470 152,380 226,310 312,286 350,330 322,376 336,424 280,452 268,520 214,514 160,530',
  '238,640 310,606 372,664 352,742 316,836 270,780 226,716',
  '520,730 590,664 668,680 690,722 640,796 560,812',
  '330,896 404,880 476,892 440,914 372,914',
]

/** Within the quarter, on the level of its word: lines that lie side by side never cross. */
const within = (r: number, angle: number): Point => [X + r * Math.cos(angle), Y - r * Math.sin(angle)]

/** The globe with its lands, and a quarter taken out of it; the innermost ball is whole. */
export const earth = (): Labeled => ({
  svg:
    [
      [96, 250],
      [880, 800],
      [760, 900],
    ]
      .map(([x = 0, y = 0]) => put('star', x, y, 56, 56))
      .join('') +
    circle(X, Y, R, 7) +
    LANDS.map((land) => shape(curve(land), 5)).join('') +
    [R, MANTLE, OUTER].map((r, i) => shape([[X, Y], ...arc(X, Y, r, CUT[0], CUT[1], 40)], i ? 5 : 7)).join('') +
    circle(X, Y, INNER, 6),
  labels: [
    { text: 'crust', at: within((R + MANTLE) / 2, 1.4) },
    { text: 'mantle', at: within((MANTLE + OUTER) / 2, 1.048) },
    { text: 'outer core', at: within((OUTER + INNER) / 2, 0.934) },
    { text: 'inner core', at: within(70, 0.4) },
  ],
  side: 'right',
})
