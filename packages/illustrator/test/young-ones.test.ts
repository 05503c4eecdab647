/** Young ones have not yet what grows with the years. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { described } from '../src/beasts/four/described.ts'
import { hoofed } from '../src/beasts/four/species/hoofed.ts'

test('a kid of a goat has neither horns nor beard, a calf of a moose no antlers', () => {
  const grown = hoofed.filter(({ name }) => name === 'goat' || name === 'moose')
  assert.equal(grown.length, 2)
  for (const beast of grown) {
    const has = (extras: readonly string[] = []) => extras.some((extra) => /^(?:horns|antlers|beard)/.test(extra))
    assert.ok(has(beast.extra), beast.name)
    assert.ok(!has(described(beast, ['baby']).extra), beast.name)
  }
})
