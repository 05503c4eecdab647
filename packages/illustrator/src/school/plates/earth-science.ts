/** The earth cut open, and a volcano: what lies inside, layer by layer. */
import { arc, curve, ellipse, mirror, rect } from '../../ornate/kit/curves.ts'
import { circle, line, shape } from '../../ornate/kit/marks.ts'
import { TAU } from '../../ornate/kit/points.ts'
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

const [X, Y, R] = [512, 566, 262]
const CUT: readonly [number, number] = [-Math.PI * 0.42, Math.PI * 0.28]

const LANDS = [
  '330,440 372,372 452,346 476,384 440,420 452,462 404,486 396,540 356,520 316,500',
  '402,590 456,574 492,620 474,690 440,756 412,706 384,640',
  '590,716 640,694 676,722 640,768 588,764',
  '470,806 530,796 566,812 512,822',
]

/** The globe with its lands, and a piece taken out of it. */
export const earth = (): Labeled => ({
  svg:
    [
      [290, 260],
      [740, 250],
      [270, 850],
      [752, 880],
    ]
      .map(([x = 0, y = 0]) => put('star', x, y, 48, 48))
      .join('') +
    circle(X, Y, R, 7) +
    LANDS.map((land) => shape(curve(land), 5)).join('') +
    [R, R - 30, 166, 84].map((r, i) => shape([[X, Y], ...arc(X, Y, r, CUT[0], CUT[1], 40)], i ? 5 : 7)).join('') +
    shape(arc(X, Y, 84, 0, TAU, 40), 5),
  labels: [
    { text: 'ocean', at: [290, 560] },
    { text: 'land', at: [430, 650] },
    { text: 'crust', at: [730, 440] },
    { text: 'mantle', at: [706, 530] },
    { text: 'outer core', at: [636, 590] },
    { text: 'inner core', at: [540, 570] },
  ],
})
