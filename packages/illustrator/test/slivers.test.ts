import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inkOfGrey, mapRegions, tabulateRegions } from '@inkbloom/regions'
import sharp from 'sharp'
import { finish } from '../src/finish.ts'
import { unlitEye } from '../src/ink/lights.ts'

const page = (body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="1024" viewBox="0 0 1024 1024"><rect width="1024" height="1024" fill="#fff"/><g stroke="#000" stroke-width="3" fill="none">${body}</g></svg>`

const greyOf = async (picture: Uint8Array): Promise<Uint8Array> =>
  new Uint8Array(await sharp(picture).toColourspace('b-w').raw().toBuffer())

const inkIn = (grey: Uint8Array, x0: number, y0: number, x1: number, y1: number): number => {
  let ink = 0
  for (let y = y0; y < y1; y++) for (let x = x0; x < x1; x++) if ((grey[y * 1024 + x] as number) < 128) ink++
  return ink / ((x1 - x0) * (y1 - y0))
}

/** Two lines that cross under a third: a small triangle between them. */
const CROSSED = '<path d="M300 500H700M495 500L505 486M515 500L505 486M505 486V300"/>'

test('a sliver between crossing lines becomes part of its neighbor instead of a blot', async () => {
  const { picture, svg } = await finish(page(CROSSED))
  const grey = await greyOf(picture)
  assert.ok(inkIn(grey, 502, 493, 508, 498) < 0.3, 'the triangle is paper')
  assert.match(svg, /<path d="M[^"]*c[^"]*z" fill="#fff" stroke="none"\/>/, 'and so it is in the drawing, in curves')
})

test('the areas beside it stay apart', async () => {
  const half = '<path d="M0 500H1024"/>'
  const { picture } = await finish(page(half + CROSSED))
  const map = mapRegions(inkOfGrey(await greyOf(picture)), 1024, 1024)
  const large = tabulateRegions(map).areas.filter((area) => area > 10_000)
  assert.equal(large.length, 2)
})

test('a small dot stays a dot', async () => {
  const { picture } = await finish(page('<path d="M0 300H1024M0 330H1024"/><circle cx="500" cy="315" r="6"/>'))
  assert.ok(inkIn(await greyOf(picture), 497, 312, 503, 318) > 0.9)
})

test('of a face every line stays', async () => {
  const eye =
    '<circle cx="505" cy="430" r="14" fill="#000"/><circle cx="508" cy="426" r="4" fill="white" stroke="none"/>'
  const { picture } = await finish(page(eye + CROSSED))
  assert.ok(inkIn(await greyOf(picture), 502, 493, 508, 498) > 0.8)
})

test('of a face whose eyes are shut every line stays too, and its mark is black', async () => {
  const eye = `<circle cx="505" cy="450" r="3" fill="${unlitEye(28)}" stroke="none"/>`
  const { picture, svg } = await finish(page(eye + CROSSED))
  assert.ok(inkIn(await greyOf(picture), 502, 493, 508, 498) > 0.8)
  assert.doesNotMatch(svg, /fill="#00[0-9a-f]{4}/)
})
