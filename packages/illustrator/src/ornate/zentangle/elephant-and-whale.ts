/** The elephant and the whale as closed parts, back to front. */
import { curve, ellipse } from '../kit/curves.ts'
import { circle, dot, line, shape } from '../kit/marks.ts'
import type { Beast } from './beast.ts'
export function elephant(): Beast {
  const legB = curve('330,640 330,860! 324,902 440,902 438,860! 452,700')
  const legF = curve('590,660 600,860! 594,902 706,902 704,860! 712,690')
  const body = curve('250,470 300,340 430,278 570,284 690,340 748,470 744,620 700,706 560,720 400,716 300,690 262,610')
  const leg2 = curve('262,600 246,720 258,872! 252,922 384,922 384,872! 396,780 420,700 380,600')
  const leg3 = curve('640,640 628,760 640,872! 634,922 764,922 764,872! 772,760 790,640 740,560')
  const head = curve(
    '640,330 700,262 800,252 880,310 906,400 900,500 912,600 944,690 936,752 892,772 852,742! 862,724 888,730 896,706 862,660 834,590 820,540 760,560 680,540 632,450',
  )
  const ear = curve('676,300 612,262 540,286 500,370 506,480 560,570 630,604 672,560 700,470 706,380')
  const tusk = curve('818,548! 850,590 904,606 950,576! 906,580 876,556 866,520')
  const tail = curve(
    '262,470 206,500 184,590 196,664! 170,700 186,742! 206,716! 222,744! 232,700 212,664! 204,600 226,524 264,500',
  )
  const nails = [
    [268, 915],
    [304, 918],
    [340, 915],
    [652, 915],
    [690, 918],
    [728, 915],
  ]
    .map(([x, y]) =>
      shape(
        curve([
          [x! - 15, y! + 6],
          [x! - 12, y! - 18],
          [x!, y! - 25],
          [x! + 12, y! - 18],
          [x! + 15, y! + 6],
        ]),
        3.8,
      ),
    )
    .join('')
  const features =
    shape(tusk, 6) +
    shape(ellipse(800, 390, 52, 42), 4) +
    shape(ellipse(800, 392, 26, 20), 5) +
    dot(802, 393, 13) +
    dot(797, 388, 4, 'white') +
    line(curve('770,366 798,352 830,364', false), 3.6) +
    nails
  return {
    parts: [
      { poly: legB, one: 'bricks', turn: 0 },
      { poly: legF, one: 'hexagons', turn: 0 },
      { poly: tail, plain: true, sw: 7 },
      { poly: body, target: 15000 },
      { poly: leg2, target: 12000 },
      { poly: leg3, target: 12000 },
      { poly: head, target: 12500 },
      { poly: ear, target: 11000 },
    ],
    features: features,
  }
}

export function whale(): Beast {
  const body = curve(
    '70,560 84,430 190,330 350,290 520,310 680,380 790,430 860,420! 850,360 800,290 730,240! 830,226 900,270 924,330! 930,260 972,200 1000,170! 1000,270 984,360 940,450 900,540 830,640 700,720 520,756 320,750 160,700',
  )
  const belly = curve('78,590! 200,632 360,640 480,612 560,640 640,720! 520,756 320,750 160,700')
  const fin = curve('420,600 470,690 540,790 610,850 640,830 620,740 570,640 520,580')
  let features = ''
  features +=
    shape(ellipse(210, 518, 56, 46), 4.5) +
    circle(214, 520, 24, 6) +
    dot(214, 520, 12) +
    dot(209, 514, 4, 'white') +
    line(curve('74,580 150,606 214,600 262,572', false), 6)
  for (const s of [-1, 1])
    features += shape(
      curve([
        { x: 330, y: 292, corner: true },
        { x: 330 + s * 6, y: 210 },
        { x: 330 + s * 50, y: 150 },
        { x: 330 + s * 104, y: 160 },
        { x: 330 + s * 116, y: 214 },
        { x: 330 + s * 84, y: 232 },
        { x: 330 + s * 70, y: 196 },
        { x: 330 + s * 34, y: 218 },
      ]),
      5.5,
    )
  return {
    parts: [
      { poly: body, target: 13500 },
      { poly: belly, one: 'ropes', turn: 0.08, scale: 0.9 },
      { poly: fin, one: 'feathers', turn: 2.2, scale: 0.9 },
    ],
    features: features,
    above: 30,
  }
}
