/** Young ones have not yet what grows with the years. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { described } from '../src/beasts/four/described.ts'
import { young } from '../src/beasts/four/four.ts'
import { hoofed } from '../src/beasts/four/species/hoofed.ts'

test('a kid of a goat has neither horns nor beard, a calf of a moose no antlers', () => {
  for (const name of ['goat', 'moose'] as const) {
    const grown = hoofed.find((beast) => beast.name === name)
    assert.ok(
      grown?.extra?.some((extra) => /horns|antlers/.test(extra)),
      name,
    )
    assert.ok(!described(grown, ['baby']).extra?.some((extra) => /horns|antlers|beard/.test(extra)), name)
    assert.ok(!young(grown, name).extra?.some((extra) => /horns|antlers|beard/.test(extra)), name)
  }
})
