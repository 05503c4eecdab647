/** Feasts and hours look like themselves: suns that set, the stable, sweets, tables and dances. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../src/reading/read.ts'
import { stage } from '../src/staging/stage.ts'
import { page } from './page.ts'

const namesIn = (prompt: string) => read(prompt).things.map(({ name }) => name)
const stagedAs = async (prompt: string) => {
  const staged = await stage(read(prompt), prompt, 5, 'medium')
  return { ...staged, one: (name: string) => staged.scene.members.find(({ entry }) => entry.name === name) }
}
/** How low the middle of the largest circle in the sky is. */
const sunOf = async (prompt: string): Promise<number> => {
  const { ground } = await stagedAs(prompt)
  const discs = [...(ground.sky ?? '').matchAll(/<circle cx="[\d.]+" cy="([\d.]+)" r="([\d.]+)"/g)]
  return Number(discs.toSorted((a, b) => Number(b[2]) - Number(a[2]))[0]?.[1] ?? 0)
}

for (const prompt of ['sunset over the ocean', 'a lighthouse at sunset', 'sailboat at sunset', 'farm at sunset'])
  test(`the sun is low: ${prompt}`, async () => assert.ok((await sunOf(prompt)) > 330, `${await sunOf(prompt)}`))

test('sunrise over the mountains plays there: no other mountain stands before them', () => {
  assert.deepEqual(namesIn('sunrise over the mountains'), [])
})

test('Joseph and Mary kneel in robes beside a baby that lies in the manger', async () => {
  const prompt = 'nativity scene with mary joseph and baby jesus'
  assert.deepEqual(new Set(namesIn(prompt)), new Set(['saint mary', 'saint joseph', 'baby', 'manger']))
  const { one } = await stagedAs(prompt)
  const [baby, manger] = [one('baby'), one('manger')]
  assert.ok(baby && manger)
  assert.ok(baby.art.box.x1 - baby.art.box.x0 > baby.art.box.y1 - baby.art.box.y0, 'the baby lies')
  assert.ok(baby.art.box.y0 < manger.art.box.y1 && baby.art.box.x0 > manger.art.box.x0 - 40)
})

test('a Mary who is not of the stable is a girl as ever', () => {
  assert.ok(!namesIn('Mary had a little lamb').includes('saint mary'))
})

test('animals of chocolate, sugar, marzipan and gingerbread are sweets', () => {
  for (const [prompt, name] of [
    ['chocolate bunnies', 'chocolate bunny'],
    ['chocolate easter bunny in a basket', 'chocolate bunny'],
    ['three sugar mice', 'sugar mouse'],
    ['marzipan pigs on a plate', 'marzipan pig'],
    ['gingerbread reindeer cookies', 'gingerbread reindeer'],
  ] as const)
    assert.equal(namesIn(prompt)[0], name, prompt)
  assert.deepEqual(read('a chocolate puppy').unknown, ['chocolate'])
  assert.deepEqual(namesIn('a chocolate lab'), ['labrador'])
})

test('each dragon dancer has a pole in both hands, and the dragon is over their heads', async () => {
  const { scene, one } = await stagedAs('kids doing a dragon dance')
  const dragon = one('chinese dragon')
  assert.ok(dragon)
  const poles = ['pole', 'pole2', 'pole3'].map((name) => dragon.point(name)[0])
  const dancers = scene.members.filter(({ being }) => being)
  assert.equal(dancers.length, 3)
  for (const dancer of dancers)
    for (const hand of ['nearHand', 'farHand']) {
      const [x] = dancer.point(hand)
      assert.ok(Math.min(...poles.map((pole) => Math.abs(pole - x))) < 0.06 * dancer.place.h, `${hand} off its pole`)
    }
})

