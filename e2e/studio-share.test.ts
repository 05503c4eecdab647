import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { expectNoAxeViolations, openPage, shoot, visitDayAndNight } from './support/browser.ts'
import { makePerson, type Person, send } from './support/people.ts'
import { openShop, startStripe } from './support/shop.ts'
import { drawing, openStudio, paint, type Studio, saved, startStudio } from './support/studio.ts'

let stripe: Awaited<ReturnType<typeof startStripe>>
let studio: Studio
let person: Person

before(async () => {
  stripe = await startStripe()
  studio = await startStudio(2, { STRIPE_API_BASE: stripe.url })
  await openShop(studio.product.url, studio.admin, stripe)
  person = await makePerson(studio.product.url, { plan: 'starter', name: 'Wilhelmina' })
})
after(async () => {
  await studio?.product[Symbol.asyncDispose]()
  await stripe?.stop()
})

async function openShareDialog(page: Page) {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: /^Share link/ }).click()
  return page.getByRole('dialog', { name: 'Share link' })
}

test('a finished picture is shared by a link that a visitor sees and a crawler may not keep, until it is taken back', async (t) => {
  const { url } = studio.product
  const page = await openPage(t, { url, person })
  const at = await openStudio(page, studio.pageIds[0])
  await page.getByTitle('Rose').first().click()
  await paint(page, at)
  const dialog = await openShareDialog(page)
  await dialog.getByRole('button', { name: 'Make a link' }).click()
  const field = dialog.getByRole('textbox', { name: 'Link to the picture' })
  const link = await field.inputValue()
  assert.ok(link.startsWith(`${url}/shared/`), link)
  await expectNoAxeViolations(page)
  await shoot(page, 'studio-share')

  const crawled = await (await fetch(link, { headers: { 'user-agent': 'facebookexternalhit/1.1' } })).text()
  assert.match(crawled, /<meta name="robots" content="noindex">/)
  assert.doesNotMatch(crawled, /Wilhelmina/)
  const picture =
    /property="og:image" content="([^"]+)"/.exec(crawled)?.[1] ?? assert.fail('no picture for other sites')
  assert.equal((await fetch(picture)).headers.get('content-type'), 'image/jpeg')

  const visitor = await openPage(t, {
    url,
    expectedErrors: [/status of 404/],
  })
  await visitDayAndNight(visitor, new URL(link).pathname, 'shared')
  await visitor.getByRole('link', { name: 'Color this too' }).click()
  await visitor.waitForURL(/\/sign-in/)

  await dialog.getByRole('button', { name: 'Take the link back' }).click()
  await dialog.getByRole('button', { name: 'Make a link' }).waitFor()
  assert.deepEqual([(await fetch(link)).status, (await fetch(picture)).status], [404, 404])
  await visitor.goto(link)
  await visitor.getByRole('heading', { name: 'This picture is no longer shared' }).waitFor()
})

test('who follows a link and signs in colors the page; who is on the free plan is led to the plans', async (t) => {
  const { url } = studio.product
  const free = await makePerson(url)
  const page = await openPage(t, { url, person: free })
  const at = await openStudio(page, studio.pageIds[1])
  await paint(page, at)
  await saved(page)
  const dialog = await openShareDialog(page)
  await dialog.getByRole('button', { name: /^Make a link/ }).click()
  await page.waitForURL(/\/checkout/)
  await page.getByText('Sharing is only available on the paid plan.').waitFor()
})

test('strokes go to the account with the picture: another device tells them again and paints them large', async (t) => {
  const { url } = studio.product
  const [sofa, desk] = [await openPage(t, { url, person }), await openPage(t, { url, person })]
  const at = await openStudio(sofa, studio.pageIds[1])
  await sofa.getByTitle('Rose').first().click()
  await paint(sofa, at)
  await paint(sofa, at, [0.2, 0.5])
  await sofa.getByRole('button', { name: 'Save', exact: true }).click()
  await saved(sofa)
  const answer = await send('GET', url, `pages/${studio.pageIds[1]}/read`, undefined, person.token)
  assert.match((await answer.json()).data.colored.actions, /^\/files\/uploads\/[\w-]+\.bin$/)

  await openStudio(desk, studio.pageIds[1])
  const { hash } = await drawing(desk)
  await desk.getByRole('button', { name: 'More', exact: true }).click()
  await desk.getByRole('button', { name: /^Time-lapse/ }).click()
  await desk.waitForFunction(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('.replay canvas')
    const { data } = canvas?.getContext('2d')?.getImageData(0, 0, 1024, 1024) ?? { data: new Uint8ClampedArray() }
    return data.filter((value, i) => i % 4 === 3 && value === 255).length > 5000
  })
  assert.notEqual(hash, 0)
  await desk.keyboard.press('Escape')
  await desk.getByRole('button', { name: 'More', exact: true }).click()
  await desk.getByRole('button', { name: /^Download large/ }).click()
  await desk.getByRole('dialog', { name: 'Download large' }).waitFor()
  assert.equal(await desk.getByText('a little softer').count(), 0)
})

test('where the strokes are not known, a large picture is softer and there is no time-lapse, and both say so', async (t) => {
  const { url } = studio.product
  const id = studio.pageIds[0]
  const read = await send('GET', url, `pages/${id}/read`, undefined, person.token)
  const { photo, preview, revision } = (await read.json()).data.colored
  // As a version from before would save it: another preview makes it a newer picture.
  const body = { pageId: id, photo, preview: photo, revision }
  assert.notEqual(photo, preview)
  assert.equal((await send('PATCH', url, 'coloreds/upsert', body, person.token)).status, 200)
  const page = await openPage(t, { url, person })
  await openStudio(page, id)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  const lapse = page.getByRole('button', { name: /^Time-lapse/ })
  assert.equal(await lapse.isDisabled(), true)
  assert.match(await lapse.innerText(), /its strokes were not kept/)
  await page.getByRole('button', { name: /^Download large/ }).click()
  await page.getByText('a little softer').waitFor()
})
