/** One subject and its particulars: what is said of it is on it, once. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withLetters } from '../src/figures/garments/lettered.ts'
import { NOTHING } from '../src/figures/garments/outfit.ts'
import { headPlaces } from '../src/figures/more-limbs.ts'
import { read } from '../src/reading/read.ts'

const looks = (prompt: string) => read(prompt).things.flatMap(({ attributes }) => attributes)

test('a number or a name on a shirt is printed on whoever wears it, and is no heading', () => {
  for (const [prompt, text] of [
    ['soccer girl with number 7 on her shirt', '7'],
    ['a boy wearing a shirt that says MAX', 'MAX'],
    ['football player number 12', '12'],
    ['a bear wearing a jersey with the number 5 on it', '5'],
  ] as const) {
    assert.equal(read(prompt).letters, null, prompt)
    assert.ok(looks(prompt).includes(`lettered ${text}`), prompt)
  }
  assert.equal(read('a boy next to the number 7').letters, '7')
  assert.equal(read('a card that says WELCOME').letters, 'WELCOME')
})

test('letters lie on whatever is worn above and nothing else lies there', () => {
  const { top, trims } = withLetters({ ...NOTHING, trims: [{ kind: 'buttons' }] }, ['lettered 7'])
  assert.ok(top)
  assert.deepEqual(
    trims.map(({ text }) => text),
    ['7'],
  )
})

test('a part that a thing has by nature is on it once, in the number asked for', () => {
  const [cupcake, ...more] = read('cupcake with a cherry on top').things
  assert.equal(cupcake?.name, 'cupcake')
  assert.deepEqual(more, [])
  assert.ok(looks('cake with 8 candles').includes('8 candles') || looks('cake with 8 candles').includes('8 candle'))
  assert.ok(looks('a flower with eight petals').includes('8 petals'))
  assert.ok(looks('ice cream cone with one scoop').includes('1 scoop'))
  assert.ok(looks('robot with one eye').includes('1 eye'))
  assert.deepEqual(
    read('steam train with smoke coming out of the chimney').things.map(({ name }) => name),
    ['steam train'],
  )
})

test('a pattern goes with the whole of a name', () => {
  const [balloon] = read('hot air balloon with stripes').things
  assert.equal(balloon?.name, 'hot air balloon')
  assert.ok(balloon?.attributes.includes('striped'))
  assert.ok(looks('easter egg with zigzags').includes('zigzag'))
})

test('more heads and arms than anybody has are drawn', () => {
  assert.deepEqual(read('a monster with three heads').unknown, [])
  assert.deepEqual(read('a robot with four arms').unknown, [])
  const places = headPlaces(3, [0, 0], 100, 0)
  assert.equal(places.length, 3)
  // The middle one comes last and is whole.
  assert.equal(places.at(-1)?.at[0], 0)
  for (const [i, a] of places.entries())
    for (const b of places.slice(i + 1))
      assert.ok(Math.hypot(a.at[0] - b.at[0], a.at[1] - b.at[1]) > a.r * 1.3, 'faces are clear of each other')
})

test('the number of a car is painted on it, and flames are', () => {
  for (const [prompt, text] of [
    ['race car number 7', '7'],
    ['a race car with the number 23 on it', '23'],
    ['a fast sports car with number 5 on the door', '5'],
  ] as const) {
    assert.equal(read(prompt).letters, null, prompt)
    assert.ok(looks(prompt).includes(`lettered ${text}`), prompt)
  }
  const flaming = read('a race car with flames on the side')
  assert.deepEqual(
    flaming.things.map(({ name }) => name),
    ['race car'],
  )
  assert.ok(flaming.things[0]?.attributes.includes('flame-patterned'))
  assert.deepEqual(flaming.unknown, [])
})

test('a dinosaur that is also called one is there once', () => {
  for (const prompt of ['stegosaurus dinosaur', 'a cute triceratops dino'])
    assert.equal(read(prompt).things.length, 1, prompt)
})
