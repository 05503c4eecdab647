import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../src/reading/read.ts'
import { midX, midY, tall, wide } from '../src/staging/geometry.ts'
import type { Member } from '../src/staging/member.ts'
import { bestOf } from '../src/staging/tries.ts'

const paged = async (prompt: string) => {
  const best = await bestOf(read(prompt), prompt, 1, 'medium')
  const { members, extras } = best.staged.scene
  const all = (name: string): Member[] => members.filter(({ entry }) => entry.name === name)
  const one = (name: string): Member => all(name)[0] ?? assert.fail(`${name} is not on the page of "${prompt}"`)
  return { one, all, members, drawnOn: (of: Member) => extras.filter((extra) => extra.of === of) }
}

test('a mirror shows who looks into it', async () => {
  const { one, drawnOn } = await paged('a girl looking at herself in the mirror')
  assert.match(
    drawnOn(one('mirror'))
      .map(({ draw }) => draw(4))
      .join(''),
    /<path/,
  )
})

test('a ball that two play catch with is in the air between them, in nobody’s hand', async () => {
  for (const prompt of ['two kids playing catch with a baseball', 'two kids playing catch']) {
    const { all, one } = await paged(prompt)
    const [a, b] = all('child')
    const { box } = one(prompt.includes('baseball') ? 'baseball' : 'ball').art
    assert.ok(a && b)
    assert.ok((midX(box) - midX(a.art.box)) * (midX(box) - midX(b.art.box)) < 0, `${prompt}: between them`)
    for (const child of [a, b])
      for (const hand of ['nearHand', 'farHand']) {
        const [x, y] = child.point(hand)
        assert.ok(Math.hypot(x - midX(box), y - midY(box)) > wide(box) * 0.55, `${prompt}: in a hand`)
      }
  }
})

test('a goalkeeper who dives for the ball is off the ground, nearly level, a hand on either side of it', async () => {
  const { one } = await paged('goalie diving to catch the soccer ball')
  const [goalie, ball] = [one('goalkeeper'), one('soccer ball')]
  assert.ok(wide(goalie.art.box) > tall(goalie.art.box), 'nearly level')
  for (const hand of ['nearHand', 'farHand']) {
    const [x, y] = goalie.point(hand)
    assert.ok(Math.hypot(x - midX(ball.art.box), y - midY(ball.art.box)) < wide(ball.art.box), hand)
  }
})

test('a cane ends on the ground that its owner stands on, and is no dog to be led', async () => {
  for (const prompt of ['an old man with a cane', 'old man walking with a cane and his little dog']) {
    const { one } = await paged(prompt)
    const [man, cane] = [one('old man'), one('walking cane')]
    assert.ok(Math.abs(cane.art.box.y1 - man.art.box.y1) < man.place.h * 0.06, prompt)
    assert.ok(tall(cane.art.box) < man.place.h * 0.6, prompt)
  }
})

test('who sits in a wheelchair has both feet at its rest, and is no doll beside who pushes it', async () => {
  const { one } = await paged('a nurse pushing an old man in a wheelchair')
  const [nurse, man, chair] = [one('nurse'), one('old man'), one('wheelchair')]
  const [x, y] = man.point('nearFoot')
  const [px, py] = chair.point('pedalNear')
  assert.ok(Math.hypot(x - px, y - py) < man.place.h * 0.12)
  assert.ok(man.place.h > nurse.place.h * 0.64)
})

test('the hoop is where the ball flies, for who sits in a wheelchair too', async () => {
  const { one } = await paged('a boy in a wheelchair playing basketball')
  const [boy, ball, hoop] = [one('boy'), one('basketball'), one('basketball hoop')].map(({ art }) => midX(art.box))
  assert.ok(boy !== undefined && ball !== undefined && hoop !== undefined && (hoop - boy) * (ball - boy) > 0)
})

test('of two who hug, an arm of each is around the other', async () => {
  for (const prompt of ['mom hugging her son', 'two friends hugging', 'two girls hugging under a tree']) {
    const { members } = await paged(prompt)
    const [a, b] = members.filter(({ being }) => being)
    assert.ok(a && b)
    for (const [one, other] of [
      [a, b],
      [b, a],
    ] as const) {
      const reach = ['nearHand', 'farHand'].map((hand) => Math.abs(one.point(hand)[0] - other.point('chest')[0]))
      assert.ok(Math.min(...reach) < other.place.h * 0.13, `${prompt}: ${one.key}`)
    }
  }
})

test('who hides behind a tree in hide and seek hides behind no bush instead', () => {
  const { things } = read('a child hiding behind a tree, hide and seek')
  assert.ok(!things.some(({ name }) => name === 'bush'))
})

test('a picture of oneself is taken with a phone at arm’s length, no camera before the face', async () => {
  const { one } = await paged('a girl taking a selfie with her best friend')
  const [girl, phone] = [one('girl'), one('phone')]
  assert.ok(Math.abs(midX(phone.art.box) - girl.point('headMid')[0]) > girl.place.h * 0.2)
})
