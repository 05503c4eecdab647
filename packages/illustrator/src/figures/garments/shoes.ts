/** What feet have on. */
import type { Pen } from '../../art/pen.ts'
import type { Body } from '../body.ts'
import { axes, dist, mix, off, type P, stretched } from '../geometry.ts'
import { foot, onLeg } from '../limbs.ts'
import { softened, tube, unite, within } from '../outline.ts'
import type { Side } from '../skeleton.ts'
import type { Outfit, ShoeKind } from './outfit.ts'

/** A foot seen from the side has a direction; one that points at us has none. */
interface Foot {
  ankle: P
  toe: P
  along: P
  under: P
  r: number
  facing: boolean
}

function footOf(b: Body, side: Side): Foot {
  const [ankle, toe] = [b.at(`${side}Ankle`), b.at(`${side}Toe`)]
  const r = b.leg * 0.62
  // Kicked up, even a foot of somebody who faces us is seen from its side.
  if (b.frontal && dist(ankle, toe) < b.leg * 1.1) return { ankle, toe, along: [0, 1], under: [0, 1], r, facing: true }
  const { along, across } = axes(ankle, toe)
  return { ankle, toe, along, under: across[1] > 0 ? across : [-across[0], -across[1]], r, facing: false }
}

/** How much higher one stands on them, as a share of the leg's radius. */
export const raisedBy = (kind: ShoeKind | undefined): number =>
  kind === 'skate' ? 0.95 : kind === 'roller' ? 0.7 : kind === 'heel' ? 0.3 : 0

const SOLED: ReadonlySet<ShoeKind> = new Set(['shoe', 'sneaker', 'boot'])

export function shoe(pen: Pen, b: Body, side: Side, { kind, isBig = false }: NonNullable<Outfit['shoes']>): void {
  const f = footOf(b, side)
  const own = outline(b, side, kind, f)
  const shape = isBig ? unite([own, bigToe(f)]) : own
  pen.poly(SOLED.has(kind) ? flattened(shape, f) : shape)
  const { ankle, along, under, r, facing } = f
  if (SOLED.has(kind) && r * 0.5 > pen.at.sw) sole(pen, f)
  if (kind === 'boot') rim(pen, b, side)
  if (kind === 'sneaker' && r > pen.at.sw * 2.2) laces(pen, f)
  if ((kind === 'shoe' || kind === 'slipper') && r > pen.at.sw * 2.2) strap(pen, f)
  if (kind === 'skate' || kind === 'roller') underneath(pen, kind, f)
  if (kind === 'heel' && !facing) {
    const heel = off(ankle, under, r * 0.7)
    pen.poly([
      heel,
      off(heel, along, -r * 0.8),
      off(heel, along, -r * 0.7, under, r * 0.8),
      off(heel, along, -r * 0.3, under, r * 0.8),
    ])
  }
}

/** Level below: it stands on the ground, and is no pill. */
function flattened(shape: readonly P[], { ankle, toe, along, under, r, facing }: Foot): P[] {
  const way: P = facing ? [1, 0] : along
  const far = r * 30
  const level = facing ? Math.max(ankle[1], toe[1]) : 0
  const [a, b]: [P, P] = facing
    ? [
        [ankle[0], level],
        [toe[0], level],
      ]
    : [ankle, toe]
  const low = (p: P, out: number): P => off(off(p, under, r * FLOOR * 0.96), way, out)
  return within(shape, [low(a, -far), low(b, far), off(low(b, far), under, -far), off(low(a, -far), under, -far)])
}

/** How far a shoe goes below the joints of its foot, in its radii. */
const FLOOR = 1.16

/** A strip under the whole shoe, a little longer than it. */
function sole(pen: Pen, { ankle, toe, along, under, r, facing }: Foot): void {
  const [back, front, way]: [P, P, P] = facing
    ? [
        [Math.min(ankle[0] - r * 1.02, toe[0] - r * 1.22), toe[1]],
        [Math.max(ankle[0] + r * 1.02, toe[0] + r * 1.22), toe[1]],
        [1, 0],
      ]
    : [off(ankle, along, -r * 1.06), off(toe, along, r * 1.12), along]
  const at = (p: P, down: number, out: number): P => off(off(p, under, r * down), way, r * out)
  const upper = pen.pigment
  pen
    .tint('cream')
    .poly(
      [
        at(back, 0.56, 0.06),
        at(front, 0.56, -0.06),
        at(front, 0.66, 0.06),
        at(front, FLOOR * 0.88, 0.06),
        at(front, FLOOR, -0.08),
        at(back, FLOOR, 0.08),
        at(back, FLOOR * 0.88, -0.06),
        at(back, 0.66, -0.06),
      ],
      pen.at.sw * 0.9,
    )
  pen.tint(upper)
}

/** Shoes many sizes too large: long and bulging before the foot, or wide where they point at us. */
const bigToe = ({ ankle, toe, along, under, r, facing }: Foot): P[] =>
  facing
    ? stretched([
        [toe[0] - r * 0.8, toe[1] - r * 0.7, r * 1.5],
        [toe[0] + r * 0.8, toe[1] - r * 0.7, r * 1.5],
      ])
    : stretched([
        [...mix(ankle, toe, 0.4), r],
        [...off(toe, along, r * 1.9, under, -r * 0.6), r * 1.6],
      ])

/** The turned edge of a boot, by which one sees that it is one. */
function rim(pen: Pen, b: Body, side: Side): void {
  const [x, y, r] = onLeg(b, side, 0.71)
  if (r < pen.at.sw * 3) return
  const { across } = axes(b.at(`${side}Knee`), b.at(`${side}Ankle`))
  pen.line([off([x, y], across, -r * 1.28), off([x, y], across, r * 1.28)], pen.at.sw * 0.8)
}

