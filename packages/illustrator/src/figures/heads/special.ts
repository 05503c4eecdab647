/** Heads that are neither a person's nor an animal's. */
import type { Pen } from '../../art/pen.ts'
import { type P, ring, stretched } from '../geometry.ts'
import type { BeastHead } from './beast-spec.ts'
import { eyePlaces } from './eye-places.ts'
import { cheek, type Expression, eyes } from './face.ts'
import { featuresAt, type Head } from './head.ts'
import { grille, mouth } from './mouths.ts'
import { SCARECROW } from './scarecrow.ts'
import { flatten, trace, type View } from './view.ts'

type Draw = (pen: Pen, view: View, e: Expression) => void

const lips = (view: View): P => flatten(view.see([0, 0.5, 0.84]))

const head = (tint: string, draw: Draw, top = -1): Head => ({
  wide: 1.05,
  top,
  mouth: lips,
  features: (view) => featuresAt(view, { lon: 24, lat: 2, size: 0.3 }, lips(view), 0.26),
  eye: (view) => {
    const [x, y] = view.on(view.yaw < 0 ? 20 : -20, 2)
    return [x, y]
  },
  behind() {},
  front: (pen, view, e) => draw(pen.tint(tint), view, e),
})

const EYES = { lon: 23, lat: 2, size: 0.16, style: 'dot' as const }
const smile = (pen: Pen, view: View, e: Expression, y = 0.46, w = 0.26): void => {
  const [x, v] = view.see([0, y, 0.86])
  mouth(pen, x, v, w, e)
}

/** Hollow eyes of ink with nothing in them. */
function sockets(pen: Pen, view: View, e: Expression): void {
  for (const q of [-1, 1]) {
    const [x, y, z] = view.on(q * 24, 2)
    if (z < 0.3) continue
    if (e.asleep || e.mood === 'sleepy')
      pen.line([
        [x - 0.2, y],
        [x, y + 0.1],
        [x + 0.2, y],
      ])
    else pen.ink(x, y, 0.22 * z, 0.25).light(x + 0.06, y - 0.08, 0.06)
  }
  const [x, y] = view.see([0, 0.3, 0.98])
  pen.line(
    [
      [x - 0.08, y + 0.06],
      [x, y - 0.06],
      [x + 0.08, y + 0.06],
    ],
    pen.at.sw * 1.2,
  )
}

function skull(pen: Pen, view: View, e: Expression, tint = 'cloud'): void {
  const [jx, jy] = view.see([0, 0.62, 0.3])
  pen.tint(tint).poly(
    stretched(
      [
        [0, -0.08, 0.98],
        [jx, jy, 0.5],
      ],
      pen.at.scale,
    ),
  )
  sockets(pen, view, e)
  const teeth = trace(view, [
    [-24, -36],
    [-12, -40],
    [0, -41],
    [12, -40],
    [24, -36],
  ])
  if (teeth.length > 2) {
    pen.line(teeth)
    for (const [x, y] of teeth)
      pen.line(
        [
          [x, y - 0.09],
          [x, y + 0.09],
        ],
        pen.at.sw * 0.8,
      )
  }
}

