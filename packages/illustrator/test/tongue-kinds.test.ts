/** Kinds of animals, trades, vehicles, vegetables and tools, and rarer deeds, by the words of ten languages. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../src/reading/read.ts'

const namesIn = (prompt: string) => read(prompt).things.map(({ name }) => name)

test('what is drawn is known by its own word in each language, and is no kindred thing', () => {
  const rows: Record<string, string> = {
    'un ciempiés': 'centipede',
    'dos golondrinas': 'swallow',
    'un alfarero': 'potter',
    'une taupe et une hirondelle': 'swallow',
    'un rouleau compresseur': 'steamroller',
    'des petits pois': 'pea pod',
    'ein Förster mit Hund': 'park ranger',
    'eine Fähre auf dem Meer': 'ferry',
    'ein Steinbock': 'ibex',
    'um quati': 'coati',
    'uma lata de tinta': 'paint can',
    'un levriero che corre': 'greyhound',
    'un carciofo': 'artichoke',
    'een vijzel': 'mortar and pestle',
    'een schotse hooglander': 'highland cow',
    一只三花猫: 'calico cat',
    压路机: 'steamroller',
    ダンゴムシ: 'pill bug',
    大工さん: 'carpenter',
    'هدهد على غصن': 'hoopoe',
    'غسالة صحون': 'dishwasher',
    दर्जी: 'tailor',
    'एक भैंस': 'water buffalo',
  }
  for (const [prompt, name] of Object.entries(rows)) assert.ok(namesIn(prompt).includes(name), prompt)
})

const deedsIn = (prompt: string) =>
  read(prompt).relations.map(({ a, relation, b }) => [a, relation, b].map((part) => part?.replace(/#1$/, '')).join(' '))

test('a German noun that begins like a deed is the noun', () => {
  assert.deepEqual(namesIn('eine Fähre auf dem See'), ['ferry', 'lake'])
})

test('children to whom a story is read are on the page; those for whom the page is are not', () => {
  for (const prompt of ['المعلمة تقرأ قصة للأطفال', 'la maestra lee un cuento para niños'])
    assert.ok(namesIn(prompt).includes('child'), prompt)
  for (const prompt of ['dibujo de un gato para niños', 'رسمة قطة للأطفال'])
    assert.ok(!namesIn(prompt).includes('child'), prompt)
})

test('an Arabic deed is the same deed where the present changes its letters', () => {
  for (const [prompt, deed] of [
    ['طفلة تلتقط صورة سيلفي', 'girl holds phone'],
    ['ولد يضع كتابا على الطاولة', 'book on-top-of table'],
  ] as const)
    assert.ok(deedsIn(prompt).includes(deed), `${prompt}: ${deedsIn(prompt)}`)
})

test('whose it is in the German genitive is no second thing that the deed is done to', () => {
  assert.ok(deedsIn('Papa repariert das Dreirad meines Sohnes').includes('father builds tricycle'))
})

test('one word for two things is the one that fits who is on it', () => {
  assert.ok(namesIn('une cigogne sur la cheminée').includes('chimney'))
  assert.ok(namesIn('una rondine sul filo').includes('telephone wire'))
})

test('a French article is no dice, whatever follows it', () => {
  assert.ok(!namesIn('mon frère nage avec des brassards').includes('dice'))
})

test('whoever plants rice has seedlings in hand', () => {
  assert.ok(deedsIn('农民在田里插秧').includes('farmer plants herb bundle'))
})

test('an uncle of a trade is a man, an aunt of it a woman', () => {
  const looksOf = (prompt: string) => read(prompt).things[0]?.attributes
  assert.deepEqual(looksOf('农民伯伯在插秧'), ['male'])
  assert.deepEqual(looksOf('警察叔叔指挥交通'), ['male'])
  assert.deepEqual(looksOf('清洁工阿姨扫地'), ['female'])
})
