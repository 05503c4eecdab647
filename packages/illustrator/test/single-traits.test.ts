/** What is said of one being, or of two in a simple relation, is read as that and not as something else. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BEASTS } from '../src/beasts/index.ts'
import { createRng } from '../src/ink/random.ts'
import { read } from '../src/reading/read.ts'

const deeds = (prompt: string): string[] => {
  const { relations, things } = read(prompt)
  const nameOf = (id: string | null) => things.find((thing) => thing.id === id)?.name ?? ''
  return relations.map(({ a, relation, b }) => `${nameOf(a)} ${relation} ${nameOf(b)}`.trim())
}
const names = (prompt: string): string[] => read(prompt).things.map(({ name }) => name)

test('a wheel of cheese is cheese', () => {
  assert.deepEqual(deeds('a mouse on top of a wheel of cheese'), ['mouse on-top-of cheese'])
})

test('twins in a pouch are joeys', () => {
  assert.deepEqual(names('a kangaroo with twins in her pouch'), ['kangaroo', 'joey'])
})

test('spread wings are seen in flight', () => {
  assert.ok(deeds('an eagle with its wings spread').includes('eagle flies'))
  assert.ok(deeds('a parrot spreading its wings').includes('parrot flies'))
})

test('a patch over one eye is worn', () => {
  assert.deepEqual(deeds('a bear with a patch over one eye'), ['bear wears eye patch'])
})

test('whoever is with boxing gloves has them on', () => {
  assert.ok(deeds('an angry bee with boxing gloves').includes('bee wears boxing glove'))
})

test('a bum is nobody', () => {
  assert.deepEqual(names('a monkey with a red bum'), ['monkey'])
})

test('that somebody is seen from behind is said to be missing, unless a tree is what is before them', () => {
  assert.deepEqual(read('a corgi from behind').unknown, ['from behind'])
  assert.deepEqual(read('a fox peeking out from behind a tree').unknown, [])
})

test('two humps are what a camel has, three are not', () => {
  assert.deepEqual(read('a camel with two humps').unknown, [])
  assert.deepEqual(read('a camel with three humps').unknown, ['3 humps'])
})

test('who looks at what sits on its own nose needs no glass for it', () => {
  assert.deepEqual(deeds('a giraffe looking at a butterfly on its nose'), ['butterfly sits-on giraffe'])
})

test('a monster shows up to eight eyes, a dragon small wings', () => {
  assert.deepEqual(read('a monster with six eyes').unknown, [])
  assert.deepEqual(read('a dragon with tiny wings').unknown, [])
})

test('a name with its sort after it is one animal; a list without commas is several', () => {
  for (const [prompt, name] of [
    ['a kudu antelope', 'kudu'],
    ['corgi dog', 'corgi'],
    ['a macaw bird', 'macaw'],
    ['a t rex dinosaur', 't-rex'],
    ['a fluffy persian kitty', 'persian cat'],
  ] as const)
    assert.deepEqual(names(prompt), [name], prompt)
  assert.deepEqual(names('cat dog bird'), ['cat', 'dog', 'bird'])
  assert.deepEqual(names('lion tiger bear'), ['lion', 'tiger', 'bear'])
})

test('breeds and rare animals are themselves, not words that look like them', () => {
  for (const name of [
    'blobfish',
    'muskrat',
    'silkie chicken',
    'tuxedo cat',
    'prairie dog',
    'naked mole rat',
    'bush baby',
  ])
    assert.deepEqual(names(`a ${name}`), [name])
  assert.deepEqual(names('a mustang'), ['horse'])
  assert.deepEqual(names('german shepard'), ['german shepherd'])
})

test('one who is only on its back lies there, and one rolled into a ball sleeps', () => {
  assert.deepEqual(deeds('hedgehog on its back'), ['hedgehog lies'])
  assert.equal(read('a hedgehog on its back').relations[0]?.pose, 'on-back')
  assert.deepEqual(deeds('a pangolin curled up in a ball'), ['pangolin sleeps'])
})

test('hair, manes, feet and wings are drawn as they are told', () => {
  const drawn = (name: string, ...attributes: string[]) =>
    BEASTS.get(name)
      ?.act(
        { x: 0, y: 0, h: 600, sw: 5, facing: 'right', rng: createRng(1), detail: 'medium', attributes },
        { pose: 'stand' },
      )
      .layers.map(({ svg }) => svg)
      .join('')
  for (const [name, look] of [
    ['guinea pig', 'messy hair'],
    ['horse', 'curly mane'],
    ['dog', 'fluffy feet'],
    ['barn owl', 'open wings'],
    ['eagle', 'open wings'],
  ] as const)
    assert.notEqual(drawn(name, look), drawn(name), `${name} with ${look}`)
})

test('what belongs to a dish is on it, what is given with it beside it, and plants grow in their pots', () => {
  assert.ok(deeds('a birthday cake with balloons').includes('balloon next-to birthday cake'))
  assert.deepEqual(deeds('a flower pot with a cactus'), ['cactus inside flower pot'])
  assert.deepEqual(deeds('a cupcake on a cake stand'), ['cupcake on-top-of cake stand'])
  assert.deepEqual(names('a bowl of ramen with chopsticks'), ['ramen'])
  assert.deepEqual(names('a plate of cookies and a glass of milk'), ['plate of cookies', 'milk glass'])
  assert.deepEqual(names('a heart-shaped box of chocolates'), ['chocolate box'])
})

test('cupcakes stand in a pyramid, as nothing stands on a cherry, boxes on each other', () => {
  const orderOf = (prompt: string) => read(prompt).relations.map(({ how }) => how)
  assert.deepEqual(orderOf('a tower of cupcakes'), ['heap'])
  assert.deepEqual(orderOf('a stack of boxes'), ['pile'])
})
