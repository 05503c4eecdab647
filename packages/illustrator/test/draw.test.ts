import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { draw, finish, starterPrompts } from '../src/index.ts'

test('the same prompt and seed give the same page, whatever was drawn before', async () => {
  const first = (await draw('a castle with a dragon', 3)).svg
  await draw('something else entirely', 1)
  assert.equal((await draw('a castle with a dragon', 3)).svg, first)
  assert.equal((await draw('  A Castle with a dragon ', 3)).svg, first)
})

test('a page is drawn where only one kind of thing may lie about', async () => {
  assert.deepEqual((await draw('a wolf standing on a rock under the moon', 1)).missing, [])
})

test('seeds in a row give different pages', async () => {
  const pages = await Promise.all([1, 2, 3, 4, 5, 6].map((seed) => draw('a dog', seed)))
  assert.equal(new Set(pages.map((page) => page.svg)).size, 6)
})

test('what was asked for is on the page', async () => {
  assert.deepEqual((await draw('three owls at night', 1)).items, ['owl×3'])
  const settings = {
    'three owls at night': 'night hill',
    'a fish on the farm': 'farmyard',
    'a bear in a little boat': 'water',
    'a koala in a hot air balloon': 'sky',
  }
  for (const [prompt, setting] of Object.entries(settings)) {
    const page = await draw(prompt, 1)
    assert.equal(page.setting, setting, prompt)
    assert.deepEqual(page.missing, [], prompt)
  }
})

test('a prompt nobody understands still gives a page that fits', async () => {
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
    const { svg } = await draw(prompt, 1)
    assert.ok(svg.length > 5000, JSON.stringify(prompt))
    assert.doesNotMatch(svg, /onload|alert|script/)
  }
})

test('a page is 1024 by 1024, one channel, black lines on white', async () => {
  const { picture: png } = await finish((await draw('a snail with a cottage for a shell', 1)).svg)
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
