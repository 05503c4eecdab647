import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { until } from '@inkbloom/server/test/support/until.ts'
import { lookDayAndNight, open, openPage } from './support/browser.ts'
import { carried, onDevice } from './support/device.ts'
import { type Front, standBefore } from './support/front.ts'
import { makePerson, send } from './support/people.ts'
import { drawing, openStudio, paint, type Studio, saved, startStudio, status, studioReady } from './support/studio.ts'

let studio: Studio
let front: Front

before(async () => {
  studio = await startStudio(2)
  front = await standBefore(studio.product.url)
})
after(async () => {
  await front?.[Symbol.asyncDispose]()
  await studio?.product[Symbol.asyncDispose]()
})

const visitor = async () => {
  const person = await makePerson(studio.product.url)
  return { person, options: { url: front.url, person, carried: true, expectedErrors: [/Failed to load resource/] } }
}

test('the browser finds nothing that keeps the application from being installed', async (t) => {
  const { options } = await visitor()
  const page = await openPage(t, options)
  await open(page, '/pages/public')
  const session = await page.context().newCDPSession(page)
  const { errors, data } = await session.send('Page.getAppManifest')
  assert.deepEqual(errors, [])
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  // Test browsers have no profile to install anything into.
  assert.deepEqual(
    installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito'),
    [],
  )
  const manifest = JSON.parse(data ?? '{}')
  for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots]) {
    const size = await page.evaluate(async (address) => {
      const picture = new Image()
      picture.src = address
      await picture.decode()
      return `${picture.naturalWidth}x${picture.naturalHeight}`
    }, src)
    if (sizes !== 'any') assert.equal(size, sizes, src)
  }
  assert.ok(manifest.icons.some(({ purpose }: { purpose?: string }) => purpose === 'maskable'))
})

test('visitors are given no worker, and with one the server still draws its public pages', async (t) => {
  const visiting = await openPage(t, { url: front.url, carried: true })
  await open(visiting, '/')
  assert.equal(await visiting.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), 0)

  const { options } = await visitor()
  const page = await openPage(t, options)
  await open(page, '/pages/public')
  await carried(page)
  const landing = await page.goto('/')
  assert.match((await landing?.text()) ?? '', /<main/)
  front.cut = true
  try {
    await page.goto('/terms')
    await page.waitForURL('**/splash')
    await page.getByText('You are offline').waitFor()
    await lookDayAndNight(page, 'splash-offline')
  } finally {
    front.cut = false
  }
})

test('a new version is told of, waits for unsaved work, and takes over when there is none', async (t) => {
  const { options } = await visitor()
  const page = await openPage(t, options)
  const at = await openStudio(page, studio.pageIds[0])
  await carried(page)
  await page.reload()
  await studioReady(page)
  const version = () => page.evaluate(async () => (await caches.keys()).join())
  const before = await version()
  front.loses = 'storage/upload'
  await paint(page, at)
  await status(page, /^Saved on this device$/)
  const drawn = await drawing(page)
  front.change.set('/sw.js', (text) => text.replaceAll(before.replace('inkbloom-', ''), 'another'))
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  await page.getByText('A new version is ready.').waitFor()
  await page.getByRole('button', { name: 'Update' }).click()
  await page.getByText('The new version comes as soon as your work is saved.').waitFor()
  assert.match(await version(), new RegExp(before))
  const loaded = page.waitForEvent('load')
  front.loses = null
  await loaded
  await until(async () => !(await version()).includes(before), 'the version before is gone')
  await studioReady(page)
  assert.deepEqual(await drawing(page), drawn)
  await saved(page)
  front.change.clear()
})

test('a page can be asked for without a network: it waits, says so, outlives a reload, and is drawn when it is back', async (t) => {
  const { person, options } = await visitor()
  const page = await openPage(t, options)
  await open(page, '/pages/create')
  await carried(page)
  front.cut = true
  await page.goto('/pages/create')
  await page.getByText('You are offline. Your page waits on this device, and uses 1 credit when it is drawn.').waitFor()
  await page.getByLabel('Describe the illustration').fill('A snail on a leaf')
  await page.getByRole('button', { name: 'Create page' }).last().click()
  await page.getByRole('heading', { name: 'Waiting for a network' }).waitFor()
  await page.getByText('Nothing is charged until then.').waitFor()
  await lookDayAndNight(page, 'create-offline')
  await page.reload()
  await page.getByRole('heading', { name: 'Waiting for a network' }).waitFor()
  front.cut = false
  await page.waitForURL(/\/pages\/\d+\/color/)
  const credits = await (await send('GET', studio.product.url, 'credits/read', undefined, person.token)).json()
  assert.equal(credits.data.page_creation, 2)
})

test('pages marked to be kept open without a network, from the list too', async (t) => {
  const { options } = await visitor()
  const page = await openPage(t, options)
  await openStudio(page, studio.pageIds[1])
  await carried(page)
  await onDevice(page, studio.pageIds[1])
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('button', { name: /Keep offline/ }).click()
  await page.getByText('Kept on this device. It opens without a network.').waitFor()
  front.cut = true
  try {
    await page.goto('/pages/public')
    await page.getByText('You are offline. Pages on this device still open').waitFor()
    await page.locator('.card').getByText('Kept offline').waitFor({ state: 'attached' })
    await lookDayAndNight(page, 'gallery-offline')
    await page.locator('.card a').first().click()
    await studioReady(page)
    await lookDayAndNight(page, 'studio-offline')
  } finally {
    front.cut = false
  }
})
