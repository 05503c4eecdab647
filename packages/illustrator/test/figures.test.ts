import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Acting, Actor, Art, Point } from '../src/art/art.ts'
import { asPerson, PERSONS } from '../src/figures/index.ts'
import { POSES } from '../src/figures/poses.ts'
import { createRng } from '../src/ink/random.ts'
import { acted } from './acted.ts'
import { spot } from './spot.ts'

const apart = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1])
const point = (art: Art, name: string): Point => {
  const found = art.points[name]
  assert.ok(found, `no point ${name}`)
  return found
}
const someone = (name: string): Actor => {
  const actor = PERSONS.get(name) ?? asPerson(name)
  assert.ok(actor, `nobody is called ${name}`)
  return actor
}
const CAST = ['girl', 'man', 'baby', 'grandmother', 'king', 'fox', 'bear', 'elephant', 'duck', 'dinosaur'].map(someone)
const EVERY_POINT = [
  'nearHand',
  'farHand',
  'nearFoot',
  'farFoot',
  'mouth',
  'eye',
  'headTop',
  'headMid',
  'neck',
  'chest',
  'back',
  'lap',
  'seat',
  'tailTip',
]

test('everybody takes every pose, in lines that are numbers, and tells every point', () => {
  for (const actor of CAST)
    for (const pose of Object.keys(POSES)) {
      assert.ok(actor.can(pose))
      const art = actor.act(spot(), { pose })
      const svg = art.layers.map((layer) => layer.svg).join('')
      assert.doesNotMatch(svg, /NaN|undefined|Infinity/, `${actor.name} ${pose}`)
      for (const name of EVERY_POINT)
        assert.ok(point(art, name).every(Number.isFinite), `${actor.name} ${pose} ${name}`)
      assert.ok(art.box.x1 - art.box.x0 > 40 && art.box.y1 - art.box.y0 > 40, `${actor.name} ${pose}`)
    }
})

test('hands go where they are asked as far as the arms reach', () => {
  for (const actor of CAST)
    for (const facing of ['left', 'right'] as const)
      for (const pose of ['stand', 'walk', 'reach', 'hold-front', 'seated-ride', 'kneel']) {
        const free = actor.act(spot({ facing }), { pose })
        const reach = {
          nearHand: shifted(point(free, 'nearHand'), 8, -10),
          farHand: shifted(point(free, 'farHand'), -6, 6),
        }
        const art = actor.act(spot({ facing }), { pose, reach })
        assert.ok(
          apart(point(art, 'nearHand'), reach.nearHand) < 3,
          `${actor.name} ${pose} near ${apart(point(art, 'nearHand'), reach.nearHand)}`,
        )
        assert.ok(apart(point(art, 'farHand'), reach.farHand) < 3, `${actor.name} ${pose} far`)
      }
})

test('who is put on a seat sits on it', () => {
  for (const actor of CAST) {
    const seat: Point = [520, 690]
    const art = actor.act(spot(), { pose: 'sit', reach: { seat } })
    assert.ok(apart(point(art, 'seat'), seat) < 3, actor.name)
  }
})

test('who stands has both feet on the ground and nothing below it', () => {
  for (const actor of CAST)
    for (const pose of ['stand', 'wave', 'hold-up', 'two-hands', 'point', 'hug']) {
      // Left to itself a baby sits.
      if (actor.name === 'baby' && pose === 'stand') continue
      const art = actor.act(spot(), { pose })
      for (const foot of ['nearFoot', 'farFoot'])
        assert.ok(Math.abs(point(art, foot)[1] - 800) < 6, `${actor.name} ${pose} ${point(art, foot)[1]}`)
      assert.ok(art.box.y1 < 800 + 14, `${actor.name} ${pose} ${art.box.y1}`)
    }
})

test('parts have names of their own', () => {
  for (const actor of CAST)
    for (const wears of [[], [{ name: 'tutu', attributes: [] }], [{ name: 'scarf', attributes: [] }]]) {
      const parts = actor.act(spot(), { pose: 'walk', wears }).layers.map((layer) => layer.part)
      assert.deepEqual(parts, [...new Set(parts)], actor.name)
    }
})