test('presents named with a fireplace and a tree lie under the tree', () => {
  for (const prompt of [
    'fireplace with stockings, christmas tree and presents',
    'christmas tree next to the mantel with gifts underneath',
  ]) {
    const { relations, things } = read(prompt)
    const idOf = (name: string) => things.find((thing) => thing.name === name)?.id
    const lies = relations.find(({ a }) => a === idOf('present'))
    assert.deepEqual([lies?.relation, lies?.b], ['under', idOf('christmas tree')], prompt)
  }
})

test('bride and groom stand close together in the middle of their arch', async () => {
  const { one } = await stagedAs('bride and groom under a flower arch')
  const [bride, groom, arch] = [one('bride'), one('groom'), one('flower arch')]
  assert.ok(bride && groom && arch)
  const { x0, x1 } = arch.art.box
  for (const { art } of [bride, groom])
    assert.ok((art.box.x0 + art.box.x1) / 2 > x0 && (art.box.x0 + art.box.x1) / 2 < x1)
  assert.ok(Math.abs(groom.art.box.x0 - bride.art.box.x1) < 0.2 * bride.place.h)
})

test('the turkey is the largest dish, and in the middle of the table', async () => {
  const { scene, one } = await stagedAs('a family around the thanksgiving table with a big turkey')
  const [turkey, table] = [one('roast turkey'), one('table')]
  assert.ok(turkey && table)
  const wide = (member: typeof turkey) => member.art.box.x1 - member.art.box.x0
  for (const dish of scene.members.filter(({ entry }) => /^(pie|bread|salad)$/.test(entry.name)))
    assert.ok(wide(turkey) > wide(dish) * 1.2, dish.entry.name)
  const share = ((turkey.art.box.x0 + turkey.art.box.x1) / 2 - table.art.box.x0) / wide(table)
  assert.ok(share > 0.3 && share < 0.7, `${share}`)
})

test('a wedding couple is bride and groom, and the drum of a lion dance is beside the lion', () => {
  assert.deepEqual(namesIn('wedding couple with cake').slice(0, 3), ['bride', 'groom', 'wedding cake'])
  const { relations } = read('lion dance in the street with drums')
  assert.ok(!relations.some(({ relation }) => relation === 'holds'))
})

test('whoever celebrates a feast that is kept at a table sits at it', () => {
  for (const prompt of ['family celebrating kwanzaa with the kinara', 'family celebrating nowruz']) {
    const { relations, unknown } = read(prompt)
    assert.ok(
      relations.some(({ a, relation }) => a === 'mother#1' && relation === 'sits-at'),
      prompt,
    )
    assert.ok(!relations.some(({ relation }) => relation === 'dances'), prompt)
    assert.deepEqual(unknown, [], prompt)
  }
  assert.ok(read('friends celebrating new year').relations.some(({ relation }) => relation === 'dances'))
})

test('dishes stand before no face', async () => {
  for (const prompt of ['a family at the seder table', 'family celebrating kwanzaa with the kinara']) {
    const { staged, missing } = await page(prompt)
    assert.deepEqual(missing, [], prompt)
    const eaters = staged.scene.members.filter(({ being }) => being)
    for (const dish of staged.scene.bonds.filter(({ relation }) => relation.relation === 'on-top-of').map(({ a }) => a))
      for (const eater of eaters) {
        const [x, y] = eater.point('eye')
        const { x0, x1, y0 } = dish.art.box
        assert.ok(x < x0 || x > x1 || y < y0, `${prompt}: ${dish.key} before ${eater.key}`)
      }
  }
})

test('who lights lamps on the ground kneels, the match at a wick', async () => {
  const { one, staged } = await page('girl lighting diyas for diwali')
  assert.equal(one('girl').acting.pose, 'kneel')
  assert.ok(staged.scene.contacts.some(({ a }) => a.entry.name === 'girl'))
})

test('whoever draws a hopscotch kneels beside it, at no desk', () => {
  const { things, relations } = read('a girl drawing hopscotch on the sidewalk')
  assert.ok(things.every(({ name }) => name !== 'desk'))
  assert.ok(relations.some(({ relation }) => relation === 'kneels'))
})

