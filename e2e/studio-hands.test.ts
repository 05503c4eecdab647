import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { openPage } from './support/browser.ts'
import { handOn, heightOfInk } from './support/hand.ts'
import { makePerson } from './support/people.ts'
import { drawing, openStudio, paint, type Studio, startStudio } from './support/studio.ts'

let studio: Studio

before(async () => {
  studio = await startStudio(1)
})
after(() => studio?.product[Symbol.asyncDispose]())

/** Where the page lies in its container. */
const viewOf = (page: Page) =>
  page.locator('.studio__page').evaluate((wrapper) => {
    const { a: zoom, e: x, f: y } = new DOMMatrix(getComputedStyle(wrapper).transform)
    return { zoom, x, y }
  })

const open = async (t: Parameters<typeof openPage>[0], touch = false) => {
  const { url } = studio.product
  const page = await openPage(t, { url, person: await makePerson(url), touch })
  const at = await openStudio(page, studio.pageIds[0])
  return {
    page,
    at,
    hand: await handOn(page, at),
    clear: () => page.getByRole('button', { name: 'Clear page' }).click(),
  }
}

test('a mouse paints as broad as the brush, and a circle of that size goes with it', async (t) => {
  const { page, at, clear } = await open(t)
  const { zoom } = await viewOf(page)
  const circle = page.locator('.brush-cursor')
  assert.equal(await circle.isVisible(), false, 'nobody points yet')
  for (const size of [30, 5]) {
    await page
      .getByRole('button', { name: `Brush ${size}`, exact: true })
      .first()
      .click()
    const [x, y] = at(0.5, 0.5)
    await page.mouse.move(x, y)
    const box = await circle.boundingBox()
    assert.ok(box && Math.abs(box.width - size * zoom) < 0.1, `a circle of ${size}: ${box?.width}`)
    assert.ok(Math.abs(box.x + box.width / 2 - x) < 0.1 && Math.abs(box.y + box.height / 2 - y) < 0.1)
    await page.mouse.move(...at(0.2, 0.5))
    await page.mouse.down()
    for (let k = 1; k <= 10; k++) await page.mouse.move(...at(0.2 + k * 0.05, 0.5))
    await page.mouse.up()
    const { painted } = await drawing(page)
    assert.ok(painted > 0)
    const height = await heightOfInk(page, 400, 400, 640)
    assert.ok(Math.abs(height - size) < 0.7, `ink of ${height} for a brush of ${size}`)
    await page.getByRole('button', { name: 'Eraser' }).first().click()
    await page.getByRole('button', { name: 'Brush', exact: true }).first().click()
    await clear()
  }
  await page.getByRole('button', { name: 'Fill' }).first().click()
  await page.mouse.move(...at(0.4, 0.4))
  assert.equal(await circle.isVisible(), false, 'the bucket has no size')
})

test('a pen paints thin when light and broad when pressed, and from then on fingers only move the page', async (t) => {
  const { page, hand } = await open(t, true)
  await hand.penStroke([0.2, 0.3], [0.8, 0.3], 0.1)
  await hand.penStroke([0.2, 0.6], [0.8, 0.6], 0.9)
  const inked = await drawing(page)
  const light = await heightOfInk(page, 512, 207, 407)
  const heavy = await heightOfInk(page, 512, 514, 714)
  assert.ok(light > 10 && light < 14, `a light stroke is ${light} px of 20`)
  assert.ok(heavy > 26 && heavy < 30, `a heavy stroke is ${heavy} px of 20`)

  await hand.fingers([[0.3, 0.45]], [[0.7, 0.8]])
  await hand.fingers([[0.5, 0.8]])
  assert.deepEqual(await drawing(page), inked, 'neither a finger nor the hand that rests leaves anything')
  await page.getByRole('button', { name: 'Zoom in' }).first().click()
  const before = await viewOf(page)
  await hand.fingers([[0.6, 0.6]], [[0.55, 0.5]])
  const after = await viewOf(page)
  assert.ok(after.x < before.x && after.y < before.y && after.zoom === before.zoom, 'a finger moves the page')
  assert.deepEqual(await drawing(page), inked)
})

