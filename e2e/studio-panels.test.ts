import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expectNoAxeViolations, openPage, shoot } from './support/browser.ts'
import { makePerson } from './support/people.ts'
import { drawing, openMixer, openStudio, paint, sharedStudio, studioReady } from './support/studio.ts'

const studio = sharedStudio()

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).filter({ visible: true })
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

async function openPanel(page: Page, tool: 'Brush' | 'Fill') {
  const taken = button(page, new RegExp(`^${tool}$`))
  if ((await taken.getAttribute('aria-pressed')) !== 'true') await taken.click()
  await taken.click()
  return panel(page, tool === 'Brush' ? 'Brushes' : 'Fill')
}

test('every brush paints its own way, and each stroke is one step back', async (t) => {
  const page = await openPage(t, { url: studio.url, person: await makePerson(studio.url) })
  await openStudio(page, studio.pageId)
  await button(page, 'Sky').click()
  const brushes = await openPanel(page, 'Brush')
  await expectNoAxeViolations(page)
  await shoot(page, 'studio-brushes')
  const at = await studioReady(page)
  const empty = await drawing(page)
  const seen = new Set<number>()
  for (const name of ['Brush', 'Marker', 'Colored pencil', 'Crayon', 'Watercolor', 'Glitter', 'Pattern']) {
    await brushes.getByRole('button', { name, exact: true }).click()
    await paint(page, at)
    const { hash, painted } = await drawing(page)
    assert.ok(painted > 1000, name)
    seen.add(hash)
    await button(page, 'Undo').click()
    assert.equal((await drawing(page)).hash, empty.hash, `${name} is taken back`)
  }
  assert.equal(seen.size, 7)
})

test('the pattern brush prints each pattern in its own way', async (t) => {
  const page = await openPage(t, { url: studio.url, person: await makePerson(studio.url) })
  await openStudio(page, studio.pageId)
  await button(page, 'Sky').click()
  const brushes = await openPanel(page, 'Brush')
  const prints = brushes.getByRole('group', { name: 'Pattern of the brush' })
  assert.equal(await prints.count(), 0, 'another brush has no pattern')
  await brushes.getByRole('button', { name: 'Pattern', exact: true }).click()
  const at = await studioReady(page)
  const seen = new Set<number>()
  for (const name of ['Dots', 'Stripes', 'Checks', 'Hearts', 'Stars', 'Scales', 'Leaves']) {
    await prints.getByRole('button', { name }).click()
    await paint(page, at)
    seen.add((await drawing(page)).hash)
    await button(page, 'Undo').click()
  }
  assert.equal(seen.size, 7)
  await expectNoAxeViolations(page)
  await shoot(page, 'studio-prints')
})

for (const width of [1440, 1024, 390])
  test(`whatever kind of fill is chosen, the kinds stay under the pointer (${width} wide)`, async (t) => {
    const page = await openPage(t, { url: studio.url, person: await makePerson(studio.url), width })
    await openStudio(page, studio.pageId)
    const fills = await openPanel(page, 'Fill')
    const places = async () =>
      Promise.all(
        ['Flat', 'Linear', 'Radial', 'Pattern', 'Shaded'].map((name) =>
          fills.getByRole('button', { name, exact: true }).boundingBox(),
        ),
      )
    const before = await places()
    for (const name of ['Linear', 'Pattern', 'Shaded', 'Flat']) {
      await fills.getByRole('button', { name, exact: true }).click()
      assert.deepEqual(await places(), before, name)
    }
  })

test('of a gradient, the tin shows the color that it changes', async (t) => {
  const page = await openPage(t, { url: studio.url, person: await makePerson(studio.url) })
  await openStudio(page, studio.pageId)
  const fills = await openPanel(page, 'Fill')
  const now = page.getByRole('complementary', { name: 'Colors' }).locator('p b')
  await fills.getByRole('button', { name: 'Linear' }).click()
  assert.equal(await now.innerText(), 'Amber')
  await fills.getByRole('group', { name: 'Colors of the gradient' }).getByRole('button').first().click()
  assert.equal(await now.innerText(), 'Violet')
  await fills.getByRole('button', { name: 'Flat', exact: true }).click()
  assert.equal(await now.innerText(), 'Black')
})

