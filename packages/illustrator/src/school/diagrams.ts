/** Pictures whose parts are named. Each fills the middle of the page, between its labels. */
import { objectsOf } from '../lettering/objects.ts'
import { arc, curve, leaf, mirror } from '../ornate/kit/curves.ts'
import { circle, line, shape } from '../ornate/kit/marks.ts'
import { TAU } from '../ornate/kit/points.ts'
import { ant, face, fish, tooth } from './bodies.ts'
import type { Labeled } from './chart.ts'
import { heart } from './science.ts'

const both = (half: string) => curve(mirror(half))

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

const volcano = (): Labeled => ({
  svg:
    shape(
      curve('430,330 360,300 380,220 450,210 480,170 560,180 590,220 660,220 670,300 600,330 560,320 512,345 470,320'),
      6,
    ) +
    shape(
      [
        [260, 780],
        [430, 400],
        [470, 420],
        [512, 404],
        [556, 420],
        [594, 400],
        [764, 780],
      ],
      7,
    ) +
    shape(curve('484,412! 494,560 470,700 460,790! 564,790! 554,700 530,560 540,412!'), 5) +
    shape(both('512,770! 400,790 330,850 360,930 512,950'), 6) +
    shape(curve('430,402! 400,470 380,560 400,600 424,560 440,480 470,420!'), 5) +
    shape(curve('594,402! 630,480 640,580 664,640 690,600 670,500 610,404!'), 5) +
    line(
      [
        [250, 780],
        [452, 780],
      ],
      6,
    ) +
    line(
      [
        [572, 780],
        [774, 780],
      ],
      6,
    ) +
    line(
      [
        [330, 690],
        [476, 690],
      ],
      4,
    ) +
    line(
      [
        [548, 690],
        [694, 690],
      ],
      4,
    ) +
    line(
      [
        [374, 600],
        [392, 600],
      ],
      4,
    ),
  labels: [
    { text: 'ash cloud', at: [600, 260] },
    { text: 'crater', at: [470, 414] },
    { text: 'lava', at: [400, 560] },
    { text: 'vent', at: [530, 640] },
    { text: 'magma', at: [560, 870] },
    { text: 'rock', at: [350, 730] },
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
