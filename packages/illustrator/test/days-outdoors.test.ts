import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../src/reading/read.ts'
import { midX, tall, wide } from '../src/staging/geometry.ts'
import { isSeated } from '../src/staging/traits.ts'
import { page } from './page.ts'

const relationsOf = (prompt: string): string[] => {
  const { things, relations } = read(prompt)
  const name = (id: string | null) => things.find((thing) => thing.id === id)?.name ?? ''
  return relations.map(({ a, relation, b }) => `${name(a)} ${relation} ${name(b)}`)
}

test('who does something from a seat stays on it', async () => {
  for (const [prompt, who, what] of [
    ['a boy sitting on a chair blowing a whistle', 'boy', 'chair'],
    ['a lifeguard sitting on his tower blowing a whistle', 'lifeguard', 'lifeguard chair'],
    ['a kid sitting on a log whittling a stick', 'child', 'log'],
  ] as const) {
    const { one, all } = await page(prompt)
    assert.ok(isSeated(one(who).acting.pose), `${prompt}: ${one(who).acting.pose}`)
    assert.ok(one(what), prompt)
    assert.equal(all('table').length, 0, `${prompt}: a table`)
  }
})

test('a crosswalk goes on beyond whoever crosses it, and a grandmother crosses along', async () => {
  const { one } = await page('a kid crossing the street at the crosswalk with his grandma')
  assert.ok(wide(one('crosswalk').art.box) > one('child').place.h * 1.3)
  assert.ok(relationsOf('a kid crossing the street with his grandma').includes('grandmother crosses crosswalk'))
})

test('everybody who plays golf has a club, and who snorkels a mask, under water', () => {
  const clubs = relationsOf('grandma and grandpa playing golf').filter((one) => /holds golf club/.test(one))
  assert.equal(clubs.length, 2)
  assert.ok(relationsOf('a kid snorkeling and looking at a fish').includes('child wears diving mask'))
  assert.equal(read('a kid snorkeling and looking at a fish').place, 'underwater scene')
})

test('training wheels are drawn, and who holds the saddle is behind it', () => {
  const prompt = 'boy learning to ride a bike with training wheels, dad holding the seat'
  const { things, unknown } = read(prompt)
  assert.deepEqual(unknown, [])
  assert.ok(things.some(({ name, attributes }) => name === 'bicycle' && attributes.includes('training-wheeled')))
  assert.ok(relationsOf(prompt).includes('father pushes bicycle'))
})

test('potatoes that are dug are smaller than who digs them', async () => {
  const { one, all } = await page('grandpa digging potatoes in the garden')
  for (const { art } of all('potato')) assert.ok(tall(art.box) < one('grandfather').place.h * 0.5)
})

test('who waves from the cockpit of an airplane is in it, and seen from outside', async () => {
  const { one, staged } = await page('a pilot waving from the cockpit of an airplane')
  assert.ok(one('airplane') && one('pilot'))
  assert.doesNotMatch(staged.setting, /cockpit/)
})

test('in the wind a hat is held on the head', () => {
  assert.ok(relationsOf('a man holding on to his hat in the wind').includes('man wears hat'))
})

test('who surfs a wave stands on a board, in swimming clothes', async () => {
  const { one } = await page('a man surfing a big wave')
  assert.ok(one('wave') && one('surfboard'))
  assert.ok(one('man').acting.wears?.some(({ name }) => name === 'swimsuit'))
})

test('roses are pruned in a garden, the road is drilled by a worker', async () => {
  assert.match((await page('a woman pruning roses')).staged.setting, /garden/)
  assert.ok((await page('a worker drilling the road with a jackhammer')).one('construction worker'))
})

test('who draws on the sidewalk is down on it with chalk, and no desk stands there', async () => {
  for (const prompt of ['two girls drawing with chalk on the sidewalk', 'a boy drawing on the sidewalk']) {
    const { one, all } = await page(prompt)
    assert.ok(one('chalk'), prompt)
    assert.equal(all('desk').length, 0, prompt)
    assert.equal(one(prompt.includes('girls') ? 'girl' : 'boy').acting.pose, 'crawl', prompt)
  }
  const { all } = await page('a girl drawing in her notebook at a desk')
  assert.equal(all('chalk').length, 0)
})

