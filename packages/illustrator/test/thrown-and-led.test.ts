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
