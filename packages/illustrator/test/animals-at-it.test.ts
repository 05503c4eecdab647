import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../src/reading/read.ts'
import { enact } from '../src/staging/relations/acts/enact.ts'
import { page } from './page.ts'

const deedsOf = (prompt: string): string[] => {
  const { things, relations } = enact(read(prompt))
  const nameOf = (id: string | null) => things.find((thing) => thing.id === id)?.name ?? ''
  return relations.map(({ a, relation, b, how }) => `${nameOf(a)} ${relation}${how ? `~${how}` : ''} ${nameOf(b)}`)
}

test('two that fight over something both pull at it', async () => {
  assert.ok(deedsOf('two kittens fighting over a fish').includes('kitten pulls~tug fish'))
  const { all, one } = await page('two kittens fighting over a fish')
  const [left, right] = all('kitten').sort((p, q) => p.place.x - q.place.x)
  const { box } = one('fish').art
  assert.ok(left && right && left.place.facing === 'right' && right.place.facing === 'left')
  for (const { art } of [left, right]) assert.ok(art.box.x0 < box.x1 && art.box.x1 > box.x0)
})

test('what an animal steals from somebody is worn by them no longer, and there is one owner', () => {
  const deeds = deedsOf("a monkey stealing a tourist's sunglasses")
  assert.ok(deeds.includes('monkey holds sunglasses'))
  assert.ok(!deeds.some((deed) => /wears/.test(deed)))
  assert.equal(
    read("a monkey stealing a tourist's sunglasses").things.filter(({ name }) => name === 'person').length,
    1,
  )
  assert.ok(deedsOf("two puppies tugging at grandpa's slipper").includes('puppy pulls~tug slipper'))
})

test('a heron catches frogs with its beak', async () => {
  const { all, one } = await page('a heron catching a frog in the pond')
  assert.deepEqual(all('butterfly net'), [])
  assert.equal(one('heron').upright, false)
  const [x, y] = one('heron').point('mouth')
  const { box } = one('frog').art
  assert.ok(x >= box.x0 && x <= box.x1 && y >= box.y0 && y <= box.y1)
})

test('a fish that a bear caught is across its mouth', async () => {
  const { one } = await page('a bear catching a salmon in the river')
  const [x, y] = one('bear').point('mouth')
  const { box } = one('salmon').art
  assert.ok(x >= box.x0 && x <= box.x1 && Math.abs(y - box.y0) < box.y1 - box.y0)
})

test('penguins on their bellies lie, head up', async () => {
  const { all } = await page('penguins sliding on their bellies in the snow')
  for (const { tilt, art } of all('penguin')) {
    assert.equal(tilt, 0)
    assert.ok(art.box.x1 - art.box.x0 > art.box.y1 - art.box.y0)
  }
})

test('a ball on the nose of a seal is there, and the nose is up', async () => {
  const { one } = await page('a seal balancing a beach ball on its nose')
  const [x, y] = one('seal').point('mouth')
  const { box } = one('beach ball').art
  assert.ok(y < one('seal').point('headTop')[1])
  assert.ok(x > box.x0 && x < box.x1 && Math.abs(box.y1 - y) < (box.y1 - box.y0) * 0.2)
})

test('a hen fills her nest, the eggs beside her', async () => {
  const { one, all, missing } = await page('a hen sitting on her eggs in a nest')
  const width = ({ art: { box } }: ReturnType<typeof one>) => box.x1 - box.x0
  assert.ok(width(one('nest')) < width(one('chicken')) * 1.4)
  assert.ok(all('egg').length >= 2)
  assert.deepEqual(missing, [])
})

test('a dog that shakes itself wets who is beside it', async () => {
  assert.ok(deedsOf('our dog shaking water all over my sister').some((deed) => /^dog .*~drench sister$/.test(deed)))
  const { one } = await page('our dog shaking water all over my sister')
  assert.ok(one('dog').place.facing !== one('sister').place.facing)
  assert.equal(one('dog').upright, false)
})

test('washing that is eaten off the line is in the mouth, the line beside', () => {
  const deeds = deedsOf('a goat eating the washing off the clothesline')
  assert.ok(deeds.includes('goat eats sock') && deeds.includes('goat next-to clothesline'))
  assert.deepEqual(read('a goat eating the washing off the clothesline').unknown, [])
})

test('who eats out of a hand is fed', () => {
  assert.ok(deedsOf("a guinea pig eating lettuce out of a boy's hand").includes('boy feeds guinea pig'))
})

test('nobody lifts a pony that licks a face', async () => {
  const { one } = await page("a pony licking a girl's face")
  assert.ok(Math.abs(one('pony').art.box.y1 - one('girl').art.box.y1) < one('girl').place.h * 0.08)
})

test('who races on their own feet runs on a track', async () => {
  assert.equal((await page('a turtle racing a snail on a track')).staged.setting, 'track')
})

test('young on the back of their mother are small beside her', async () => {
  const { one, all } = await page('a swan carrying her babies on her back')
  for (const { art } of all('duckling')) assert.ok(art.box.y1 - art.box.y0 < one('swan').place.h * 0.5)
})

test('birds steal and fight with the beak', async () => {
  assert.equal((await page('a magpie stealing a ring from a windowsill')).one('magpie').upright, false)
  assert.equal((await page('two seagulls fighting over a french fry on the beach')).one('seagull').upright, false)
  assert.ok(deedsOf('a magpie stealing a ring from a windowsill').includes('magpie stands-on windowsill'))
})

test('a tail that is bitten is as low as the teeth', async () => {
  const { all } = await page("a tiger cub biting its mother's tail")
  const [cub, mother] = all('tiger').sort((p, q) => p.place.h - q.place.h)
  assert.ok(cub && mother)
  const [[x, y], [tx, ty]] = [cub.point('mouth'), mother.point('tailTip')]
  assert.ok(Math.hypot(x - tx, y - ty) < mother.place.h * 0.5)
})

test('who drinks what somebody holds is fed', () => {
  assert.ok(deedsOf('a lamb drinking milk from a bottle that a girl holds').includes('girl feeds lamb'))
})

test('who howls on a cliff has the head up', async () => {
  assert.equal((await page('a wolf howling at the moon on a cliff')).one('wolf').acting.pose, 'head-up')
})

test('idioms of what animals do are read plainly', () => {
  const named = (prompt: string) => read(prompt).things.map(({ name }) => name)
  assert.deepEqual(named('a hedgehog rolled up in a ball next to a dog'), ['hedgehog', 'dog'])
  assert.ok(named("a mouse pulling a thorn from a lion's paw").includes('lion'))
  assert.ok(deedsOf('a dragon sneezing fire at a candle').includes('dragon blows fire'))
  assert.ok(deedsOf('a squirrel coming out of the top of a trash can').includes('squirrel comes-out-of trash can'))
  assert.ok(!deedsOf('a raccoon stealing a sausage from the barbecue').some((deed) => /cooks/.test(deed)))
})

test('whose things an animal eats is there and sees it', () => {
  assert.ok(deedsOf("a llama eating the bride's bouquet").includes('bride looks-at llama'))
})

test('a bird that pulls at hair flies at the head', async () => {
  const { one } = await page("a parrot pulling a girl's hair")
  assert.equal(one('parrot').acting.pose, 'fly')
  assert.ok(one('parrot').point('mouth')[1] < one('girl').point('neck')[1])
})
