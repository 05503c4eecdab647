/** Snouts, noses and mouths of animals. */
import type { Pen } from '../../art/pen.ts'
import { inside, type P, stretched } from '../geometry.ts'
import { opened } from '../paint.ts'
import type { BeastHead, Snout } from './beast-spec.ts'
import type { Expression } from './face.ts'
import { mouth } from './mouths.ts'
import { discAt, type View } from './view.ts'

/** In profile even a flat face comes a little way out of the head. */
export const snoutEnd = ({ long, tip, y, drop = 0 }: Snout, view: View): { z: number; y: number; tip: number } => ({
  z: 0.5 + long + (view.profile ? 0.2 : 0),
  y: y + drop,
  tip,
})

export function snout(pen: Pen, view: View, s: Snout, host: readonly P[]): void {
  const end = snoutEnd(s, view)
  const shape = stretched([discAt(view, 0, s.y, 0.5, s.base), discAt(view, 0, end.y, end.z, s.tip)], pen.at.scale)
  const [bx, by] = view.see([0, s.y, 0.5])
  const [tx, ty] = view.see([0, end.y, end.z])
  if (s.patch) {
    pen.poly(shape)
    return
  }
  // A snout that is one with the face has a line only around its end: below from the front, ahead from the side.
  const [dx, dy, far] = [tx - bx, ty - by, Math.hypot(tx - bx, ty - by)]
  const plain =
    far < 0.26 ? (p: P) => p[1] < ty + s.tip * 0.1 : ([x, y]: P) => (x - bx) * dx + (y - by) * dy < far * far * 0.5
  opened(pen, shape, (p) => plain(p) && inside(p, host))
}

export function noseAndMouth(pen: Pen, view: View, spec: BeastHead, e: Expression): void {
  const s = spec.snout
  const end = s ? snoutEnd(s, view) : { z: 0.72, y: 0.34, tip: 0.3 }
  const nose = view.see([0, end.y - end.tip * 0.42, end.z + end.tip * 0.82])
  // Below a disc, which would cover half of it.
  const lip = view.see([0, end.y + end.tip * (spec.nose === 'disc' ? 0.96 : 0.34), end.z + end.tip * 0.72])
  const turned = Math.sin((view.yaw * Math.PI) / 180)
  const narrow = 1 - Math.abs(turned) * 0.3
  const wide = Math.max(0.2, end.tip * 0.7)
  if (spec.mouth !== 'none') {
    if (spec.mouth === 'wide') wideMouth(pen, view, e, end)
    else if (s && spec.teeth === 'row' && !e.open) jaws(pen, view, s, lip)
    else if (e.open || /^(none|slits|disc)$/.test(spec.nose ?? '') || !/happy|proud|loving/.test(e.mood))
      mouth(pen, lip[0] - turned * wide * 0.5, lip[1], wide * (e.mood === 'happy' ? 0.74 : 0.92), e)
    else {
      const thin = pen.at.sw * 0.9
      const thinSnout = end.tip < 0.3 && Math.abs(turned) > 0.2
      const l = thinSnout ? 0.46 : wide * (1 + Math.max(0, turned) * 0.4)
      const r = thinSnout ? 0 : wide * (1 - Math.max(0, turned) * 1.1)
      pen.line(
        [
          [lip[0] - l, lip[1] - 0.05],
          [lip[0] - l * 0.5, lip[1] + 0.1],
          [lip[0], lip[1]],
        ],
        thin,
      )
      if (r > wide * 0.25)
        pen.line(
          [
            [lip[0], lip[1]],
            [lip[0] + r * 0.5, lip[1] + 0.1],
            [lip[0] + r, lip[1] - 0.05],
          ],
          thin,
        )
      if (spec.nose !== 'slits' && spec.nose !== 'disc')
        pen.line(
          [
            [nose[0], nose[1]],
            [lip[0], lip[1]],
          ],
          thin,
        )
    }
    if (spec.teeth === 'buck' && !e.open)
      pen.poly(
        [
          [lip[0] - 0.13, lip[1] + 0.06],
          [lip[0] + 0.13 * narrow, lip[1] + 0.06],
          [lip[0] + 0.11 * narrow, lip[1] + 0.32],
          [lip[0] - 0.11, lip[1] + 0.32],
        ],
        pen.at.sw * 0.8,
      )
    if (spec.teeth === 'fangs')
      for (const q of [-1, 1])
        pen.poly(
          [
            [lip[0] + q * wide * 0.55 - 0.07, lip[1] + 0.02],
            [lip[0] + q * wide * 0.55 + 0.07, lip[1] + 0.02],
            [lip[0] + q * wide * 0.55, lip[1] + 0.22],
          ],
          pen.at.sw * 0.8,
        )
    if (spec.teeth === 'tusks')
      for (const q of [-1, 1])
        pen.tint('cream').blob([
          [lip[0] + q * wide * 0.66 - 0.1, lip[1]],
          [lip[0] + q * wide * 0.66 + 0.1, lip[1]],
          [lip[0] + q * wide * 0.8, lip[1] + 0.6, 1],
        ])
  }
  const [x, y] = nose
  if (spec.nose === 'disc') {
    pen.ell(x, y + 0.06, end.tip * 0.86 * narrow, end.tip * 0.74)
    for (const q of [-1, 1]) pen.ink(x + q * end.tip * 0.32 * narrow, y + 0.06, 0.06, 0.11)
  } else if (spec.nose === 'slits') {
    for (const q of [-1, 1]) {
      const [u, v, z] = view.see([q * end.tip * 0.42, end.y - end.tip * 0.2, end.z + end.tip * 0.82])
      if (z > -0.2) pen.ink(u, v, 0.05, 0.08, q * 20)
    }
  } else noseOf(pen, spec, x, y, narrow)
}