export const SPECIAL: Record<string, Head> = {
  scarecrow: SCARECROW,
  skull: head('cloud', skull),
  'sugar skull': head('cloud', (pen, view, e) => {
    skull(pen, view, e)
    for (const q of [-1, 1]) {
      const [x, y, z] = view.on(q * 50, -22)
      if (z > 0.4) pen.tint('petal1').ell(x, y, 0.16)
    }
    const [x, y] = view.on(0, 44)
    pen.tint('petal2').ell(x, y, 0.17)
  }),
  ghost: head('cloud', (pen, view, e) => {
    eyes(pen, view, { ...EYES, size: 0.14 }, e)
    cheek(pen.tint('pink'), view, 42, -20)
    smile(pen.tint('cloud'), view, { ...e, open: true }, 0.36, 0.2)
  }),
  mummy: head('cream', (pen, view, e) => {
    pen.poly(ring([0, 0, 1], pen.at.scale, 0.97))
    for (const [a, b] of [
      [56, 62],
      [34, 28],
      [-34, -26],
      [-56, -62],
    ] as const) {
      const line = trace(view, [
        [-80, a],
        [-40, a + 3],
        [0, (a + b) / 2],
        [40, b - 3],
        [80, b],
      ])
      if (line.length > 1) pen.line(line)
    }
    const gap = trace(view, [
      [-66, 16],
      [-30, 20],
      [0, 18],
      [30, 20],
      [66, 14],
      [60, -14],
      [30, -18],
      [0, -16],
      [-30, -18],
      [-60, -14],
    ])
    if (gap.length > 4) pen.tint('sand').blob(gap)
    eyes(pen, view, EYES, e)
    smile(pen.tint('cream'), view, e, 0.5, 0.2)
  }),
  alien: head(
    'lime',
    (pen, view, e) => {
      for (const q of [-1, 1]) {
        const [a, b] = [view.on(q * 26, 62, 0.94), view.on(q * 34, 66, 1.5)]
        pen.line(
          [
            [a[0], a[1]],
            [b[0], b[1]],
          ],
          pen.at.sw,
        )
        pen.ell(b[0], b[1], 0.15)
      }
      const [jx, jy] = view.see([0, 0.5, 0.2])
      pen.poly(
        stretched(
          [
            [0, -0.14, 1],
            [jx, jy, 0.48],
          ],
          pen.at.scale,
        ),
      )
      for (const [q, up, by] of eyePlaces(e.eyes)) {
        const [x, y, z] = view.on(q * 26, 2 + up)
        if (z < 0.28) continue
        if (e.asleep || e.mood === 'sleepy')
          pen.line([
            [x - 0.24, y],
            [x, y + 0.12],
            [x + 0.24, y],
          ])
        else
          pen
            .ink(x, y, 0.2 * by * Math.min(1, z + 0.2), 0.32 * Math.min(by, 1.2), q * 18)
            .light(x + 0.05, y - 0.14, 0.07)
      }
      smile(pen, view, e, 0.56, 0.18)
    },
    -1.5,
  ),
  robot: head(
    'stone',
    (pen, view, e) => {
      const [f] = view.see([0, 0, 0.5])
      pen.line(
        [
          [0, -0.9],
          [0, -1.24],
        ],
        pen.at.sw * 1.2,
      )
      pen.tint('vermilion').ell(0, -1.34, 0.16)
      for (const q of [-1, 1]) if (!(q > 0 && f > 0.15)) pen.tint('slate').card(q * 1.06 - 0.14, -0.26, 0.28, 0.56, 0.1)
      pen.tint('stone').card(-1, -0.9, 2, 1.76, 0.3)
      pen.tint('mist').card(-0.74 + f * 0.3, -0.58, 1.48, 0.72, 0.24)
      // On a screen they are in a row.
      for (const [q, , by] of eyePlaces(e.eyes)) {
        const x = q * 0.36 + f * 0.36
        if (e.asleep || e.mood === 'sleepy')
          pen.line([
            [x - 0.16, -0.22],
            [x + 0.16, -0.22],
          ])
        else pen.ink(x, -0.22, 0.19 * by, 0.23 * by).light(x + 0.06 * by, -0.3, 0.075 * by)
      }
      const bend = e.mood === 'sad' || e.mood === 'angry' ? -0.12 : 0.12
      if (e.open) grille(pen.tint('cloud'), f * 0.3)
      else
        pen.line([
          [-0.4 + f * 0.3, 0.46 - bend * 0.4],
          [f * 0.3, 0.46 + bend * 0.7],
          [0.4 + f * 0.3, 0.46 - bend * 0.4],
        ])
    },
    -1.5,
  ),
  blocky: head('leaf', (pen, view) => {
    const [f] = view.see([0, 0, 0.5])
    pen.box4(-0.96, -0.94, 1.92, 1.88)
    const x = f * 0.4
    for (const q of [-1, 1]) pen.tint('slate').box4(x + q * 0.4 - 0.22, -0.36, 0.44, 0.42)
    pen.poly([
      [x - 0.2, 0.14],
      [x + 0.2, 0.14],
      [x + 0.2, 0.34],
      [x + 0.42, 0.34],
      [x + 0.42, 0.82],
      [x + 0.2, 0.82],
      [x + 0.2, 0.6],
      [x - 0.2, 0.6],
      [x - 0.2, 0.82],
      [x - 0.42, 0.82],
      [x - 0.42, 0.34],
      [x - 0.2, 0.34],
    ])
  }),
  snowman: head('cloud', (pen, view, e) => {
    pen.poly(ring([0, 0, 1], pen.at.scale))
    eyes(pen, view, EYES, e)
    const line = trace(view, [
      [-34, -20],
      [-20, -30],
      [0, -34],
      [20, -30],
      [34, -20],
    ])
    for (const [x, y] of line) pen.ink(x, y, 0.06)
    const [a, tip] = [view.see([0, 0.14, 0.94]), view.see([0.16, 0.22, 1.9])]
    const [dx, dy] = [tip[0] - a[0], tip[1] - a[1]]
    const l = Math.hypot(dx, dy) || 1
    pen.tint('orange').blob([
      [a[0] - (dy / l) * 0.15, a[1] + (dx / l) * 0.15, 1],
      [a[0] + (dy / l) * 0.15, a[1] - (dx / l) * 0.15, 1],
      [a[0] + dx + 0.12, a[1] + dy, 1],
    ])
  }),
}

/** With so many eyes as were asked for. */
export const withEyes = (head: Head, count: number): Head => ({
  ...head,
  front: (pen, view, e) => head.front(pen, view, { ...e, eyes: count }),
})

/** Built like the heads of animals, hence of other forms where a prompt says so: a monster with three eyes. */
export const BUILT: Readonly<Record<string, BeastHead>> = {
  monster: {
    fur: 'violet',
    skull: [1.08, 0.96],
    horns: 'cow',
    mouth: 'wide',
    teeth: 'fangs',
    nose: 'none',
    eyes: { size: 0.17, style: 'ring', lat: 10 },
    snout: { long: 0.1, base: 0.2, tip: 0.2, y: 0.2 },
    marks: ['quiff'],
    top: -1.5,
  },
  imp: {
    fur: 'stone',
    ears: { kind: 'upright', size: 1.2 },
    horns: 'cow',
    teeth: 'fangs',
    nose: 'slits',
    snout: { long: 0.24, base: 0.4, tip: 0.34, y: 0.34, patch: true },
  },
}
