import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import { test } from 'node:test'
import { until } from '@inkbloom/server/test/support/until.ts'
import { openPage } from './support/browser.ts'
import { childsHeading, handOver, typePin } from './support/child.ts'
import { carried, onDevice } from './support/device.ts'
import { standBefore } from './support/front.ts'
import { makePerson, send } from './support/people.ts'
import { makeDataDir, startProduct } from './support/product.ts'
import { drawing, paint, startStudio, studioReady } from './support/studio.ts'

test('without a network the chosen pages open and are colored, no address leads out, and it is sent when it is back', async (t) => {
  const studio = await startStudio(2)
  const front = await standBefore(studio.product.url)
  t.after(async () => {
    await front[Symbol.asyncDispose]()
    await studio.product[Symbol.asyncDispose]()
  })
  const { url } = studio.product
  const person = await makePerson(url)
  await handOver(url, person, studio.pageIds)
  const page = await openPage(t, {
    url: front.url,
    person,
    carried: true,
    expectedErrors: [/Failed to load|ERR_|net::/],
  })
  await page.goto('/child')
  await childsHeading(page).waitFor()
  await carried(page)
  for (const id of studio.pageIds) await onDevice(page, id)

  front.cut = true
  for (const address of ['/account', '/pages/public', '/', '/sign-in', '/nothing/here', '/child']) {
    await page.goto(address).catch(() => {})
    await childsHeading(page).waitFor()
    await until(() => new URL(page.url()).pathname === '/child', address)
  }
  assert.equal(await page.locator('.child-card').count(), 2)
  await page.locator('.child-card').first().click()
  await paint(page, await studioReady(page))
  await until(async () => (await drawing(page)).painted > 0, 'color on the page')
  await page.getByRole('link', { name: 'All my pages' }).click()
  await page.getByRole('button', { name: 'Grown-ups' }).click()
  await typePin(page)
  await page.getByText('No connection to the server.').waitFor()

  front.cut = false
  const revision = async () => {
    const answer = await send('GET', url, `pages/${studio.pageIds[0]}/read`, undefined, person.token)
    return (await answer.json()).data.colored?.revision ?? 0
  }
  await until(async () => (await revision()) > 0, 'the coloring in the account', { everyMs: 200 })
  await typePin(page)
  await page.waitForURL('**/pages/public')
})

test('a server that was killed and started again still knows whose hands the device is in', async (t) => {
  const dataDir = makeDataDir()
  t.after(() => rmSync(dataDir, { recursive: true, force: true }))
  const first = await startProduct({ dataDir })
  await send('POST', first.url, 'users/admin/create', {
    name: 'Ada',
    email: 'ada@example.com',
    password: 'a good password',
  })
  const person = await makePerson(first.url)
  const made = await send('POST', first.url, 'pages/create', { prompt: 'a cat on a bicycle' }, person.token)
  const { id } = (await made.json()).data
  await handOver(first.url, person, [id])
  await first.kill9()
  const second = await startProduct({ dataDir })
  t.after(() => second[Symbol.asyncDispose]())
  // A browser that was closed before, and kept what it had then.
  const page = await openPage(t, { url: second.url, person })
  await page.goto('/account')
  await childsHeading(page).waitFor()
  assert.equal(new URL(page.url()).pathname, '/child')
  const refused = await send('GET', second.url, 'pages/paginate', undefined, person.token)
  assert.equal((await refused.json()).code, 'CHILD_MODE')
})