/** A strap over the instep. */
function strap(pen: Pen, { ankle, toe, along, under, r, facing }: Foot): void {
  const [x, y] = facing ? toe : mix(ankle, toe, 0.42)
  const line: P[] = facing
    ? [
        [x - r * 1.04, y - r * 0.42],
        [x, y - r * 0.12],
        [x + r * 1.04, y - r * 0.42],
      ]
    : [
        off([x, y], under, -r * 0.98, along, r * 0.1),
        off([x, y], under, -r * 0.3, along, -r * 0.24),
        off([x, y], under, r * 0.42, along, -r * 0.3),
      ]
  pen.line(line, pen.at.sw * 0.8)
}

/** Two bars of a lace over the instep. */
function laces(pen: Pen, { ankle, toe, along, under, r, facing }: Foot): void {
  for (const t of [0.34, 0.62]) {
    const at = facing ? ([toe[0], toe[1] - r * (0.1 + t * 0.7)] as P) : off(mix(ankle, toe, t), under, -r * 0.62)
    const way: P = facing ? [1, 0] : [along[0] * 0.4 + under[0] * 0.9, along[1] * 0.4 + under[1] * 0.9]
    pen.line([off(at, way, facing ? -r * 0.4 : -r * 0.1), off(at, way, r * 0.4)], pen.at.sw * 0.7)
  }
}

/** High at the heel, lower and round at the toe; from before a dome with a broad toe cap. */
const upperOf = ({ ankle, toe, along, under, r, facing }: Foot): P[] =>
  facing
    ? stretched([
        [ankle[0], ankle[1] - r * 0.1, r * 1.06],
        [ankle[0], ankle[1] + r * 0.2, r * 0.98],
        [toe[0] - r * 0.34, toe[1] + r * 0.24, r * 0.94],
        [toe[0] + r * 0.34, toe[1] + r * 0.24, r * 0.94],
      ])
    : unite([
        stretched([
          [...off(ankle, under, -r * 0.1), r * 1.1],
          [...off(mix(ankle, toe, 0.55), under, r * 0.12), r * 1.02],
        ]),
        stretched([
          [...off(ankle, under, r * 0.16), r * 1],
          [...off(toe, under, r * 0.26, along, r * 0.24), r * 0.9],
        ]),
      ])

function outline(b: Body, side: Side, kind: ShoeKind, own: Foot): P[] {
  const { ankle, toe, along, under, r, facing } = own
  const base = kind === 'clown' ? foot(b, side, 'hand', 1.5) : softened(upperOf(own), r * 0.5)
  if (kind === 'boot' || kind === 'skate' || kind === 'roller') {
    const [low, high] = [onLeg(b, side, 0.92), onLeg(b, side, kind === 'boot' ? 0.66 : 0.78)]
    const shaft = tube(
      [
        [...ankle, b.leg * 0.9],
        [low[0], low[1], low[2] * (kind === 'boot' ? 1.28 : 1.24)],
        [high[0], high[1], high[2] * (kind === 'boot' ? 1.32 : 1.26)],
      ],
      true,
    )
    return unite([base, shaft])
  }
  if (kind === 'curly')
    return unite([
      base,
      stretched([
        [...toe, r * 0.6],
        [...off(toe, along, r * 1.5, under, -r * 0.7), r * 0.3],
      ]),
    ])
  if (kind === 'fin' && !facing)
    return unite([
      base,
      stretched([
        [...ankle, r * 0.7],
        [...off(toe, along, r * 2.4, under, r * 0.1), r * 1.1],
      ]),
    ])
  if (kind === 'fin')
    return unite([
      base,
      stretched([
        [...toe, r * 1.1],
        [toe[0], toe[1] + r * 0.2, r * 1.7],
      ]),
    ])
  return base
}

/** In radii of a foot: how far below the sole the edge of a skate is. */
const BLADE = 1.05

/** A blade or wheels. */
function underneath(pen: Pen, kind: 'skate' | 'roller', { ankle, toe, along, under, r, facing }: Foot): void {
  const [heel, tip] = [off(ankle, under, r * 1.05), off(toe, under, r * 0.98)]
  if (facing) {
    if (kind === 'skate') pen.box4(toe[0] - r * 0.16, tip[1], r * 0.32, r * BLADE)
    else for (const q of [-0.7, 0.7]) pen.ell(toe[0] + q * r, tip[1] + r * 0.56, r * 0.66)
    return
  }
  if (kind === 'roller') {
    for (const t of [0, 1]) pen.ell(...off(mix(heel, tip, t), under, r * 0.56), r * 0.68)
    return
  }
  // Two posts, and a blade under them that turns up before the toe.
  for (const [at, from] of [
    [heel, 0.25],
    [tip, -0.55],
  ] as const)
    pen.poly([
      off(at, along, r * (from - 0.18)),
      off(at, along, r * (from + 0.18)),
      off(at, along, r * (from + 0.18), under, r * BLADE),
      off(at, along, r * (from - 0.18), under, r * BLADE),
    ])
  pen.poly([
    off(heel, along, -r * 1.1, under, r * (BLADE - 0.3)),
    off(tip, along, r * 1.2, under, r * (BLADE - 0.3)),
    off(tip, along, r * 1.55, under, r * (BLADE - 0.75)),
    off(tip, along, r * 1.85, under, r * (BLADE - 0.6)),
    off(tip, along, r * 1.5, under, r * (BLADE + 0.12)),
    off(heel, along, -r * 1.1, under, r * (BLADE + 0.12)),
  ])
}
