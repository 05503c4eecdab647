/** Cranes, as prints show them: they stand, call, bow, or fly. Each faces right, its body about 0, 0. */
import { curve } from '../kit/curves.ts'
import type { Mark } from '../kit/marks.ts'
import { band, type Poly } from '../kit/points.ts'
import { downs, feather, wing } from './feathers.ts'

export type CranePose = 'standing' | 'calling' | 'feeding' | 'flying' | 'soaring' | 'landing' | 'dancing'

const filled = (poly: Poly, sw = 4.4): Mark => ({ poly, sw })
const stroke = (poly: Poly, sw = 3.4): Mark => ({ poly, open: true, sw })

/** The head at the end of a neck, looking along `turn`. */
function head(x: number, y: number, turn: number): Mark[] {
  const at = (text: string, closed = true): Poly =>
    curve(text, closed).map(([u, v]) => [
      x + u * Math.cos(turn) - v * Math.sin(turn),
      y + u * Math.sin(turn) + v * Math.cos(turn),
    ])
  return [
    filled(at('18,-12! 60,-8 118,4! 60,8 18,12!')),
    stroke(at('22,0 60,1 104,3', false), 3),
    filled(at('-26,-4 -16,-22 6,-26 24,-14 26,4 12,18 -10,20 -26,10')),
    filled(at('-20,-15! -8,-25 8,-26 22,-15! 6,-12 -8,-11'), 3.4),
    { poly: at('4,1 9,-4 14,1 9,6'), fill: '#000', sw: 2 },
  ]
}

/** A neck with the dark front that its kind has. */
function neck(spine: string, wide: readonly [number, number]): Mark[] {
  const line = curve(spine, false, 12)
  const at = (t: number): number => wide[0] + (wide[1] - wide[0]) * t ** 0.7
  const shaft = band(line, at)
  const dark = line.slice(Math.floor(line.length * 0.42))
  const from = line.length - dark.length
  const half = dark.map(([x, y], i): [number, number] => {
    const k = from + i
    const before = line[Math.max(0, k - 1)]!
    const after = line[Math.min(line.length - 1, k + 1)]!
    const run = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1
    const off = (at(k / (line.length - 1)) / 2) * 0.12
    return [x - ((after[1] - before[1]) / run) * off, y + ((after[0] - before[0]) / run) * off]
  })
  return [filled(shaft), stroke([...curve([[shaft[from]![0], shaft[from]![1]], half[0]!], false, 3), ...half], 3.2)]
}

function leg(text: string): Mark[] {
  const bone = curve(text, false, 8)
  const [x, y] = bone.at(-1)!
  return [
    filled(
      band(bone, (t) => (t < 0.3 ? 20 - t * 30 : 11)),
      3.6,
    ),
    ...[2.75, 0.62, 0.05].map((turn) => filled(feather(x, y - 3, turn > 2 ? 34 : 52, 13, turn), 3.4)),
  ]
}

const BODY = '104,-34 112,-6 96,30 52,58 -10,66 -76,52 -128,22! -110,-8 -64,-36 0,-58 64,-60'

/** The wing at rest, over long plumes that hang over the tail. */
function folded(): Mark[] {
  const out: Mark[] = []
  for (let i = 0; i < 7; i++)
    out.push(filled(feather(-52 + i * 5, -22 + i * 12, 150 - i * 6, 34, Math.PI - 0.22 - i * 0.13, -0.24), 3.8))
  for (let i = 0; i < 6; i++)
    out.push(filled(feather(4 + i * 2, -34 + i * 15, 108 - i * 8, 30, Math.PI - 0.16 - i * 0.06, -0.1), 3.8))
  for (let i = 0; i < 5; i++)
    out.push(filled(feather(52, -38 + i * 16, 84 - i * 6, 28, Math.PI - 0.1 - i * 0.05, -0.06), 3.8))
  for (let i = 0; i < 4; i++) out.push(filled(feather(84, -36 + i * 15, 56, 25, Math.PI - 0.05, -0.04), 3.6))
  return out
}

const standing = (spine: string, at: readonly [number, number, number]): Mark[] => [
  ...leg('-16,52 -8,130 -22,226'),
  ...leg('26,54 34,136 26,246'),
  ...neck(spine, [64, 24]),
  filled(curve(BODY)),
  ...folded(),
  ...head(...at),
]