test('a finger draws, two zoom and move and leave no dot, a tap of two takes back and of three brings back', async (t) => {
  const { page, hand } = await open(t, true)
  const blank = await drawing(page)
  await hand.fingers([[0.5, 0.5]], [[0.5, 0.5]], 30)
  assert.deepEqual(await drawing(page), blank, 'a palm is no finger')

  const before = await viewOf(page)
  await hand.fingersInTurn(
    [0.45, 0.5],
    [0.55, 0.5],
    [
      [0.2, 0.4],
      [0.8, 0.6],
    ],
  )
  const pinched = await viewOf(page)
  assert.ok(pinched.zoom > before.zoom * 2, `zoomed from ${before.zoom} to ${pinched.zoom}`)
  await hand.fingers(
    [
      [0.4, 0.5],
      [0.6, 0.5],
    ],
    [
      [0.3, 0.3],
      [0.5, 0.3],
    ],
  )
  const moved = await viewOf(page)
  assert.ok(moved.x < pinched.x && moved.y < pinched.y, 'two fingers move the page')
  assert.deepEqual(await drawing(page), blank, 'and leave no dot')
  assert.equal(await page.getByRole('button', { name: 'Undo' }).getAttribute('aria-disabled'), 'true')

  await hand.fingers([[0.3, 0.5]], [[0.7, 0.5]])
  const one = await drawing(page)
  assert.ok(one.painted > 1000, 'one finger draws')
  await hand.fingers([[0.3, 0.7]], [[0.7, 0.7]])
  const two = await drawing(page)
  await hand.fingers([
    [0.4, 0.4],
    [0.6, 0.4],
  ])
  assert.deepEqual(await drawing(page), one)
  await hand.fingers([
    [0.3, 0.4],
    [0.5, 0.4],
    [0.7, 0.4],
  ])
  assert.deepEqual(await drawing(page), two)
})

test('inside the lines a stroke stays in its shape, the eyedropper takes its color, and the eraser takes it away', async (t) => {
  const { page, at, clear } = await open(t)
  await paint(page, at)
  const free = await drawing(page)
  await clear()
  await page.getByTitle('Rose').first().click()
  await page.getByText('Stay inside the lines').click()
  await paint(page, at)
  const clipped = await drawing(page)
  assert.ok(clipped.painted > 100 && clipped.painted < free.painted * 0.9, `${clipped.painted} of ${free.painted}`)
  await page.getByTitle('Sky').first().click()
  await page.getByRole('button', { name: 'Pick a color from the page' }).first().click()
  await page.mouse.click(...at(0.2, 0.2))
  await page.locator('.tin__now', { hasText: 'Rose' }).waitFor()
  await page.getByRole('button', { name: 'Eraser' }).first().click()
  // Broader than the stroke: its soft edge would keep a little of the color.
  await page.getByRole('button', { name: 'Brush 30' }).first().click()
  await paint(page, at)
  assert.equal((await drawing(page)).painted, 0)
  await page.getByTitle('Sky').first().click()
  assert.equal(
    await page.getByRole('button', { name: 'Brush', exact: true }).first().getAttribute('aria-pressed'),
    'true',
  )
})

test('on a screen with other pixels the page lies on whole ones again', async (t) => {
  const { url } = studio.product
  const width = 1438
  const page = await openPage(t, { url, width, person: await makePerson(url) })
  const at = await openStudio(page, studio.pageIds[0])
  await page.mouse.move(...at(0.5, 0.5))
  const session = await page.context().newCDPSession(page)
  for (const deviceScaleFactor of [1.5, 1.25]) {
    const metrics = { width, height: 900, deviceScaleFactor, mobile: false }
    await session.send('Emulation.setDeviceMetricsOverride', metrics)
    await page.mouse.move(5, 5)
    await page.mouse.move(...at(0.5, 0.5))
    const [ratio, left] = await page.locator('.studio__page').evaluate((element) => {
      return [devicePixelRatio, element.getBoundingClientRect().left * devicePixelRatio]
    })
    assert.equal(ratio, deviceScaleFactor)
    assert.ok(Math.abs((left ?? 0.5) - Math.round(left ?? 0)) < 0.01, `it lies at ${left}`)
  }
})
