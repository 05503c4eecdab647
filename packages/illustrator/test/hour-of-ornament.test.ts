import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compose } from '../src/compose.ts'

test('an ornament that shows no hour says so, and one with a moon in it does not', async () => {
  assert.deepEqual((await compose('horse at night mandala for adults')).missing, ['night'])
  assert.deepEqual((await compose('an owl at night in zentangle style')).missing, ['night'])
  assert.deepEqual((await compose('a cat and a moon at night, mandala style')).missing, [])
  assert.deepEqual((await compose('horse mandala for adults')).missing, [])
})
