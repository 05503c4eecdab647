/** What one being does to another: both on one ground, no face in another, the deed to be seen. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../src/reading/read.ts'
import { clashesOf } from '../src/staging/faces.ts'
import { SIZE, STEP } from '../src/staging/look.ts'
import { headOf } from '../src/staging/relations/acts/kit.ts'
import { page } from './page.ts'

test('two who fight, watch or chase each other are on one ground, and no muzzle is in a cheek', async () => {
  for (const prompt of ['two cats fighting', 'a fox peeks at a hen', 'a fox chases a rabbit']) {
    const { staged } = await page(prompt)
    const [a, b] = staged.scene.members
    assert.ok(a && b, prompt)
    assert.ok(Math.abs(a.art.box.y1 - b.art.box.y1) < 0.25 * Math.min(a.place.h, b.place.h), `${prompt}: one ground`)
    const gap = Math.max(a.art.box.x0, b.art.box.x0) - Math.min(a.art.box.x1, b.art.box.x1)
    assert.ok(gap > 0, `${prompt}: apart`)
  }
})

test('a dog that is kissed is face to face with who holds it up', async () => {
  const { one } = await page('a boy kisses his dog')
  assert.notEqual(one('dog').place.facing, one('boy').place.facing)
})

test('a child that is carried sits on the arm, its head beside the other', async () => {
  const { one } = await page('a father carries his son')
  assert.equal(one('son').acting.pose, 'sit')
  const [p, q] = [one('son').point('headMid'), one('father').point('headMid')]
  assert.ok(Math.hypot(p[0] - q[0], p[1] - q[1]) > q[1] - one('father').point('headTop')[1])
})

test('who is thrown a ball stands on the ground', async () => {
  const { one } = await page('a boy throws a ball to a girl')
  assert.ok(Math.abs(one('girl').art.box.y1 - one('boy').art.box.y1) < one('boy').place.h * 0.1)
  assert.ok(one('ball').art.box.y1 < one('boy').art.box.y1 - one('boy').place.h * 0.3, 'the ball flies')
})

test('splashing and blowing at somebody is drawn between the two', async () => {
  for (const [prompt, how] of [
    ['two children splash each other', 'child'],
    ['a wolf blows at a pig', 'wolf'],
  ] as const) {
    const { staged, all } = await page(prompt)
    assert.ok(
      staged.scene.extras.some(({ of }) => all(how).includes(of)),
      prompt,
    )
  }
})

test('who is licked keeps both eyes, and what an elephant lifts with its trunk is at its end', async () => {
  const licked = await page("a dog licks a boy's face")
  const [first] = licked.one('boy').art.features ?? []
  const [mouth] = licked.one('dog').point('headMid')
  assert.ok(first && Math.abs(mouth - first[0]) > headOf(licked.one('dog')))
  const { one } = await page('an elephant lifts a mouse with its trunk')
  const [[x, y], { box }] = [one('elephant').point('mouth'), one('mouse').art]
  assert.ok(x > box.x0 - 12 && x < box.x1 + 12 && y > box.y0 - 12 && y < box.y1 + 12)
})

test('crowning, hiding from and sword fighting are deeds, and a portrait is on an easel', async () => {
  const deeds = (prompt: string) => read(prompt).relations.map(({ relation, b }) => `${relation} ${b?.split('#')[0]}`)
  assert.ok(deeds('a queen crowns a knight').some((deed) => /^wears crown/.test(deed)))
  assert.ok(deeds('a mouse hides from a cat').some((deed) => /^hides-behind/.test(deed)))
  assert.deepEqual(read('two pirates sword fight').unknown, [])
  assert.deepEqual(read('two mice cook soup together').unknown, [])
  assert.ok(!read('a prince rescues a princess').things.some(({ name }) => name === 'knight'), 'the prince does it')
  const { all } = await page('a monkey paints a portrait of a giraffe')
  assert.equal(all('easel').length, 1)
})

test('an animal on the arm sits there, and what an animal is given is below its eyes', async () => {
  const held = await page('a man carrying a pig')
  assert.equal(held.one('pig').acting.pose, 'sit')
  const given = await page('a boy giving a letter to an owl')
  const { box } = given.one('envelope').art
  for (const [, y] of (given.one('owl').art.features ?? []).slice(0, 2)) assert.ok(box.y0 > y)
})

test('a mouth behind the one who hugs is a face that is hidden', async () => {
  const { staged } = await page('two girls hugging')
  const { members, ids } = staged.seen
  const [face, by] = members.filter(({ being }) => being)
  assert.ok(face && by)
  const { relations } = staged.scene.graph
  assert.equal(clashesOf(staged.seen, relations).length, 0)
  const [x, y, r] = (face.art.features ?? []).at(-1) ?? [0, 0, 0]
  for (let v = Math.floor((y - r) / STEP); v <= (y + r) / STEP; v++)
    ids.fill(members.indexOf(by) + 1, v * SIZE + Math.floor((x - r) / STEP), v * SIZE + Math.ceil((x + r) / STEP))
  assert.equal(clashesOf(staged.seen, relations).length, 1)
})
