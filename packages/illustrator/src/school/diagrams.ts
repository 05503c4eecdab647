/** Pictures whose parts are named. Each fills the middle of the page, between its labels. */
import { arc, curve, ellipse, leaf, mirror } from '../ornate/kit/curves.ts'
import { circle, line, shape } from '../ornate/kit/marks.ts'
import { TAU } from '../ornate/kit/points.ts'
import type { Labeled } from './chart.ts'

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

const tooth = (): Labeled => ({
  svg:
    shape(
      both('512,300! 470,250 380,230 320,300 330,420 350,520 370,640 390,840 430,900 460,820 480,690 512,640!'),
      7,
    ) +
    shape(
      both('512,350! 470,305 400,295 372,350 380,440 396,540 410,660 424,800 438,800 452,690 470,610 512,580!'),
      5,
    ) +
    shape(both('512,420! 480,390 440,400 436,460 446,540 438,660 448,660 470,560 512,520!'), 5) +
    shape(curve('250,560! 300,530 356,540! 372,650 388,800! 250,800!'), 5) +
    shape(curve('774,560! 724,530 668,540! 652,650 636,800! 774,800!'), 5),
  labels: [
    { text: 'enamel', at: [350, 330] },
    { text: 'dentin', at: [630, 420] },
    { text: 'pulp', at: [540, 460] },
    { text: 'gum', at: [300, 680] },
    { text: 'root', at: [600, 850] },
  ],
})

const eye = (x: number) =>
  shape(curve(`${x - 46},500! ${x},458 ${x + 46},500! ${x},536`), 5) +
  circle(x, 498, 26, 5) +
  circle(x, 498, 11, 0, '#000')

const face = (): Labeled => ({
  svg:
    shape(curve('300,520 262,470 250,540 268,600 306,612'), 6) +
    shape(curve('724,520 762,470 774,540 756,600 718,612'), 6) +
    shape(both('512,230! 400,232 306,320 296,480 306,640 370,800 460,876 512,884'), 7) +
    shape(both('512,300! 470,340 400,350 340,400 306,520! 280,420 300,260 400,180 512,166'), 6) +
    eye(420) +
    eye(604) +
    line(curve('366,440 420,412 468,436', false), 10) +
    line(curve('556,436 604,412 658,440', false), 10) +
    line(curve('512,520 490,600 484,640 512,654 540,640', false), 6) +
    shape(curve('424,736! 470,720 512,728 554,720 600,736! 560,790 512,800 464,790'), 6) +
    line(curve('424,736 512,752 600,736', false), 5) +
    circle(372, 650, 40, 4) +
    circle(652, 650, 40, 4),
  labels: [
    { text: 'hair', at: [420, 240] },
    { text: 'eyebrow', at: [640, 428] },
    { text: 'eye', at: [430, 500] },
    { text: 'ear', at: [752, 550] },
    { text: 'nose', at: [500, 620] },
    { text: 'cheek', at: [660, 650] },
    { text: 'mouth', at: [470, 764] },
    { text: 'chin', at: [540, 850] },
  ],
})

const legs = ['450,560 380,520 330,620', '470,590 380,620 300,740', '480,600 420,700 370,820']

const ant = (): Labeled => ({
  svg:
    legs
      .map(
        (leg) =>
          line(curve(leg, false), 9) +
          line(
            curve(
              leg.replace(/(\d+),(\d+)/g, (_, x, y) => `${1024 - Number(x)},${y}`),
              false,
            ),
            9,
          ),
      )
      .join('') +
    line(curve('480,330 440,250 380,230', false), 7) +
    line(curve('544,330 584,250 644,230', false), 7) +
    shape(ellipse(512, 780, 120, 160), 7) +
    line(curve('404,730 512,760 620,730', false), 5) +
    line(curve('394,800 512,832 630,800', false), 5) +
    shape(ellipse(512, 560, 72, 92), 7) +
    shape(ellipse(512, 390, 96, 84), 7) +
    circle(474, 376, 20, 5) +
    circle(550, 376, 20, 5) +
    line(curve('480,424 512,440 544,424', false), 5),
  labels: [
    { text: 'antenna', at: [400, 236] },
    { text: 'head', at: [580, 400] },
    { text: 'thorax', at: [560, 560] },
    { text: 'leg', at: [360, 560] },
    { text: 'abdomen', at: [600, 800] },
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

const fish = (): Labeled => ({
  svg:
    shape(curve('730,560! 800,460 790,660'), 0) +
    shape(curve('690,560! 770,440 790,470 760,560 790,650 770,680'), 7) +
    shape(curve('420,420! 480,310 600,340 620,440!'), 6) +
    shape(curve('470,690! 500,770 570,770 570,680!'), 6) +
    shape(curve('270,560! 340,430 480,390 620,440 710,560! 620,680 480,730 340,690'), 7) +
    shape(curve('480,580! 560,560 600,620 540,650'), 5) +
    line(curve('390,450 420,560 390,670', false), 6) +
    [
      [480, 480],
      [540, 470],
      [600, 520],
      [660, 560],
      [600, 590],
      [640, 620],
    ]
      .map(([x = 0, y = 0]) => line(arc(x, y, 22, -Math.PI / 2, Math.PI / 2, 8), 4))
      .join('') +
    circle(340, 520, 24, 5) +
    circle(340, 520, 10, 0, '#000') +
    line(curve('276,580 310,600 330,590', false), 6),
  labels: [
    { text: 'eye', at: [340, 520] },
    { text: 'mouth', at: [290, 590] },
    { text: 'gills', at: [402, 640] },
    { text: 'fin', at: [540, 370] },
    { text: 'scales', at: [620, 520] },
    { text: 'tail', at: [760, 600] },
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
}
