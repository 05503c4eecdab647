/** How people are put together where they sit, lean on the ground or have bare arms. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bodyOf } from '../src/figures/body.ts'
import { armhole, topShape } from '../src/figures/garments/cloth.ts'
import { NOTHING } from '../src/figures/garments/outfit.ts'
import { putOn } from '../src/figures/garments/wear.ts'
import { inside } from '../src/figures/geometry.ts'
import { hand } from '../src/figures/hands.ts'
import { POSES, type Pose } from '../src/figures/poses.ts'
import { BUILDS, SIDES } from '../src/figures/skeleton.ts'
import { reachOut } from '../src/figures/solve.ts'
import { acted } from './acted.ts'

const body = (pose: string) => bodyOf(reachOut(BUILDS.child, POSES[pose] as Pose, 600, {}))

test('cloth without sleeves leaves both shoulders free, and the arm is one with the skin there', () => {
  for (const pose of ['stand', 'arms-up', 'run', 'sit-ground']) {
    const b = body(pose)
    const [bare, sleeved] = [0, 0.4].map((sleeves) => topShape(b, { sleeves, hem: 1, tint: 'blue' }))
    for (const side of SIDES) {
      const [x, y, r] = armhole(b, side)
      assert.ok(r > b.arm, `${pose} ${side}`)
      assert.ok(!inside([x, y], bare as [number, number][]), `${pose} ${side}`)
      assert.ok(inside([x, y], sleeved as [number, number][]), `${pose} ${side}`)
    }
  }
})

test('who leans on the ground or crawls has the palms on it, not in it', () => {
  for (const name of ['girl', 'man', 'grandmother'])
    for (const pose of ['sit', 'crawl']) {
      const { nearHand = [0, 0] } = acted(name, { pose }).points
      assert.ok(nearHand[1] < 900 - 600 * 0.03, `${name} ${pose}: the palm at ${Math.round(nearHand[1] - 900)}`)
    }
})

test('the near thigh of who sits sideways in trousers lies before the shirt; under it there would be no lap', () => {
  const order = acted('man', { pose: 'sit', reach: { seat: [500, 740] } }, [], 2).layers.map(({ part }) => part)
  assert.ok(order.indexOf('nearLeg') > order.indexOf('torso'), order.join(' '))
})

test('both feet are seen of who sits on the ground, one beyond the other', () => {
  for (const name of ['girl', 'boy', 'woman', 'man']) {
    const { nearFoot = [0, 0], farFoot = [0, 0] } = acted(name, { pose: 'sit' }, [], 2).points
    assert.ok(Math.hypot(nearFoot[0] - farFoot[0], nearFoot[1] - farFoot[1]) > 600 * 0.05, name)
  }
})

test('overalls leave no skirt under them', () => {
  const dress = putOn(NOTHING, [{ name: 'dress', attributes: [] }])
  assert.ok(dress.skirt)
  assert.equal(putOn(dress, [{ name: 'overalls', attributes: [] }]).skirt, undefined)
})

test('a closed hand is one round piece: the line around a figure would clot between knuckles', () => {
  const b = body('stand')
  const { shape } = hand(b, 'near', 'hand', true)
  const area = (points: readonly (readonly [number, number])[]) =>
    Math.abs(
      points.reduce((sum, [x, y], i) => {
        const [u, v] = points[(i + 1) % points.length] as readonly [number, number]
        return sum + x * v - u * y
      }, 0),
    )
  const hull = [...shape].sort(([x, y], [u, v]) => x - u || y - v)
  const half = (points: typeof hull) =>
    points.reduce<(readonly [number, number])[]>((chain, p) => {
      // From the end: what is no corner of the hull goes.
      while (chain.length > 1) {
        const [[ax, ay], [bx, by]] = [chain.at(-2) as (typeof hull)[0], chain.at(-1) as (typeof hull)[0]]
        if ((bx - ax) * (p[1] - ay) - (by - ay) * (p[0] - ax) > 0) break
        chain.pop()
      }
      chain.push(p)
      return chain
    }, [])
  const around = [...half(hull).slice(0, -1), ...half(hull.toReversed()).slice(0, -1)]
  assert.ok(area(shape) > area(around) * 0.85, `${area(shape) / area(around)}`)
})