/** A few small feathers on what a wing leaves bare. */
const breast = (dx = 0, dy = 0): Mark[] =>
  downs(
    [
      [58 + dx, 6 + dy, 20, 3],
      [82 + dx, 2 + dy, 18, 3],
      [106 + dx, -2 + dy, 12, 2],
    ],
    Math.PI,
    38,
  )

const tailFan = (x: number, y: number, turn: number): Mark[] =>
  [-2, 2, -1, 1, 0].map((k) => filled(feather(x, y, 96, 34, turn + k * 0.17), 3.6))

const trailing = (dy: number): Mark[] => [
  filled(
    band(curve(`-70,${dy} -180,${dy + 16} -290,${dy + 14}`, false), (t) => 13 - 3 * t),
    3.6,
  ),
  filled(curve(`-286,${dy + 6}! -316,${dy + 4} -344,${dy + 12}! -316,${dy + 20} -286,${dy + 22}!`), 3.4),
]

const FLYING_BODY = '128,-16 134,6 108,28 40,40 -50,34 -110,14! -90,-10 -30,-30 50,-38 104,-34'

const flying = (
  far: Mark[],
  near: Mark[],
  spine = '96,-8 160,-12 220,-34 280,-42',
  at: readonly [number, number, number] = [296, -44, 0.02],
): Mark[] => [
  ...far,
  ...trailing(4),
  ...trailing(24),
  ...tailFan(-92, 10, Math.PI),
  ...neck(spine, [56, 24]),
  filled(curve(FLYING_BODY)),
  ...breast(),
  ...near,
  ...head(...at),
]

const POSES: Readonly<Record<CranePose, () => Mark[]>> = {
  standing: () => standing('76,-22 112,-70 104,-130 92,-190 108,-244 132,-262', [146, -264, 0.08]),
  calling: () => standing('76,-22 110,-74 110,-140 112,-206 124,-262', [130, -280, -1.05]),
  feeding: () => standing('82,-14 140,-50 186,-40 206,20 204,96 214,140', [220, 158, 1.1]),
  flying: () =>
    flying(
      wing(curve('74,-22 112,-80 122,-140 110,-196', false, 10), {
        count: 12,
        turn: [-2.7, -1.05],
        long: [110, 170, 230],
      }),
      wing(curve('48,-18 34,-76 -4,-124 -58,-158', false, 10), {
        count: 13,
        turn: [-3.5, -2.0],
        long: [140, 190, 240],
      }),
    ),
  soaring: () =>
    flying(
      wing(curve('74,-26 108,-80 156,-118 214,-138', false, 10), {
        count: 12,
        turn: [-2.5, -0.35],
        long: [130, 170, 200],
      }),
      wing(curve('44,-6 10,50 2,104 14,160', false, 10), { count: 13, turn: [3.0, 1.35], long: [130, 190, 230] }),
    ),
  landing: () => [
    ...wing(curve('64,-40 120,-96 142,-150 140,-204', false, 10), {
      count: 12,
      turn: [-2.6, -0.7],
      long: [110, 170, 210],
    }),
    ...leg('-10,48 40,120 60,210'),
    ...leg('30,44 86,106 112,186'),
    ...tailFan(-96, 30, Math.PI - 0.35),
    ...neck('80,-22 132,-56 160,-110 200,-140 236,-140', [60, 24]),
    filled(curve('104,-44 116,-10 92,30 40,56 -30,62 -116,40! -96,4 -50,-32 10,-58 70,-64')),
    ...breast(-20, -4),
    ...wing(curve('36,-26 6,-84 -40,-124 -92,-150', false, 10), {
      count: 13,
      turn: [-3.6, -1.95],
      long: [140, 190, 235],
    }),
    ...head(252, -138, 0.25),
  ],
  dancing: () => [
    ...wing(curve('72,-40 130,-84 160,-136 166,-186', false, 10), {
      count: 12,
      turn: [-2.5, -0.55],
      long: [100, 160, 200],
    }),
    ...leg('-16,52 -8,130 -22,226'),
    ...leg('26,54 70,110 40,190'),
    ...tailFan(-92, 26, Math.PI - 0.3),
    ...neck('78,-22 118,-74 120,-140 118,-200 132,-250', [62, 24]),
    filled(curve(BODY)),
    ...breast(-18, 4),
    ...wing(curve('36,-30 -20,-70 -66,-116 -96,-172', false, 10), {
      count: 13,
      turn: [-3.7, -1.7],
      long: [140, 190, 225],
    }),
    ...head(138, -268, -0.9),
  ],
}

export const crane = (pose: CranePose): Mark[] => POSES[pose]()
