/** A place that somebody bears is drawn on them; anywhere else it is where the page plays. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createRng } from '../src/ink/random.ts'
import { read } from '../src/reading/read.ts'
import { Album } from '../src/staging/album.ts'
import { cast } from '../src/staging/cast.ts'

const membersOf = (prompt: string): string[] =>
  cast(read(prompt), createRng(1), 1, { detail: 'medium', album: new Album() }).scene.members.map(
    ({ entry }) => entry.name,
  )

test('a city or village on a back is a thing of its own', () => {
  assert.ok(membersOf('a turtle carrying a tiny city on its back').includes('city'))
  assert.ok(membersOf('a whale with a village on its back').includes('village'))
  assert.ok(membersOf('a dragon with a city on its back').includes('city'))
})

test('where somebody is in it, over it or before it, it is the place', () => {
  for (const prompt of ['a dragon flying over a city', 'a bear walking through a village', 'a cat in the city'])
    assert.ok(!membersOf(prompt).some((name) => /city|village/.test(name)), prompt)
  assert.ok(!membersOf('a house on a hill').includes('hill'))
})
