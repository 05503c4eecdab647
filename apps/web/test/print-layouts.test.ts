import './alias.ts'
import assert from 'node:assert/strict'
import { test } from 'node:test'

const { layOut } = await import('@/features/studio/print/layouts.ts')
const { sheetWords } = await import('@/features/studio/print/sheet-words.ts')
const { usualPaper } = await import('@/lib/papers.ts')

const layouts = ['one', 'two', 'four', 'card', 'bookmarks'] as const
const papers = ['letter', 'a4'] as const
/** A quarter of an inch, which no printer reaches. */
const unreached = 18

for (const layout of layouts)
  for (const paper of papers)
    for (const named of [true, false])
      test(`${layout} on ${paper}${named ? ' with names' : ''} keeps to what a printer reaches and clear of every cut`, () => {
        const { width, height, pictures, names, dashes } = layOut(layout, paper, { named })
        assert.equal(names.length, named ? pictures.length : 0)
        for (const { x, y, width: w, height: h } of pictures) {
          assert.ok(x >= unreached && y >= unreached && x + w <= width - unreached && y + h <= height - unreached)
          for (const { x1, x2, y1, y2 } of dashes) {
            if (x1 === x2) assert.ok(x + w < x1 || x > x1, 'it is not cut through')
            if (y1 === y2) assert.ok(y + h < y1 || y > y1, 'it is not cut through')
          }
        }
        for (const { x, y, width: w } of names)
          assert.ok(x >= unreached && x + w <= width - unreached && y <= height - unreached && y >= unreached)
      })

test('three bookmarks side by side are the whole picture', () => {
  const { pictures } = layOut('bookmarks', 'a4', { named: false })
  assert.deepEqual(
    pictures.map(({ from }) => Math.round(from)),
    [0, 341, 683],
  )
  for (const { width, height } of pictures) assert.equal(Math.round((height / width) * 1000), 3000)
})

test('sizes are told in the units of whoever buys that paper', () => {
  assert.equal(
    sheetWords('four', 'letter', { named: true }),
    'Letter, 8.5\u00a0×\u00a011\u00a0in. Four pictures, 3.5\u00a0in each. Cut along the dashed lines.',
  )
  assert.equal(sheetWords('one', 'a4', { named: false }), 'A4, 210\u00a0×\u00a0297\u00a0mm. One picture, 185\u00a0mm.')
})

test('paper is Letter where people buy it, and A4 elsewhere', () => {
  for (const language of ['en-US', 'en', 'fr-CA', 'es-MX']) assert.equal(usualPaper(language), 'letter', language)
  for (const language of ['de', 'en-GB', 'pt-BR', 'ja', 'c']) assert.equal(usualPaper(language), 'a4', language)
})
