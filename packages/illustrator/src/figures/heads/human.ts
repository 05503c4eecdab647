/** A person's head: round, with features that a few chances make somebody's own. */
import type { Pen } from '../../art/pen.ts'
import { type Disc, stretched } from '../geometry.ts'
import { unite } from '../outline.ts'
import type { Age } from '../skeleton.ts'
import { cheek, type Expression, eyes, mouth } from './face.ts'
import { hairBehind, hairOver, STYLES } from './hair.ts'
import type { Head } from './head.ts'
import { discAt, trace, type View } from './view.ts'

export interface HumanLook {
  age: Age
  skin: string
  hair: string
  hairTint: string
  lashes: boolean
  beard?: 'full' | 'long' | 'short' | 'goatee' | undefined
  mustache?: boolean
  freckles?: boolean
  hearingAid?: boolean
  ears?: 'round' | 'pointed'
  bigEyes?: boolean
  fangs?: boolean
  /** Round and large, as trolls and ogres have it. */
  bulbous?: boolean
  stitches?: boolean
  /** The brow is hidden: nothing of the hair stands above a hat. */
  covered?: boolean
}

const CHIN: Record<Age, number> = { baby: 0.3, toddler: 0.36, child: 0.44, teen: 0.56, adult: 0.6, elder: 0.58 }

function skull(view: View, age: Age, px: number) {
  const chin = CHIN[age]
  const at = (x: number, y: number, z: number, r: number): Disc => discAt(view, x, y, z, r)
  const head = stretched(
    [at(0, 0, 0, 1), at(-0.22, 0.26, 0.16, 0.72), at(0.22, 0.26, 0.16, 0.72), at(0, chin, 0.24, 0.5)],
    px,
  )
  if (!view.profile) return head
  return unite([head, stretched([at(0, 0.12, 0.86, 0.12), at(0, 0.22, 1.02, 0.125)], px)], px)
}

function ear(pen: Pen, view: View, q: number, look: HumanLook): void {
  const [x, y] = view.on(q * 96, -6, 1.0)
  if (look.ears === 'pointed') {
    const out = Math.sign(x) || q
    pen.blob([
      [x - out * 0.1, y - 0.2, 1],
      [x + out * 0.3, y - 0.34],
      [x + out * 0.62, y - 0.52, 1],
      [x + out * 0.32, y + 0.08],
      [x - out * 0.06, y + 0.22, 1],
    ])
    return
  }
  pen.ell(x, y, 0.17, 0.22)
  if (pen.at.scale > 40)
    pen.line(
      [
        [x + 0.03, y - 0.1],
        [x - 0.06, y - 0.02],
        [x + 0.02, y + 0.08],
      ],
      pen.at.sw * 0.7,
    )
  if (look.hearingAid && q < 0) {
    pen.tint('any2').blob([
      [x - 0.1, y - 0.26],
      [x - 0.28, y - 0.2],
      [x - 0.3, y + 0.08],
      [x - 0.16, y + 0.14],
      [x - 0.16, y - 0.1],
    ])
    pen.tint(look.skin)
  }
}

export function humanHead(look: HumanLook): Head {
  const style = STYLES[look.hair] ?? STYLES.short
  const young = look.age === 'baby' || look.age === 'toddler' || look.age === 'child'
  const eyeLat = young ? -5 : -1
  const mouthAt = (view: View) => view.see([0, young ? 0.5 : 0.52, 0.84])
  return {
    top: look.covered ? -1.05 : (style?.top ?? -1.1),
    mouth: (view) => {
      const [x, y] = mouthAt(view)
      return [x, y + 0.06]
    },
    eye: (view) => {
      const [x, y] = view.on(view.yaw < 0 ? 20 : -20, eyeLat)
      return [x, y]
    },
    behind(pen, view) {
      pen.tint(look.hairTint)
      if (!(look.covered && ['bun', 'afro'].includes(look.hair))) hairBehind(pen, view, look.hair)
    },
    front(pen, view, e) {
      const hidden = style?.ears === false
      pen.tint(look.skin)
      // An ear in front of the head's edge is drawn over the hair, one beyond it before the face.
      const near = view.yaw < 0 ? 1 : -1
      const turned = Math.abs(view.yaw) > 15
      if (!hidden && !turned) for (const q of [-1, 1]) ear(pen, view, q, look)
      pen.poly(skull(view, look.age, pen.at.scale))
      eyes(
        pen,
        view,
        {
          lon: 21,
          lat: eyeLat,
          size: look.bigEyes ? 0.21 : young ? 0.185 : 0.155,
          style: 'dot',
          lashes: look.lashes,
          brows: true,
        },
        e,
      )
      if (look.bulbous) bulb(pen, view)
      else nose(pen, view)
      if (!look.beard || look.beard === 'goatee') cheek(pen, view, 38, young ? -26 : -24, 0.15)
      if (look.freckles) freckles(pen, view)
      if (look.age === 'elder') wrinkles(pen, view)
      if (look.beard) beard(pen, view, look, e)
      const [mx, my, mz] = mouthAt(view)
      if (!look.beard || look.beard === 'goatee')
        mouth(
          pen,
          mx - (view.profile ? 0.12 * Math.sign(view.yaw) : 0),
          my,
          (young ? 0.29 : 0.27) * Math.max(0.62, mz),
          e,
          0.6,
        )
      if (look.fangs) fangs(pen, mx, my)
      if (look.stitches) stitches(pen, view)
      if (look.mustache) mustache(pen, view, look)
      pen.tint(look.hairTint)
      hairOver(pen, view, look.hair)
      pen.tint(look.skin)
      if (!hidden && turned) ear(pen, view, near, look)
    },
  }
}

