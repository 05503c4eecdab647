/** What a child cuts out and puts on: a crown for the head, a mask with holes to look through, the two parts of a paper bag puppet. */
import { roundedRect } from '../../lettering/frames.ts'
import { caption, hollow } from '../../lettering/ink.ts'
import { setInto } from '../../lettering/setting.ts'
import { curve, ellipse } from '../../ornate/kit/curves.ts'
import { circle, line, page, shape } from '../../ornate/kit/marks.ts'
import type { Point, Poly } from '../../ornate/kit/points.ts'
import { dashed } from '../chart.ts'
import { put } from '../put.ts'

const POINTS = [0, 1, 2, 3, 4]
const [LEFT, RIGHT, BAND, FOOT] = [70, 954, 500, 716]
const STEP = (RIGHT - LEFT) / POINTS.length

/** A band with five points, and two strips that make it long enough to go around a head. */
export function crownPage(names: readonly string[], words: string): string {
  const tips = POINTS.map((i): Point => [LEFT + (i + 0.5) * STEP, i === 2 ? 110 : i % 2 ? 170 : 210])
  const crown: Poly = [
    [LEFT, FOOT],
    ...tips.flatMap(([x, y], i): Point[] => [
      [LEFT + i * STEP, BAND - 100],
      [x, y],
    ]),
    [RIGHT, BAND - 100],
    [RIGHT, FOOT],
  ]
  const jewels = tips.map(([x, y], i) => circle(x, y + 130, i % 2 ? 22 : 28, 5) + circle(x, y, 24, 5.5))
  const text = words
    ? (setInto(
        words,
        { x: 110, y: BAND + 24, w: 804, h: 168 },
        { face: 'round', gap: 60, mostLines: 1, mostSize: 170 },
      ) ?? [])
    : []
  const beside = words || !names.length ? [] : [150, 331, 512, 693, 874]
  const strip = (y: number) =>
    dashed(shape(roundedRect(70, y, 884, 96, 8), 5)) + caption('glue', { x: 90, y: y + 24, w: 110, h: 48 }, 40)
  return page(
    dashed(
      shape(
        crown.map(([x, y]): Point => [512 + (x - 512) * 1.03, 440 + (y - 440) * 1.07]),
        4,
      ),
    ) +
      shape(crown, 7) +
      line(
        [
          [LEFT, BAND],
          [RIGHT, BAND],
        ],
        5,
      ) +
      jewels.join('') +
      text.map((letter) => hollow(letter, 5, 3)).join('') +
      beside.map((x, i) => put(names[i % names.length] ?? 'star', x, (BAND + FOOT) / 2, 150, 164)).join('') +
      (words || names.length
        ? ''
        : [150, 331, 512, 693, 874].map((x) => put('star', x, (BAND + FOOT) / 2, 130, 130)).join('')) +
      strip(784) +
      strip(894),
  )
}

type Ears = 'round' | 'pointed' | 'long' | 'floppy' | 'tufts' | 'horns' | 'wide' | 'knobs'
type Nose = 'cat' | 'dog' | 'snout' | 'beak' | 'teeth' | 'trunk' | 'wide'
type Marks = 'stripes' | 'mane' | 'patches' | 'bandit' | 'rings' | 'blaze' | 'horn' | 'wool'

