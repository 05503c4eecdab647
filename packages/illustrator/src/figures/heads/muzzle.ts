/** Snouts, noses and mouths of animals. */
import type { Pen } from '../../art/pen.ts'
import { inside, type P, stretched } from '../geometry.ts'
import { opened } from '../paint.ts'
import type { BeastHead, Snout } from './beast-spec.ts'
import { type Expression, mouth } from './face.ts'
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
  const lip = view.see([0, end.y + end.tip * 0.34, end.z + end.tip * 0.72])
  const turned = Math.sin((view.yaw * Math.PI) / 180)
  const size = spec.noseSize ?? 0.17
  const narrow = 1 - Math.abs(turned) * 0.3
  const wide = Math.max(0.2, end.tip * 0.7)
  if (spec.mouth !== 'none') {
    if (spec.mouth === 'wide') wideMouth(pen, view, e, end)
    else if (e.open || (e.mood !== 'happy' && e.mood !== 'proud'))
      mouth(pen, lip[0] - turned * wide * 0.5, lip[1], wide * 0.74, e)
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
      if (spec.nose !== 'slits' && spec.nose !== 'disc' && spec.nose !== 'none')
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
  } else if (spec.nose === 'heart')
    pen.raw(
      solid(pen, [
        [x - size * narrow, y - size * 0.5],
        [x + size * narrow, y - size * 0.5],
        [x, y + size * 0.62],
      ]),
      '#000',
      pen.at.sw * 0.8,
    )
  else if (spec.nose !== 'none') pen.ink(x, y, size * narrow, size * 0.74)
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

function wideMouth(pen: Pen, view: View, e: Expression, end: { y: number; z: number; tip: number }): void {
  const [x, y] = view.see([0, end.y + end.tip * 0.3, 0.9])
  if (e.open) {
    mouth(pen, x, y, 0.42, e)
    return
  }
  const bend = e.mood === 'sad' || e.mood === 'angry' ? -1 : 1
  const line = [-62, -40, -20, 0, 20, 40, 62]
    .map((lon, i) =>
      view.on(lon, -16 - (i === 0 || i === 6 ? -9 * bend : 0) - (i === 1 || i === 5 ? 1 : 6 * bend), 1.0),
    )
    .filter(([, , z]) => z > 0.12)
  pen.line(line.map(([u, v]) => [u, v] as const))
}

export function whiskers(pen: Pen, view: View, s: Snout | undefined): void {
  const end = s ? snoutEnd(s, view) : { y: 0.34, z: 0.8, tip: 0.3 }
  const turned = Math.abs(view.yaw) > 40
  for (const q of [-1, 1]) {
    if (turned && q * view.yaw > 0) continue
    for (const d of [-0.09, 0.1]) {
      const [a, b] = [
        view.see([q * end.tip * 1.1, end.y + d, end.z * 0.86]),
        view.see([q * (end.tip + 0.5), end.y + d * 2.4, end.z * 0.66]),
      ]
      pen.line(
        [
          [a[0], a[1]],
          [b[0], b[1]],
        ],
        pen.at.sw * 0.75,
      )
    }
  }
}