test('facing left is the mirror image', () => {
  const acting: Acting = { pose: 'run' }
  for (const actor of CAST) {
    const [right, left] = [actor.act(spot(), acting), actor.act(spot({ facing: 'left' }), acting)]
    for (const name of EVERY_POINT) {
      const [a, b] = [point(right, name), point(left, name)]
      assert.ok(apart([1000 - a[0], a[1]], b) < 0.01, `${actor.name} ${name}`)
    }
  }
})

test('the same chance draws the same somebody in any pose', () => {
  const inks = (pose: string) =>
    new Set(
      [
        ...someone('girl')
          .act(spot(), { pose })
          .layers.map((l) => l.svg)
          .join('')
          .matchAll(/class="(\w+)"/g),
      ].map((m) => m[1]),
    )
  assert.deepEqual([...inks('stand')].sort(), [...inks('wave')].sort())
})

test('a hat that is worn makes its wearer taller', () => {
  for (const actor of CAST) {
    const bare = actor.act(spot(), { pose: 'stand', wears: [{ name: 'scarf', attributes: [] }] })
    const hat = actor.act(spot(), { pose: 'stand', wears: [{ name: 'top hat', attributes: [] }] })
    assert.ok(hat.box.y0 < bare.box.y0, actor.name)
  }
})

const shifted = ([x, y]: Point, dx: number, dy: number): Point => [x + dx, y + dy]

test('who stands does not stand like a doll: chance shifts the weight, bends an arm, tilts the head', () => {
  for (const name of ['girl', 'man', 'fox']) {
    const stands = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) =>
      someone(name).act(spot({ rng: createRng(seed) }), { pose: 'stand' }),
    )
    const hands = new Set(
      stands.map((art) => `${point(art, 'nearHand').map(Math.round)} ${point(art, 'farHand').map(Math.round)}`),
    )
    assert.ok(hands.size > 3, `${name} stands in ${hands.size} ways`)
  }
})

test('who works with low hands looks down at them, who reaches up looks up', () => {
  for (const name of ['girl', 'bear']) {
    const look = (dy: number) => {
      const free = someone(name).act(spot(), { pose: 'hold-front' })
      const [x, y] = point(free, 'headMid')
      const reach = { nearHand: [x + 70, y + dy] as Point, farHand: [x + 80, y + dy] as Point }
      const art = someone(name).act(spot(), { pose: 'hold-front', reach })
      return point(art, 'eye')[1] - point(art, 'headMid')[1]
    }
    assert.ok(look(190) > look(60), `${name} looks lower`)
    assert.ok(look(-60) < look(60), `${name} looks higher`)
  }
})

test('far limbs bring the line around them along, so that they can be put behind somebody else', () => {
  const art = someone('girl').act(spot(), { pose: 'walk' })
  const heavy = (part: string) => /stroke-width="10\.3"/.test(art.layers.find((l) => l.part === part)?.svg ?? '')
  assert.ok(heavy('farArm') && heavy('farLeg'))
})

test('an animal that is known by its coat wears nothing over it unless somebody said so', () => {
  for (const name of ['panda', 'zebra', 'tiger', 'cow', 'dalmatian', 'giraffe', 'leopard'])
    for (let seed = 0; seed < 24; seed++) {
      const { layers } = someone(name).act(spot({ rng: createRng(seed) }), { pose: 'stand' })
      const cloths = new Set(layers.flatMap(({ svg }) => svg.match(/cloth\d/g) ?? []))
      assert.ok(cloths.size < 2, `${name} ${seed} wears ${[...cloths].join(', ')}`)
    }
})

test('what one hand is enough for leaves the other arm hanging, not held out with nothing in it', () => {
  for (const pose of ['hold-front', 'reach', 'reach-up']) {
    const { points } = acted('boy', { pose, reach: { nearHand: [640, 520] } })
    const [far, lap] = [points.farHand as Point, points.lap as Point]
    assert.ok(far[1] > lap[1] - 60, `${pose}: the far hand is at the hip`)
    const both = acted('boy', { pose, reach: { nearHand: [640, 520], farHand: [650, 540] } })
    assert.ok((both.points.farHand as Point)[1] < lap[1] - 60, `${pose}: two hands where both are asked for`)
  }
})
