/** A plant from bud to root, a tree, a flower cut open, an insect with all six legs: each with its parts to name. */
import { curve, ellipse, leaf, mirror, rect } from '../../ornate/kit/curves.ts'
import { circle, line, shape } from '../../ornate/kit/marks.ts'
import { move, type Point, TAU } from '../../ornate/kit/points.ts'
import type { Labeled } from '../chart.ts'
import { put } from '../put.ts'
import { crown } from '../sheet/bearing.ts'

const both = (half: string) => curve(mirror(half))

/** A leaf with its veins. */
function veined(x: number, y: number, long: number, wide: number, turn: number): string {
  const along = (t: number, aside: number): Point => [t * long, aside * wide]
  const veins = [0.3, 0.5, 0.68].flatMap((t) => [
    [along(t, 0), along(t + 0.13, 0.26)],
    [along(t, 0), along(t + 0.13, -0.26)],
  ])
  return (
    shape(leaf(x, y, long, wide, turn, 0.45), 6) +
    [[along(0, 0), along(0.86, 0)], ...veins].map((vein) => line(move(vein, x, y, turn), 4)).join('')
  )
}

const bloom = (x: number, y: number, r: number, petals: number): string =>
  Array.from({ length: petals }, (_, i) =>
    shape(leaf(x, y, r, r * 0.66, (i * TAU) / petals - Math.PI / 2, 0.62), 6),
  ).join('') +
  circle(x, y, r * 0.4, 6) +
  Array.from({ length: 7 }, (_, i) =>
    circle(x + r * 0.24 * Math.cos((i * TAU) / 7), y + r * 0.24 * Math.sin((i * TAU) / 7), r * 0.08, 4),
  ).join('')

/** As wide as a finger where it leaves the stem, pointed at its end. */
const ROOTS = [
  '500,806! 474,850 420,872 372,918 366,910! 410,852 458,830 488,800!',
  '506,806! 492,880 450,950 440,946! 472,880 484,806!',
  '520,806! 530,890 560,962 550,966! 508,890 502,806!',
  '532,800! 566,842 622,868 668,930 658,936! 610,886 548,864 520,810!',
]

export function plant(): Labeled {
  const pebbles = [
    [300, 862, 22],
    [330, 950, 16],
    [716, 858, 20],
    [732, 950, 24],
    [600, 962, 14],
  ] as const
  return {
    svg:
      put('sun', 706, 240, 120, 120) +
      shape(rect(250, 796, 524, 190), 6) +
      pebbles.map(([x, y, r]) => shape(ellipse(x, y, r, r * 0.74), 4)).join('') +
      put('worm', 290, 912, 80, 50) +
      ROOTS.map((root) => shape(curve(root), 5)).join('') +
      shape(curve('494,400! 488,600 486,806! 534,806! 534,600 528,400!'), 6) +
      shape(curve('528,590! 620,560 676,500! 694,508! 640,586 530,616!'), 5) +
      shape(curve('684,508! 640,470 646,416 684,372! 722,416 728,470'), 6) +
      line(curve('684,380 670,440 684,500', false), 4) +
      veined(496, 720, 196, 100, Math.PI * 1.14) +
      veined(526, 700, 196, 100, -Math.PI * 0.12) +
      veined(496, 586, 170, 84, Math.PI * 1.16) +
      bloom(490, 340, 168, 9),
    labels: [
      { text: 'flower', at: [392, 320] },
      { text: 'bud', at: [700, 450] },
      { text: 'leaf', at: [376, 556] },
      { text: 'stem', at: [514, 640] },
      { text: 'roots', at: [600, 862] },
      { text: 'soil', at: [300, 820] },
    ],
  }
}

const BARK = ['490,600 484,660 492,720', '530,640 536,700 528,760', '500,750 494,790', '470,720 464,770']
const APPLES = [
  [344, 368],
  [436, 286],
  [560, 272],
  [652, 336],
  [694, 424],
] as const

/** Crown, branches that fork within it, bark, and roots through the soil. */
export const tree = (): Labeled => ({
  svg:
    shape(rect(250, 810, 524, 176), 6) +
    ROOTS.map((root) => shape(curve(root), 5)).join('') +
    shape(crown(512, 404, 230, 176, 12), 7) +
    shape(
      curve(
        '440,816! 476,770 478,660 472,580 476,520 462,470 400,400 414,388! 470,436 496,470! 506,430 500,370 504,330! 520,330! 522,400 520,460! 560,420 600,370 614,382! 580,440 550,510 552,580 548,660 552,770 590,816!',
      ),
      6,
    ) +
    BARK.map((bark) => line(curve(bark, false), 4)).join('') +
    veined(586, 492, 100, 52, -0.3) +
    veined(436, 492, 100, 52, Math.PI + 0.3) +
    APPLES.map(([x, y]) => put('apple', x, y, 58, 62)).join('') +
    put('bird', 672, 216, 84, 76),
  labels: [
    { text: 'crown', at: [330, 430] },
    { text: 'branch', at: [586, 404] },
    { text: 'fruit', at: [436, 290] },
    { text: 'trunk', at: [514, 690] },
    { text: 'bark', at: [492, 720] },
    { text: 'roots', at: [600, 862] },
    { text: 'soil', at: [310, 900] },
  ],
})

