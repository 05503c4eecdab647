import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../src/reading/read.ts'
import { understand } from '../src/understand.ts'

/** What was named: "girl×3". */
const named = (prompt: string): string[] =>
  read(prompt)
    .things.filter(({ via }) => via !== 'implied')
    .map(({ name, n }) => (n > 1 ? `${name}×${n}` : name))

test('who corrects himself gets what was said last, and nothing of what was taken back', () => {
  assert.deepEqual(named('a cat no wait a fox sleeping in a barrel'), ['fox', 'barrel'])
  assert.deepEqual(named('two girls, no, three girls skipping'), ['girl×3'])
  assert.deepEqual(named('a kitten, i mean a puppy, with a bow'), ['puppy', 'hair bow'])
  assert.deepEqual(named('a cat in a hat, I mean a dog'), ['dog', 'hat'])
  assert.deepEqual(named('draw a train actually make it a bus'), ['bus'])
  assert.equal(read('a boy running, no wait, swimming in a lake').relations[0]?.relation, 'swims-in')
  assert.ok(named('a lion who is sorry, a mouse on its back').includes('mouse'))
})

test('home, after a verb of going or carrying, is no house', () => {
  assert.deepEqual(named('a man carries a melon home from the market'), ['man', 'watermelon'])
})

test('what an article names is no wish for nothing in particular', () => {
  for (const [prompt, word] of [
    ['a podcast', 'podcast'],
    ['draw me an allergy', 'allergy'],
  ] as const) {
    const { free, unknown } = read(prompt)
    assert.equal(free, false, prompt)
    assert.deepEqual(unknown, [word])
  }
  for (const prompt of ['a relaxing page', 'a random picture', 'a feeling of calm', 'a nice coloring page for adults'])
    assert.equal(read(prompt).free, true, prompt)
})

/** What is said to be missing before anything is drawn. */
const missing = (prompt: string): string[] => {
  const said = understand(prompt)
  return 'understood' in said ? said.understood.unknown : [prompt]
}

test('a deed that comes out as mere nearness is said to be missing; one that is staged is not', () => {
  for (const [prompt, word] of [
    ['a boy zipping up a suitcase', 'zipping'],
    ['a butcher weighing sausages', 'weighing'],
  ] as const)
    assert.ok(missing(prompt).includes(word), `${prompt}: ${missing(prompt)}`)
  for (const prompt of [
    'boy zipping up his coat',
    'a man loading a truck',
    'mom ironing a shirt',
    'dad milking a cow',
    'nurse bandaging a bear',
    'a girl wrapping a present',
    'elf packing a backpack with apples',
    'baker selling bread to a girl',
  ])
    assert.deepEqual(missing(prompt), [], prompt)
})

test('when something happens is no place: before school and after work nobody is at school or at work', () => {
  for (const prompt of ['kids drawing before school', 'a nurse drinking tea after a long day at work']) {
    assert.notEqual(read(prompt).place, 'school', prompt)
    assert.ok(!named(prompt).includes('school'), prompt)
  }
})

test('lights that are on shine, and are no string of bulbs', () => {
  assert.deepEqual(named('the house with the lights on at night'), ['house'])
  assert.ok(read('a car with its headlights on').things[0]?.attributes.includes('glowing'))
})

test('a wind-up toy is a toy and no weather', () => {
  const graph = read('a wind up robot')
  assert.deepEqual([graph.weather, graph.things.map(({ name }) => name)], [null, ['toy robot']])
})

test('an apostrophe that is missing before clothes is meant all the same', () => {
  assert.deepEqual(named('a boy in his dads boots'), ['boy', 'boot×2'])
  assert.deepEqual(named('the bears scarf is long'), ['scarf'])
})

test('how a place looks is said to be missing where every such place is drawn alike', () => {
  assert.deepEqual(missing('a messy bedroom with an open window'), ['messy'])
  for (const prompt of [
    'a school bus on a rainy street',
    'a cozy living room with a fireplace',
    'kids in a leafy park',
  ])
    assert.deepEqual(missing(prompt), [], prompt)
})

test('who combs his beard has one', () => {
  assert.ok(read('a bald man combing his beard').things[0]?.attributes.includes('beard'))
})

test('a vessel of which nobody says what it is full of is drawn empty, and that is said', () => {
  assert.deepEqual(missing('a full basket'), ['full'])
  assert.deepEqual(missing('a full basket of apples'), [])
})

test('whoever ends on "ss" owns nothing by it: a princess bending down is there', () => {
  assert.deepEqual(named('a princess bending down to kiss a frog'), ['princess', 'frog'])
})

test('glasses listed behind what somebody has on are on the same face', () => {
  const graph = read('a girl with a bow in her hair and freckles and glasses')
  assert.deepEqual(
    graph.relations.map(({ relation, b }) => `${relation} ${b?.replace('#1', '')}`),
    ['wears hair bow', 'wears glasses'],
  )
})

test('one who is dressed as a grandmother is the last that was named', () => {
  const dressed = read('little red riding hood and the wolf dressed as a grandmother').things.filter(({ attributes }) =>
    attributes.includes('dressed as grandmother'),
  )
  assert.deepEqual(
    dressed.map(({ name }) => name),
    ['wolf'],
  )
})

test('a lonely lighthouse weeps no tears, and the cars of a train are no automobiles', () => {
  assert.equal(read('a lonely lighthouse in a storm').things[0]?.mood, null)
  assert.deepEqual(named('a train with five cars crossing a bridge'), ['train', 'bridge'])
})

test('names on a map and labels are said to be missing, and a tangle is drawn', () => {
  assert.deepEqual(missing('map of the USA with state names'), ['state names'])
  assert.deepEqual(missing('a kitten tangled in yarn'), [])
  assert.deepEqual(missing('a toy train with five cars'), [])
  assert.deepEqual(read('a toy train with five cars').things[0]?.attributes, ['5 carriages'])
})

test('wool on a sheep and the trunk of a tree are their own; cubs are no fish', () => {
  assert.deepEqual(named('a sheep with thick wool and a bell around its neck'), ['sheep', 'bell'])
  assert.deepEqual(named('a tree with a thick trunk and a swing'), ['tree', 'swing'])
  assert.deepEqual(named('a bear with a fish in its mouth and her two cubs'), ['bear', 'fish', 'bear cub×2'])
})
