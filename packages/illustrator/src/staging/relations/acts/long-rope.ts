/** A long rope that two turn, high over whoever jumps between them. */
import type { Point } from '../../../art/art.ts'
import { wide } from '../../geometry.ts'
import { type ActStager, before, put, toFront } from './kit.ts'

/** In heights: between the two who turn it where one jumps, and more for each other one; how far off the ground. */
const [SPAN, MORE, LEAP] = [1.75, 0.5, 0.07]

export const turnRope: ActStager = (scene, a, b) => {
  if (!b || scene.together(a, b)) return
  const all = [
    ...new Set(scene.bonds.filter((bond) => bond.b === b && bond.relation.how === 'turn-rope').map((bond) => bond.a)),
  ].filter(({ handed }) => handed)
  const leaps = scene.members.filter((one) => one.handed && scene.does(one, 'jumps'))
  // Where nobody is said to jump, the third does.
  const inside = leaps.length && all.filter((one) => !leaps.includes(one)).length >= 2 ? leaps : all.slice(2)
  const [left, right] = all.filter((one) => !inside.includes(one))
  if (!left || !right || !inside.length) return
  const h = Math.max(...[...all, ...inside].map((one) => one.place.h))
  const span = h * (SPAN + MORE * (inside.length - 1))
  const ground = left.art.box.y1
  for (const [one, x] of [
    [left, 0],
    [right, span],
  ] as const) {
    one.at({ facing: one === left ? 'right' : 'left' })
    one.act({ pose: 'hold-front', turn: 0.5, mouth: 'open' })
    one.move({ scale: 1, dx: x - one.point('chest')[0], dy: ground - one.art.box.y1 })
    one.draw()
  }
  inside.forEach((one, i) => {
    one.act({ pose: 'jump' })
    const x = (span * (i + 1)) / (inside.length + 1)
    one.move({ scale: 1, dx: x - one.point('chest')[0], dy: ground - h * LEAP - one.art.box.y1 })
    one.draw()
  })
  const hands: readonly [Point, Point] = [before(left, 0.22, 0.02), before(right, 0.22, 0.02)]
  b.tilt = 0
  b.at({ facing: 'right', h: (b.place.h * (hands[1][0] - hands[0][0])) / (wide(b.art.box) * GRIPS) })
  put(b, 'grip', hands[0])
  scene.join(b, left, 'under')
  for (const one of [...inside, right]) scene.join(one, left, 'over')
  for (const [one, hand] of [
    [left, b.point('grip')],
    [right, b.point('grip2')],
  ] as const) {
    one.act({ reach: { nearHand: hand } })
    toFront(scene, one, 'nearArm')
    scene.contacts.push({ a: one, b, tool: null, at: () => one.point('nearHand') })
  }
}

/** Of the width of the rope as it is drawn: how far apart its handles are. */
const GRIPS = 0.86
