import assert from 'node:assert/strict'
import { test } from 'node:test'
import { finish } from '../src/finish.ts'

const page = (body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="1024" viewBox="0 0 1024 1024"><rect width="1024" height="1024" fill="#fff"/><g stroke="#000" stroke-width="3" fill="#fff">${body}</g></svg>`

/** Rows of small triangles, too small to color: some are closed and some opened. */
const triangles = (aslant: number): string =>
  Array.from({ length: 60 }, (_, i) => {
    const [x, y] = [120 + (i % 10) * 80, 150 + Math.floor(i / 10) * 120]
    return `<path fill="none" d="M${x} ${y}h60M${x + 20} ${y}l10-${aslant}M${x + 40} ${y}l-10-${aslant}v-60"/>`
  }).join('')

test('pages that are finished at the same time are what they are one after the other', async () => {
  const pages = [9, 14, 18].map((aslant) => page(triangles(aslant)))
  const single = []
  for (const one of pages) single.push(await finish(one))
  const together = await Promise.all(pages.map(finish))
  for (const [i, { svg, picture }] of together.entries()) {
    assert.equal(svg, single[i]?.svg)
    assert.deepEqual(picture, single[i]?.picture)
  }
})

test('what finishing adds to a drawing is told tersely', async () => {
  const drawn = page(triangles(14))
  const added = (await finish(drawn)).svg.slice(drawn.length - '</svg>'.length)
  assert.ok(added.length > 100, 'there is something to close')
  const numbers = added.match(/-?[\d.]+/g) ?? []
  assert.ok(
    numbers.every((number) => (number.split('.')[1] ?? '').length <= 1),
    'in tenths of a pixel',
  )
  assert.ok(added.length < numbers.length * 4.5, `${added.length} characters for ${numbers.length} numbers`)
})
