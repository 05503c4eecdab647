/** Where lines lie in a heap the page becomes one area, but not where that takes the eyes out of a small face. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { draw, finish } from '../src/index.ts'
import { hollowsOf } from '../src/ink/clumps.ts'
import { specksOf } from '../src/ink/specks.ts'

const SIZE = 96

/** A heap of lines, four pixels from one to the next. */
function heap(): Uint8Array {
  const grey = new Uint8Array(SIZE * SIZE).fill(255)
  for (let y = 30; y < 62; y++)
    for (let x = 30; x < 62; x++) if (x % 5 === 0 || y % 5 === 0 || x < 33 || y < 33) grey[y * SIZE + x] = 0
  return grey
}

test('a heap of lines becomes one area', () => {
  const grey = heap()
  assert.ok(hollowsOf(grey, specksOf(grey, SIZE), SIZE).length > 0)
})

test('on a small face it stays, and on a large one something before it may become one area', () => {
  const grey = heap()
  const specks = specksOf(grey, SIZE)
  assert.deepEqual(hollowsOf(grey, specks, SIZE, [[46, 46, 40]]), [])
  assert.ok(hollowsOf(grey, specks, SIZE, [[46, 46, 200]]).length > 0)
})

test('sleepers keep their noses: what small faces have is not opened', async () => {
  const noses = async (prompt: string) => {
    const { svg } = await draw(prompt, 1)
    const marks = [...svg.matchAll(/fill="#00(?!00)[0-2][0-9a-f]00"/g)]
    return { marks: marks.length, left: (await finish(svg)).svg.match(/fill="#00[0-9a-f]{4}/g)?.length ?? 0 }
  }
  const { marks, left } = await noses('three mice sleeping in one bed')
  assert.ok(marks >= 6, `${marks} eyes are known to be shut`)
  assert.equal(left, 0, 'a page is black and white')
})
