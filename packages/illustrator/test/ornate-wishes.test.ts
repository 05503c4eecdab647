/** Wishes that grown-ups type as they come to mind: the page for them, and not a child's scene. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compose } from '../src/compose.ts'
import { createRng } from '../src/ink/random.ts'
import { koiPond } from '../src/ornate/koi/pond.ts'
import { read } from '../src/reading/read.ts'

/** Prompt, what the page shows, and how many shapes it has at least. */
const WISHES: [prompt: string, shows: string[], least: number][] = [
  ['two koi fish in a pond with lotus flowers', ['koi', 'lotus', 'flower'], 200],
  ['harbor with fishing boats and seagulls', ['harbor', 'fishing boat', 'seagull'], 200],
  ['santorini houses by the sea', ['house', 'sea'], 200],
  ['cat sitting on a windowsill with plants, rain outside', ['cat', 'windowsill', 'rain'], 100],
  ['lion with a mane full of flowers', ['lion'], 300],
  ['hot air balloons over lavender fields', ['hot air balloon', 'lavender'], 200],
  ['the great wave with koi, japanese woodblock style', ['koi', 'wave'], 60],
  ['elven queen with antler crown', ['queen'], 60],
  ['medusa with snakes for hair', ['medusa'], 60],
  ['phoenix rising from flames', ['phoenix', 'fire'], 200],
  ['floating islands with a castle and waterfalls', ['island', 'castle', 'waterfall'], 150],
  ['elegant lady in a victorian gown with parasol', ['woman', 'umbrella', 'princess dress'], 200],
  ['gothic woman in a ball gown holding a candle', ['woman', 'candle'], 200],
  ['spiral staircase in an old library', ['spiral staircase', 'library'], 200],
  ['vanity table with mirror, perfume bottles and pearls', ['mirror', 'perfume', 'pearl'], 100],
  ['botanical plate of monkshood', ['monkshood'], 100],
  ['the sun tarot card with a sunflower', ['sunflower', 'sun'], 100],
  ['a narrow street in an Italian village with laundry lines', ['street', 'clothesline'], 200],
  ['celestial whale swimming among stars', ['whale', 'star'], 80],
  ['a vintage camera surrounded by flowers', ['camera', 'flower'], 100],
  ['human heart with flowers growing out of it', ['anatomical heart', 'flower'], 100],
  ['koi and cherry blossoms', ['koi'], 200],
  ['cabin in a snowy forest with northern lights', ['log cabin', 'northern lights'], 100],
  ['art nouveau lady with poppies and moon', ['moon'], 100],
  ['moths and moon phases', ['moth', 'moon phase'], 100],
  ['floating castle in the clouds', ['castle', 'island'], 100],
  ['old bookstore with a cat in the window', ['cat', 'window'], 200],
  ['greenhouse with monstera and ferns', ['monstera', 'fern'], 200],
  ['a stone cottage with roses around the door and a cat on the window sill', ['cottage', 'cat', 'windowsill'], 300],
  ['gothic castle on a cliff with a full moon and bats', ['castle', 'cliff', 'bat', 'full moon'], 200],
  ['1957 chevy parked in front of a diner', ['car', 'cafe'], 200],
  ['a cottage bedroom with a patchwork quilt and a cat curled up on the bed', ['bedroom', 'quilt', 'cat', 'bed'], 200],
  ['a living room with a fireplace, an armchair and a sleeping dog', ['fireplace', 'armchair', 'dog'], 200],
  ['cactus and succulents in pretty pots on a shelf', ['cactus', 'succulent', 'pot', 'shelf'], 150],
  ['celtic knot cross', ['cross', 'celtic knot'], 100],
  ['kitchen shelf with jars, cups and hanging herbs', ['jar', 'cup', 'herb bundle'], 100],
  ['a vase of peonies on a lace tablecloth', ['peony'], 100],
  ['geisha with a fan and umbrella', ['woman', 'umbrella'], 60],
]