const FACES: Readonly<Record<string, readonly [Ears, Nose, Marks?]>> = {
  cat: ['pointed', 'cat'],
  kitten: ['pointed', 'cat'],
  tiger: ['round', 'cat', 'stripes'],
  lion: ['round', 'cat', 'mane'],
  leopard: ['round', 'cat', 'rings'],
  cheetah: ['round', 'cat', 'rings'],
  bear: ['round', 'dog'],
  'polar bear': ['round', 'dog'],
  panda: ['round', 'dog', 'patches'],
  koala: ['wide', 'dog'],
  monkey: ['wide', 'wide'],
  mouse: ['wide', 'teeth'],
  rabbit: ['long', 'teeth'],
  bunny: ['long', 'teeth'],
  dog: ['floppy', 'dog', 'blaze'],
  puppy: ['floppy', 'dog', 'blaze'],
  fox: ['pointed', 'dog', 'blaze'],
  wolf: ['pointed', 'dog'],
  raccoon: ['round', 'dog', 'bandit'],
  pig: ['pointed', 'snout'],
  cow: ['horns', 'wide', 'blaze'],
  sheep: ['floppy', 'teeth', 'wool'],
  goat: ['horns', 'teeth'],
  giraffe: ['knobs', 'wide', 'rings'],
  deer: ['horns', 'dog'],
  reindeer: ['horns', 'dog'],
  horse: ['pointed', 'wide', 'blaze'],
  zebra: ['pointed', 'wide', 'stripes'],
  unicorn: ['pointed', 'wide', 'horn'],
  elephant: ['wide', 'trunk'],
  owl: ['tufts', 'beak', 'rings'],
  chicken: ['tufts', 'beak'],
  bird: ['tufts', 'beak'],
  eagle: ['tufts', 'beak'],
  frog: ['knobs', 'wide'],
  squirrel: ['tufts', 'teeth'],
}

export const hasFace = (name: string): boolean => name in FACES

/** Both sides alike, to the left and the right of the middle. */
const twice = (draw: (q: number) => string): string => draw(-1) + draw(1)
const at = (q: number, text: string): string =>
  text
    .split(' ')
    .map((pair) => {
      const [, x = '', y = '', corner = ''] = /^(-?\d+),(-?\d+)(!?)$/.exec(pair) ?? []
      return `${512 + q * Number(x)},${y}${corner}`
    })
    .join(' ')
const mirrored = (text: string): Poly =>
  curve(`${at(1, text)} ${at(-1, text).split(' ').toReversed().slice(1, -1).join(' ')}`)

const EARS: Record<Ears, (q: number) => string> = {
  round: (q) => circle(512 + q * 270, 230, 112, 6.5) + circle(512 + q * 270, 230, 62, 5),
  wide: (q) => circle(512 + q * 360, 330, 138, 6.5) + circle(512 + q * 360, 330, 82, 5),
  pointed: (q) =>
    shape(curve(at(q, '130,220! 330,60! 380,360!')), 6.5) + shape(curve(at(q, '200,230! 316,130! 340,320!')), 5),
  long: (q) =>
    shape(curve(at(q, '70,260! 90,60 170,20 230,90 210,290!')), 6.5) +
    shape(curve(at(q, '110,240! 130,100 165,70 190,120 175,260!')), 5),
  floppy: (q) => shape(curve(at(q, '250,210! 370,200 450,330 440,540 370,600 320,480 300,330!')), 6.5),
  tufts: (q) => shape(curve(at(q, '110,210! 200,150 320,50! 370,190 356,340!')), 6.5),
  horns: (q) =>
    shape(curve(at(q, '120,210! 170,120 160,40! 240,90 250,240!')), 6.5) +
    shape(curve(at(q, '280,300! 380,230 460,290! 430,370 330,390!')), 6.5),
  knobs: (q) => circle(512 + q * 190, 160, 76, 6.5) + circle(512 + q * 190, 160, 36, 5),
}

const smile = (y: number): string =>
  line(curve(`512,${y}! 512,${y + 46}! 460,${y + 92} 400,${y + 74}`, false), 6) +
  line(curve(`512,${y + 46}! 564,${y + 92} 624,${y + 74}`, false), 6)
const whiskers = (): string =>
  twice((q) =>
    [610, 660, 710]
      .map((y, i) => line(curve(at(q, `200,${y} 290,${y - 14 + i * 12} 380,${y - 30 + i * 26}`), false), 5))
      .join(''),
  )

