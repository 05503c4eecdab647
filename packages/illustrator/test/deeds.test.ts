import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../src/reading/read.ts'
import { midX, side, tall, wide } from '../src/staging/geometry.ts'
import { judge } from '../src/staging/judge/judge.ts'
import type { Member } from '../src/staging/member.ts'
import { bestOf } from '../src/staging/tries.ts'

const paged = async (prompt: string, seed = 1) => {
  const best = await bestOf(read(prompt), prompt, seed, 'medium')
  const { members } = best.staged.scene
  const all = (name: string) => members.filter(({ entry }) => entry.name === name)
  const one = (name: string): Member => all(name)[0] ?? assert.fail(`${name} is not on the page of "${prompt}"`)
  return { ...best, all, one }
}

const isTurnedTo = (a: Member, b: Member): boolean =>
  (midX(b.art.box) - a.point('headMid')[0]) * side(a.place.facing) > -0.15 * wide(a.art.box)

test('who talks to, waves at, watches or helps somebody is turned to them, whatever the seed', async () => {
  const asked: readonly (readonly [prompt: string, who: string, whom: string])[] = [
    ['a dog watching a cat', 'dog', 'cat'],
    ['a girl waving at a boy while a horse watches', 'girl', 'boy'],
    ['a rabbit painting eggs with a chick watching', 'chick', 'rabbit'],
    ['a spider knitting a scarf beside a frog', 'frog', 'spider'],
  ]
  for (const [prompt, who, whom] of asked)
    for (const seed of [1, 2, 3]) {
      const { one } = await paged(prompt, seed)
      assert.ok(isTurnedTo(one(who), one(whom)), `${prompt}, seed ${seed}: the ${who} turns away`)
    }
})

test('an umbrella that is shared is over both', async () => {
  for (const prompt of ['a girl sharing her umbrella with a dog', 'a bear sharing an umbrella with a duck']) {
    const { one, staged } = await paged(prompt)
    const { box } = one('umbrella').art
    for (const being of staged.scene.members.filter((member) => member.being)) {
      const [x, y] = being.point('headMid')
      assert.ok(x > box.x0 && x < box.x1, `${being.key} is beside the umbrella`)
      assert.ok(y > box.y0, `${being.key} is above the umbrella`)
    }
  }
})

test('those who carry one thing together have their hands at it, off the ground, and every face is free', async () => {
  for (const prompt of ['four elves carrying a candy cane together', 'five mice carrying a cookie']) {
    const { all, one, judgement } = await paged(prompt)
    const [load, carriers] = [
      one(prompt.includes('elves') ? 'candy cane' : 'cookie'),
      all(prompt.includes('elves') ? 'elf' : 'mouse'),
    ]
    const { box } = load.art
    for (const carrier of carriers) {
      const near = ['nearHand', 'farHand'].some((hand) => {
        const [x, y] = carrier.point(hand)
        return x > box.x0 - 20 && x < box.x1 + 20 && y > box.y0 - 20 && y < box.y1 + 20
      })
      if (carriers.indexOf(carrier) < 2) assert.ok(near, `${carrier.key} does not hold it`)
    }
    assert.ok(box.y1 < Math.max(...carriers.map(({ art }) => art.box.y1)) - 20, 'it is off the ground')
    assert.deepEqual(judgement.clashes, [])
  }
})

test('who is on top of a vehicle or a house is on its upper edge, and a page where they are lower fails', async () => {
  for (const [prompt, who, what] of [
    ['a goat standing on top of a tractor', 'goat', 'tractor'],
    ['a cow on the roof of a car', 'cow', 'car'],
    ['a rooster on top of a barn', 'rooster', 'barn'],
  ] as const) {
    const { one, staged } = await paged(prompt)
    const [guest, host] = [one(who), one(what)]
    assert.ok(guest.art.box.y1 < host.art.box.y0 + tall(host.art.box) * 0.3, `${prompt}: below the roof`)
    const seen = staged.seen.seen.get(guest)
    assert.ok(seen)
    staged.seen.seen.set(guest, { ...seen, box: { ...seen.box, y1: host.art.box.y1 - tall(host.art.box) * 0.3 } })
    assert.ok(
      judge(staged).verdicts.some(({ holds }) => !holds),
      prompt,
    )
  }
})

test('who fell is on the ground, one of several is the one', async () => {
  const { all } = await paged('three penguins skating on the ice, one fell down')
  assert.equal(all('penguin').filter(({ acting }) => /^(sit|lie)$/.test(acting.pose)).length, 1)
})

test('several of a kind are no copies of each other', async () => {
  for (const prompt of ['three foxes', 'four children', 'two parrots']) {
    const { staged } = await paged(prompt)
    const looks = staged.scene.members.map(({ acting, place }) => `${acting.pose} ${Math.round(place.h)}`)
    assert.equal(new Set(looks).size, looks.length, prompt)
  }
})

test('what was called giant or tiny is so at a glance, and still large enough to color', async () => {
  const heights = async (prompt: string) => {
    const { one } = await paged(prompt)
    return tall(one('cat').art.box) / tall(one('dog').art.box)
  }
  const [plain, giant, tiny] = [
    await heights('a cat and a dog'),
    await heights('a giant cat and a dog'),
    await heights('a tiny cat and a dog'),
  ]
  assert.ok(giant > plain * 1.8, `${giant} and ${plain}`)
  assert.ok(tiny < plain * 0.65, `${tiny} and ${plain}`)
  const { one } = await paged('a tiny mouse and a giant elephant')
  assert.ok(wide(one('mouse').art.box) > 120)
})

test('a bug on a leaf is within it and much smaller', async () => {
  const { one } = await paged('a ladybug on a leaf')
  const [bug, leaf] = [one('ladybug').art.box, one('leaf').art.box]
  assert.ok(wide(bug) < wide(leaf) * 0.7)
  assert.ok(bug.x0 > leaf.x0 && bug.x1 < leaf.x1 && bug.y0 > leaf.y0 && bug.y1 < leaf.y1)
})

test('what is on a hat that somebody wears is on that head', async () => {
  const { one, all } = await paged('a snowman wearing a hat with a robin on it')
  const [robin, snowman] = [one('robin'), one('snowman')]
  assert.equal(all('hat').length, 0, 'no second hat')
  assert.ok(robin.art.box.y1 < snowman.point('headMid')[1])
})

test('one of several that jumps is in the air above the others', async () => {
  const { all } = await paged('four frogs on a log, one is jumping')
  const frogs = all('frog').map(({ art }) => art.box)
  const lowest = Math.min(...frogs.map(({ y1 }) => y1))
  assert.equal(frogs.filter(({ y1 }) => y1 > lowest + 60).length, 3)
})

test('behind a fence or in a shoe somebody is still to be known by the face', async () => {
  for (const [prompt, who] of [
    ['a girl feeding a horse behind the fence', 'horse'],
    ['a mouse hiding in a shoe', 'mouse'],
  ] as const) {
    const { one, staged } = await paged(prompt)
    const member = one(who)
    const [x, y] = member.point('headMid')
    const id = staged.seen.ids[Math.round(y / 4) * 256 + Math.round(x / 4)]
    assert.equal(staged.seen.members[(id ?? 0) - 1]?.key, member.key, prompt)
  }
})
