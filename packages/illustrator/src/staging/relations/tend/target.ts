/** Where on a body something is done, and from which side one comes to it so that its face stays free. */
import type { Point } from '../../../art/art.ts'
import { distance, midX, mix, side, tall, wide } from '../../geometry.ts'
import type { Member } from '../../member.ts'
import { headOf } from '../acts/kit.ts'
import { cheekOf } from '../kit.ts'

export interface Target {
  at(): Point
  /** Before its face, or behind its back, both looking the same way. */
  from: 'front' | 'behind'
}

const FRONT = /^(mouth|nose|face|chin|hand|foot|lap|belly|neck|eye|breast)$/

/** Parts as data/reading/body-parts.txt calls them, 'crown' is where hats are; none is the nearest that one can pet. */
export function targetOf(b: Member, part: string | undefined, by?: Member): Target {
  const named = part ?? ''
  if (!b.being) {
    const [x, y] = OF_THINGS[named] ?? MIDDLE
    const toward = () => (by ? -side(by.place.facing) : side(b.place.facing))
    const at = (): Point => [midX(b.art.box) + toward() * wide(b.art.box) * x, b.art.box.y0 + tall(b.art.box) * y]
    return { at, from: 'front' }
  }
  const places = b.handed ? OF_PEOPLE : OF_ANIMALS
  const find = places[named] ?? places.any
  return { at: () => (find as (b: Member) => Point)(b), from: FRONT.test(named) ? 'front' : 'behind' }
}

type Places = Readonly<Record<string, (b: Member) => Point>>

/** From the middle of the head, in its radii: forward and down. */
const onHead =
  (forward: number, down: number) =>
  (b: Member): Point => {
    const [x, y] = b.point('headMid')
    return [x + side(b.place.facing) * headOf(b) * forward, y + headOf(b) * down]
  }

const foremost = (b: Member, ...names: string[]): Point =>
  names
    .filter((name) => b.has(name))
    .map((name) => b.point(name))
    .reduce<Point>((best, p) => ((p[0] - best[0]) * side(b.place.facing) > 0 ? p : best), b.point(names[0] ?? ''))

const before = (b: Member, [x, y]: Point, by: number): Point => [x + side(b.place.facing) * by, y]

const mouth = (b: Member): Point => b.point('mouth')

const OF_PEOPLE: Places = {
  any: (b) => b.point('back'),
  head: onHead(-0.8, -0.3),
  crown: onHead(-0.75, -0.7),
  face: onHead(0.7, 0.3),
  chin: onHead(0.5, 0.8),
  ear: onHead(-0.85, 0.1),
  nose: onHead(0.75, 0.15),
  mouth,
  neck: (b) => before(b, b.point('neck'), headOf(b) * 0.5),
  hand: (b) => foremost(b, 'nearHand', 'farHand'),
  arm: (b) => [b.point('back')[0], mix(b.point('neck'), b.point('back'), 0.7)[1]],
  lap: (b) => foremost(b, 'nearKnee', 'farKnee', 'lap'),
  foot: (b) => {
    const [x, y] = foremost(b, 'nearFoot', 'farFoot')
    return [x, y - b.place.h * 0.05]
  },
  belly: (b) => before(b, b.point('chest'), b.place.h * 0.09),
  tail: (b) => (b.has('tailTip') ? mix(b.point('tailTip'), b.point('seat'), 0.35) : b.point('back')),
}

/** Between crown and neck of a head that looks at the reader is its face. */
const isFrontal = (b: Member): boolean => Math.abs(b.point('mouth')[0] - b.point('headMid')[0]) < headOf(b) * 0.3

/** In radii of the head: a brush nearer to an eye would be in it. */
const OFF_EYE = 0.85

/** Along the mane, as near to the crown as the eyes allow. */
function behindEyes(b: Member): Point {
  const [crown, neck, back] = [b.point('headTop'), b.point('neck', 'back'), b.point('back', 'neck')]
  const spots = [
    mix(crown, neck, 0.6),
    mix(crown, neck, 0.8),
    neck,
    ...[0.15, 0.3, 0.45].map((k) => mix(neck, back, k)),
  ]
  // Of those whose features are not told the eye is at the middle of the head.
  const told = b.art.features ?? []
  const eyes = told.length ? told : [[...b.point('headMid'), headOf(b) * 0.35] as const]
  const isClear = (spot: Point) => eyes.every(([x, y, r]) => distance(spot, [x, y]) > r + headOf(b) * OFF_EYE)
  return spots.find(isClear) ?? (spots.at(-1) as Point)
}

const OF_ANIMALS: Places = {
  // The neck of a face that looks at the reader is beside its cheek.
  any: (b) => mix(b.point('back'), b.point('neck'), isFrontal(b) ? 0 : 0.3),
  head: (b) => (isFrontal(b) ? onHead(-0.95, -0.35)(b) : behindEyes(b)),
  crown: (b) => before(b, b.point('headTop'), -headOf(b) * 0.6),
  face: onHead(0.5, 0.3),
  chin: onHead(0.5, 0.6),
  ear: onHead(-0.7, -0.3),
  nose: (b) => mouth(b),
  // Before a muzzle that looks at the reader food would be in place of its mouth.
  mouth: (b) => before(b, mouth(b), cheekOf(b) * 0.7),
  neck: (b) => b.point('neck'),
  breast: (b) => (isFrontal(b) ? onHead(0.75, 1.05)(b) : mouth(b)),
  hand: (b) => foremost(b, 'nearHand', 'nearFoot'),
  foot: (b) => foremost(b, 'nearHand', 'nearFoot'),
  lap: (b) => foremost(b, 'nearHand', 'nearFoot'),
  belly: (b) => [midX(b.art.box), b.art.box.y1 - tall(b.art.box) * 0.35],
  tail: (b) => mix(b.point('tailTip'), b.point('seat', 'back'), 0.35),
}

/** A teddy bear or a snowman has a head above and feet below: toward whoever comes, and down, in widths and heights. */
const OF_THINGS: Readonly<Record<string, readonly [number, number]>> = {
  head: [0.28, 0.12],
  top: [0, 0.02],
  crown: [0.2, 0.06],
  face: [0.25, 0.3],
  nose: [0.16, 0.28],
  mouth: [0.14, 0.33],
  neck: [0.38, 0.42],
  hand: [0.38, 0.55],
  lap: [0.3, 0.8],
  foot: [0.3, 0.9],
  belly: [0.24, 0.62],
}
const MIDDLE = [0.34, 0.5] as const
