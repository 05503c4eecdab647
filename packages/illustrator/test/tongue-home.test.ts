/** What families do and feel all day, in ten languages. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../src/reading/read.ts'
import { englishOf } from '../src/reading/tongues/gloss.ts'

/** Each prompt says this in English, and no word of it is unknown. */
function assertSaid(english: string, prompts: readonly string[]) {
  for (const prompt of prompts) {
    assert.ok(englishOf(prompt).includes(english), `${prompt}: ${englishOf(prompt)}`)
    assert.deepEqual(read(prompt).unknown, [], prompt)
  }
}

test('chores of the house are read in every language', () => {
  assertSaid('folding laundry', [
    'la niña dobla la ropa',
    'la petite fille plie le linge',
    'das Mädchen faltet die Wäsche',
    'a menina dobra a roupa',
    'la bambina piega i panni',
    'het meisje vouwt de was',
    '女孩在叠衣服',
    'ولد يطوي الملابس',
  ])
  assertSaid('setting the table', [
    'la niña pone la mesa',
    'das Mädchen deckt den Tisch',
    'la bambina apparecchia la tavola',
    'het meisje dekt de tafel',
  ])
})

test('how somebody feels is read in every language', () => {
  assertSaid('shy', ['una niña tímida', 'un chat timide', 'eine schüchterne Katze', '害羞的女孩', 'قطة خجولة'])
  assertSaid('lost', ['un perro perdido', 'un chien perdu', 'una pecora smarrita', '迷路的小狗', '迷子の子犬'])
})

test('"draw" asks for a page at its start, and is a deed behind whoever does it', () => {
  assertSaid('painting', ['la niña dibuja', 'la petite fille dessine', 'o menino desenha um gato'])
  assert.deepEqual(
    read('dibuja un gato').things.map(({ name }) => name),
    ['cat'],
  )
  assert.deepEqual(read('dibuja un gato').relations, [])
})

test('where a language has no plural, several children have one each', () => {
  assertSaid('flying kites', ['孩子们在放风筝'])
})

test('whoever is on board is in the boat, and a load is on the back of the donkey', () => {
  const [dog, boat] = read('une péniche sur la rivière avec un chien à bord').things
  assert.deepEqual([dog?.name, boat?.name], ['dog', 'boat'])
  for (const prompt of ['un burro cargado de leña', 'a donkey carrying firewood'])
    assert.deepEqual(
      read(prompt).relations.map(({ a, relation, b, part }) => [a, relation, b, part]),
      [['firewood#1', 'on-top-of', 'donkey#1', 'back']],
      prompt,
    )
})

test('a chimney sweep is a man with his hat and broom, and no chimney', () => {
  assert.deepEqual(
    read('a chimney sweep on the roof')
      .things.map(({ name }) => name)
      .toSorted(),
    ['broom', 'man', 'roof', 'top hat'],
  )
})

test('what lies on the ground is picked up, and bread comes out of the oven', () => {
  assertSaid('picking up', ['les enfants ramassent des coquillages', 'Kinder sammeln Kastanien im Park'])
  assertSaid('taking bread out of the oven', ['le boulanger sort le pain du four'])
  assertSaid('knitting', ['a avó faz tricô na varanda'])
})

test('tea in a garden is no party with hats and balloons', () => {
  assert.deepEqual(
    read('a grandfather drinking tea in the garden').things.map(({ name }) => name),
    ['grandfather', 'teacup'],
  )
})
