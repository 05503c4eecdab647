import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { draw, finish, starterPrompts } from '../src/index.ts'

test('the same prompt and seed give the same page, whatever was drawn before', () => {
  const first = draw('a castle with a dragon', 3).svg
  draw('something else entirely', 1)
  assert.equal(draw('a castle with a dragon', 3).svg, first)
  assert.equal(draw('  A Castle with a dragon ', 3).svg, first)
})

test('seeds in a row give different pages', () => {
  const pages = new Set([1, 2, 3, 4, 5, 6].map((seed) => draw('a dog', seed).svg))
  assert.equal(pages.size, 6)
})

test('what was asked for is on the page', () => {
  assert.deepEqual(draw('three owls at night', 1).items, ['owl×3'])
  assert.equal(draw('three owls at night', 1).setting, 'night')
  assert.equal(draw('a fish on the farm', 1).setting, 'farm')
  assert.equal(draw('a bear in a little boat', 1).setting, 'pond')
  assert.equal(draw('a koala in a hot air balloon', 1).setting, 'sky')
})

test('a prompt nobody understands still gives a page that fits', () => {
  for (const prompt of [
    'wibble flimflam',
    '一只猫',
    'قطة',
    '',
    ' '.repeat(1000),
    '<svg onload=alert(1)>',
    'x'.repeat(1000),
    '🫠',
    '\u0000\ud800',
  ]) {
    const { svg } = draw(prompt, 1)
    assert.ok(svg.length > 5000, JSON.stringify(prompt))
    assert.doesNotMatch(svg, /onload|alert|script/)
  }
})

test('a page is 1024 by 1024, one channel, black lines on white', async () => {
  const { picture: png } = await finish(draw(starterPrompts()[0] as string, 1).svg)
  const meta = await sharp(png).metadata()
  assert.deepEqual([meta.format, meta.width, meta.height, meta.channels], ['png', 1024, 1024, 1])
  const { data } = await sharp(png).raw().toBuffer({ resolveWithObject: true })
  let middle = 0
  for (const v of data) if (v > 64 && v < 192) middle++
  assert.ok(middle / data.length < 0.04, 'hardly any grey')
})

test('there are sixty starter prompts, all different', () => {
  assert.equal(new Set(starterPrompts()).size, 60)
})
