import assert from 'node:assert/strict'
import { test } from 'node:test'
import { trimSlashes } from '../src/lib/trim-slashes.ts'

test('slashes at the end of an address do not count, except the one that is all of it', () => {
  const many = '/'.repeat(15_900)
  const trimmed = ['/', '', '/terms', '/terms/', `/terms${many}`, many, `${many}x`].map(trimSlashes)
  assert.deepEqual(trimmed, ['/', '', '/terms', '/terms', '/terms', '/', `${many}x`])
})
