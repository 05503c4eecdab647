import assert from 'node:assert/strict'
import { after, before, type TestContext, test } from 'node:test'
import { until } from '@inkbloom/server/test/support/until.ts'
import { lookDayAndNight, openPage } from './support/browser.ts'
import { keptPages, onDevice } from './support/device.ts'
import { makePerson, type Person, send } from './support/people.ts'
import { drawing, openStudio, paint, type Studio, saved, startStudio, status, studioReady } from './support/studio.ts'

let studio: Studio

before(async () => {
  studio = await startStudio(4)
})
after(() => studio?.product[Symbol.asyncDispose]())

const call = async (method: string, path: string, { token }: Person) =>
  (await (await send(method, studio.product.url, path, undefined, token)).json()).data
const toggleBlocked = (id: number | undefined) => call('PATCH', `pages/${id}/blocked/toggle`, studio.admin)

/** One person, one page, colored at the desk and on the sofa; the sofa was first. */
async function colorTwice(t: TestContext, id: number | undefined) {
  const person = await makePerson(studio.product.url)
  const options = { url: studio.product.url, person }
  const desk = await openPage(t, { ...options, expectedErrors: [/409/] })
  const at = await openStudio(desk, id)
  const sofa = await openPage(t, options)
  await openStudio(sofa, id)
  await paint(sofa, at, [0.1, 0.1])
  await saved(sofa)
  await paint(desk, at, [0.3, 0.5])
  const dialog = desk.getByRole('dialog', { name: 'Two pictures of this page' })
  await dialog.getByRole('img', { name: 'What you colored there' }).waitFor()
  const pictures = { desk: await drawing(desk), sofa: await drawing(sofa) }
  assert.notDeepEqual(pictures.desk, pictures.sofa)
  return { person, desk, sofa, dialog, pictures }
}

test('a page colored on two devices: the person sees both pictures, and the chosen one stays', async (t) => {
  const { desk, sofa, dialog, pictures } = await colorTwice(t, studio.pageIds[0])
  await lookDayAndNight(desk, 'two-devices')
  await dialog.getByRole('button', { name: 'Decide later' }).click()
  await status(desk, /^Saved on this device only$/)
  await desk.getByRole('button', { name: 'Look at both' }).click()
  await dialog.getByRole('button', { name: 'Keep this one' }).click()
  await saved(desk)
  await sofa.reload()
  await studioReady(sofa)
  assert.deepEqual(await drawing(sofa), pictures.desk)
})

test('or the other one, which then stands on this device too', async (t) => {
  const { desk, dialog, pictures } = await colorTwice(t, studio.pageIds[1])
  await dialog.getByRole('button', { name: 'Keep the other one' }).click()
  await dialog.waitFor({ state: 'detached' })
  await until(async () => (await drawing(desk)).hash === pictures.sofa.hash, 'the other picture')
  await saved(desk)
  await desk.reload()
  await studioReady(desk)
  assert.deepEqual(await drawing(desk), pictures.sofa)
})

test('or both, and they can be changed for each other', async (t) => {
  const { person, desk, dialog, pictures } = await colorTwice(t, studio.pageIds[2])
  await dialog.getByRole('button', { name: 'Keep both' }).click()
  await saved(desk)
  const versions = () => call('GET', `pages/${studio.pageIds[2]}/versions`, person)
  assert.equal((await versions()).length, 1)
  await desk.getByRole('button', { name: 'More' }).click()
  await desk.getByRole('button', { name: /Other versions/ }).click()
  await lookDayAndNight(desk, 'other-versions')
  await desk.getByRole('button', { name: 'Use this one' }).click()
  await until(async () => (await drawing(desk)).hash === pictures.sofa.hash, 'the other picture')
  assert.equal((await versions()).length, 1, 'the one it replaced is kept in its place')
})

