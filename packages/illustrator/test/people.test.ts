import assert from 'node:assert/strict'
import { test } from 'node:test'
import { saidSex } from '../src/art/sexes.ts'
import { wearsAnyway } from '../src/figures/index.ts'
import { BUILDS } from '../src/figures/skeleton.ts'
import { read } from '../src/reading/read.ts'
import { enact } from '../src/staging/relations/acts/enact.ts'
import { stage } from '../src/staging/stage.ts'
import { acted, painted } from './acted.ts'

const paint = (...how: Parameters<typeof acted>): string => painted(acted(...how))

test('a grown-up has a smaller head for the height than a youth, a youth than a child', () => {
  assert.ok(BUILDS.adult.head < BUILDS.teen.head && BUILDS.teen.head < BUILDS.child.head)
})

test('a trade keeps the headgear it is known by, and that is not said to be missing', () => {
  for (const [who, what] of [
    ['baker', 'hat'],
    ['farmer', 'hat'],
    ['race car driver', 'helmet'],
  ] as const) {
    const garment = { name: what, attributes: ['tall'] }
    assert.equal(paint(who, { wears: [garment] }), paint(who), who)
    assert.ok(wearsAnyway(who, garment), who)
  }
  assert.notEqual(paint('man', { wears: [{ name: 'hat', attributes: [] }] }), paint('man'))
})

test('a long dress falls farther than a plain one', () => {
  const dressed = (attributes: string[]) => paint('woman', { wears: [{ name: 'dress', attributes }] })
  assert.notEqual(dressed(['long']), dressed([]))
  assert.notEqual(dressed(['short']), dressed([]))
})

test('beard and hair grow with what is said of them', () => {
  const drawn = ['short beard', 'long beard', 'extra-long beard'].map((look) => paint('man', {}, [look]))
  assert.equal(new Set(drawn).size, 3)
  const hair = ['short hair', 'long hair', 'extra-long hair'].map((look) => paint('woman', {}, [look]))
  assert.equal(new Set(hair).size, 3)
})

test('what is said of trades is read as the trade, with its gear', () => {
  const names = (prompt: string) => read(prompt).things.map(({ name }) => name)
  assert.ok(names('a judge with a gavel').includes('judge'))
  assert.deepEqual(read('a judge with a gavel').unknown, [])
  assert.ok(names('a boxer with red gloves').includes('boxer'))
  assert.ok(names('a boxer puppy chewing a bone').some((name) => name !== 'boxer'))
  assert.ok(names('an ice hockey goalie').includes('hockey goal'))
  assert.ok(names('a skateboarder doing a trick').includes('skateboard'))
  assert.ok(names('a conductor leading the orchestra').includes('orchestra conductor'))
  assert.ok(!names('a cheerleader with pom poms').includes('person'))
})

test('a very long beard is longer than a long one', () => {
  const [wizard] = read('a wizard with a very long beard').things
  assert.ok(wizard?.attributes.some((look) => look.startsWith('extra-long')))
})

test('a policewoman is a woman, a postman a man, and a snowman is neither', () => {
  for (const word of ['policewoman', 'lady', 'girl', 'firewomen']) assert.equal(saidSex([word]), 'f', word)
  for (const word of ['postman', 'firemen', 'boy', 'male']) assert.equal(saidSex([word]), 'm', word)
  for (const word of ['snowman', 'human', 'doctor']) assert.equal(saidSex([word]), undefined, word)
  assert.notEqual(paint('police officer', {}, ['policewoman']), paint('police officer', {}, ['policeman']))
  for (const prompt of ['a female doctor', 'a lady firefighter', 'a man nurse'])
    assert.deepEqual(read(prompt).unknown, [], prompt)
})

test('a pirate has a beard without being told, a lady pirate only if she is said to', () => {
  assert.equal(paint('pirate', {}, ['beard']), paint('pirate'))
  assert.notEqual(paint('pirate', {}, ['lady', 'beard']), paint('pirate', {}, ['lady']))
})

test('twins are drawn alike, other girls are not', async () => {
  const seeds = async (prompt: string) => {
    const { scene } = await stage(enact(read(prompt)), prompt, 1, 'medium')
    return new Set(scene.members.filter(({ named }) => named.name === 'girl').map(({ seed }) => seed)).size
  }
  assert.equal(await seeds('twin girls holding hands'), 1)
  assert.equal(await seeds('two girls holding hands'), 2)
})

test('a tall hat is taller than the same hat of which nothing is said', () => {
  for (const name of ['witch hat', 'top hat', 'wizard hat']) {
    const top = (attributes: string[]) => acted('woman', { wears: [{ name, attributes }] }).box.y0
    assert.ok(top(['tall']) < top([]) - 20, name)
  }
  const dressed = (attributes: string[]) => acted('queen', { wears: [{ name: 'dress', attributes }] }).box.y0
  assert.equal(dressed(['long']), dressed([]), 'a long dress leaves the crown as it is')
})

test('armor is worn, by a knight anyway and by whoever is said to', () => {
  const armor = { name: 'armor', attributes: [] }
  assert.ok(wearsAnyway('knight', armor))
  assert.notEqual(paint('girl', { wears: [armor] }), paint('girl'))
})

test('who wears a cape and a mask has the fists at the hips, as heroes do', () => {
  const wears = ['cape', 'eye mask'].map((name) => ({ name, attributes: [] }))
  const { nearHand, farHand, seat } = acted('girl', { wears }).points
  for (const hand of [nearHand, farHand])
    assert.ok(hand && seat && Math.abs(hand[1] - seat[1]) < 90 && hand[1] < seat[1])
})

test('a soccer player has the ball at the foot, on the ground, and both hands free', () => {
  const { layers, box } = acted('soccer player')
  assert.ok(layers.length > 0 && box.y1 < 914)
  assert.ok(box.x1 - 500 > 500 - box.x0 + 60, 'the ball lies to the side')
})

test('"towards" is no misspelled tower, and several tutus are tutus', () => {
  const names = (prompt: string) => read(prompt).things.map(({ name }) => name)
  assert.deepEqual(names('a baby crawling towards his dad'), ['baby', 'father'])
  assert.ok(names('three girls in tutus').includes('tutu'))
})

test('a suit is a suit, with the tie that is said and not both', () => {
  const suited = (...more: string[]) =>
    paint('man', { wears: ['suit', ...more].map((name) => ({ name, attributes: [] })) })
  assert.deepEqual(
    read('a boy in a suit and tie').things[0]?.wears.map(({ name }) => name),
    ['suit', 'tie'],
  )
  assert.notEqual(suited('tie'), suited())
})

test('who kicks at nothing has a leg up', () => {
  const { relations, unknown } = read('a karate kid kicking')
  assert.ok(relations.some(({ relation }) => relation === 'kicks-high'))
  assert.deepEqual(unknown, [])
})

test('grandparents are a grandmother and a grandfather', async () => {
  const { scene } = await stage(enact(read('my grandparents dancing')), 'grandparents', 1, 'medium')
  const played = scene.members.map(({ entry }) => (entry.kind === 'being' ? entry.actor.name : ''))
  assert.deepEqual(played.sort(), ['grandfather', 'grandmother'])
})

test('a grown woman in a hat has hair that is seen below it', () => {
  const hatted = (hair: string) => paint('woman', { wears: [{ name: 'top hat', attributes: [] }] }, [hair])
  assert.equal(hatted('bun'), hatted('ponytail'))
})
