/** What a page of a place is about is seen on it, and nobody stands before it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../src/reading/read.ts'
import { midX, tall, wide } from '../src/staging/geometry.ts'
import { stage } from '../src/staging/stage.ts'

const staged = async (prompt: string) => {
  const { scene, setting } = await stage(read(prompt), prompt, 1, 'medium')
  const all = (noun: string) => scene.members.filter(({ entry }) => entry.name === noun)
  return { setting, all, first: (noun: string) => all(noun)[0] ?? assert.fail(`no ${noun} in "${prompt}"`) }
}
const names = (prompt: string) => read(prompt).things.map(({ name }) => name)

test('who travels with luggage is in the hall whose board tells the flights', () => {
  for (const prompt of [
    'an airport with a plane, luggage and a departures board',
    'a busy airport with passengers and luggage',
    'kids at the airport with luggage and a flight information screen',
  ]) {
    const { place, unknown } = read(prompt)
    assert.equal(place, 'airport', prompt)
    assert.ok(names(prompt).includes('suitcase'), prompt)
    assert.deepEqual(
      unknown.filter((word) => word !== 'busy'),
      [],
      prompt,
    )
  }
})

test('planes of an airport stand behind their pilot', async () => {
  const { first } = await staged('an airport with planes')
  assert.ok(first('airplane').art.box.y1 > first('pilot').point('chest')[1])
})

test('a wedding has no altar of the dead, and one in church is in a church', () => {
  for (const prompt of ['bride and groom at the altar', 'a couple getting married at the altar', 'a church wedding']) {
    assert.equal(read(prompt).place, 'chapel', prompt)
    assert.ok(!names(prompt).includes('ofrenda') && !names(prompt).includes('couple'), prompt)
    assert.deepEqual(
      names(prompt)
        .filter((name) => /^(bride|groom)$/.test(name))
        .sort(),
      ['bride', 'groom'],
      prompt,
    )
  }
  assert.ok(names('an altar for the day of the dead').includes('ofrenda'))
})

test('those who go from door to door leave the door free, disguised, and the pumpkin is on the step', async () => {
  for (const prompt of [
    'trick-or-treaters at the front door with a pumpkin on the step',
    'trick-or-treaters with a pumpkin on the front step',
  ]) {
    const { setting, all, first } = await staged(prompt)
    const door = first('door').art.box
    assert.equal(setting, 'porch', prompt)
    for (const one of [...all('child'), first("jack-o'-lantern")])
      assert.ok(midX(one.art.box) < door.x0 || midX(one.art.box) > door.x1, `${prompt}: ${one.entry.name}`)
  }
})

test('water falls from high above those who are at its pool', async () => {
  for (const prompt of ['monkeys by a waterfall in the jungle', 'a bear with a waterfall behind it']) {
    const { all, first } = await staged(prompt)
    const fall = first('waterfall').art.box
    const tallest = Math.max(...[...all('monkey'), ...all('bear')].map(({ art }) => tall(art.box)))
    assert.ok(tall(fall) > tallest * 1.5, prompt)
  }
})

test("the day of Saint Patrick is the leprechaun's, and the saint is a bishop", () => {
  for (const prompt of ["a Saint Patrick's Day parade", "a St. Patrick's Day parade"])
    assert.deepEqual([...new Set(names(prompt))].sort(), ['child', 'leprechaun', 'shamrock'], prompt)
  assert.deepEqual(names('saint patrick'), ['saint nicholas'])
})

test('canes of candy stand before a house of gingerbread, beyond its walls', async () => {
  const { first } = await staged('a gingerbread house')
  const { box } = first('gingerbread house').art
  assert.ok(wide(box) > tall(box) * 1.1)
})

test('a marshmallow at a campfire is on a stick, where one was named', () => {
  for (const prompt of ['camping with marshmallows', 'kids sitting by a campfire with marshmallows'])
    assert.ok(names(prompt).includes('marshmallow stick') && !names(prompt).includes('marshmallow'), prompt)
  assert.ok(!names('kids around a campfire').includes('marshmallow stick'))
})
