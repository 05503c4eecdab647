import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Plan } from '@inkbloom/contract'
import { openPage, shoot } from './support/browser.ts'
import { makePerson, post, send } from './support/people.ts'
import { creditsOf, openStudio, paint, type Studio, saved, startStudio, studioReady } from './support/studio.ts'

let studio: Studio
before(async () => {
  studio = await startStudio(3)
})
after(() => studio?.product[Symbol.asyncDispose]())

test('coloring somebody’s page says before the first stroke what it costs, and after it what is left', async (t) => {
  const { product, pageIds } = studio
  const person = await makePerson(product.url)
  const page = await openPage(t, { url: product.url, person })
  await page.goto('/pages/public')
  const balance = page.locator('.balance')
  await balance.getByText('10', { exact: true }).waitFor()
  await balance.getByText('3', { exact: true }).waitFor()
  await page.goto(`/pages/${pageIds[0]}/color`)
  const at = await studioReady(page)
  await page.getByText('Coloring this page uses 1 of your 10 credits').waitFor()
  await shoot(page, 'studio-cost')
  assert.equal(await creditsOf(product, person), 10, 'looking costs nothing')
  await paint(page, at)
  await page.getByText('1 credit used. This page is yours to color from now on. You have 9 left.').waitFor()
  await saved(page)
  await page.getByRole('button', { name: 'Show the menu' }).click()
  await balance.getByText('9', { exact: true }).waitFor()
  assert.equal(await page.getByText('Coloring this page uses').count(), 0)
  await page.reload()
  await studioReady(page)
  await saved(page)
  assert.equal(await page.getByText('Coloring this page uses').count(), 0, 'the second time it costs nothing')
  assert.equal(await creditsOf(product, person), 9)
})

test('a page of one’s own costs nothing to color, and nothing is said about it', async (t) => {
  const { url } = studio.product
  const person = await makePerson(url)
  const answer = await post(url, 'pages/create', { prompt: 'a cat' }, person.token)
  const page = await openPage(t, { url, person })
  const at = await openStudio(page, (await answer.json()).data.id)
  await page.getByText('Nothing colored yet').waitFor()
  await paint(page, at)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Page has been saved').waitFor()
  assert.equal(await creditsOf(studio.product, person), 10)
})

test('out of credits, the way to more says when new ones come by themselves', async (t) => {
  const { product, admin, pageIds } = studio
  const { url } = product
  const plans = ((await (await send('GET', url, 'plans/list')).json()) as { data: Plan[] }).data
  const setLimit = async (publicPageLimit: number) => {
    const { id, name, title, description, page_creation_limit } = plans[0] as Plan
    const fields = { name, title, description, publicPageLimit, pageCreationLimit: page_creation_limit }
    assert.equal((await post(url, `plans/${id}/update`, fields, admin.token)).status, 200)
  }
  await setLimit(1)
  const person = await makePerson(url)
  const page = await openPage(t, { url, person, width: 390, touch: true })
  const at = await openStudio(page, pageIds[0])
  await page.getByText('Coloring this page uses your last credit').waitFor()
  await paint(page, at)
  await page.getByText('You have none left.').waitFor()
  await setLimit(10)
  await page.goto(`/pages/${pageIds[1]}/color`)
  await page.waitForURL('**/checkout')
  await page.getByText('No credits available. Upgrade your plan to continue.').waitFor()
  await page.getByText(/^You have no credits for coloring left\. New ones arrive on \w+ \d+, \d{4}\./).waitFor()
  await shoot(page, 'checkout-out-of-credits')
})

test('what is paid wears a lock, and leads to the plans before it asks anything', async (t) => {
  const { product, pageIds } = studio
  const page = await openPage(t, { url: product.url, person: await makePerson(product.url) })
  await page.goto('/pages/favorite')
  await page.getByText('Favorites come with a paid plan.').waitFor()
  await page.getByRole('link', { name: 'See the plans' }).waitFor()
  await page.goto('/pages/public')
  await page.locator('.heart .lock-mark').first().waitFor()
  await openStudio(page, pageIds[2])
  for (const name of ['Print', 'Download'])
    await page.getByRole('button', { name, exact: true }).locator('.lock-mark').waitFor()
  await page.getByRole('button', { name: 'Print', exact: true }).click()
  await page.waitForURL('**/checkout')
  await page.getByText('Print is only available on the paid plan.').waitFor()
  assert.equal(await page.getByRole('dialog').count(), 0)
})

test('on a phone the five places are under the thumb, and the studio has the foot of the screen to itself', async (t) => {
  const { product, pageIds } = studio
  const person = await makePerson(product.url)
  const page = await openPage(t, { url: product.url, person, width: 360, height: 740, touch: true })
  await page.goto('/pages/public')
  const tabs = page.getByRole('navigation', { name: 'Places' })
  for (const [name, path] of [
    ['Favorites', '/pages/favorite'],
    ['My pages', '/pages'],
    ['Colored', '/pages/colored'],
    ['Account', '/account'],
    ['Public', '/pages/public'],
  ] as const) {
    await tabs.getByRole('link', { name }).tap()
    await page.waitForURL(`**${path}`)
    await tabs.locator('[aria-current="page"]', { hasText: name }).waitFor()
  }
  await page.getByRole('link', { name: 'Create page' }).tap()
  await page.waitForURL('**/pages/create')
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  assert.equal(wide, 0, 'nothing sticks out')
  await openStudio(page, pageIds[2])
  assert.equal(await tabs.count(), 0)
})
