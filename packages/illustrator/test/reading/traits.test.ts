import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createRng } from '../../src/ink/random.ts'
import { isLook } from '../../src/reading/looks.ts'
import { isOwnPart } from '../../src/reading/own-parts.ts'
import { dataLines } from '../../src/words/data-file.ts'
import { TRAITS } from '../../src/world/traits/index.ts'
import { lookUp } from '../../src/world/world.ts'
import { unknown } from './said.ts'

const ROWS = dataLines('traits.txt').map((line) => line.split('|').map((cell) => cell.trim()))

function drawn(name: string, attributes: string[], seed: number): string {
  const entry = lookUp(name)
  assert.ok(entry, name)
  const spot = {
    x: 500,
    y: 900,
    h: 500,
    sw: 6,
    facing: 'right',
    rng: createRng(seed),
    detail: 'medium',
    attributes,
  } as const
  const art = entry.kind === 'being' ? entry.actor.act(spot, { pose: 'stand' }) : entry.thing.draw(spot)
  return art.layers.map(({ svg }) => svg).join('')
}

test('every trait that reading knows has a hand that draws it, and the other way round', () => {
  assert.deepEqual(ROWS.map(([name]) => name).sort(), [...TRAITS].sort())
})

test('a trait that is not said to be missing changes the drawing', () => {
  for (const [, , words = ''] of ROWS) {
    const [look = ''] = words.split(',')
    for (const name of ['vase', 'car', 'teapot', 'house', 'dog', 'girl', 'robot'])
      if (isLook(name, look)) {
        // A car has its wheels: others would lie over them.
        const hasIt = isOwnPart(look, name)
        // A shirt may be spotted by chance.
        const isSame = [7, 8].every((seed) => drawn(name, [look], seed) === drawn(name, [], seed))
        assert.equal(isSame, hasIt, `${look} ${name}`)
      }
  }
})

test('what is drawn is not said to be missing, what is not drawn is', () => {
  assert.deepEqual(unknown('a striped vase'), [])
  assert.deepEqual(unknown('a soaking wet dog with muddy paws'), [])
  assert.deepEqual(unknown('a rusty car'), ['rusty'])
  assert.deepEqual(unknown('a teapot with arms and legs'), [])
  assert.deepEqual(unknown('an old wooden bridge'), [])
})

test('a part that a thing has anyway is not missed, but how it was to look is', () => {
  assert.deepEqual(unknown('a ship with sails'), [])
  assert.deepEqual(unknown('a donut with sprinkles'), [])
  assert.deepEqual(unknown('a ship with a purple sail'), [])
  assert.deepEqual(unknown('a ship with a heart-shaped sail'), ['heart-shaped sail'])
})

test('moss and melting are drawn, whether said before or after', () => {
  for (const prompt of ['a mossy rock', 'a frog on a mossy stump', 'a melting candle', 'a snowman melts in the sun'])
    assert.deepEqual(unknown(prompt), [], prompt)
})

test('clothes of an odd size are said, since they are drawn to fit', () => {
  assert.deepEqual(unknown('a duck wearing a very long sweater'), ['long'])
  assert.deepEqual(unknown('a goat wearing gigantic boots'), ['gigantic'])
  assert.deepEqual(unknown('a girl in a long dress'), [])
})