/** A dark nose with a light on it. */
export function noseOf(pen: Pen, spec: BeastHead, x: number, y: number, narrow: number): void {
  if (spec.nose === 'none') return
  if (spec.nose === 'koala') {
    pen.tint('slate').blob([
      [x, y - 0.3],
      [x + 0.2 * narrow, y - 0.2],
      [x + 0.25 * narrow, y + 0.16],
      [x, y + 0.3],
      [x - 0.25 * narrow, y + 0.16],
      [x - 0.2 * narrow, y - 0.2],
    ])
    return
  }
  const size = spec.noseSize ?? 0.17
  if (spec.nose === 'heart')
    pen.raw(
      solid(pen, [
        [x - size * narrow, y - size * 0.5],
        [x + size * narrow, y - size * 0.5],
        [x, y + size * 0.62],
      ]),
      '#000',
      pen.at.sw * 0.8,
    )
  else pen.ink(x, y, size * narrow, size * 0.74)
  if (size * pen.at.scale > 11) pen.light(x - size * 0.24, y - size * 0.3, size * 0.26, size * 0.14)
}

/** A long mouth from the end of the snout back to the cheek, with teeth along it. */
function jaws(pen: Pen, view: View, s: Snout, lip: readonly [number, number, ...unknown[]]): void {
  const way = view.yaw < 0 ? 1 : -1
  const back = view.see([way * s.base * 0.96, s.y + s.base * 0.1, 0.5])
  const [x0, y0, x1, y1] = [lip[0], lip[1] - 0.04, back[0], back[1]]
  const at = (t: number): P => [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + Math.sin(t * Math.PI) * 0.12]
  const teeth = 5
  if (pen.fits(Math.hypot(x1 - x0, y1 - y0) / teeth)) {
    pen.tint('white')
    for (let i = 0; i < teeth; i++) {
      const [a, b] = [at((i + 0.12) / (teeth + 0.6)), at((i + 0.96) / (teeth + 0.6))]
      pen.poly([a, b, [(a[0] + b[0]) / 2, Math.max(a[1], b[1]) + 0.2]], pen.at.sw * 0.75)
    }
  }
  pen.line([at(0), at(0.25), at(0.5), at(0.75), at(0.94), [x1, y1 - 0.12]], pen.at.sw * 0.9)
}

const solid = (pen: Pen, points: readonly P[]): string =>
  `M${points
    .map(([x, y]) =>
      pen
        .map(x, y)
        .map((v) => v.toFixed(1))
        .join(' '),
    )
    .join('L')}Z`

/** How low a wide mouth is, from its middle to its corners, in degrees. */
const [SMILING, DROOPING] = [
  [-29, -26, -17, -5],
  [-16, -18, -22, -28],
]

function wideMouth(pen: Pen, view: View, e: Expression, end: { y: number; z: number; tip: number }): void {
  const [x, y] = view.see([0, end.y + end.tip * 0.3, 0.9])
  if (e.open || e.mood === 'surprised' || e.mood === 'scared') {
    mouth(pen, x, y, 0.42, e)
    return
  }
  const drop = e.mood === 'sad' || e.mood === 'angry' ? DROOPING : SMILING
  const line = [-60, -42, -21, 0, 21, 42, 60]
    .map((lon, i) => view.on(lon, drop[Math.abs(i - 3)] as number, 1.0))
    .filter(([, , z]) => z > 0.12)
  pen.line(line.map(([u, v]) => [u, v] as const))
}

/** Out of the cheeks and beyond the face, clear of the cheeks' blush. */
export function whiskers(pen: Pen, view: View, s: Snout | undefined): void {
  const y = s ? snoutEnd(s, view).y : 0.34
  const shift = Math.sin((view.yaw * Math.PI) / 180) * 0.2
  for (const q of [-1, 1]) {
    const side = q * view.yaw > 0 ? 0.86 : 1
    if (Math.abs(view.yaw) > 40 && q * view.yaw > 0) continue
    for (const d of [-0.14, 0.06])
      pen.line(
        [
          [q * 0.84 * side + shift, y + d],
          [q * 1.12 * side + shift, y + d * 1.5 - 0.02],
          [q * 1.36 * side + shift, y + d * 2.2 + 0.04],
        ],
        pen.at.sw * 0.7,
      )
  }
}
