/** The whale as closed parts, back to front. */
import { curve, ellipse } from '../kit/curves.ts'
import { circle, dot, line, shape } from '../kit/marks.ts'
import type { Beast } from './beast.ts'

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