test('breakfast in bed is brought to somebody who sits up in it, toward the reader', async () => {
  const { one } = await page('mothers day breakfast in bed')
  assert.ok(one('bed').has('laid'), 'the bed is seen from its foot')
})

test('candles about a rangoli are at its edge, and no fire is larger than who sings at it', async () => {
  const { one, all } = await page('a rangoli with candles around it')
  const rangoli = one('rangoli').art.box
  for (const { art } of all('candle')) assert.ok(art.box.y1 - art.box.y0 < (rangoli.x1 - rangoli.x0) * 0.3)
  assert.ok(!read('campers singing around the fire').things.some(({ name }) => name === 'fire'))
})

test('of several who carve a pumpkin one has the knife', async () => {
  const { all, staged } = await page('kids carving pumpkins on the porch')
  assert.ok(all('child').length > 1)
  assert.equal(staged.scene.bonds.filter(({ relation }) => relation.relation === 'cuts').length, 1)
})

test('who jumps rope at the playground is on no swing, but a child at the playground is', () => {
  const swings = (prompt: string) => read(prompt).relations.some(({ relation }) => relation === 'swings-on')
  assert.ok(!swings('girl jumping rope on the playground'))
  assert.ok(swings('a girl at the playground'))
})

test('what is put out for Santa is there without him, and one groundhog comes out on its day', () => {
  assert.ok(!namesIn('a gingerbread man on a plate with milk for santa').includes('santa claus'))
  assert.deepEqual(namesIn('a groundhog coming out of his hole on groundhog day'), ['groundhog', 'hole'])
})

test('lanterns that are let go are over the children, and nobody stands in the sky', () => {
  const { relations, things } = read('kids flying lanterns into the night sky')
  assert.ok(relations.some(({ a, relation }) => a.startsWith('paper lantern') && relation === 'above'))
  assert.ok(things.every(({ name }) => !/sky/.test(name)))
})

test('who holds a star walks on the ground with the others', async () => {
  const { all } = await page('three star singers with crowns and a star')
  const feet = all('child').map(({ art }) => art.box.y1)
  assert.ok(Math.max(...feet) - Math.min(...feet) < 260, `${feet}`)
})

test('lanterns of a lantern walk are one to a child', () => {
  const { things } = read('kinderen lopen sint maarten met lampionnen')
  assert.deepEqual(
    things.map(({ name }) => name),
    ['child', 'lantern'],
  )
})

test('an event that is told by who is in it is his, whoever was named before', () => {
  for (const [prompt, who, deed] of [
    ['a city square with pigeons and a musician', 'musician', 'plays'],
    ['a log cabin with a dog and two skiers', 'skier', 'rides'],
  ] as const) {
    const { things, relations } = read(prompt)
    const doers = relations.filter(({ relation }) => relation === deed).map(({ a }) => a)
    assert.deepEqual(
      things.filter(({ id }) => doers.includes(id)).map(({ name }) => name),
      [who],
      prompt,
    )
  }
})

test('autumn leaves are small ones of the season, a turkey that is served is roasted and a cake with balloons is on a table', () => {
  assert.ok(!namesIn('a squirrel in the falling autumn leaves').includes('leaf'))
  assert.ok(namesIn('grandma serving a thanksgiving turkey to the family').includes('roast turkey'))
  assert.ok(!namesIn('grandma serving a thanksgiving turkey to the family').includes('turkey'))
  assert.ok(namesIn('a birthday cake with candles and balloons').includes('table'))
})

test('powder thrown at Holi flies over from the hand, a cloud as large as a head', async () => {
  const { scene } = await stagedAs('kids throwing colored powder at Holi')
  const clouds = scene.members.filter(({ entry }) => entry.name === 'powder cloud')
  const least = Math.min(...clouds.map(({ art }) => art.box.x1 - art.box.x0))
  assert.ok(clouds.length > 1 && least > 70, `${clouds.length} of ${least}`)
})
