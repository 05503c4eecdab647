/** As many as were asked for are on the page, or it is said that they are not. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../src/reading/read.ts'
import { bestOf } from '../src/staging/tries.ts'

for (const [prompt, name, n] of [
  ['a squirrel with three acorns', 'acorn', 3],
  ['a bunny with five carrots', 'carrot', 5],
  ['a dog with two bones', 'bone', 2],
] as const)
  test(`"${prompt}": every one is seen, and none lies on another`, async () => {
    const { staged, missing } = await bestOf(read(prompt), prompt, 1, 'medium')
    const shown = staged.scene.members.filter((m) => m.entry.name === name && staged.seen.seen.get(m)?.shown)
    assert.equal(shown.length, n)
    assert.equal(new Set(shown.map(({ place }) => `${Math.round(place.x)} ${Math.round(place.y)}`)).size, n)
    assert.deepEqual(missing, [])
  })
