import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nearestSize, sizeBeside } from '../src/features/studio/brush-steps.ts'

test('a key goes through the sizes of the rail and on to those for large areas, also from one in between', () => {
  const walk = (size: number, towards: 'smaller' | 'larger') => {
    const sizes = [size]
    for (let next = sizeBeside(size, towards); next !== sizes.at(-1); next = sizeBeside(next, towards)) sizes.push(next)
    return sizes
  }
  assert.deepEqual(walk(22, 'larger'), [22, 25, 30, 45, 60, 90, 120])
  assert.deepEqual(walk(27, 'smaller'), [27, 25, 20, 15, 10, 5])
})

test('a size in between, or beyond, stands where the nearest of the rail does', () => {
  assert.deepEqual([5, 8, 20, 22, 23, 120].map(nearestSize), [5, 10, 20, 20, 25, 30])
})
