import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { open, openPage } from './support/browser.ts'
import { makeAdmin } from './support/people.ts'
import { startProduct } from './support/product.ts'

const product = await startProduct()
after(() => product[Symbol.asyncDispose]())
await makeAdmin(product.url)
const { url } = product

const sections = ['home', 'how-it-works', 'features', 'pricing', 'faqs', 'call-to-action']

test('the landing page shows its sections in order, and the header leads to them', async (t) => {
  const page = await openPage(t, { url })
  await page.goto('/')
  const ids = await page.locator('main section[id]').evaluateAll((found) => found.map(({ id }) => id))
  assert.deepEqual(ids, sections)
  const header = page.getByRole('banner')
  const addresses = await header
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  assert.deepEqual(addresses, ['/', '/#home', '/#how-it-works', '/#pricing', '/#faqs', '/sign-in'])
  await header.getByRole('link', { name: 'Pricing' }).click()
  await page.waitForURL('**/#pricing')
  await page.waitForFunction(
    () => Math.abs(document.querySelector('#pricing')?.getBoundingClientRect().top ?? 999) < 120,
  )
  assert.equal(await page.getByRole('link', { name: 'Start free trial' }).getAttribute('href'), '/sign-up')
  assert.equal(await page.getByRole('link', { name: 'Get started' }).getAttribute('href'), '/sign-up')
  assert.equal(await page.getByRole('link', { name: 'Choose Starter' }).getAttribute('href'), '/sign-up/?plan=starter')
})

test('the page comes alive without a flash: nothing is thrown away, and links need no new page', async (t) => {
  const page = await openPage(t, { url })
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const heading = document.querySelector('h1') as (HTMLElement & { first?: boolean }) | null
      if (heading) heading.first = true
    })
  })
  await open(page, '/')
  const same = await page.evaluate(() => (document.querySelector('h1') as HTMLElement & { first?: boolean }).first)
  assert.equal(same, true, 'the heading that the server sent is still the one on the page')
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
  await page.getByRole('heading', { level: 1, name: 'Terms' }).waitFor()
  assert.equal(await page.evaluate(() => 'stayed' in window), true)
})

test('without script the site reads, unfolds its answers and leads on', async (t) => {
  const context = await (await openPage(t, { url }))
    .context()
    .browser()
    ?.newContext({ javaScriptEnabled: false, baseURL: url })
  assert.ok(context)
  t.after(() => context.close())
  const page = await context.newPage()
  await page.goto('/')
  await page.getByRole('heading', { level: 1, name: 'Say it in words. Color it by hand.' }).waitFor()
  for (const id of sections) assert.equal(await page.locator(`section#${id}`).isVisible(), true, id)
  const answer = page.getByText('Nothing is charged.', { exact: false })
  assert.equal(await answer.isVisible(), false)
  await page.getByText('What if a drawing fails?').click()
  await answer.waitFor()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.locator('summary[aria-label="Menu"]').click()
  await page.locator('.site-menu').getByRole('link', { name: 'FAQs' }).click()
  assert.match(page.url(), /#faqs$/)
  await page.getByRole('link', { name: 'Privacy' }).click()
  await page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await page.getByRole('heading', { level: 1, name: 'Welcome back' }).waitFor()
})

/** How many pixels of the garden's canvas hold color. */
const painted = () => {
  const canvas = document.querySelector('canvas')
  const pixels = canvas?.width ? canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data : null
  return pixels ? pixels.filter((value, at) => at % 4 === 3 && value > 0).length : 0
}

test('the garden takes color under the pointer, with the engine fetched at the first touch', async (t) => {
  const page = await openPage(t, { url })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await open(page, '/')
  assert.deepEqual(
    asked.filter((address) => /\.regions$|\/hero-/.test(address)),
    [],
  )
  await page.mouse.move(1250, 560)
  await page.locator('.garden[data-live]').waitFor({ state: 'attached' })
  await page.mouse.move(1240, 480)
  await page.waitForFunction(painted)
  const before = await page.evaluate(painted)
  await page.mouse.move(1330, 210)
  await page.waitForFunction(`(${painted})() > ${before}`)
})

test('a finger colors it too, and who asked for less motion sees it stand still', async (t) => {
  const phone = await openPage(t, { url, width: 390 })
  await phone.emulateMedia({ reducedMotion: 'no-preference' })
  await open(phone, '/')
  const canvas = phone.locator('.garden canvas')
  await canvas.scrollIntoViewIfNeeded()
  const box = await canvas.boundingBox()
  assert.ok(box)
  const at = { clientX: box.x + box.width * 0.6, clientY: box.y + box.height * 0.7 }
  await canvas.dispatchEvent('pointerdown', { ...at, pointerType: 'touch' })
  await phone.waitForFunction(painted)
  const still = await openPage(t, { url })
  await open(still, '/')
  const asked: string[] = []
  still.on('request', (request) => asked.push(request.url()))
  await still.mouse.move(1250, 560)
  await still.mouse.move(1240, 480)
  // The engine would be loaded as soon as the pointer moves.
  await still.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  assert.deepEqual(asked, [])
  assert.equal(await still.locator('.garden[data-live]').count(), 0)
})

test('who is signed in is sent on from a sign-in page that came rendered for visitors', async (t) => {
  const admin = await (
    await fetch(`${url}/backend/api/users/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'admin@example.com', password: 'a good password' }),
    })
  ).json()
  const person = { ...admin.data, email: '', password: '' }
  const page = await openPage(t, { url, person })
  await page.goto('/sign-in')
  await page.waitForURL('**/admin')
})
