/** Maps with true coasts. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compose } from '../src/compose.ts'
import { read } from '../src/reading/read.ts'
import { schoolIn } from '../src/school/kinds.ts'

const mapIn = (prompt: string) => {
  const found = schoolIn(read(prompt), prompt)
  return found?.kind === 'outline' ? found : null
}

test('a country, a state or a continent that was named is the map', () => {
  for (const [prompt, name] of [
    ['outline of brazil', 'Brazil'],
    ['map of Texas', 'Texas'],
    ['blank outline map of South America', 'South America'],
    ['map of the uk', 'United Kingdom'],
    ['the country of Georgia map', 'Georgia'],
  ])
    assert.equal(mapIn(prompt ?? '')?.name, name, prompt)
  for (const prompt of ['a boy looking at a map of Africa', 'flag of Brazil', 'a treasure map', 'a turkey with a map'])
    assert.equal(mapIn(prompt), null, prompt)
})

test('blank means blank, and animals come where they are asked for', async () => {
  assert.deepEqual([mapIn('blank map of africa')?.isBlank, mapIn('blank map of africa')?.animals], [true, []])
  assert.ok((mapIn('map of asia with animals')?.animals.length ?? 0) > 2)
  assert.equal(mapIn('map of africa with countries')?.withBorders, true)
  const { svg, missing, unknown } = await compose('blank outline map of South America', 1)
  assert.deepEqual([missing, unknown], [[], []])
  assert.doesNotMatch(svg, /NaN|undefined/)
})
