/** Words of ten languages that another word, another language or English could be mistaken for. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../src/reading/read.ts'
import { englishOf } from '../src/reading/tongues/gloss.ts'

const namesIn = (prompt: string) => read(prompt).things.flatMap(({ name, via }) => (via === 'implied' ? [] : [name]))

/** Each prompt names these and nothing else. */
function assertNamed(rows: Record<string, readonly string[]>) {
  for (const [prompt, names] of Object.entries(rows)) assert.deepEqual(namesIn(prompt), names, prompt)
}

test('several of a thing are that thing, by the endings of each language', () => {
  assertNamed({
    'dois caminhões': ['truck'],
    formiche: ['ant'],
    streghe: ['witch'],
    girassóis: ['sunflower'],
    ganzen: ['goose'],
    wolven: ['wolf'],
    vélos: ['bicycle'],
    "drie auto's": ['car'],
    apen: ['monkey'],
  })
})

test('one word alone is of the language that means a thing by it, though dictionaries of English have it', () => {
  assertNamed({
    papillon: ['butterfly'],
    dauphin: ['dolphin'],
    lapin: ['rabbit'],
    velas: ['candle'],
    monos: ['monkey'],
  })
})

test('an English word alone stays English', () => {
  for (const prompt of ['hut', 'professor', 'ape', 'terrier']) assert.notEqual(namesIn(prompt)[0], 'hat', prompt)
  assert.deepEqual(namesIn('ape'), ['monkey'])
  assert.deepEqual(namesIn('beer'), [])
})

test('behind "and" a thing is named where nobody did anything yet', () => {
  assertNamed({
    'sol y jugo': ['sun', 'juice'],
    'il sole e i fiori': ['sun', 'flower'],
    'zon en vliegers': ['sun', 'kite'],
  })
})

test('caves are no cafes', () => {
  assert.deepEqual(namesIn('two caves'), ['cave'])
})

test('words typed without their signs are the same words', () => {
  assertNamed({ 'اسد و زرافه': ['lion', 'giraffe'], लडकी: ['girl'], घोडा: ['horse'], सांप: ['snake'] })
})

test('children write in hiragana, and no particle is swallowed', () => {
  assertNamed({ しょうぼうし: ['firefighter'], せんすいかん: ['submarine'], やまと太陽: ['mountain', 'sun'] })
})

test('a verb of Chinese does not take the first letter of a noun', () => {
  assertNamed({ 太阳和面包: ['sun', 'bread'] })
})

test('vegetables and fruit that another drawing stands for are known in every language', () => {
  for (const prompt of [
    'lechuga',
    'concombre',
    'Pflaumen',
    'alface',
    'cetrioli',
    'bloemkool',
    '白菜',
    'キャベツ',
    'فجل',
    'खीरा',
  ])
    assert.deepEqual([namesIn(prompt).length, read(prompt).unknown], [1, []], prompt)
})

test('a wheel is no hamster wheel', () => {
  for (const prompt of ['una rueda', 'une roue', 'uma roda', 'una ruota', '轮子', 'عجلة', 'पहिया', 'a wheel'])
    assert.deepEqual(namesIn(prompt), ['tire'], prompt)
})

test('in Hindi what is drunk is water', () => {
  assert.deepEqual(read('हाथी पानी पी रहा है').unknown, [])
})

test('what a dish tastes of is no second thing', () => {
  assertNamed({
    'helado de fresa': ['ice cream cone'],
    'tarte aux pommes': ['pie'],
    'gelato al cioccolato': ['ice cream cone'],
    'zumo de naranja': ['juice'],
    'ein Glas Orangensaft': ['juice'],
  })
})

test('two nouns written as one are both known before a longer tail counts', () => {
  assertNamed({ Erdbeereis: ['ice cream cone'], Orangensaft: ['juice'], appelsap: ['juice'] })
})

test('two words tell a language by what is done', () => {
  assert.equal(read('Oma strickt').lang, 'de')
  assert.equal(read('papa kookt').lang, 'nl')
  assert.deepEqual(namesIn('menino chutando a bola'), ['boy', 'ball'])
})

test('Chinese of Taiwan is read as that of the mainland, and said back as it was written', () => {
  assertNamed({ 恐龍: ['dinosaur'], 兔子吃紅蘿蔔: ['rabbit', 'carrot'], 小鳥在樹上: ['bird', 'tree'] })
  assert.ok(read('一隻貓在寫論文').unknown.some((word) => word.includes('論')))
})

test('nouns of Japanese in Chinese characters are Japanese where Chinese has none', () => {
  assertNamed({ 新幹線: ['bullet train'], 飛行機: ['airplane'], 熊猫: ['panda'] })
})

test('what is little is found by the endings of its own language', () => {
  assertNamed({ lampje: ['lamp'], patitos: ['duckling'], gatinhos: ['kitten'], vogeltjes: ['bird'] })
})

test('a sentence of German may begin with a boy', () => {
  assert.equal(namesIn('Junge füttert Hühner auf dem Bauernhof')[0], 'boy')
  assert.equal(namesIn('Junge Katze im Gras')[0], 'kitten')
})

test('deeds that Japanese children write in hiragana are those of the signs', () => {
  for (const [prompt, english] of [
    ['ネコがピアノをひいている', 'a cat playing a piano'],
    ['そりをひくトナカイ', 'a reindeer pulling a sled'],
    ['おとこのこがはをみがく', 'a boy brushing teeth'],
    ['ねこがさかなをつる', 'a cat fishing'],
    ['ことりがそらをとぶ', 'a bird flying in the sky'],
  ] as const)
    assert.equal(englishOf(prompt), english, prompt)
})

test('what one word means beside another: scoops on a cone, a hose in a fire, a tree that bears fruit', () => {
  const namesIn = (prompt: string) => read(prompt).things.flatMap(({ name, via }) => (via === 'implied' ? [] : [name]))
  assert.deepEqual(read('un gelato con tre palline').things.length, 1)
  assert.ok(namesIn('un helado gigante').includes('ice cream cone'))
  const fire = namesIn('brandweerman blust het vuur met een slang')
  assert.ok(fire.includes('fire hose') && !fire.includes('snake'))
  assert.ok(!namesIn('दो तोते आम के पेड़ पर बैठे हैं').includes('mango'))
  assert.ok(!read('una princesa abrazando a su unicornio').things.some(({ attributes }) => attributes.includes('male')))
})
