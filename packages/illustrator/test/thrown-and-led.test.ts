/** Who throws at whom, who is on a lead, who falls off what: the things of a deed are where it takes place. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { draw } from '../src/index.ts'
import { read } from '../src/reading/read.ts'
import { bestOf } from '../src/staging/tries.ts'

const stagedAs = async (prompt: string) => {
  const best = await bestOf(read(prompt), prompt, 1, 'medium')
  const { members } = best.staged.scene
  const all = (noun: string) => members.filter(({ entry }) => entry.name === noun)
  return { ...best, all, find: (noun: string) => all(noun)[0] ?? assert.fail(`no ${noun} in "${prompt}"`) }
}
const middle = ({ art: { box } }: { art: { box: { x0: number; x1: number } } }) => (box.x0 + box.x1) / 2

test('those who throw at each other face each other, and what they throw is between them', async () => {
  for (const [prompt, who, other, what] of [
    ['two boys throwing snowballs at each other', 'boy', 'boy', 'snowball'],
    ['monkeys throwing bananas at each other', 'monkey', 'monkey', 'banana'],
    ['a boy and a girl throwing water balloons at each other', 'boy', 'girl', 'water balloon'],
  ] as const) {
    const { all } = await stagedAs(prompt)
    const throwers = [...new Set([...all(who), ...all(other)])]
    const left = throwers.filter(({ place }) => place.facing === 'right')
    const right = throwers.filter(({ place }) => place.facing === 'left')
    assert.ok(left.length && right.length, `${prompt}: two sides`)
    for (const one of all(what)) {
      assert.ok(middle(one) > Math.max(...left.map(middle)), `${prompt}: before those on the left`)
      assert.ok(middle(one) < Math.min(...right.map(middle)), `${prompt}: before those on the right`)
    }
  }
  assert.deepEqual((await draw('monkeys throwing bananas at each other', 1)).unknown, [])
})

test('a dog on a lead has a collar, and a boy whom a dog pulls holds the rope before him', async () => {
  for (const prompt of ['an astronaut walking his dog on the moon', 'a lady walking three dogs']) {
    for (const dog of (await stagedAs(prompt)).all('dog'))
      assert.ok(
        dog.named.wears.some(({ name }) => name === 'collar'),
        prompt,
      )
  }
  const { find } = await stagedAs('a dog pulling a boy on a skateboard')
  const [dog, boy] = [find('dog'), find('boy')]
  const toDog = Math.sign(middle(dog) - middle(boy))
  assert.ok((boy.point('nearHand')[0] - boy.point('chest')[0]) * toDog > boy.place.h * 0.15)
})

test('an octopus juggles with its own arms, all of what it juggles above it', async () => {
  for (const [prompt, what] of [
    ['an octopus juggling seashells', 'shell'],
    ['a giant octopus juggling teacups', 'teacup'],
  ] as const) {
    const { find, all } = await stagedAs(prompt)
    const octopus = find('octopus')
    assert.ok(!octopus.upright, `${prompt}: eight arms, not two`)
    assert.ok(all(what).length >= 3)
    for (const { art } of all(what)) assert.ok(art.box.y1 < octopus.point('headTop')[1], prompt)
  }
})

test('what a cat pushes off the table tips over the edge at its paw, and a boy who does it stands on the floor', async () => {
  for (const [prompt, what, table] of [
    ['a kitten knocking a vase off the table', 'vase', 'table'],
    ['a boy knocking a glass of milk off the table', 'milk glass', 'table'],
  ] as const) {
    const { staged, find } = await stagedAs(prompt)
    const [who] = staged.scene.members.filter(({ being }) => being)
    const [{ box }, board] = [find(what).art, find(table).art.box]
    assert.ok(who)
    const [x, y] = who.point('nearHand')
    const room = who.place.h * 0.06
    assert.ok(x > box.x0 - room && x < box.x1 + room && y > box.y0 - room && y < box.y1 + room, `${prompt}: at the paw`)
    assert.ok(box.x0 < board.x0 + room || box.x1 > board.x1 - room, `${prompt}: at the edge`)
    assert.ok(find(what).tilt !== 0, prompt)
    if (who.handed) assert.ok(who.art.box.y1 > board.y1 - room, `${prompt}: beside the table`)
  }
})

test('both of two who have a picnic or a tea party under a tree are at it', () => {
  for (const [prompt, relation] of [
    ['a fox and a rabbit having a picnic under an apple tree', 'sits-on'],
    ['a mouse and a frog having a tea party under a mushroom', 'sits-at'],
  ] as const)
    assert.equal(read(prompt).relations.filter((one) => one.relation === relation).length, 2, prompt)
})

test('who is taught to fly is in the air', async () => {
  for (const [prompt, teacher, pupil] of [
    ['a wizard teaching a frog to fly', 'wizard', 'frog'],
    ['a fairy teaching a pig to fly', 'fairy', 'pig'],
  ] as const) {
    const { find } = await stagedAs(prompt)
    assert.ok(find(pupil).art.box.y1 < find(teacher).point('chest')[1], prompt)
  }
})

test('a car that is crushed is under who crushes it', () => {
  const { relations, unknown } = read('monster truck crushing cars')
  assert.deepEqual([relations.map(({ relation }) => relation), unknown], [['on-top-of'], []])
})
