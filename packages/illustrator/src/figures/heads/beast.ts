/** An animal's head from a row of a table: a skull, a snout or a beak, ears, horns, marks. All of it is on one ball, so it turns. */
import type { Pen } from '../../art/pen.ts'
import { type Disc, type P, ring, stretched } from '../geometry.ts'
import { unite } from '../outline.ts'
import { graft } from '../paint.ts'
import { type Beak, beak } from './beaks.ts'
import { type Ears, ears } from './ears.ts'
import { cheek, type Expression, type Eyes, eyes, mouth } from './face.ts'
import type { Head } from './head.ts'
import { horns } from './horns.ts'
import { marks, overMarks } from './marks.ts'
import { flatten, type View } from './view.ts'

export interface Snout {
  /** How far it comes out of the face, and its radius where it begins and ends. */
  long: number
  base: number
  tip: number
  /** How low it is on the face, and how much lower its end. */
  y: number
  drop?: number
  /** A patch of its own, with a line around it. */
  patch?: boolean
}

export interface BeastHead {
  fur: string
  /** Half width and half height. */
  skull?: readonly [number, number] | undefined
  /** Round or pointed cheeks beyond the skull. */
  cheeks?: readonly ['round' | 'pointed', number] | undefined
  snout?: Snout | undefined
  beak?: Beak | undefined
  nose?: 'oval' | 'heart' | 'disc' | 'slits' | 'none' | undefined
  noseSize?: number | undefined
  ears?: Ears | undefined
  horns?: string | undefined
  eyes?: Partial<Eyes> | undefined
  /** Frogs and hippos have their eyes on top. */
  popEyes?: number | undefined
  marks?: readonly string[] | undefined
  whiskers?: boolean | undefined
  teeth?: 'buck' | 'fangs' | 'tusks' | undefined
  /** No mouth is drawn under a beak; a wide one goes across the whole face. */
  mouth?: 'snout' | 'wide' | 'none' | undefined
  blush?: boolean | undefined
  top?: number | undefined
}

const at = (view: View, x: number, y: number, z: number, r: number): Disc => {
  const [u, v] = view.see([x, y, z])
  return [u, v, r]
}

function skull(spec: BeastHead, view: View, px: number): P[] {
  const [w, h] = spec.skull ?? [1, 0.94]
  const ball = ring([0, 0, w], px, h / w)
  if (!spec.cheeks) return ball
  const [kind, size] = spec.cheeks
  if (kind === 'round')
    return unite(
      [
        ball,
        stretched(
          [-1, 1].map((q) => at(view, q * size, 0.34, 0.2, 0.6)),
          px,
        ),
      ],
      px,
    )
  const tips = [-1, 1].map((q): P[] => {
    const [a, b, c] = [view.on(q * 66, 8, 0.95), view.on(q * 76, -22, 1 + size), view.on(q * 48, -46, 0.92)]
    return [flatten(a), flatten(b), flatten(c), [0, 0]]
  })
  return unite([ball, ...tips], px)
}

const snoutEnd = ({ long, tip, y, drop = 0 }: Snout): { z: number; y: number; tip: number } => ({
  z: 0.5 + long,
  y: y + drop,
  tip,
})

function snout(pen: Pen, view: View, s: Snout, host: readonly P[]): void {
  const end = snoutEnd(s)
  const shape = stretched([at(view, 0, s.y, 0.5, s.base), at(view, 0, end.y, end.z, s.tip)], pen.at.scale)
  const [bx, by] = view.see([0, s.y, 0.5])
  const [tx, ty] = view.see([0, end.y, end.z])
  if (s.patch) {
    pen.poly(shape)
    return
  }
  // Only the far half of a snout that is one with the face has a line of its own.
  const back: P = [bx - (tx - bx) * 0.4, by - (ty - by) * 0.4]
  graft(pen, shape, [{ host, at: back, radius: s.base * 1.15 + Math.hypot(tx - bx, ty - by) * 0.5 }])
}

