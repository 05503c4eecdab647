/** Dot to dot of anything that is drawn, with as many dots as were asked for. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../src/reading/read.ts'
import { schoolIn } from '../src/school/kinds.ts'
import { contourOf, cornersOf } from '../src/school/sheet/contour.ts'
import { dotsPage } from '../src/school/sheet/dots.ts'

const numbersOn = (svg: string) => [...svg.matchAll(/aria-label="(\d+)"/g)].map(([, n]) => n).join('')
const upTo = (n: number) => Array.from({ length: n }, (_, i) => i + 1).join('')

test('an animal has as many dots as were asked for', () => {
  const school = schoolIn(read('dot to dot turtle 1-20'), 'dot to dot turtle 1-20')
  assert.deepEqual([school?.kind, school?.kind === 'dots' && school.of], ['dots', 'turtle'])
  assert.equal(numbersOn(dotsPage('turtle', 20) ?? ''), upTo(20))
})

test('more dots than corners stand on the long ways of an outline', () => {
  assert.equal(numbersOn(dotsPage('star', 30) ?? ''), upTo(30))
})

test('the corners of a square are its outline', () => {
  const corners = cornersOf(contourOf('<path d="M200 200l600 0 0 600 -600 0z" fill="#fff"/>'), 4)
  for (const [x, y] of corners)
    for (const at of [x, y]) assert.ok(Math.min(Math.abs(at - 200), Math.abs(at - 800)) < 20)
})

test('short words of first readers are each a picture', () => {
  const school = schoolIn(read('short e words: hen pen ten'), 'short e words: hen pen ten')
  assert.ok(school?.kind === 'sheet')
  assert.deepEqual(school.sheet.cells, ['hen = hen', 'pencil = pen', '"10" = ten'])
})

test('a chart of weather from monday to friday has five days', () => {
  const prompt = 'weather chart for monday to friday'
  const school = schoolIn(read(prompt), prompt)
  assert.ok(school?.kind === 'weather week' && school.days === 5)
})

test('a time that was named is on one clock', () => {
  const prompt = 'telling time clocks half past three'
  const school = schoolIn(read(prompt), prompt)
  assert.ok(school?.kind === 'clock' && school.hours === 3 && school.minutes === 30)
})
