import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inkOfGrey, mapRegions, tabulateRegions } from '@inkbloom/regions'
import sharp from 'sharp'
import { colorize } from '../src/color/colorize.ts'
import { finish } from '../src/finish.ts'

const page = (body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="1024" viewBox="0 0 1024 1024"><rect width="1024" height="1024" fill="#fff"/><g stroke="#000" stroke-width="8" fill="#fff">${body}</g></svg>`

async function finished(body: string) {
  const { picture } = await finish(page(body))
  const grey = new Uint8Array(await sharp(picture).toColourspace('b-w').raw().toBuffer())
  /** How many pixels of a row are ink, between two places. */
  const inkAcross = (y: number, x0: number, x1: number): number =>
    grey.subarray(y * 1024 + x0, y * 1024 + x1).filter((value) => value < 128).length
  return { grey, inkAcross }
}

const largeAreas = (grey: Uint8Array): number =>
  tabulateRegions(mapRegions(inkOfGrey(grey), 1024, 1024)).areas.filter((area) => area > 10_000).length

/** A post, and before it somebody whose edge is nearly the post's. */
const POST = '<path fill="#fff" d="M300 200H500V900H300Z"/>'
const BEFORE = '<path fill="#fff" d="M200 300H492V800H200Z"/>'

test('where two lines run side by side, that of what lies behind is left out', async () => {
  const { grey, inkAcross } = await finished(POST + BEFORE)
  assert.ok(inkAcross(550, 470, 520) <= 10, `${inkAcross(550, 470, 520)} pixels of ink`)
  assert.ok((grey[550 * 1024 + 492] as number) < 128, 'the line of who is before it stays')
  assert.ok(inkAcross(250, 470, 520) >= 7, 'and beyond it the line behind goes on')
})

test('no two areas become one by that', async () => {
  const { grey } = await finished(POST + BEFORE)
  // The page, who is before the post, and the post above and below.
  assert.equal(largeAreas(grey), 4)
})

test('what was meant to be black stays black', async () => {
  const { inkAcross } = await finished(`${BEFORE}<circle cx="345" cy="500" r="20" fill="#000"/>`)
  assert.ok(inkAcross(500, 320, 370) >= 39)
})

test('a thing too small to color stays a dot, also beside somebody', async () => {
  const { inkAcross } = await finished(`${BEFORE}<circle cx="505" cy="500" r="7"/>`)
  assert.ok(inkAcross(500, 480, 525) >= 20, `${inkAcross(500, 480, 520)}`)
})

test('a heavy line that ends within an area stays whole', async () => {
  const { inkAcross } = await finished('<path d="M500 300V600" fill="none" stroke-width="20" stroke-linecap="round"/>')
  assert.ok(inkAcross(450, 480, 520) >= 19)
})

test('in the colored version what is left out has the color of what it becomes part of', async () => {
  const sky = '<rect class="sky" width="1024" height="1024" fill="#fff" stroke="none"/>'
  const tinted = (shape: string, note: string) => shape.replace('fill="#fff"', `fill="#fff" class="${note}"`)
  const { svg } = await finish(
    page(tinted(sky, 'sky').replace('class="sky" ', '') + tinted(POST, 'wood') + tinted(BEFORE, 'leaf')),
  )
  const { data, info } = await sharp(await colorize(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)]
  const apart = at(502, 550).map((value, k) => Math.abs(value - (at(700, 550)[k] as number)))
  assert.ok(Math.max(...apart) < 40, `${apart}`)
})

test('the line between two legs stays, up to where it ends', async () => {
  const legs = '<path d="M346 800V740" fill="none" stroke-width="15" stroke-linecap="round"/>'
  const { inkAcross } = await finished(BEFORE + legs)
  assert.ok(inkAcross(745, 330, 362) >= 13, `${inkAcross(745, 330, 362)}`)
})
