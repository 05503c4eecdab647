/** Animals as grown-ups like to color them: a fine outline, a body in its own parts, a face that is no toy's. Parts lie back to front. */
import type { Rng } from '../../ink/random.ts'
import { intersect } from '../kit/clip.ts'
import { curve, ellipse } from '../kit/curves.ts'
import type { Mark } from '../kit/marks.ts'
import { box, move, type Point, type Poly } from '../kit/points.ts'

/** What may cover a part: a style fills coats with its ornament, feathers with theirs, and nothing that is bare. */
export type Role = 'coat' | 'head' | 'limb' | 'belly' | 'tail' | 'mane' | 'feather' | 'bare'

/** A mark that may be part of an eye, which is drawn plainer where it is small. */
export interface Ink extends Mark {
  eye?: { part: 'white' | 'iris' | 'light' | 'lid'; size: number }
}

export interface Piece {
  role: Role
  poly: Poly
  /** Drawn over it: eyes, fur, the shaft of a feather. */
  marks?: readonly Ink[]
  sw?: number
}

export type Creature = readonly Piece[]

export type Pose = (rng: Rng) => Creature

export const piece = (role: Role, through: string, marks: readonly Mark[] = []): Piece => ({
  role,
  poly: curve(through),
  marks,
})

export const bare = (through: string, marks: readonly Mark[] = []): Piece => piece('bare', through, marks)

/** Fine lines, each through its knots; several apart by "/". */
export const strokes = (through: string, sw = 3.2): Mark[] =>
  through.split('/').map((one) => ({ poly: curve(one, false), open: true, sw }))

export const ink = (through: string): Mark => ({ poly: curve(through), fill: '#000', sw: 2 })

const disk = (x: number, y: number, r: number, fill: string, sw = 0): Mark => ({
  poly: ellipse(x, y, r, r, 24),
  fill,
  sw,
})

/** An almond with a heavy lid, the inner corner where it looks. */
export function almond(x: number, y: number, size: number, turn = 0, flip = 1, isSlit = false): Ink[] {
  const at = (text: string, closed = true): Poly =>
    move(
      curve(text, closed).map(([u, v]): Point => [u * flip, v]),
      x,
      y,
      turn,
      size / 60,
    )
  const white = at('-62,14! -34,-22 2,-34 36,-24 60,2! 30,24 -6,30 -36,26')
  const seen = (poly: Poly): Poly[] => intersect([poly], [white])
  const pupil = isSlit ? ellipse(x, y - size * 0.04, size * 0.15, size * 0.46, 20, turn) : ellipse(x, y, size * 0.27)
  const part = (name: NonNullable<Ink['eye']>['part'], mark: Mark): Ink => ({ ...mark, eye: { part: name, size } })
  return [
    part('white', { poly: white, fill: '#fff', sw: 4 }),
    ...seen(ellipse(x, y - size * 0.04, size * 0.48)).map((poly) => part('iris', { poly, fill: '#fff', sw: 3.2 })),
    ...seen(pupil).map((poly) => part('iris', { poly, fill: '#000', sw: 1 })),
    part('light', disk(x + size * 0.12, y - size * 0.16, size * 0.1, '#fff')),
    part('lid', { poly: at('-72,22 -36,-26 2,-38 38,-28 70,-6', false), open: true, sw: 6 }),
  ]
}

/** Asleep, or howling: a lid with lashes. */
export function shut(x: number, y: number, size: number, turn = 0): Mark[] {
  const at = (text: string): Mark => ({
    poly: move(curve(text, false), x, y, turn, size / 60),
    open: true,
    sw: 4.6,
  })
  return [at('-60,-8 -24,20 20,22 60,-6'), at('-34,12 -44,28'), at('0,22 0,40'), at('36,12 48,28')]
}

/** Round, as birds have it. */
export const birdsEye = (x: number, y: number, r: number): Mark[] => [
  disk(x, y, r, '#fff', 4),
  disk(x, y, r * 0.62, '#000'),
  disk(x + r * 0.22, y - r * 0.26, r * 0.2, '#fff'),
]

export const mapped = (creature: Creature, at: (point: Point) => Point): Creature =>
  creature.map(({ poly, marks = [], ...rest }) => ({
    ...rest,
    poly: poly.map(at),
    marks: marks.map((mark) => ({ ...mark, poly: mark.poly.map(at) })),
  }))

export const flipped = (creature: Creature, middle = 500): Creature => mapped(creature, ([x, y]) => [2 * middle - x, y])

export const boundsOf = (creature: Creature) => box(creature.map(({ poly }) => poly))