test('on a shared device nothing of one person is left for the next, and unsent work waits for its owner', async (t) => {
  const { url } = studio.product
  const [mara, noor] = [await makePerson(url, { name: 'Mara' }), await makePerson(url, { name: 'Noor' })]
  const [sent, unsent] = studio.pageIds
  const page = await openPage(t, { url, person: mara, expectedErrors: [/Failed to load resource/] })
  await paint(page, await openStudio(page, sent))
  await saved(page)
  await onDevice(page, sent)
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('button', { name: /Keep offline/ }).click()
  await page.getByText('Kept on this device. It opens without a network.').waitFor()
  const at = await openStudio(page, unsent)
  await page.route('**/backend/api/storage/upload', (route) => route.abort())
  await paint(page, at, [0.1, 0.6])
  await status(page, /^Saved on this device$/)
  const drawn = await drawing(page)
  await onDevice(page, unsent)

  await page.goto('/account')
  await page.getByRole('button', { name: 'Sign out' }).first().click()
  await page.waitForURL('**/sign-in')
  await until(async () => (await keptPages(page)).length === 0, 'an empty device')
  await page.unroute('**/backend/api/storage/upload')
  const signIn = async ({ email, password }: Person) => {
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.waitForURL('**/pages/public')
  }
  await signIn(noor)
  await openStudio(page, unsent)
  assert.equal((await drawing(page)).painted, 0, 'the next person finds an empty page')
  await onDevice(page, unsent)
  assert.ok((await keptPages(page)).every(({ user }) => user === noor.user.id))
  await page.goto('/account')
  await page.getByRole('button', { name: 'Sign out' }).first().click()
  await page.waitForURL('**/sign-in')

  await signIn(mara)
  await page.getByText('Your coloring has been saved').waitFor()
  await openStudio(page, unsent)
  assert.deepEqual(await drawing(page), drawn)
})

test('a page that was blocked leaves the device at the next contact, and no other does', async (t) => {
  const { url } = studio.product
  const person = await makePerson(url)
  const [colored, blocked] = [studio.pageIds[2], studio.pageIds[3]]
  const page = await openPage(t, { url, person })
  await paint(page, await openStudio(page, colored))
  await saved(page)
  await openStudio(page, blocked)
  for (const id of [colored, blocked]) await onDevice(page, id)
  await page.goto('/privacy')
  await toggleBlocked(blocked)
  await page.goto('/pages/public')
  await until(async () => (await keptPages(page)).every(({ id }) => id !== blocked), 'a page that is gone')
  assert.deepEqual(
    (await keptPages(page)).map(({ id }) => id),
    [colored],
  )
  await toggleBlocked(blocked)
})

test('without a credit left a coloring stays on the device, marked, and is sent when there is one again', async (t) => {
  const { url } = studio.product
  const free = { name: 'free', title: 'Free', description: 'Little', publicPageLimit: 1, pageCreationLimit: 1 }
  assert.equal((await send('POST', url, 'plans/1/update', free, studio.admin.token)).status, 200)
  const person = await makePerson(url)
  const [id, other] = studio.pageIds
  const page = await openPage(t, { url, person, expectedErrors: [/Failed to load resource/] })
  const at = await openStudio(page, id)
  await onDevice(page, id)
  await page.route('**/backend/api/**', (route) => route.abort())
  await paint(page, at)
  await status(page, /^Saved on this device$/)
  const drawn = await drawing(page)
  const elsewhere = await openPage(t, { url, person })
  await paint(elsewhere, await openStudio(elsewhere, other))
  await saved(elsewhere)

  await page.goto('/privacy')
  await page.unroute('**/backend/api/**')
  await page.goto('/pages/public')
  await page.getByText('1 coloring waits on this device for a credit.').waitFor()
  await lookDayAndNight(page, 'waits-for-a-credit')
  await openStudio(page, id)
  await page.getByText('You have no credit left for this page.').waitFor()
  assert.deepEqual(await drawing(page), drawn)
  const gift = { kind: 'public_page', amount: 2, reason: 'A test of credits', requestId: 'a-gift-of-two' }
  const given = await send('POST', url, `users/${person.user.id}/credits/grant`, gift, studio.admin.token)
  assert.equal(given.status, 200)
  await page.goto('/pages/public')
  await page.getByText('Your coloring has been saved').waitFor()
  assert.equal((await call('GET', 'credits/read', person)).public_page, 1)
})
