import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { draw } from '../src/index.ts'
import { Board } from '../src/raster/board.ts'
import { alike, paint } from '../src/raster/paint.ts'

const SIDE = 256

const cellsOf = (svg: string, side = SIDE): Uint16Array => {
  const board = new Board(side)
  paint(board, svg, alike(1))
  return board.cells
}

/** The same by another renderer: where more than half of a cell is covered. */
async function rendered(svg: string): Promise<number[]> {
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 1024 1024"><g stroke-linejoin="round" stroke-linecap="round">${svg}</g></svg>`
  const { data, info } = await sharp(Buffer.from(page)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return Array.from({ length: SIDE * SIDE }, (_, i) => Number((data[i * info.channels + 3] as number) > 127))
}

const differing = (a: ArrayLike<number>, b: ArrayLike<number>): number =>
  Array.from(a).filter((cell, i) => cell !== b[i]).length

const SHAPES: Record<string, string> = {
  'a line with round ends': '<path d="M100 100L900 700" fill="none" stroke="#000" stroke-width="40"/>',
  'a dot': '<path d="M500 500h0" fill="none" stroke="#000" stroke-width="90"/>',
  'every curve there is':
    '<path d="M100 500C100 200 400 200 400 500S700 800 700 500Q800 300 900 500T950 900A80 50 30 1 0 600 850a60 60 0 01-120 0z"/>',
  'relative letters, numbers without room between':
    '<path d="m200,200 100-50.5.5 300h-99.5v-80l-60 20c-20-60-40-80-60-10q10 30 20 60t40 10z"/>',
  'a number with an exponent': '<path d="M1e2 1.5E2L9e2 200 500 8e2Z"/>',
  'after a close the pen is at the start': '<path d="M300 300h230v170zl-200 120v100z"/>',
  'a ring by even and odd': '<path d="M100 100H900V900H100ZM300 300H700V700H300Z" fill-rule="evenodd"/>',
  'wound the same way twice': '<path d="M100 100H900V900H100ZM300 300H700V700H300Z"/>',
  'an arc too small for its ends': '<path d="M200 500A10 10 0 0 1 800 500Z"/>',
  'an ellipse turned': '<ellipse cx="500" cy="500" rx="300" ry="90" transform="rotate(30 500 500)"/>',
  'a rounded box': '<rect x="200" y="300" width="500" height="300" rx="80"/>',
  'groups within groups':
    '<g transform="translate(300 200) scale(1.5)"><g transform="matrix(0.8 0.3 -0.3 0.8 20 40)"><circle cx="200" cy="200" r="150" fill="none" stroke="#000" stroke-width="40"/></g></g>',
  'what is inherited': '<g fill="none" stroke="#000" stroke-width="60"><path d="M200 200L800 300L400 800"/></g>',
  'what is cut off':
    '<clipPath id="c"><path d="M300 300H700V700H300Z"/></clipPath><g clip-path="url(#c)"><circle cx="300" cy="300" r="250"/></g>',
  'what is cut off twice':
    '<clipPath id="c"><rect x="300" y="300" width="400" height="400"/></clipPath><clipPath id="d"><circle cx="300" cy="300" r="250"/></clipPath><g clip-path="url(#c)"><g clip-path="url(#d)"><rect x="0" y="0" width="1024" height="1024"/></g></g>',
  'a picture within the picture':
    '<svg x="200" y="300" width="400" height="200" viewBox="0 0 200 100"><circle cx="100" cy="50" r="80"/></svg>',
  'beyond every edge': '<path d="M-3000 500L500 -3000L5000 500L500 5000Z"/>',
}

for (const [name, svg] of Object.entries(SHAPES))
  test(`${name} covers what it covers anywhere else`, async () => {
    const expected = await rendered(svg)
    const count = expected.filter(Boolean).length
    assert.ok(count > 100, 'the shape is to be seen')
    const edge = Math.max(24, 2 * Math.sqrt(count))
    assert.ok(differing(cellsOf(svg), expected) < edge, `${differing(cellsOf(svg), expected)} cells of ${count} differ`)
  })

test('a thin line has no gaps', () => {
  const cells = cellsOf('<path d="M100 100L900 400" fill="none" stroke="#000" stroke-width="1"/>')
  for (let x = 26; x < 224; x++) {
    const column = Array.from({ length: SIDE }, (_, y) => cells[y * SIDE + x])
    assert.ok(column.includes(1), `column ${x}`)
  }
})

test('what is painted later is seen, and what has no paint is not', () => {
  const board = new Board(SIDE)
  const tones = { fill: (color: string) => (color === '#fff' ? 1 : 2), stroke: () => 3 }
  paint(
    board,
    '<rect x="0" y="0" width="1024" height="1024" fill="#fff"/><rect x="400" y="400" width="200" height="200" fill="#000"/><circle cx="500" cy="500" r="300" fill="none"/>',
    tones,
  )
  assert.equal(board.cells[0], 1)
  assert.equal(board.cells[128 * SIDE + 128], 2)
  assert.equal(board.cells[128 * SIDE + 80], 1)
  assert.ok(!board.cells.includes(3))
})

test('whole pages are where the other renderer paints them', async () => {
  for (const prompt of [
    'a fox pushes a wheelbarrow full of pumpkins',
    'children in a boat on a lake',
    'a paisley elephant',
  ]) {
    const { svg } = await draw(prompt, 5)
    const shapes = svg.replace(/<rect[^>]*class="(paper|sky)"\/>/g, '')
    const expected = await rendered(shapes)
    const off = differing(cellsOf(shapes), expected)
    assert.ok(off < SIDE * SIDE * 0.03, `${prompt}: ${off} cells`)
  }
})
