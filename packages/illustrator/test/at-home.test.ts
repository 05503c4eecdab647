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

test('what is small is worked on at a table, whatever the verb', async () => {
  assert.ok(deedsOf('my nana shelling walnuts').includes('grandmother plays-with~at-table walnut'))
  assert.ok(deedsOf('grandpa carving a wooden whistle').includes('grandfather builds~at-table whistle'))
  assert.ok(deedsOf('a man frobbing a clock').includes('man plays-with~at-table clock'))
  const { one } = await page('grandpa carving a wooden whistle')
  const top = one('table').art.tops[0]?.y ?? Number.NaN
  assert.ok(Math.abs(one('whistle').art.box.y1 - top) < 30, 'it lies on the table')
})

test('what is hung up has a hand at it: socks on the line, a picture at the wall', async () => {
  assert.ok(deedsOf('a boy hanging socks on the clothesline').includes('boy decorates~peg clothesline'))
  const { one } = await page('a girl taping a poster to her bedroom wall')
  const [x, y] = one('girl').point('nearHand')
  const { box } = one('poster').art
  assert.ok(x >= box.x0 && x <= box.x1 && y >= box.y0 && y <= box.y1)
  assert.equal(read('a girl taping a poster to her bedroom wall').place, 'bedroom')
})

test('a newborn that is nursed in a chair is in the arms of who sits there', () => {
  const deeds = deedsOf('a mother nursing a newborn in a rocking chair')
  assert.ok(deeds.includes('mother sits-on rocking chair') && deeds.includes('mother holds newborn'))
})

test('an apostrophe that was left out is put back before phrases are known', () => {
  const farmer = read('a woman washing a farmers face')
  assert.equal(farmer.things.find(({ name }) => name === 'farmer')?.n, 1)
  assert.equal(farmer.relations.find(({ relation }) => relation === 'cleans')?.part, 'face')
  assert.ok(read('a girl brushing the dogs teeth').things.some(({ name }) => name === 'dog'))
  assert.equal(read('two brothers play').things[0]?.n, 2)
})

test('what is carried up the stairs is carried on them', () => {
  const deeds = deedsOf('a boy carrying laundry down the stairs')
  assert.ok(deeds.includes('boy stands-on staircase') && deeds.includes('boy carries laundry basket'))
})

test('what is handed to him or her is in the hand of who gives it', () => {
  const deeds = deedsOf('a boy hanging socks on the clothesline and his sister hands him the pegs')
  assert.ok(deeds.includes('sister gives-to boy') && deeds.includes('sister holds clothespin'))
  const fixing = deedsOf('a man fixing the sink while his kid passes him the wrench')
  assert.equal(fixing.filter((deed) => deed.endsWith('holds wrench')).length, 2)
})

test('who teaches on the sofa sits there, twins are in the sink and their mother is not', () => {
  assert.ok(deedsOf('a grandmother teaching her grandson to knit on the sofa').includes('grandmother sits-on couch'))
  const deeds = deedsOf('a mom bathing twin babies in the kitchen sink')
  assert.ok(deeds.includes('baby inside sink') && !deeds.includes('mother inside sink'))
})

test('berries are picked from their bush and tomatoes grow on plants', () => {
  assert.ok(deedsOf('a woman picking raspberries').includes('woman picks~tend berry bush'))
  assert.ok(read('a boy watering the tomatoes').things.some(({ name }) => name === 'tomato plant'))
})

test('who opens something large has a hand at it', () => {
  assert.ok(deedsOf('a boy opening the fridge').includes('boy tends~hands-at refrigerator'))
})

test('"them" are the several, also where one drawing shows several', () => {
  const { relations, things } = read('an aunt rolling tortillas and a boy flipping them')
  const flips = relations.find(({ a }) => a.startsWith('boy'))
  assert.equal(things.find(({ id }) => id === flips?.b)?.name, 'flatbreads')
})

test('nobody stands on a toothbrush, is above a sink or is what "it" means', () => {
  assert.ok(!deedsOf('my brother squeezing toothpaste onto my toothbrush').some((deed) => /stands-on/.test(deed)))
  assert.ok(!deedsOf('a teen dyeing her friends hair over the sink').some((deed) => /above sink/.test(deed)))
  assert.ok(!deedsOf('an old man raking gravel while his cat rolls in it').some((deed) => /cat .* old man/.test(deed)))
})

test('a child that reads to its teddy bear is awake, a baby rocked in a cradle lies in it, a raised hand is in class', () => {
  const has = (prompt: string, deed: string) =>
    read(prompt).relations.some(({ a, relation, b }) => `${a} ${relation} ${b}`.replaceAll('#1', '') === deed)
  assert.ok(has('little girl reading a bedtime story to her teddy bear', 'girl sits-on bed'))
  assert.ok(has('a mother rocking her baby to sleep in a cradle', 'baby sleeps-in crib'))
  assert.ok(has('a boy raising his hand in the classroom', 'boy sits-at school desk'))
  assert.ok(has('a teacher teaching a girl how to play the piano', 'girl plays piano'))
})
