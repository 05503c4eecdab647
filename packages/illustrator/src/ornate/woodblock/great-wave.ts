/** A wave that rears over boats, its foam in claws, and a mountain far below it. */
import type { Rng } from '../../ink/random.ts'
import { curve, rect } from '../kit/curves.ts'
import { circle, clipMarks, line, type Mark, page, paperAround, shape } from '../kit/marks.ts'
import { move, type Point, type Poly } from '../kit/points.ts'

const WAVE = curve(
  '-40,1060! -40,560! 40,420 130,280 250,180 390,130 520,150 620,220 676,310! 620,300 560,262 500,254! 540,300 560,350 556,400! 510,356 460,330 400,330! 440,370 452,420 440,470! 390,430 330,420 290,450 270,520 290,620 360,720 470,800 620,850 800,880! 1060,860! 1060,1060!',
)
/** The edge that curls, from which the foam hangs. */
const LIP = curve('250,180 390,130 520,150 620,220 676,310', false, 9)
/** Bands that follow the back of the wave. */
const BANDS = [
  '-40,640 60,500 150,360 270,250 400,196 500,204',
  '-40,740 70,590 160,440 260,330 350,290',
  '-40,840 80,690 150,570 200,470 252,420',
  '-40,930 90,800 160,700 210,620 240,560',
  '40,1060 130,900 210,800 300,760 380,790',
  '200,1060 280,930 400,880 540,900',
  '420,1060 500,970 640,940 800,950',
  '660,1060 760,990 900,960 1060,970',
]

const claw = (x: number, y: number, turn: number, size: number): string =>
  shape(move(curve('-16,-8! 4,-18 22,-6 26,14 16,34! 12,14 2,6! 2,22 -6,34! -8,16 -18,8!'), x, y, turn, size), 3.8)

const cloud = (x: number, y: number, w: number): string =>
  shape(
    move(
      curve('-100,10! -60,10 -50,-8 -10,-10! 0,-28 60,-28 70,-10! 110,-8 116,10 100,18! -20,20 -40,32 -90,30'),
      x,
      y,
      0,
      w,
    ),
    4,
  )

/** Long and low, with those who row it bent over. */
function boat(x: number, y: number, turn: number, s: number): string {
  const to = (text: string, closed = true): Poly => move(curve(text, closed), x, y, turn, s)
  let out = shape(to('-170,-30! -120,4 0,14 120,0 180,-44! 176,-20 130,34 0,44 -120,36 -160,4'), 4.8)
  for (let i = 0; i < 5; i++) {
    const u = -88 + i * 42
    out += shape(to(`${u - 18},8! ${u - 14},-16 ${u},-24 ${u + 14},-16 ${u + 18},8!`), 4)
    out += shape(to(`${u - 9},-28 ${u},-40 ${u + 9},-28 ${u},-20`), 3.6)
  }
  return out + line(to('-160,0 -100,24 0,30 110,20 172,-22', false), 3.6)
}

export function greatWave(rng: Rng): string {
  let out = ''
  for (let i = 0; i < 6; i++)
    out += line(
      [
        [14, 60 + i * 26],
        [1010, 60 + i * 26],
      ],
      3.2,
    )
  out += circle(790, 240, 120, 5)
  out += cloud(760, 420, 1.1) + cloud(180, 120, 1) + cloud(900, 130, 0.9)
  // The mountain.
  const mountain = curve('520,760! 640,660 700,590 748,528! 800,528! 850,590 920,670 1050,770!')
  out += shape([...mountain, [1050, 900], [520, 900]], 5)
  out += shape(curve('700,590! 748,528! 800,528! 850,590! 826,612 806,586 784,620 762,588 738,616 722,590'), 4.2)
  out += shape(curve('-20,800! 300,770 620,796 860,770 1050,790! 1050,1060! -20,1060!'), 4.4)
  out += boat(760, 828, -0.08, 0.9)
  out += shape(WAVE, 6)
  const marks: Mark[] = BANDS.map((text) => ({ poly: curve(text, false), open: true }))
  out += clipMarks(marks, [WAVE], 4)
  // Inside the curl.
  for (const text of [
    '300,470 350,440 400,450',
    '292,530 350,500 410,520',
    '304,600 360,580 430,610',
    '350,690 410,670 480,710',
  ])
    out += line(curve(text, false), 3.8)
  // Foam along the edge, large claws first.
  const foam: readonly (readonly [number, number, number, number])[] = [
    [672, 322, 0.1, 1.5],
    [634, 262, 0.3, 1.5],
    [586, 206, 0.5, 1.5],
    [528, 166, 0.7, 1.4],
    [462, 146, 0.9, 1.3],
    [394, 142, 1.1, 1.2],
    [330, 158, 1.2, 1.1],
    [504, 262, 0.2, 1.3],
    [560, 408, 0, 1.4],
    [404, 340, 0.2, 1.3],
    [444, 478, 0, 1.3],
    [616, 310, 0, 1.2],
    [500, 350, 0.1, 1.2],
  ]
  for (const [x, y, turn, s] of foam) out += claw(x, y, turn + rng.between(-0.08, 0.08), s)
  for (const { 0: x, 1: y } of LIP.filter((_, i) => i % 7 === 3))
    out += circle(x + 70, y + 90 + rng.between(-30, 30), 11, 3.6)
  for (const [x, y, r] of [
    [620, 420, 12],
    [660, 470, 10],
    [520, 470, 11],
    [590, 520, 10],
    [486, 560, 10],
    [700, 392, 11],
  ] as const)
    out += circle(x, y, r, 3.6)
  // A smaller one before us.
  const near: Poly = curve(
    '380,1060! 470,960 560,900 640,890 700,920 730,964! 690,956 660,966 670,1000 720,1030 800,1044! 1060,1010! 1060,1060!',
  )
  out += shape(near, 5.4)
  for (const text of ['440,1050 520,968 610,932', '520,1060 580,1000 640,976'])
    out += clipMarks([{ poly: curve(text, false), open: true }], [near], 3.8)
  for (const [x, y, s] of [
    [730, 972, 1],
    [690, 920, 1],
    [636, 898, 0.95],
    [578, 906, 0.9],
  ] as const)
    out += claw(x, y, 0.3, s)
  out += boat(250, 940, 0.16, 0.86)
  const frame: Point[] = rect(14, 14, 996, 996)
  // A cartouche for a name.
  out += shape(rect(60, 60, 74, 220), 4.6) + shape(rect(72, 72, 50, 196), 3.6)
  for (const y of [110, 160, 214])
    out +=
      line(
        [
          [84, y],
          [110, y],
        ],
        5,
      ) +
      line(
        [
          [97, y - 16],
          [97, y + 18],
        ],
        5,
      )
  return page(out + paperAround(frame))
}
