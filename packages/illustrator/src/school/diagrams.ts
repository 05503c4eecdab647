/** Pictures whose parts are named. Each fills the middle of the page, between its labels. */
import { objectsOf } from '../lettering/objects.ts'
import { arc, curve, ellipse, leaf, rect } from '../ornate/kit/curves.ts'
import { circle, line, shape } from '../ornate/kit/marks.ts'
import { TAU } from '../ornate/kit/points.ts'
import { ant, face, fish, tooth } from './bodies.ts'
import type { Labeled } from './chart.ts'
import { heart } from './science.ts'

function flower(): Labeled {
  const petals = Array.from({ length: 9 }, (_, i) =>
    shape(leaf(512, 370, 190, 118, (i * TAU) / 9 - Math.PI / 2, 0.62), 6),
  )
  const roots = [
    '512,800 470,850 420,880 380,940',
    '512,800 500,880 470,960',
    '512,800 540,870 530,950',
    '512,800 570,850 610,890 650,930',
  ]
  return {
    svg:
      line(
        [
          [290, 800],
          [734, 800],
        ],
        5,
      ) +
      roots.map((root) => line(curve(root, false), 7)).join('') +
      shape(curve('494,380! 488,600 494,800! 530,800! 536,600 530,380!'), 6) +
      shape(leaf(500, 700, 190, 92, Math.PI * 1.16, 0.5), 6) +
      shape(leaf(524, 640, 190, 92, -Math.PI * 0.16, 0.5), 6) +
      petals.join('') +
      circle(512, 370, 62, 6) +
      Array.from({ length: 7 }, (_, i) =>
        circle(512 + 34 * Math.cos((i * TAU) / 7), 370 + 34 * Math.sin((i * TAU) / 7), 11, 4),
      ).join(''),
    labels: [
      { text: 'petal', at: [400, 270] },
      { text: 'pistil', at: [530, 372] },
      { text: 'stem', at: [530, 560] },
      { text: 'leaf', at: [400, 650] },
      { text: 'roots', at: [560, 862] },
    ],
  }
}

function plant(): Labeled {
  const drawn = flower()
  return {
    ...drawn,
    labels: [
      { text: 'flower', at: [400, 290] },
      { text: 'stem', at: [530, 560] },
      { text: 'leaf', at: [400, 650] },
      { text: 'root', at: [560, 862] },
    ],
  }
}

/** A cone cut open: the chamber below it, the vent through its layers, lava over both its rims. */
const volcano = (): Labeled => ({
  svg:
    shape(rect(250, 790, 524, 176), 6) +
    shape(
      curve('430,320 360,300 380,220 450,205 490,168 560,176 596,214 660,222 668,300 600,322 556,312 512,330 468,314'),
      6,
    ) +
    shape(curve('232,790! 330,640 396,500 436,384! 588,384! 628,500 694,640 792,790!'), 7) +
    line(curve('322,790 396,640 440,500 470,404', false), 4.5) +
    line(curve('702,790 628,640 584,500 554,404', false), 4.5) +
    shape(curve('436,384! 400,480 372,540 350,604 372,640 398,606 410,556 432,566 444,520 470,430 488,384!'), 5.5) +
    shape(curve('588,384! 624,480 652,540 676,620 652,650 628,610 614,570 594,574 580,520 554,430 536,384!'), 5.5) +
    shape(curve('480,384! 494,560 486,700 470,830! 554,830! 538,700 530,560 544,384!'), 5.5) +
    shape(curve('512,824! 570,820 660,840 676,888 640,936 512,948 384,936 348,888 364,840 454,820 512,824!'), 6) +
    shape(ellipse(512, 384, 76, 17), 5.5),
  labels: [
    { text: 'ash cloud', at: [600, 260] },
    { text: 'crater', at: [470, 385] },
    { text: 'lava', at: [385, 585] },
    { text: 'vent', at: [514, 640] },
    { text: 'rock', at: [320, 735] },
    { text: 'magma', at: [560, 886] },
  ],
})

const tree = (): Labeled => ({
  svg:
    line(
      [
        [270, 800],
        [754, 800],
      ],
      5,
    ) +
    ['470,800 420,860 360,890', '500,800 490,880 470,950', '540,800 550,880 580,940', '560,800 620,850 680,880']
      .map((root) => line(curve(root, false), 9))
      .join('') +
    shape(curve('456,800! 480,660 470,540! 554,540! 546,660 568,800!'), 7) +
    shape(
      curve(
        '300,520 262,420 320,330 380,310 400,220 512,176 620,220 650,310 710,340 760,430 720,520 630,560 560,530 512,570 450,530 390,566',
      ),
      7,
    ) +
    line(curve('512,540 512,440 450,380', false), 6) +
    line(curve('512,470 570,420 600,370', false), 6),
  labels: [
    { text: 'leaves', at: [380, 380] },
    { text: 'branch', at: [570, 420] },
    { text: 'trunk', at: [530, 680] },
    { text: 'roots', at: [400, 872] },
  ],
})

const earth = (): Labeled => ({
  svg:
    [262, 234, 156, 78].map((r, i) => shape([...arc(512, 560, r, 0, TAU, 72)], i ? 5 : 7)).join('') +
    circle(512, 560, 78, 5),
  labels: [
    { text: 'crust', at: [264, 560] },
    { text: 'mantle', at: [700, 480] },
    { text: 'outer core', at: [400, 610] },
    { text: 'inner core', at: [540, 580] },
  ],
})

const body = (): Labeled => ({
  svg: objectsOf(['boy'])[0]?.(512, 580, 460, 780) ?? '',
  labels: [
    { text: 'hair', at: [470, 226] },
    { text: 'eye', at: [560, 350] },
    { text: 'arm', at: [420, 620] },
    { text: 'leg', at: [470, 850] },
    { text: 'hand', at: [620, 700] },
    { text: 'foot', at: [560, 945] },
  ],
})

export const DIAGRAMS: Record<string, () => Labeled> = {
  flower,
  plant,
  volcano,
  tooth,
  face,
  ant,
  insect: ant,
  tree,
  earth,
  fish,
  body,
  heart,
}