test('a size between the six, less opacity and a stroke repeated around the middle', async (t) => {
  const page = await openPage(t, { url: studio.url, person: await makePerson(studio.url) })
  await openStudio(page, studio.pageId)
  const brushes = await openPanel(page, 'Brush')
  const at = await studioReady(page)
  await paint(page, at)
  const once = (await drawing(page)).painted
  await button(page, 'Undo').click()
  await brushes.getByRole('slider', { name: 'Size' }).fill('27')
  assert.equal(await button(page, 'Brush 27').getAttribute('aria-pressed'), 'true', 'in the place of the nearest')
  await brushes.getByRole('slider', { name: 'Opacity' }).fill('40')
  await brushes.getByRole('combobox', { name: 'Repeat around the middle' }).selectOption('6 times')
  await paint(page, at)
  assert.ok((await drawing(page)).painted > once * 4)
})

test('a gradient follows the drag and is one step; a pattern and shading fill with a press', async (t) => {
  const page = await openPage(t, { url: studio.url, person: await makePerson(studio.url) })
  await openStudio(page, studio.pageId)
  const fills = await openPanel(page, 'Fill')
  const at = await studioReady(page)
  const hashes = new Set<number>()
  await fills.getByRole('button', { name: 'Linear' }).click()
  await fills.getByRole('button', { name: 'Sea' }).click()
  await page.mouse.move(...at(0.5, 0.5))
  await page.mouse.down()
  await page.mouse.move(...at(0.55, 0.55))
  hashes.add((await drawing(page)).hash)
  await page.mouse.move(...at(0.7, 0.6))
  hashes.add((await drawing(page)).hash)
  await page.mouse.up()
  await shoot(page, 'studio-fills')
  await expectNoAxeViolations(page)
  await button(page, 'Undo').click()
  assert.equal((await drawing(page)).painted, 0)
  for (const style of ['Radial', 'Pattern', 'Shaded']) {
    await fills.getByRole('button', { name: style, exact: true }).click()
    await page.mouse.click(...at(0.5, 0.5))
    hashes.add((await drawing(page)).hash)
  }
  await fills.getByRole('button', { name: 'Pattern', exact: true }).click()
  await fills.getByRole('button', { name: 'Hearts' }).click()
  await page.mouse.click(...at(0.5, 0.5))
  hashes.add((await drawing(page)).hash)
  assert.equal(hashes.size, 6)
})

test('a gradient is given its colors from the tin', async (t) => {
  const page = await openPage(t, { url: studio.url, person: await makePerson(studio.url) })
  await openStudio(page, studio.pageId)
  const fills = await openPanel(page, 'Fill')
  await fills.getByRole('button', { name: 'Linear' }).click()
  const stops = fills.getByRole('group', { name: 'Colors of the gradient' }).getByRole('button')
  assert.deepEqual(await stops.allInnerTexts(), ['Violet', 'Pink', 'Amber'])
  await stops.first().click()
  await page.getByRole('complementary', { name: 'Colors' }).getByRole('button', { name: 'Green' }).click()
  assert.deepEqual(await stops.allInnerTexts(), ['Green', 'Pink', 'Amber'])
  await button(page, 'Add a color').click()
  assert.equal(await stops.count(), 4)
})