test('a crowd that watches somebody play sits before them, on the ground', async () => {
  const { all, one } = await page('a street musician playing violin on the corner and people watching')
  for (const { art, acting } of all('person')) {
    assert.ok(isSeated(acting.pose), acting.pose)
    assert.ok(Math.abs(art.box.y1 - one('musician').art.box.y1) < tall(one('musician').art.box) * 0.3)
  }
})

test('who pumps gas stands between the pump and the rear of the car, a hand at it', async () => {
  const { one } = await page('a woman pumping gas at a gas station')
  const [woman, pump, car] = [one('woman'), one('gas pump'), one('car')]
  const between = (midX(pump.art.box) - midX(woman.art.box)) * (midX(car.art.box) - midX(woman.art.box))
  assert.ok(between < 0, 'the pump is on the side of the car')
})

test('nails in a roof are hammered on the roof', async () => {
  assert.match((await page('a beaver hammering nails into a roof')).staged.setting, /roof/)
})

test('in a hammock a reader is awake; between two at tennis a ball is in the air', async () => {
  assert.equal((await page('a boy lying in a hammock reading a book')).one('boy').acting.pose, 'lie')
  assert.equal((await page('a man sleeping in a hammock')).one('man').acting.pose, 'sleep')
  const { one } = await page('a dad and son playing tennis')
  assert.ok(one('tennis ball').art.box.y1 < one('father').art.box.y0)
})

test('a toy shovel at a sandcastle is no higher than a child', async () => {
  const { one, all } = await page('building a sandcastle on the beach with a crab watching')
  for (const { art } of [...all('bucket'), ...all('shovel')]) assert.ok(tall(art.box) < one('child').place.h * 0.7)
})

test('who is in a treehouse stands in it, seen from the head to the waist', async () => {
  for (const prompt of ['a girl in a treehouse', 'two kids in a treehouse']) {
    const { all, one } = await page(prompt)
    const house = one('treehouse').art.box
    for (const who of [...all('girl'), ...all('child')]) {
      const { x0, x1, y0, y1 } = who.art.box
      assert.ok(x0 > house.x0 && x1 < house.x1 && y0 > house.y0 && y1 < house.y1, prompt)
      assert.ok(tall(who.art.box) > tall(house) * 0.22, `${prompt}: lost in it`)
    }
  }
})

test('everybody on a roller coaster is in a car of its train', async () => {
  const { all, one } = await page('a family on a roller coaster')
  const { box } = one('roller coaster').art
  for (const name of ['mother', 'father', 'child'])
    for (const who of all(name)) assert.ok(who.art.box.x0 > box.x0 && who.art.box.x1 < box.x1, name)
})

test('who drives a bus full of animals is at its wheel', () => {
  const relations = relationsOf('a monkey driving a bus full of animals')
  assert.ok(relations.includes('monkey drives bus') && !relations.includes('monkey inside bus'))
})

test('a hedge is cut into what was said, and no chart of shapes is drawn', () => {
  const { things, unknown } = read('a man trimming a hedge into a dinosaur shape')
  assert.ok(things.some(({ name }) => name === 'man') && unknown.length === 0)
})

test('a rooster that crows on a fence is on it', async () => {
  const { one } = await page('a rooster crowing on a fence post at sunrise')
  const [rooster, fence] = [one('rooster').art.box, one('fence post').art.box]
  assert.ok(rooster.y1 < fence.y0 + tall(fence) * 0.4 && rooster.x0 > fence.x0 - 40 && rooster.x1 < fence.x1 + 40)
})

test('a flower that is taller than somebody is smelled where it stands', async () => {
  const { one } = await page('girl smelling a sunflower taller than she is')
  assert.ok(tall(one('sunflower').art.box) > tall(one('girl').art.box))
})

test('a pool noodle is no bowl of noodles, a tall building a skyscraper', () => {
  assert.ok(read('a girl swimming with a pool noodle').things.some(({ name }) => name === 'pool noodle'))
  assert.ok(read('a boy next to a tall building').things.some(({ name }) => name === 'skyscraper'))
})
