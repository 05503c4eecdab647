import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Point } from '../src/art/art.ts'
import { placeOf } from '../src/places/choose.ts'
import { read } from '../src/reading/read.ts'
import { distance } from '../src/staging/geometry.ts'
import type { Member } from '../src/staging/member.ts'
import { bestOf } from '../src/staging/tries.ts'

const paged = async (prompt: string) => {
  const { members } = (await bestOf(read(prompt), prompt, 1, 'medium')).staged.scene
  const all = (name: string): Member[] => members.filter(({ entry }) => entry.name === name)
  const one = (name: string): Member => all(name)[0] ?? assert.fail(`${name} is not on the page of "${prompt}"`)
  const two = (name: string): [Member, Member] => {
    const [a, b, ...more] = all(name)
    assert.ok(a && b && !more.length, `two on the page of "${prompt}"`)
    return [a, b]
  }
  return { all, one, two, members }
}

const handsOf = (one: Member): Point[] => ['nearHand', 'farHand'].map((hand) => one.point(hand))
const apart = (some: readonly Point[], others: readonly Point[]): number =>
  Math.min(...some.flatMap((p) => others.map((q) => distance(p, q))))

test('who zips up a coat has a hand at whoever wears it, and the coat is on nobody else', async () => {
  const prompt = "mom zipping up her toddler's winter jacket"
  const graph = read(prompt)
  assert.ok(graph.relations.some(({ a, relation, b }) => a === 'toddler#1' && relation === 'wears' && b === 'jacket#1'))
  assert.deepEqual(graph.unknown, [])
  const { one } = await paged(prompt)
  const [mother, toddler] = [one('mother'), one('toddler')]
  assert.ok(apart(handsOf(mother), [toddler.point('chest')]) < toddler.place.h * 0.3)
})

test('two who play patty cake have their palms together', async () => {
  const { two } = await paged('two kids playing patty cake')
  const [a, b] = two('child')
  assert.ok(apart(handsOf(a), handsOf(b)) < a.place.h * 0.09)
})

test('kids at rock paper scissors are two, their fists out and not in each other', async () => {
  const { two } = await paged('kids playing rock paper scissors')
  const [a, b] = two('child')
  const gap = apart(handsOf(a), handsOf(b))
  assert.ok(gap > a.place.h * 0.04 && gap < a.place.h * 0.3)
})

test('at leapfrog one has both hands on the bent back of the other, and is above it', async () => {
  const { two } = await paged('kids playing leapfrog in the park')
  const [a, b] = two('child')
  assert.ok(apart([a.point('nearHand')], [b.point('back'), b.point('neck')]) < a.place.h * 0.16)
  assert.ok(a.point('seat')[1] < b.point('seat')[1])
})

test('in a three-legged race the two inner feet are side by side', async () => {
  const { two } = await paged('friends doing a three legged race')
  const [a, b] = two('child')
  const feet = (one: Member): Point[] => ['nearFoot', 'farFoot'].map((foot) => one.point(foot))
  assert.ok(apart(feet(a), feet(b)) < a.place.h * 0.16)
})

test('who surprises somebody from behind has a hand on each of the eyes', async () => {
  const { one } = await paged("a boy covering his mum's eyes from behind")
  const [boy, mother] = [one('boy'), one('mother')]
  const eyes = (mother.art.features ?? []).slice(0, -1).map(([x, y]): Point => [x, y])
  assert.equal(eyes.length, 2)
  for (const eye of eyes) assert.ok(apart(handsOf(boy), [eye]) < mother.place.h * 0.06)
})

test('two who bow to each other bend forward, and their heads do not meet', async () => {
  const { two } = await paged('two judo kids bowing to each other')
  const [a, b] = two('child')
  for (const one of [a, b]) {
    const lean = Math.abs(one.point('neck')[0] - one.point('seat')[0])
    assert.ok(lean > one.place.h * 0.1)
  }
  assert.ok(distance(a.point('headMid'), b.point('headMid')) > a.place.h * 0.4)
})

test('who proposes kneels with the ring before the other', async () => {
  const { one } = await paged('a man proposing to his girlfriend with a ring')
  const [man, ring] = [one('man'), one('ring')]
  assert.equal(man.acting.pose, 'kneel')
  assert.ok(apart(handsOf(man), [ring.point('grip', 'mid')]) < man.place.h * 0.12)
})

test('two who fight over a toy both have it in their hands', async () => {
  const { two, one } = await paged('two sisters fighting over a teddy')
  const { x0, x1, y0, y1 } = one('teddy bear').art.box
  for (const sister of two('sister')) {
    const [x, y] = sister.point('nearHand')
    assert.ok(x > x0 - 20 && x < x1 + 20 && y > y0 - 20 && y < y1 + 20)
  }
})

test('of a family that takes a selfie one holds the phone', async () => {
  const { all } = await paged('the whole family taking a selfie')
  assert.equal(all('phone').length, 1)
})

test('parts and powders of somebody are done to that somebody', () => {
  const deeds: readonly (readonly [string, string, string])[] = [
    ["big sister painting her little sister's nails", 'sister#1', 'hand'],
    ["a girl doing her mom's makeup", 'mother#1', 'face'],
    ["the barber shaving an old man's beard", 'old man#1', 'chin'],
    ["a mom combing lice out of her son's hair", 'son#1', 'head'],
  ]
  for (const [prompt, whom, where] of deeds) {
    const { relations, unknown } = read(prompt)
    assert.ok(
      relations.some(({ b, part }) => b === whom && part === where),
      prompt,
    )
    assert.deepEqual(unknown, [], prompt)
  }
})

test('sign language is said to be missing, and no sign stands for it', () => {
  const { things, unknown } = read('a sign language teacher with a boy')
  assert.ok(!things.some(({ name }) => name === 'sign'))
  assert.deepEqual(unknown, ['sign language'])
})

test('who copies somebody does the same, with a razor of his own', () => {
  const { relations } = read('dad shaving while his son copies him')
  const held = relations.filter(({ relation }) => relation === 'holds').map(({ b }) => b)
  assert.equal(new Set(held).size, 2)
})

test('who talks to somebody has a bent arm, and points at nobody’s face', async () => {
  const { two } = await paged('neighbors chatting over the garden fence')
  const [a, b] = two('person')
  for (const [one, other] of [
    [a, b],
    [b, a],
  ] as const)
    assert.ok(apart(handsOf(one), [other.point('headMid')]) > other.place.h * 0.25)
})

test('a child thrown into the air is no doll', async () => {
  const { all, one } = await paged('friends throwing a boy up in the air')
  assert.ok(one('boy').place.h > (all('child')[0]?.place.h ?? 0) * 0.7)
})

test('a brother teaches at home and a coach in the gym, a teacher in the classroom', () => {
  assert.notEqual(placeOf(read('a boy teaching his little brother how to whistle')), 'classroom')
  assert.equal(placeOf(read('a coach showing a girl how to shoot a basketball')), 'gym')
  assert.equal(placeOf(read('a teacher teaching two children')), 'classroom')
})

test('who says sorry or thanks with something holds it out', () => {
  for (const prompt of ['a boy apologizing to his sister with a flower', 'a girl thanking her sister with a card']) {
    const { relations, unknown } = read(prompt)
    assert.ok(
      relations.some(({ relation, b }) => relation === 'gives-to' && b === 'sister#1'),
      prompt,
    )
    assert.deepEqual(unknown, [], prompt)
  }
})
