import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterPrompts } from '../src/starter-prompts.ts'
import { titleOf } from '../src/title/title.ts'

const titles: [prompt: string, title: string][] = [
  ['a cat riding a bicycle', 'A cat riding a bicycle'],
  ['Draw me a coloring page of a dragon', 'A dragon'],
  ['Please create a picture of Grandma and Grandpa in the garden', 'Grandma and Grandpa in the garden'],
  ['three penguins on the ice', 'Three penguins on the ice'],
  ['SANTA WITH A REINDEER', 'Santa with a reindeer'],
  ['the wobbly jelly', 'The wobbly jelly'],
  ['jack o lantern', 'Jack o lantern'],
  ['"a happy dog"', 'A happy dog'],
  ['a gleaming gazebo slowly gliding over marshmallows', 'A gleaming gazebo slowly gliding over marshmallows'],
  ['eine katze im garten', 'Eine katze im garten'],
  ['un gato en el jardín', 'Un gato en el jardín'],
]

for (const [prompt, title] of titles)
  test(`'${prompt}' is called '${title}'`, () => assert.equal(titleOf(prompt), title))

test('names of people are left out', () => {
  const withNames = [
    ['A birthday card for my daughter Emma, age 6', /emma/i],
    ['emma and her dog at the beach', /emma/i],
    ['my friend John Smith with a kite', /john|smith/i],
    ['a girl named Rose holding a rose', /named|Rose/],
    ["Rose's garden", /rose/i],
    ['Zoë feeding ducks', /zo/i],
    ['a fox named jack and a bear', /jack/i],
    ['Olivia Rodriguez and Liam', /olivia|rodriguez|liam/i],
    ['an owl for uncle Bob', /bob/i],
    ['happy 7th birthday Noah!', /noah/i],
    ['Xiulan and Oluwaseun at the zoo', /xiulan|oluwaseun/i],
    ['siobhan riding a pony', /siobhan/i],
    ['a cake for my sister thandiwe', /thandiwe/i],
    ['caoimhe and saoirse at the beach', /caoimhe|saoirse/i],
    ['maria lindqvist with a kite', /maria|lindqvist/i],
    ['emma jones and her dog', /emma|jones/i],
    ['wendy feeding ducks', /wendy/i],
    ['the house of jaxon', /jaxon/i],
    ['mary-kayden in the garden', /kayden/i],
    ['ein hund für xiulan im garten', /xiulan/i],
    ['un gato para oluwaseun', /oluwaseun/i],
    ['a portrait of Wojciech Kowalczyk as a pirate', /wojciech|kowalczyk/i],
  ] as const
  for (const [prompt, name] of withNames) assert.doesNotMatch(titleOf(prompt), name, prompt)
})

test('what is left of a prompt with names still reads', () => {
  assert.equal(titleOf('A birthday card for my daughter Emma, age 6'), 'A birthday card for my daughter')
  assert.equal(titleOf('my friend John Smith from 12 Baker Street with a kite'), 'My friend with a kite')
  assert.equal(titleOf('a fox named jack and a bear'), 'A fox and a bear')
})

test('addresses and numbers are left out', () => {
  const places = [
    'mail joe.bloggs@example.com a fox',
    'joe (at) example (dot) com wants a fox',
    'see https://example.com/me?id=1 fox',
    'www.example.org fox',
    'fox at example.co.uk/page',
    'a fox at 221b Baker Street London',
    '12 Main St fox',
    'a fox on Elm Street',
    'fox, Hauptstraße 5',
    'call 555-123-4567 for a fox',
    'fox 90210',
    'fox @foxlover99 #fox2026',
    'apt 4b fox',
    'two two five five fox',
  ]
  for (const prompt of places) {
    const title = titleOf(prompt)
    assert.doesNotMatch(title, /\d|@|https?|www|example|baker|elm|hauptstr|bloggs|foxlover/i, prompt)
    assert.match(title, /fox|coloring/i, prompt)
  }
})

test('a title is short and never ends in the air', () => {
  const title = titleOf(
    'a very long prompt about a castle on a hill with many towers and flags and a dragon sleeping beside the moat while the princess reads',
  )
  assert.ok(title.length <= 60, title)
  assert.doesNotMatch(title, /\b(and|with|of|a|the)$/i)
})

test('what cannot be judged gets a plain title', () => {
  for (const prompt of ['', '   ', '12345', '🐶🐱', 'ليلى', '<script></script>', '!!!'])
    assert.equal(titleOf(prompt), 'A coloring page', prompt)
})

test('markup does not reach a title', () => {
  assert.equal(titleOf('<b>cat</b> & <img src=x onerror=alert(1)> dog'), 'Cat dog')
})

test('starter prompts keep their words', () => {
  for (const prompt of starterPrompts()) assert.equal(titleOf(prompt).toLowerCase(), prompt.toLowerCase())
})

const inTheirLanguage: [prompt: string, title: string][] = [
  ['自転車に乗る猫', '自転車に乗る猫'],
  ['太郎という名前の犬', '犬'],
  ['一只叫花花的猫坐在屋顶上', '一只猫坐在屋顶上'],
  ['ليلى تركب حصان', 'تركب حصان'],
  ['قطة اسمها لولو تلعب بالكرة', 'قطة تلعب بالكرة'],
  ['आरव नाम का लड़का पतंग उड़ा रहा है', 'लड़का पतंग उड़ा रहा है'],
  ['Finn fährt mit dem Traktor', 'Fährt mit dem Traktor'],
  ['une fille nommée Zélie avec un chat', 'Une fille avec un chat'],
]
for (const [prompt, title] of inTheirLanguage)
  test(`'${prompt}' keeps its language and loses its names: '${title}'`, () => assert.equal(titleOf(prompt), title))
