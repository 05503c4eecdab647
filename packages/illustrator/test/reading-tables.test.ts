import assert from 'node:assert/strict'
import { test } from 'node:test'
import { costumeOf } from '../src/reading/costumes.ts'
import { isEnglish } from '../src/reading/english.ts'
import { nounOf } from '../src/reading/lexicon.ts'
import { pairsOf } from '../src/reading/tables.ts'
import { LANGUAGES } from '../src/reading/tongues/languages.ts'
import { tongueOf } from '../src/reading/tongues/tongue.ts'
import { NOUNS } from '../src/reading/vocabulary.ts'
import { TRAITS } from '../src/staging/traits.ts'
import { ALL_THINGS } from '../src/things/index.ts'
import { dataLines } from '../src/words/data-file.ts'

const CAST = ['beings', 'first', 'second', 'others']
const twice = (names: readonly string[]) => names.filter((name, i) => names.indexOf(name) !== i)
const isNoun = (text: string) => NOUNS.has(text.replace(/\*\d+\+?$/, ''))

test('words, costumes and collections lead to nouns that exist', () => {
  for (const file of ['aliases', 'brands', 'stand-ins'])
    for (const line of dataLines(`reading/${file}.txt`)) assert.ok(isNoun((line.split('=')[0] ?? '').trim()), line)
  for (const [role] of pairsOf('reading/costumes.txt'))
    for (const { name } of costumeOf(role)) assert.ok(isNoun(name), `costumes: ${role} = ${name}`)
  for (const file of ['serves', 'collections', 'toppings', 'young', 'brand-wear'])
    for (const [key, nouns] of pairsOf(`reading/${file}.txt`))
      for (const noun of nouns.split(',')) assert.ok(isNoun(noun.trim()), `${file}: ${key} = ${noun}`)
})

test('every class is made of nouns, categories and classes before it', () => {
  const known = new Set([...NOUNS].map(([, { category }]) => `@${category}`))
  for (const line of dataLines('reading/classes.txt')) {
    const [name = '', items = ''] = line.split('=').map((part) => part.trim())
    for (const item of items.split(',').map((part) => part.trim()))
      assert.ok(known.has(item) || isNoun(item.replace(/^-/, '')), `${name}: ${item}`)
    known.add(`&${name}`)
  }
})

test('scripts stage nouns that exist in relations that can be drawn', () => {
  for (const line of dataLines('reading/scripts.txt'))
    for (const deed of (line.split('|')[1] ?? '').split(';').filter((text) => text.trim())) {
      const words = deed.trim().split(' ')
      const at = words.findIndex((word, i) => i > 0 && (word in TRAITS || word === 'becomes'))
      assert.ok(at > 0, line)
      for (const part of [words.slice(0, at), words.slice(at + 1)]) {
        const name = part.join(' ')
        assert.ok(!name || CAST.includes(name) || isNoun(name), `${name}: ${line}`)
      }
    }
})

test('verbs name relations that can be drawn', () => {
  for (const line of dataLines('reading/verbs.txt')) {
    const [lemma, alone = '', object = '', prepositions = ''] = line.split(';').map((part) => part.trim())
    const named = [
      alone.split(' ')[0] ?? '',
      ...object.split(' '),
      ...prepositions.split(' ').filter((item) => item.includes('=')),
    ]
    for (const item of named) {
      const relation = (item.split('=').at(-1) ?? '').replace(/^.*:/, '').replace(/^[\^~]+/, '')
      assert.ok(
        !relation || relation === '-' || relation === 'swap' || relation.startsWith('@') || relation in TRAITS,
        `${lemma}: ${relation}`,
      )
    }
  }
})

test('nouns of other languages are nouns, places, feasts, parts or looks in English', () => {
  for (const language of LANGUAGES)
    for (const [word, english] of tongueOf(language).nouns) {
      const words = english.replace(/'s\b/g, '').split(' ')
      const isWord = (word: string) =>
        isEnglish(word) || /^(of|the|an|a|to|by|with|in|antennae|hansel|gretel)$/.test(word)
      assert.ok(
        nounOf(english.replace(/^(?:fe)?male /, '').split(' ')) || words.every(isWord),
        `${language}: ${word} = ${english}`,
      )
    }
})

test('people whom WordNet names by two words are drawn as the last of them, and figures of speech are not', () => {
  for (const [words, name] of [
    ['farm girl', 'girl'],
    ['bad guys', 'man'],
    ['folk dancers', 'dancer'],
    ['delivery van', 'van'],
  ] as const) {
    const found = nounOf(words.split(' '))
    assert.deepEqual([found?.name, found?.via], [name, 'stand-in'], words)
  }
  for (const words of ['couch potato', 'early bird', 'private eye']) assert.equal(nounOf(words.split(' ')), null, words)
})

test('a noun, a thing and a class stand in their table once: of two the second would hide the first', () => {
  const heads = (file: string, end: string) => dataLines(file).map((line) => line.split(end)[0] ?? '')
  assert.deepEqual(twice(heads('nouns.txt', ' | ')), [])
  assert.deepEqual(twice(heads('reading/classes.txt', ' = ')), [])
  assert.deepEqual(twice(ALL_THINGS.map(({ name }) => name)), [])
})

test('another word for a noun stands in its tables once, and is no noun itself: one of the two would never be read', () => {
  const words = ['aliases', 'brands', 'stand-ins'].flatMap((file) =>
    dataLines(`reading/${file}.txt`).flatMap((line) =>
      (line.split('=')[1] ?? '').split(',').map((word) => word.trim()),
    ),
  )
  assert.deepEqual(twice(words), [])
  assert.deepEqual(words.filter(isNoun), [])
})

test('every rephrasing is a pattern', () => {
  for (const line of dataLines('reading/rephrase.txt'))
    assert.doesNotThrow(() => new RegExp(line.slice(0, line.lastIndexOf(' =')), 'giu'), line)
})
