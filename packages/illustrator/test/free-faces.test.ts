import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Point } from '../src/art/art.ts'
import { SIZE, STEP } from '../src/staging/look.ts'
import type { Member } from '../src/staging/member.ts'
import type { Staged } from '../src/staging/stage.ts'
import { page } from './page.ts'

/** Eyes, then the mouth. */
const featuresOf = (member: Member): Point[] =>
  (member.art.features ?? [])
    .map(([x, y]): Point => [x, y])
    .concat(
      ['eyeLeft', 'eyeRight', 'mouth']
        .filter((name) => member.has(name) && !member.art.features)
        .map((name) => member.point(name)),
    )

/** Who is to be seen at a place of the page. */
const seenAt = ({ seen }: Staged, [x, y]: Point): string =>
  seen.members[(seen.ids[Math.floor(y / STEP) * SIZE + Math.floor(x / STEP)] ?? 0) - 1]?.key ?? ''

function isFree(staged: Staged, member: Member): void {
  const by = featuresOf(member).map((at) => seenAt(staged, at))
  assert.deepEqual(
    by,
    by.map(() => member.key),
  )
}

test('whoever sleeps or sits on somebody is before neither eye nor mouth', async () => {
  const cases = [
    ['a cat sleeping on a dog', 'dog'],
    ['grandma knitting with a cat on her lap', 'grandmother'],
    ['my grandpa driving a tractor with my cat on his lap', 'grandfather'],
  ] as const
  for (const [prompt, who] of cases) {
    const { staged, one } = await page(prompt)
    isFree(staged, one(who))
  }
})

test('two in one tub or boat have a face each, above its rim', async () => {
  for (const [prompt, who] of [
    ['two hippos in a hot tub', 'hippo'],
    ['two children rowing a boat across a lake', 'child'],
  ] as const) {
    const { staged, all } = await page(prompt)
    for (const one of all(who)) assert.equal(seenAt(staged, featuresOf(one)[0] ?? one.point('eye')), one.key, prompt)
  }
})

test('what was moved off a face still rests on what carries it', async () => {
  const { one } = await page('a cat sleeping on a dog')
  const { x0, x1 } = one('dog').art.box
  const { box } = one('cat').art
  const middle = (box.x0 + box.x1) / 2
  assert.ok(middle > x0 && middle < x1)
})

test('children beside grown-ups are clearly lower, and a toddler lower than those', async () => {
  const { one } = await page('a mother, a girl and a toddler in the park')
  assert.ok(one('girl').place.h < one('mother').place.h * 0.82)
  assert.ok(one('toddler').place.h < one('girl').place.h * 0.85)
})

test('a far arm that is before the trunk is painted after it, so that no line of the body crosses its cuff', async () => {
  const { staged, one } = await page('a family of four holding hands')
  const father = one('father')
  const drawn = [...new Set(father.art.layers.map(({ part }) => part))]
  const painted = staged.coats.filter(({ member }) => member === father).map(({ part }) => part)
  assert.deepEqual(painted, drawn)
})

test('of a family hand in hand everybody has a neighbor’s hand, the children between their parents', async () => {
  const { one, all } = await page('a family of four holding hands')
  const row = [one('mother'), ...all('child'), one('father')].sort((a, b) => a.point('chest')[0] - b.point('chest')[0])
  assert.deepEqual(
    row.slice(1, 3).map(({ entry }) => entry.name),
    ['child', 'child'],
  )
  const hands = row.map((member) => [member.point('nearHand'), member.point('farHand')])
  for (const [i, mine] of hands.slice(0, -1).entries()) {
    const gaps = mine.flatMap(([x, y]) => (hands[i + 1] ?? []).map(([u, v]) => Math.hypot(x - u, y - v)))
    assert.ok(Math.min(...gaps) < 20, `${row[i]?.key} lets go`)
  }
})

test('a family that hugs is one group in which every face is free', async () => {
  for (const prompt of ['a family hugging', 'three friends hugging', 'a boy putting his arm around his friend']) {
    const { staged } = await page(prompt)
    const beings = staged.scene.members.filter(({ being }) => being)
    assert.ok(
      beings.every((one) => staged.scene.together(one, beings[0] as Member)),
      prompt,
    )
    for (const one of beings) isFree(staged, one)
  }
})

test('of three who high-five two do so, and the third has a face too', async () => {
  const { staged, all } = await page('kids giving each other a high five')
  for (const one of all('child')) isFree(staged, one)
})

test('what is on a stick is at the fire, not at the chest of who holds it', async () => {
  const { one, all } = await page('dad and son roasting marshmallows at a campfire')
  const [x0, x1] = [one('campfire').art.box.x0, one('campfire').art.box.x1]
  const off = (x: number) => Math.max(x0 - x, 0, x - x1)
  for (const stick of all('marshmallow stick')) assert.ok(off(stick.point('tip')[0]) < off(stick.point('grip')[0]))
})

test('whose heads would be in one spot are drawn, apart', async () => {
  const { one } = await page('a child riding a walrus')
  assert.ok(Number.isFinite(one('child').art.box.y0))
})

test('what is looked through is before the eye, and the mouth stays free', async () => {
  for (const [prompt, who, what] of [
    ['a boy looking through binoculars', 'boy', 'binoculars'],
    ['a pirate looking through a spyglass', 'pirate', 'spyglass'],
  ] as const) {
    const { one } = await page(prompt)
    const [{ x0, x1, y0, y1 }, member] = [one(what).art.box, one(who)]
    const [[ex, ey], [mx, my]] = [member.point('eye'), member.point('mouth')]
    const r = Math.abs(member.point('headMid')[1] - member.point('headTop')[1])
    assert.ok(ey > y0 && ey < y1 && Math.min(Math.abs(ex - x0), Math.abs(ex - x1)) < r * 0.5, `${prompt}: at the eye`)
    assert.ok(y1 < my || mx < x0 || mx > x1, `${prompt}: not before the mouth`)
  }
})

test('a load on a shoulder is behind the head', async () => {
  for (const what of ['log', 'ladder']) {
    const { staged, one } = await page(`a man carrying a ${what} on his shoulder`)
    isFree(staged, one('man'))
    const { y0, y1 } = one(what).art.box
    assert.ok(y0 < one('man').point('chest')[1] && y1 > one('man').point('headTop')[1], what)
  }
})

test('what is played or held up is seen whole, before no arm and behind no snout', async () => {
  for (const [prompt, what] of [
    ['a girl playing the violin', 'violin'],
    ['a man playing the violin', 'violin'],
    ['a t-rex holding a balloon', 'balloon'],
    ['a horse holding a balloon', 'balloon'],
  ] as const) {
    const { staged, one } = await page(prompt)
    const visible = staged.seen.seen.get(one(what))?.visible ?? 0
    assert.ok(visible > 0.8, `${prompt}: ${visible} of it is seen`)
  }
})
