/** Pages for school that a class hangs up: as many as the number says, whoever is named, and where it happens. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compose } from '../src/compose.ts'
import { read } from '../src/reading/read.ts'
import { schoolIn } from '../src/school/kinds.ts'

const schoolOf = (prompt: string) => schoolIn(read(prompt), prompt)
const lettersOn = (svg: string): string => [...svg.matchAll(/aria-label="([^"]*)"/g)].map(([, text]) => text).join('')

/** Prompt, and what its page must say in letters. */
const WRITTEN: [prompt: string, words: string[]][] = [
  ['name tag for Liam with dinosaurs', ['Liam', 'mynameis']],
  ['name tag for Oluwaseun with a soccer ball', ['Oluwaseun', 'mynameis']],
  ['the solar system with planet names', ['Mercury', 'Jupiter', 'Neptune', 'Sun']],
  ['layers of the earth', ['LayersoftheEarth', 'innercore', 'mantle', 'crust']],
  ['parts of an insect', ['antenna', 'thorax', 'abdomen', 'wing', 'leg']],
  ['volcano cross section', ['sidevent', 'magma', 'crater']],
  ['place value tens and ones 34', ['3tensand4ones', '34']],
  ['even and odd numbers poster', ['odd', 'even']],
  ['wash your hands sign for bathroom', ['WashYourHands']],
  ['community helpers firefighter police officer nurse and mail carrier', ['nurse', 'mailcarrier', 'policeofficer']],
  ['recycling poster reduce reuse recycle with kids', ['kids']],
  ['letter tracing Aa to Zz', ['Aa', 'Mm', 'Zz']],
  ['happy birthday Mrs. Johnson from your class', ['HappyBirthdayMrs.Johnson']],
  ['happy first day of kindergarten', ['HappyFirstDayofKindergarten']],
  ['T rex with its name', ['TRex']],
  ['a stegosaurus with its name below', ['Stegosaurus']],
  ['count the fish 1-5', ['12345']],
  ['rain cycle poster for 2nd grade', ['evaporation']],
  ['types of weather', ['sunny', 'windy']],
  ['months of the year', ['Months', 'January', 'December']],
  ['Earth Day poster with children planting a tree', ['EarthDay']],
  ['best teacher ever card with an apple and flowers', ['BestTeacherEver']],
  ['apples numbered 1 to 5', ['12345']],
  ['alphabet with animals A to Z', ['A', 'Z']],
  ['letter A apple ant alligator', ['A']],
  ['sight words the and see can', ['theandseecan']],
  ['map of Africa', ['Africa']],
  ['a plant growing from seed to flower', ['sprout', 'seedling']],
  ['the five senses with a boy', ['sight', 'touch', 'me']],
  ['dinosaurs with names triceratops t rex stegosaurus', ['Dinosaurs', 'triceratops', 'stegosaurus']],
]

for (const [prompt, words] of WRITTEN)
  test(`"${prompt}" says all of it, and nothing is said to be missing`, async () => {
    const page = await compose(prompt, 1)
    const said = lettersOn(page.svg)
    for (const word of words) assert.ok(said.includes(word), `${word} in ${said}`)
    assert.deepEqual([page.missing, page.unknown], [[], []])
    assert.doesNotMatch(page.svg, /NaN|undefined|Infinity/)
  })

test('helpers that were named are those of the page, and no others', () => {
  const school = schoolOf('community helpers firefighter police officer nurse and mail carrier')
  assert.ok(school?.kind === 'chart')
  assert.deepEqual(
    school.cells.map(({ noun }) => noun),
    ['firefighter', 'police officer', 'nurse', 'mail carrier'],
  )
})

test('a pizza in halves and quarters is one lesson, and no coins', () => {
  const school = schoolOf('fractions pizza halves and quarters')
  assert.ok(school?.kind === 'parts of a whole' && school.isPizza)
  assert.deepEqual(
    school.parts.map(({ n }) => n),
    [2, 4],
  )
})

test('a card has what was asked for once each, below its words', async () => {
  const page = await compose('best teacher ever card with an apple and flowers', 1)
  assert.equal(page.setting, 'letters')
  assert.ok(page.items.includes('apple') && page.items.includes('flower'), `${page.items}`)
})

test('whoever visits a class meets children there', () => {
  const { place, things } = read('firefighter visiting a classroom')
  assert.equal(place, 'classroom')
  assert.ok(things.some(({ name, n }) => name === 'child' && n > 1))
})

test('a room that was named is where a story is read', () => {
  const { place, things } = read('classroom with a teacher reading to kids on the rug')
  assert.equal(place, 'classroom')
  assert.ok(!things.some(({ name }) => name === 'library'))
})

test('what stands beside a number keeps its own relation', () => {
  const { letters, relations } = read('the number 5 with five frogs on a log')
  assert.equal(letters, '5')
  assert.ok(
    relations.some(({ a, relation, b }) => /^frog/.test(a) && /^sits-on/.test(relation) && /^log/.test(b ?? '')),
  )
})