const NOSES: Record<Nose, () => string> = {
  cat: () => shape(mirrored('0,584! 60,576 66,606 0,650!'), 6) + smile(650) + whiskers(),
  dog: () => shape(ellipse(512, 690, 190, 140), 5.5) + shape(mirrored('0,596! 70,584 84,630 0,678!'), 6) + smile(678),
  snout: () =>
    shape(ellipse(512, 640, 150, 106), 6) +
    twice((q) => shape(ellipse(512 + q * 56, 640, 26, 40), 5)) +
    line(curve('420,780 512,824 604,780', false), 6),
  beak: () => shape(curve('428,600 512,560 596,600 512,760!'), 6) + line(curve('470,650 512,676 554,650', false), 5),
  teeth: () =>
    shape(mirrored('0,584! 54,578 58,606 0,640!'), 6) +
    smile(640) +
    shape(roundedRect(472, 706, 40, 64, 8), 5) +
    shape(roundedRect(512, 706, 40, 64, 8), 5) +
    whiskers(),
  trunk: () =>
    shape(curve('440,560! 436,700 452,840 540,900 640,880 650,820! 590,830 556,780 586,560!'), 6) +
    [640, 700, 760].map((y) => line(curve(`444,${y} 512,${y + 20} 574,${y}`, false), 5)).join(''),
  wide: () =>
    shape(ellipse(512, 700, 250, 150), 6) +
    twice((q) => shape(ellipse(512 + q * 80, 650, 22, 30), 5)) +
    line(curve('360,740 512,810 664,740', false), 6),
}

const MARKS: Record<Marks, () => string> = {
  stripes: () =>
    twice(
      (q) =>
        shape(curve(at(q, '392,480! 290,520 390,570!')), 5) +
        shape(curve(at(q, '330,730! 240,740 280,800!')), 5) +
        shape(curve(at(q, '150,184! 130,310 80,170!')), 5),
    ) + shape(curve('480,172! 512,330 544,172!'), 5),
  mane: () => '',
  patches: () => twice((q) => shape(ellipse(512 + q * 158, 470, 132, 122), 5.5)),
  bandit: () => shape(mirrored('0,430! 200,340 350,470 330,590 180,600 0,520!'), 5.5),
  rings: () =>
    twice(
      (q) => circle(512 + q * 120, 290, 34, 5) + circle(512 + q * 318, 620, 34, 5) + circle(512 + q * 240, 760, 30, 5),
    ),
  blaze: () => shape(mirrored('0,200! 60,300 44,460 0,560!'), 5),
  horn: () =>
    shape(mirrored('0,10! 56,250!'), 6.5) +
    line(curve('486,140 540,120', false), 5) +
    line(curve('472,200 552,176', false), 5),
  wool: () => [-200, -100, 0, 100, 200].map((x) => circle(512 + x, 220 - (200 - Math.abs(x)) * 0.2, 76, 6)).join(''),
}

const MANE = Array.from({ length: 16 }, (_, i) => (i / 16) * Math.PI * 2)

function head(name: string, eyes: string): string {
  const [ears, nose, marks] = FACES[name] ?? ['round', 'cat']
  const mane =
    marks === 'mane' ? MANE.map((a) => circle(512 + 366 * Math.cos(a), 520 + 344 * Math.sin(a), 92, 6)).join('') : ''
  return (
    mane +
    twice(EARS[ears]) +
    shape(mirrored('0,164 210,196 360,340 396,540 330,760 180,880 0,910'), 7) +
    (marks ? MARKS[marks]() : '') +
    eyes +
    NOSES[nose]()
  )
}

/** Dashed rings are cut out: one looks through two of them, and the string goes through the others. */
export const maskPage = (name: string): string =>
  page(
    head(
      name,
      twice((q) => dashed(shape(ellipse(512 + q * 158, 470, 86, 66), 6)) + dashed(circle(512 + q * 322, 380, 15, 4))),
    ),
  )

/** Its head goes on the flap of the bag, its belly and paws on the bag. */
export function bagPuppetPage(name: string): string {
  const eyes = twice((q) => circle(512 + q * 158, 470, 66, 6) + circle(512 + q * 150, 476, 30, 0, '#000'))
  const paw = (q: number) => shape(curve(at(q, '300,730 380,680 450,740 440,830 350,860 290,800')), 6)
  return page(
    `<g transform="translate(205 14) scale(0.6)">${head(name, eyes)}</g>` +
      dashed(
        line(
          [
            [40, 590],
            [984, 590],
          ],
          4,
        ),
      ) +
      shape(curve('340,640 512,616 684,640 756,760 744,900 700,980! 324,980! 280,900 268,760'), 6.5) +
      shape(ellipse(512, 820, 130, 130), 5.5) +
      twice(paw),
  )
}