function noseAndMouth(pen: Pen, view: View, spec: BeastHead, e: Expression): void {
  const s = spec.snout
  const end = s ? snoutEnd(s) : { z: 0.72, y: 0.34, tip: 0.3 }
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
      const [l, r] = [wide * (1 + Math.max(0, turned) * 0.4), wide * (1 - Math.max(0, turned) * 1.1)]
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

function whiskers(pen: Pen, view: View, s: Snout | undefined): void {
  const end = s ? snoutEnd(s) : { y: 0.34, z: 0.8, tip: 0.3 }
  const turned = Math.abs(view.yaw) > 40
  for (const q of [-1, 1]) {
    if (turned && q * view.yaw > 0) continue
    for (const d of [-0.09, 0.1]) {
      const [a, b] = [
        view.see([q * end.tip * 1.1, end.y + d, end.z * 0.86]),
        view.see([q * (end.tip + 0.78), end.y + d * 2.6, end.z * 0.5]),
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

export function beastHead(spec: BeastHead): Head {
  const look: Eyes = { lon: 24, lat: 6, size: 0.11, style: 'dot', ...spec.eyes }
  const lips = (view: View): P => {
    if (spec.beak) {
      const [x, y] = view.see([0, spec.beak.y + 0.1, 0.9 + spec.beak.long])
      return [x, y]
    }
    const end = spec.snout ? snoutEnd(spec.snout) : { z: 0.72, y: 0.34, tip: 0.3 }
    const [x, y] = view.see([0, end.y + end.tip * 0.4, end.z + end.tip * 0.72])
    return [x, y]
  }
  return {
    top: spec.top ?? -(spec.skull?.[1] ?? 0.94),
    mouth: lips,
    eye: (view) => flatten(view.on(view.yaw < 0 ? look.lon : -look.lon, look.lat)),
    behind() {},
    front(pen, view, e) {
      pen.tint(spec.fur)
      const shape = skull(spec, view, pen.at.scale)
      overMarks(pen, view, spec, 'behind')
      if (spec.horns) horns(pen, view, spec.horns, 'behind')
      pen.tint(spec.fur)
      if (spec.ears) ears(pen, view, spec.ears, 'behind', spec.fur)
      if (spec.popEyes) for (const q of [-1, 1]) pen.ell(...flatten(view.on(q * 34, 48, 0.98)), spec.popEyes)
      pen.poly(shape)
      marks(pen, view, spec)
      pen.tint(spec.snout?.patch ? 'cream' : spec.fur)
      if (spec.snout) snout(pen, view, spec.snout, shape)
      if (spec.popEyes) popEyes(pen, view, spec.popEyes, e)
      else eyes(pen, view, look, e)
      if (spec.blush !== false && !spec.beak) cheek(pen.tint('pink'), view, 44, -20, 0.14)
      pen.tint(spec.snout?.patch ? 'cream' : spec.fur)
      if (spec.beak) beak(pen, view, spec.beak, e)
      else noseAndMouth(pen, view, spec, e)
      if (spec.whiskers) whiskers(pen, view, spec.snout)
      pen.tint(spec.fur)
      if (spec.ears) ears(pen, view, spec.ears, 'before', spec.fur)
      if (spec.horns) horns(pen, view, spec.horns, 'before')
      overMarks(pen, view, spec, 'before')
    },
  }
}

function popEyes(pen: Pen, view: View, r: number, e: Expression): void {
  for (const q of [-1, 1]) {
    const [x, y] = view.on(q * 34, 48, 0.98)
    pen.raw(
      `M${Array.from({ length: 18 }, (_, i) =>
        pen
          .map(x + r * 0.84 * Math.cos((i * Math.PI) / 9), y + 0.06 + r * 0.84 * Math.sin((i * Math.PI) / 9))
          .map((v) => v.toFixed(1))
          .join(' '),
      ).join('L')}Z`,
      '#fff',
      0,
    )
    if (e.asleep || e.mood === 'sleepy')
      pen.line([
        [x - r * 0.5, y - 0.02],
        [x, y + r * 0.3],
        [x + r * 0.5, y - 0.02],
      ])
    else pen.ink(x + r * 0.14, y, r * 0.34, r * 0.48).light(x + r * 0.26, y - r * 0.2, r * 0.13)
  }
}