const STAMENS = [
  [-118, -150],
  [-62, -196],
  [62, -196],
  [118, -150],
] as const

/** Cut through the middle: petals as a cup, and within it what makes the seeds. */
export function flower(): Labeled {
  const [x, y] = [512, 560]
  return {
    svg:
      put('bee', 706, 226, 120, 96) +
      // The petals behind, then the two that were cut.
      shape(both('512,280! 470,300 430,380 440,480 512,520!'), 6) +
      shape(curve('500,540! 400,470 330,350 350,236! 440,290 500,400'), 6) +
      shape(curve('524,540! 624,470 694,350 674,236! 584,290 524,400'), 6) +
      shape(curve('496,556! 380,540 284,470 256,380! 360,390 450,450'), 6) +
      shape(curve('528,556! 644,540 740,470 768,380! 664,390 574,450'), 6) +
      STAMENS.map(
        ([dx, dy]) =>
          line(curve(`${x + dx * 0.2},${y - 20} ${x + dx * 0.72},${y + dy * 0.5} ${x + dx},${y + dy}`, false), 6) +
          shape(ellipse(x + dx, y + dy - 10, 17, 27, 24, dx / 400), 5),
      ).join('') +
      // The pistil: its foot holds the seeds to come.
      shape(both('512,330! 478,330 474,356 500,366! 500,450 496,478! 462,500 456,556 484,592 512,596'), 6) +
      [
        [494, 536],
        [530, 536],
        [512, 566],
      ]
        .map(([u = 0, v = 0]) => circle(u, v, 10, 4))
        .join('') +
      shape(curve('490,590! 410,600 350,570 320,520! 330,610 400,650 500,630!'), 6) +
      shape(curve('534,590! 614,600 674,570 704,520! 694,610 624,650 524,630!'), 6) +
      shape(curve('492,604! 496,760 486,985! 536,985! 528,760 532,604!'), 6) +
      veined(496, 900, 220, 112, Math.PI * 1.16) +
      veined(526, 850, 220, 112, -Math.PI * 0.16),
    labels: [
      { text: 'petal', at: [386, 310] },
      { text: 'stamen', at: [630, 400] },
      { text: 'pistil', at: [511, 410] },
      { text: 'ovary', at: [478, 570] },
      { text: 'sepal', at: [640, 616] },
      { text: 'stem', at: [514, 720] },
      { text: 'leaf', at: [390, 850] },
    ],
  }
}

const LEGS = [
  '470,430! 380,400 322,330! 306,338! 360,430 466,474!',
  '464,500! 370,520 290,500! 284,518! 370,556 466,536!',
  '470,560! 390,640 340,760! 356,768! 420,668 480,596!',
]

const mirrored = (text: string): string => text.replace(/(\d+),/g, (_, x) => `${1024 - Number(x)},`)

/** From above: three parts, six legs, two pairs of wings. */
export const insect = (): Labeled => ({
  svg:
    LEGS.flatMap((leg) => [leg, mirrored(leg)])
      .map((leg) => shape(curve(leg), 5))
      .join('') +
    ['486,280 450,220 396,196', mirrored('486,280 450,220 396,196')]
      .map((feeler) => line(curve(feeler, false), 7))
      .join('') +
    circle(392, 194, 13, 5) +
    circle(632, 194, 13, 5) +
    shape(both('512,590! 440,600 420,700 440,840 512,930'), 7) +
    [660, 730, 800, 864]
      .map((y, i) =>
        line(curve(`${[431, 427, 438, 466][i]},${y} 512,${y + 24} ${[593, 597, 586, 558][i]},${y}`, false), 5),
      )
      .join('') +
    [
      '486,500! 400,560 300,560 262,640 290,740 360,720 430,640 492,560!',
      '484,470! 400,420 290,400 250,470 262,560 330,580 430,560 490,530!',
    ]
      .flatMap((wing) => [wing, mirrored(wing)])
      .map((wing) => shape(curve(wing), 6))
      .join('') +
    ['470,510 400,520 320,500', '466,480 390,460 320,450', '470,560 400,620 330,670']
      .flatMap((vein) => [vein, mirrored(vein)])
      .map((vein) => line(curve(vein, false), 4))
      .join('') +
    shape(both('512,400! 456,410 440,480 450,570 512,604'), 7) +
    line(curve('512,410 512,500 512,596', false), 4) +
    shape(both('512,250! 450,256 420,320 440,390 512,410'), 7) +
    shape(ellipse(442, 316, 30, 42, 32, 0.2), 5) +
    shape(ellipse(582, 316, 30, 42, 32, -0.2), 5) +
    line(curve('484,364 512,378 540,364', false), 5),
  labels: [
    { text: 'antenna', at: [400, 198] },
    { text: 'eye', at: [584, 320] },
    { text: 'head', at: [520, 290] },
    { text: 'wing', at: [290, 470] },
    { text: 'thorax', at: [540, 540] },
    { text: 'leg', at: [376, 690] },
    { text: 'abdomen', at: [560, 780] },
  ],
})