function bulb(pen: Pen, view: View): void {
  const [x, y] = view.see([0, 0.26, 1.02])
  pen.ell(x, y, 0.2, 0.17)
}

function nose(pen: Pen, view: View): void {
  if (view.profile) return
  const [x, y] = view.see([0, 0.24, 0.98])
  const s = Math.abs(view.yaw) > 12 ? Math.sign(view.yaw) : 0
  if (s)
    pen.line(
      [
        [x - s * 0.02, y - 0.1],
        [x + s * 0.1, y + 0.0],
        [x - s * 0.02, y + 0.06],
      ],
      pen.at.sw * 0.85,
    )
  else
    pen.line(
      [
        [x - 0.06, y],
        [x, y + 0.06],
        [x + 0.06, y],
      ],
      pen.at.sw * 0.85,
    )
}

function fangs(pen: Pen, x: number, y: number): void {
  if (pen.at.scale < 40) return
  for (const q of [-1, 1])
    pen.tint('cloud').poly(
      [
        [x + q * 0.14 - 0.07, y + 0.06],
        [x + q * 0.14 + 0.07, y + 0.06],
        [x + q * 0.14, y + 0.26],
      ],
      pen.at.sw * 0.8,
    )
}

/** A sewn-up cut. */
function stitches(pen: Pen, view: View): void {
  const line = trace(view, [
    [-44, 34],
    [-34, 26],
    [-24, 26],
  ])
  if (line.length < 3) return
  pen.line(line, pen.at.sw * 0.85)
  for (const [x, y] of line)
    pen.line(
      [
        [x - 0.03, y - 0.09],
        [x + 0.03, y + 0.09],
      ],
      pen.at.sw * 0.75,
    )
}

function freckles(pen: Pen, view: View): void {
  const r = Math.max(1.6 / pen.at.scale, 0.022)
  for (const q of [-1, 1])
    for (const [lon, lat] of [
      [22, -19],
      [28, -23],
      [17, -24],
    ] as const) {
      const [x, y, z] = view.on(q * lon, lat)
      if (z > 0.5) pen.ink(x, y, r)
    }
}

function wrinkles(pen: Pen, view: View): void {
  for (const q of [-1, 1]) {
    const fold = trace(view, [
      [q * 40, -2],
      [q * 45, -6],
    ])
    if (fold.length === 2) pen.line(fold, pen.at.sw * 0.75)
  }
}

function beard(pen: Pen, view: View, look: HumanLook, e: Expression): void {
  pen.tint(look.hairTint)
  const long = look.beard === 'long' ? 1.75 : look.beard === 'short' ? 1.14 : 1.3
  if (look.beard === 'goatee') {
    const [x, y] = view.see([0, 0.86, 0.66])
    pen.blob([
      [x - 0.2, y - 0.04],
      [x, y - 0.1],
      [x + 0.2, y - 0.04],
      [x, y + 0.36, 1],
    ])
    return
  }
  const edge = trace(
    view,
    [
      [-88, 4],
      [-70, -14],
      [-48, -26],
      [-22, -18],
      [0, -22],
      [22, -18],
      [48, -26],
      [70, -14],
      [88, 4],
    ],
    1.0,
  )
  const first = edge[0]
  const last = edge.at(-1)
  if (!first || !last) return
  const [cx] = view.see([0, 0.8, 0.5])
  pen.blob([
    ...edge,
    [last[0] * 0.98, 0.62],
    [cx + 0.5, long * 0.82],
    [cx, long],
    [cx - 0.5, long * 0.82],
    [first[0] * 0.98, 0.62],
  ])
  const [mx, my] = view.see([0, 0.52, 0.9])
  mouth(pen, mx, my + 0.1, 0.17, e)
  if (look.beard !== 'short') mustache(pen, view, look)
}

function mustache(pen: Pen, view: View, look: HumanLook): void {
  pen.tint(look.hairTint)
  const [x, y, z] = view.see([0, 0.4, 0.96])
  const w = 0.44 * Math.max(0.6, z)
  pen.blob([
    [x, y - 0.06, 1],
    [x - w * 0.6, y - 0.08],
    [x - w, y + 0.12, 1],
    [x - w * 0.4, y + 0.14],
    [x, y + 0.06, 1],
    [x + w * 0.4, y + 0.14],
    [x + w, y + 0.12, 1],
    [x + w * 0.6, y - 0.08],
  ])
}
