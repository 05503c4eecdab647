/** Bodies whose parts are named. */
import { arc, curve, ellipse, mirror } from '../ornate/kit/curves.ts'
import { circle, line, shape } from '../ornate/kit/marks.ts'
import type { Labeled } from './chart.ts'

const both = (half: string) => curve(mirror(half))

export const tooth = (): Labeled => ({
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

export const face = (): Labeled => ({
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

export const ant = (): Labeled => ({
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

export const fish = (): Labeled => ({
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
