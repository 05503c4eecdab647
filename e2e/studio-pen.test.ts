import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { openPage } from './support/browser.ts'
import { breadthOfInk, handOn, heightOfInk, type Place } from './support/hand.ts'
import { makePerson } from './support/people.ts'
import { drawing, openStudio, sharedStudio, studioReady } from './support/studio.ts'

const studio = sharedStudio()

async function open(t: Parameters<typeof openPage>[0], width = 1440) {
  const page = await openPage(t, { url: studio.url, person: await makePerson(studio.url), width, touch: true })
  const at = await openStudio(page, studio.pageId)
  return { page, hand: await handOn(page, at) }
}

async function takePencil(page: Page) {
  const brush = page.locator('.tool').getByText('Brush', { exact: true }).filter({ visible: true })
  await brush.click()
  const brushes = page.getByRole('region', { name: 'Brushes', exact: true })
  await brushes.getByRole('button', { name: 'Colored pencil', exact: true }).click()
  await brush.click()
  await brushes.waitFor({ state: 'detached' })
  return handOn(page, await studioReady(page))
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** A line of the pen at this height of the page: how much color it left and how broad it is, as means of some columns. */
async function line(page: Page, hand: Awaited<ReturnType<typeof handOn>>, y: number, force: number, tilt?: number) {
  await hand.penStroke([0.2, y], [0.8, y], force, tilt)
  await drawing(page)
  const middle = Math.round(y * 1024)
  const columns = Array.from({ length: 40 }, (_, k) => 300 + k * 10)
  const along = (measure: typeof heightOfInk) =>
    Promise.all(columns.map((x) => measure(page, x, middle - 60, middle + 60))).then(mean)
  return { ink: await along(heightOfInk), breadth: await along(breadthOfInk) }
}

test('a pencil leaves more of itself when pressed, and a broader line when it lies flat', async (t) => {
  const { page } = await open(t)
  const hand = await takePencil(page)
  const light = await line(page, hand, 0.15, 0.15)
  const even = await line(page, hand, 0.35, 0.5)
  const heavy = await line(page, hand, 0.55, 0.95)
  const flat = await line(page, hand, 0.8, 0.5, 60)
  assert.ok(light.ink > 0 && even.ink > light.ink * 1.2, `ink of ${light.ink}, then ${even.ink}`)
  assert.ok(heavy.ink > even.ink * 1.2, `ink of ${even.ink}, then ${heavy.ink}`)
  // Lying at 60 of 90 degrees it is to be five thirds as broad, and lighter for it.
  const broader = flat.breadth / even.breadth
  assert.ok(broader > 1.4 && broader < 1.9, `upright ${even.breadth}, flat ${flat.breadth}`)
})

test('the hand that holds the pen leaves no mark, whether it comes down before the pen, beside it or after', async (t) => {
  const { page, hand } = await open(t)
  const palm: Place = [0.7, 0.75]
  await hand.touch('touchStart', [palm])
  await hand.touch('touchMove', [[0.71, 0.77]])
  await hand.touch('touchMove', [[0.72, 0.79]])
  await hand.penStroke([0.2, 0.3], [0.6, 0.3], 0.5)
  await hand.touch('touchMove', [[0.75, 0.8]])
  await hand.touch('touchEnd', [])
  const alone = await drawing(page)
  assert.ok(alone.painted > 1000)
  assert.ok((await heightOfInk(page, Math.round(0.71 * 1024), 700, 900)) === 0, 'nothing where the hand lay')

  await page.getByRole('button', { name: 'Undo' }).first().click()
  assert.equal((await drawing(page)).painted, 0, 'the stroke of the pen was one step, and the only one')
  await hand.penStroke([0.2, 0.3], [0.6, 0.3], 0.5)
  await hand.fingers([palm], [[0.75, 0.8]], 30)
  await hand.fingers([palm], [[0.75, 0.8]])
  assert.deepEqual(await drawing(page), alone)
})

test('every point of a fast pen reaches the stroke, also those that the browser hands over together', async (t) => {
  const { page } = await open(t)
  const sheet = await page.locator('.studio__sheet').boundingBox()
  assert.ok(sheet)
  await page.evaluate(({ x, y, width, height }) => {
    const element = document.querySelector('.studio__sheet')
    const pen = { pointerType: 'pen', pointerId: 77, isPrimary: true, bubbles: true, pressure: 0.5, buttons: 1 }
    const at = (across: number, down: number) => ({ ...pen, clientX: x + width * across, clientY: y + height * down })
    element?.dispatchEvent(new PointerEvent('pointerdown', { ...at(0.2, 0.5), button: 0 }))
    for (let frame = 1; frame <= 6; frame += 1) {
      // A pen of 120 Hz on a screen of 60, slowed down by a busy page: up and down between two frames.
      const between = [0.25, 0.5, 0.75, 1].map((share) => {
        const across = 0.2 + (frame - 1 + share) * 0.1
        return new PointerEvent('pointermove', at(across, share === 0.5 ? 0.3 : 0.5))
      })
      const last = at(0.2 + frame * 0.1, 0.5)
      element?.dispatchEvent(new PointerEvent('pointermove', { ...last, coalescedEvents: between }))
    }
    element?.dispatchEvent(new PointerEvent('pointerup', { ...at(0.8, 0.5), buttons: 0 }))
  }, sheet)
  await drawing(page)
  for (let frame = 1; frame <= 6; frame += 1) {
    const peak = Math.round((0.2 + (frame - 0.5) * 0.1) * 1024)
    // A curve goes near its highest point, not through it.
    assert.ok((await heightOfInk(page, peak, 300, 440)) > 5, `the point of frame ${frame} that came between two others`)
  }
})

test('on a phone a swipe from the edge of the screen, which the system takes away, is no stroke', async (t) => {
  const { page, hand } = await open(t, 390)
  for (const [from, to] of [
    [0.01, 0.3],
    [0.99, 0.7],
  ] as const) {
    await hand.touch('touchStart', [[from, 0.5]])
    for (let k = 1; k <= 4; k += 1) await hand.touch('touchMove', [[from + ((to - from) * k) / 4, 0.5]])
    await hand.touch('touchCancel', [])
    assert.equal((await drawing(page)).painted, 0)
  }
  assert.equal(await page.getByRole('button', { name: 'Undo' }).first().getAttribute('aria-disabled'), 'true')
  await hand.fingers([[0.01, 0.5]], [[0.4, 0.5]])
  assert.ok((await drawing(page)).painted > 1000, 'what is colored there on purpose stays')
})