for (const [prompt, shows, least] of WISHES)
  test(`"${prompt}" is drawn fine, with all that was named`, async () => {
    const page = await compose(prompt, 1)
    assert.equal(page.setting, 'ornate')
    for (const noun of shows) assert.ok(page.items.includes(noun), `${noun} is not among ${page.items.join(', ')}`)
    assert.deepEqual(page.missing, [])
    assert.ok((page.svg.match(/<(?:path|circle)/g)?.length ?? 0) >= least)
  })

test('a pond has as many koi as were counted', () => {
  const eyes = (count: number): number => koiPond(createRng(3), count).match(/<circle[^>]*fill="#000"/g)?.length ?? 0
  for (const count of [2, 3, 4, 5]) assert.equal(eyes(count), eyes(1) * count)
})

test('a card is named for the light that was asked for', async () => {
  for (const light of ['sun', 'moon', 'star']) {
    const { svg } = await compose(`the ${light} tarot card`, 1)
    const written = [...svg.matchAll(/aria-label="(\w)"/g)].map(([, letter]) => letter).join('')
    assert.equal(written, `THE${light.toUpperCase()}`)
  }
})

test('glass is stained however it is spelled', () => {
  for (const prompt of ['stainglass rose', 'stain glass rose', 'stainedglass rose'])
    assert.equal(read(prompt).style, 'stained glass')
})

test('a lady at full length is for grown-ups: a princess in a dress stays a child of a picture book', async () => {
  assert.notEqual((await compose('a princess in a pink dress', 1)).setting, 'ornate')
  assert.notEqual((await compose('an elegant lady in a gown dancing with a prince', 1)).setting, 'ornate')
})

test('a girl who reads in a nook is drawn reading, and no cat in her place', async () => {
  const page = await compose('cozy reading nook with a girl reading a book by the window', 1)
  assert.notEqual(page.setting, 'ornate')
  assert.ok(page.items.some((item) => item.startsWith('girl')))
  assert.deepEqual(page.missing, [])
})

test('what is to be lettered is lettered, with the one thing that was asked for beside it', async () => {
  const { letters, unknown } = read('Good morning sunshine lettering with a cup of coffee and sunflowers')
  assert.equal(letters, 'Good morning sunshine')
  assert.deepEqual(unknown, [])
  assert.equal(read('beautiful lettering with flowers').letters, null)
})

test('for whom a page is does not stand on it', () => {
  const { things } = read('simple page for grandma with dementia, one large teapot')
  assert.deepEqual(
    things.map(({ name }) => name),
    ['teapot'],
  )
  assert.ok(read('flowers for grandma with a big bow').things.some(({ name }) => name === 'grandmother'))
})

test('snow lies on a branch in winter, and only then', async () => {
  const { svg } = await compose('cardinals on a snowy branch', 1)
  const { svg: bare } = await compose('cardinals on a branch with leaves', 1)
  const strokes = (page: string): number => page.match(/stroke-width="3.4"/g)?.length ?? 0
  assert.notEqual(strokes(svg), strokes(bare))
  assert.deepEqual((await compose('cardinals on a snowy branch', 1)).missing, [])
})

test('who sits on a mushroom with a flute sits on it, and a gondolier has his oar on the water', () => {
  const fairy = read('fairy sitting on a mushroom playing a flute')
  assert.ok(fairy.things.some(({ name }) => name === 'toadstool'))
  const venice = read('Venice canal with a gondola and gondolier')
  assert.equal(venice.place, 'venice canal')
  assert.ok(venice.relations.some(({ relation }) => relation === 'rows'))
})

test('what is watched from a sill is behind the glass, and an old television is one', async () => {
  const page = await compose('a cat watching birds through a window', 1)
  assert.equal(page.setting, 'ornate')
  assert.deepEqual(page.missing, [])
  const room = await compose('1960s living room with an old tv and a record player', 1)
  for (const noun of ['retro television', 'record player']) assert.ok(room.items.some((item) => item.startsWith(noun)))
  assert.deepEqual(room.missing, [])
})

test('a pickup truck is laden with what it is full of, and the barn stands behind it', async () => {
  const { items, missing } = await compose('an old barn with a red pickup truck full of pumpkins', 1)
  for (const noun of ['barn', 'pumpkin']) assert.ok(items.includes(noun))
  assert.deepEqual(missing, [])
})
