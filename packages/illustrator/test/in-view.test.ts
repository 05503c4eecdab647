/** What somebody sits in, is under or works at is seen as well as they are. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../src/reading/read.ts'
import { bestOf } from '../src/staging/tries.ts'

const stagedAs = async (prompt: string) => {
  const best = await bestOf(read(prompt), prompt, 1, 'medium')
  const find = (noun: string) =>
    best.staged.scene.members.find(({ entry }) => entry.name === noun) ?? assert.fail(`no ${noun} in "${prompt}"`)
  return { ...best, find }
}

test('a rainbow arches over whoever is under it', async () => {
  for (const [prompt, noun] of [
    ['a unicorn under a rainbow', 'unicorn'],
    ['a house under a rainbow', 'house'],
    ['a bear standing in front of a rainbow', 'bear'],
  ] as const) {
    const { find, missing } = await stagedAs(prompt)
    const [bow, who] = [find('rainbow').art.box, find(noun).art.box]
    assert.deepEqual(missing, [], prompt)
    assert.ok(bow.y0 < who.y0 && bow.x0 < who.x0 && bow.x1 > who.x1, prompt)
  }
})

test('an armchair, a couch or a rocking chair is larger than who sits in it', async () => {
  for (const [prompt, who, seat] of [
    ['a fox reading a newspaper in an armchair', 'fox', 'armchair'],
    ['a fox reading a book on a couch', 'fox', 'couch'],
    ['a mouse knitting in a rocking chair', 'mouse', 'rocking chair'],
  ] as const) {
    const { find } = await stagedAs(prompt)
    const [chair, guest] = [find(seat).art.box, find(who)]
    assert.ok(chair.y0 < guest.point('chest')[1], `${prompt}: its back is behind theirs`)
    assert.ok(chair.x1 - chair.x0 > guest.place.h * 0.5, prompt)
  }
})

test('several in one armchair are no dolls in it, and a trailer is pulled by its tractor', async () => {
  const { find } = await stagedAs('a mom reading to her kids in an armchair')
  const { y0, y1 } = find('armchair').art.box
  assert.ok(find('mother').place.h > (y1 - y0) * 0.8)
  const { things, relations } = read('a tractor hauling a trailer')
  assert.deepEqual([things.length, relations.map(({ relation }) => relation)], [2, ['pulls']])
})

test('who builds a birdhouse stands beside the bench on which one sees it', async () => {
  const { find, missing } = await stagedAs('a boy and his grandpa building a birdhouse')
  assert.deepEqual(missing, [])
  const { x0, x1, y1 } = find('birdhouse').art.box
  assert.ok(y1 <= find('workbench').art.box.y1)
  for (const who of ['boy', 'grandfather']) {
    const [x] = find(who).point('headMid')
    assert.ok(x < x0 || x > x1, who)
  }
})

test('who slides down a hill on a sled rides it, and a tractor pulls what its driver is said to pull', async () => {
  const sledding = read('a penguin family sliding down a snowy hill on a sled')
  assert.ok(sledding.relations.some(({ relation }) => relation === 'rides'))
  const { find } = await stagedAs('a farmer driving a tractor full of pumpkins')
  const [wagon, tractor, farmer] = [find('wagon').art.box, find('tractor').art.box, find('farmer').art.box]
  assert.ok(wagon.x1 < farmer.x0 || wagon.x0 > farmer.x1, 'the wagon hides nobody')
  assert.ok(wagon.y1 <= tractor.y1 + 4 && wagon.y1 > tractor.y0)
})

test('a rocket that takes off is in the air, on its flame, before those who watch', async () => {
  for (const prompt of ['a rocket ship blasting off', 'kids watching a rocket take off']) {
    const { find, missing } = await stagedAs(prompt)
    const [rocket, cloud] = [find('rocket').art.box, find('launch cloud').art.box]
    assert.ok(rocket.y1 < cloud.y1 - (cloud.y1 - cloud.y0) * 0.5, prompt)
    assert.deepEqual(missing, [], prompt)
  }
})

test('who is dressed for the rain or the snow is out in it, unless they are at home', async () => {
  for (const [prompt, setting] of [
    ['a dog wearing a raincoat', 'rain'],
    ['a duck with rain boots', 'rain'],
    ['a boy with a scarf and mittens', 'winter'],
  ] as const)
    assert.equal((await stagedAs(prompt)).staged.setting, setting, prompt)
  assert.notEqual((await stagedAs('a girl in a raincoat sitting on a couch')).staged.setting, 'rain')
})

test('who is by a lake is on its shore, with the lake in sight', async () => {
  for (const prompt of ['a bench by the lake', 'a camper van parked by a mountain lake', 'a girl sitting by a lake']) {
    const { staged, missing } = await stagedAs(prompt)
    assert.equal(staged.setting, 'lakeside', prompt)
    assert.deepEqual(missing, [], prompt)
  }
  assert.notEqual((await stagedAs('a duck on a lake')).staged.setting, 'lakeside')
})
