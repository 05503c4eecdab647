/** Words of ten languages that mean one thing after a beast and another after a person, and words no table has. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../src/reading/read.ts'
import { englishOf } from '../src/reading/tongues/gloss.ts'
import { languageOf } from '../src/reading/tongues/language.ts'

const namesIn = (prompt: string) => read(prompt).things.map(({ name, n }) => `${n} ${name}`)

test('the young of a beast are its own kind in every language', () => {
  assert.deepEqual(namesIn('ein Fuchs mit zwei Jungen im Wald'), ['1 fox', '2 fox'])
  assert.deepEqual(namesIn('una osa con sus crías en el bosque'), ['1 bear', '2 bear cub'])
  assert.deepEqual(namesIn('una leona con sus cachorros'), ['1 lioness', '2 lion cub'])
  assert.deepEqual(namesIn('une renarde et ses petits'), ['1 fox', '2 fox'])
  assert.deepEqual(namesIn('una mamma orsa con i suoi cuccioli'), ['1 bear', '2 bear cub'])
  assert.deepEqual(namesIn('een eendje met kuikens'), ['1 duck', '2 duckling'])
  assert.deepEqual(namesIn('mamãe ursa com seu filhote'), ['1 bear', '1 bear cub'])
})

test('the boys of a teacher stay boys', () => {
  assert.equal(englishOf('ein Lehrer mit zwei Jungen'), 'a male teacher with two boys')
})

test('whoever eats is not eaten where the word for them is not known', () => {
  assert.equal(englishOf('una zorrafa comiendo elote'), 'eating corn')
  assert.ok(read('una zorrafa comiendo elote').unknown.includes('zorrafa'))
})

test('a name of several words tells the language', () => {
  assert.equal(languageOf('papá noel con regalos'), 'es')
  assert.equal(languageOf('le marchand de glaces'), 'fr')
  assert.equal(languageOf('Sankt Martin teilt seinen Mantel'), 'de')
})

test('a noun in hiragana that is not known is said, not dropped', () => {
  assert.deepEqual(read('ぬりかべと男の子').unknown, ['ぬりかべ'])
})

test('nobody dances a flamingo, and lambs bend as German bends them', () => {
  assert.equal(englishOf('niña bailando flamenco'), 'girl dancing')
  assert.equal(englishOf('ein Schaf mit zwei Lämmern auf der Wiese'), 'a sheep with two lambs on the meadow')
})

test('who eats on a table in Arabic sits at it', () => {
  assert.equal(englishOf('عائلة تأكل على السفرة'), 'a family eating at a table')
})

test('evenings are evenings, and a parrot sits in no hose', () => {
  assert.equal(read('Kinder laufen mit Laternen am Abend').time, 'sunset')
  assert.equal(englishOf('um papagaio na mangueira'), 'a parrot in the mango tree')
  assert.equal(englishOf('menino com mangueira'), 'boy with garden hose')
})

test('what parents write in hiragana alone is read as in kanji and katakana', () => {
  assert.equal(englishOf('うさぎがはしっている'), 'a rabbit running')
  assert.equal(englishOf('ぱんだがささをたべてる'), 'a panda eating a bamboo')
  assert.equal(englishOf('しょうぼうしゃ'), 'a fire truck')
  assert.equal(englishOf('かえるがとんでいる'), 'a frog flying')
  assert.equal(englishOf('いぬとさんぽ'), 'a child walking a dog')
})