test('palettes, what goes with a color, a photo that stays here, and mixes that are remembered', async (t) => {
  const page = await openPage(t, { url: studio.url, person: await makePerson(studio.url) })
  await openStudio(page, studio.pageId)
  await button(page, 'Mix colors').click()
  const palettes = panel(page, 'Palettes')
  await palettes.getByRole('button', { name: 'Jewel' }).click()
  await palettes.getByRole('button', { name: 'Sapphire' }).click()
  const now = page.getByRole('complementary', { name: 'Colors' }).locator('p b')
  assert.equal(await now.innerText(), 'Sapphire')
  await palettes.getByText('Goes with Sapphire').waitFor()
  await expectNoAxeViolations(page)
  await shoot(page, 'studio-palettes')
  await palettes.getByRole('button', { name: 'Opposite' }).click()
  assert.notEqual(await now.innerText(), 'Sapphire')

  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url())
  })
  const photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#c2303c' } })
    .png()
    .toBuffer()
  await palettes.getByLabel('From a photo').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: photo })
  await palettes.getByRole('group', { name: 'From a photo' }).getByRole('button', { name: 'Ruby' }).click()
  assert.deepEqual(sent, [], 'the photo went nowhere')

  const dialog = await openMixer(page)
  await dialog.getByRole('textbox', { name: 'Color code' }).fill('#3f5bd8')
  await dialog.getByRole('button', { name: 'Use this color' }).click()
  await page.reload()
  await studioReady(page)
  await button(page, 'Mix colors').click()
  await panel(page, 'Palettes')
    .getByRole('group', { name: 'My mixes' })
    .getByRole('button', { name: /#3f5bd8$/ })
    .click()
})

for (const width of [1024, 390])
  test(`where there is less room, a panel lies over the desk until the first stroke (${width} wide)`, async (t) => {
    const page = await openPage(t, { url: studio.url, person: await makePerson(studio.url), width })
    await openStudio(page, studio.pageId)
    const brushes = await openPanel(page, 'Brush')
    await brushes.getByRole('button', { name: 'Crayon' }).click()
    await expectNoAxeViolations(page)
    const at = await studioReady(page)
    await shoot(page, 'studio-brushes')
    await paint(page, at, [0.4, 0.05])
    await brushes.waitFor({ state: 'hidden' })
    assert.ok((await drawing(page)).painted > 0)
    await button(page, 'Mix colors').click()
    await panel(page, 'Palettes').waitFor()
    const row = await page.locator('.studio-palettes').boundingBox()
    assert.ok(row && row.height >= 44, 'palettes to press')
    await shoot(page, 'studio-palettes')
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width, 'nothing scrolls sideways')
    await page.keyboard.press('Escape')
    await panel(page, 'Palettes').waitFor({ state: 'hidden' })
  })

test('a color that was mixed is with the account: another device has it, and can throw it away for both', async (t) => {
  const person = await makePerson(studio.url)
  const [sofa, desk] = [await openPage(t, { url: studio.url, person }), await openPage(t, { url: studio.url, person })]
  const mixes = (page: Page) => panel(page, 'Palettes').getByRole('group', { name: 'My mixes' })
  await openStudio(sofa, studio.pageId)
  const dialog = await openMixer(sofa)
  await dialog.getByRole('textbox', { name: 'Color code' }).fill('#3f5bd8')
  const synced = sofa.waitForResponse(/mixes\/sync/)
  await dialog.getByRole('button', { name: 'Use this color' }).click()
  await synced

  await desk.goto('/pages/public')
  await openStudio(desk, studio.pageId)
  await button(desk, 'Mix colors').click()
  await mixes(desk)
    .getByRole('button', { name: /#3f5bd8$/ })
    .click()
  const removed = desk.waitForResponse(/mixes\/sync/)
  await mixes(desk)
    .getByRole('button', { name: /from my mixes$/ })
    .click()
  await removed
  await sofa.reload()
  await studioReady(sofa)
  await button(sofa, 'Mix colors').click()
  await mixes(sofa).getByRole('button', { name: 'Mix a color' }).waitFor()
  await mixes(sofa)
    .getByRole('button', { name: /#3f5bd8$/ })
    .waitFor({ state: 'hidden' })
})
