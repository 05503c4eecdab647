/** A single letter: for grown-ups an initial full of pattern, for children things that start with it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compose } from '../src/compose.ts'
import { finish } from '../src/finish.ts'
import { areasOf } from './regions.ts'

const HUNDREDS = 250

for (const prompt of ['ornate letter S with patterns for adults', 'monogram K', 'zentangle letter A'])
  test(`"${prompt}" is one letter, full of pattern`, async () => {
    const page = await compose(prompt, 2)
    assert.equal(page.setting, 'letters')
    assert.deepEqual([...page.unknown, ...page.missing], [])
    assert.match(page.svg, /aria-label="[SKA]"/)
    const { svg } = await finish(page.svg)
    const { areas } = await areasOf(svg)
    assert.ok(areas.length > HUNDREDS, `${areas.length} areas`)
    assert.ok(svg.length < 300 * 1024)
  })

test('a letter for small children stays plain, whatever ornament is asked for', async () => {
  const { svg } = await finish((await compose('ornate letter S', 2, 'simple')).svg)
  const { areas } = await areasOf(svg)
  assert.ok(areas.length < HUNDREDS, `${areas.length} areas`)
})

for (const prompt of [
  'the letter B with things that start with B',
  'letter B with objects that begin with B',
  'the letter B and pictures of things beginning with it',
])
  test(`"${prompt}" brings no child named B`, async () => {
    const page = await compose(prompt, 1)
    assert.equal(page.setting, 'letters')
    assert.deepEqual(page.items.concat(page.unknown, page.missing), [])
  })

test('animals that start with D are no lions', async () => {
  const page = await compose('letter D with animals that start with D', 1)
  assert.deepEqual([...page.unknown, ...page.missing], [])
  const other = await compose('letter D', 1)
  assert.notEqual(page.svg, other.svg)
})
