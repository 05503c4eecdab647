import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { openPage, shoot } from './support/browser.ts'
import { makePerson } from './support/people.ts'
import { openMixer, openStudio, sharedStudio } from './support/studio.ts'

const studio = sharedStudio()

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).filter({ visible: true })
const painting = (page: Page) => page.getByRole('complementary', { name: 'Colors' }).locator('p')

async function drag(page: Page, on: Locator, from: readonly [number, number], to: readonly [number, number]) {
  const box = await on.boundingBox()
  assert.ok(box)
  const place = ([x, y]: readonly [number, number]) => [box.x + box.width * x, box.y + box.height * y] as const
  await page.mouse.move(...place(from))
  await page.mouse.down()
  await page.mouse.move(...place([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]))
  await page.mouse.move(...place(to))
  await page.mouse.up()
}

for (const width of [1440, 390])
  test(`a color is mixed by dragging, and then shown as the one in hand (${width} wide)`, async (t) => {
    const page = await openPage(t, { url: studio.url, person: await makePerson(studio.url), width })
    await openStudio(page, studio.pageId)
    const dialog = await openMixer(page)
    const code = dialog.getByRole('textbox', { name: 'Color code' })
    await drag(page, dialog.getByRole('slider', { name: 'Hue' }), [0.05, 0.5], [0.66, 0.5])
    await drag(page, dialog.getByRole('slider', { name: 'Strength and light' }), [0.2, 0.8], [0.98, 0.02])
    const mixed = await code.inputValue()
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(mixed.slice(at, at + 2), 16))
    assert.ok(blue > 200 && red < 80 && green < 80, `${mixed} is a strong blue`)
    await shoot(page, 'studio-mix')
    await dialog.getByRole('button', { name: 'Use this color' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await page.locator('[aria-label="Mix colors"][aria-pressed="true"]').filter({ visible: true }).waitFor()
    await openMixer(page)
    assert.equal(await code.inputValue(), mixed, 'and is what the next mixing begins with')
  })

test('the keyboard mixes too', async (t) => {
  const page = await openPage(t, { url: studio.url, person: await makePerson(studio.url) })
  await openStudio(page, studio.pageId)
  const dialog = await openMixer(page)
  const code = dialog.getByRole('textbox', { name: 'Color code' })
  assert.equal(await code.inputValue(), '#000000')
  await dialog.getByRole('slider', { name: 'Strength and light' }).focus()
  for (let i = 0; i < 60; i += 1) await page.keyboard.press('ArrowUp')
  assert.equal(await code.inputValue(), '#999999')
  await page.keyboard.press('End')
  await dialog.getByRole('slider', { name: 'Hue' }).focus()
  await page.keyboard.press('End')
  assert.match(await code.inputValue(), /^#99000[0-9]$/)
})

test('from black, the slider of hues mixes the color it points at', async (t) => {
  const page = await openPage(t, { url: studio.url, person: await makePerson(studio.url) })
  await openStudio(page, studio.pageId)
  const dialog = await openMixer(page)
  const code = dialog.getByRole('textbox', { name: 'Color code' })
  assert.equal(await code.inputValue(), '#000000')
  await drag(page, dialog.getByRole('slider', { name: 'Hue' }), [0.05, 0.5], [0.66, 0.5])
  const mixed = await code.inputValue()
  assert.match(mixed, /^#[0-4][0-9a-f][0-4][0-9a-f]ff$/, `${mixed} is a full blue`)
})

test('colors have the names that people give them', async (t) => {
  const page = await openPage(t, { url: studio.url, person: await makePerson(studio.url) })
  await openStudio(page, studio.pageId)
  const named = async (color: string) => {
    const dialog = await openMixer(page)
    await dialog.getByRole('textbox', { name: 'Color code' }).fill(color)
    await dialog.getByRole('button', { name: 'Use this color' }).click()
    await dialog.waitFor({ state: 'hidden' })
    return painting(page).innerText()
  }
  for (const [color, name] of [
    ['#7b4a21', 'Brown'],
    ['#7c8088', 'Gray'],
    ['#1b2a5c', 'Navy'],
    ['#f5e6c8', 'Cream'],
  ] as const)
    assert.match(await named(color), new RegExp(`${name}$`, 'i'), color)
})

test('choosing a color leaves the eraser for the brush, and keeps Fill', async (t) => {
  const page = await openPage(t, { url: studio.url, person: await makePerson(studio.url) })
  await openStudio(page, studio.pageId)
  const pressed = (name: string) => page.getByRole('button', { name, exact: true }).first().getAttribute('aria-pressed')
  await page.getByRole('button', { name: 'Eraser' }).first().click()
  await page.getByRole('button', { name: 'Red', exact: true }).first().click()
  assert.deepEqual([await pressed('Brush'), await pressed('Eraser'), await pressed('Red')], ['true', 'false', 'true'])
  await page.getByRole('button', { name: 'Fill' }).first().click()
  await page.getByRole('button', { name: 'Green', exact: true }).first().click()
  assert.deepEqual([await pressed('Brush'), await pressed('Fill'), await pressed('Green')], ['false', 'true', 'true'])
})

test('picking a color from the page goes back to the tool it was taken up from', async (t) => {
  const page = await openPage(t, { url: studio.url, person: await makePerson(studio.url) })
  const at = await openStudio(page, studio.pageId)
  const isOn = (name: string) => button(page, name).first().getAttribute('aria-pressed')
  await button(page, 'Fill').click()
  await button(page, 'Pick a color from the page').click()
  await page.mouse.click(...at(0.5, 0.5))
  assert.equal(await isOn('Fill'), 'true')
  await button(page, 'Pick a color from the page').click()
  await button(page, 'Pick a color from the page').click()
  assert.equal(await isOn('Fill'), 'true', 'also when it is put down unused')
})

test('the words and the sizes beside the page are those of the tool in hand', async (t) => {
  const page = await openPage(t, { url: studio.url, person: await makePerson(studio.url) })
  await openStudio(page, studio.pageId)
  const size = button(page, 'Brush 30').first()
  assert.match(await painting(page).innerText(), /^Painting with/)
  await button(page, 'Fill').click()
  assert.match(await painting(page).innerText(), /^Filling with/)
  assert.equal(await size.isDisabled(), true, 'a fill has no size')
  await button(page, 'Eraser').click()
  assert.match(await painting(page).innerText(), /^Erasing/)
  assert.equal(await size.isDisabled(), false)
})
