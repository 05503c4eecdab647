import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { untrustedServer } from '@inkbloom/server/test/support/untrusted-server.ts'
import { lookDayAndNight } from './support/browser.ts'
import { makePerson, type Person } from './support/people.ts'
import { enterShell, link, nameServer, openShell, pay, type Shell } from './support/shell.ts'
import { paint, type Studio, saved, startStudio, studioReady } from './support/studio.ts'

let studio: Studio

before(async () => {
  studio = await startStudio(1)
})
after(() => studio?.product[Symbol.asyncDispose]())

const host = () => new URL(studio.product.url).host
const enter = (shell: Shell, person: Person) => enterShell(shell, studio.product.url, person)

test('an installed application asks for its server, checks it, and has no landing page', async (t) => {
  const shell = await openShell(t, 'android', { expectedErrors: [/Failed to load resource|CORS/] })
  const { page, origin } = shell
  await page.goto(origin)
  await page.waitForURL('**/splash')
  await nameServer(shell, 'http://color.example')
  await page.getByText('Use https. Without it, anybody on the way could read your password.').waitFor()
  await nameServer(shell, 'not an address')
  await page.getByText('Enter an address such as color.example.').waitFor()
  await nameServer(shell, 'localhost:9')
  await page.getByText('We could not reach http://localhost:9.').waitFor()
  await nameServer(shell, host())
  await page.getByText('Found').waitFor()
  await lookDayAndNight(page, 'splash-native')
  await page.getByRole('link', { name: 'Create account' }).waitFor()
})

test('a server whose certificate nobody vouches for is not spoken to, and the screen says what to look at', async (t) => {
  const untrusted = await untrustedServer()
  t.after(untrusted.close)
  const shell = await openShell(t, 'android', { expectedErrors: [/ERR_CERT_AUTHORITY_INVALID/] })
  await shell.page.goto(shell.origin)
  await shell.page.waitForURL('**/splash')
  await nameServer(shell, `https://${untrusted.host}`)
  await shell.page
    .getByText(
      `We could not reach ${untrusted.host}. Check the address, your network, and that its certificate is valid.`,
    )
    .waitFor()
})

test('a phone keeps its token in the keychain, and saves pictures to its documents', async (t) => {
  const person = await makePerson(studio.product.url)
  const shell = await openShell(t, 'android')
  await enter(shell, person)
  const { page, keychain, asked } = shell
  const token = keychain.get('auth')
  assert.ok(token)
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }))
  assert.ok(
    kept.includes(person.email) && !kept.includes(token),
    'local storage has the rest of the session, not its token',
  )
  await pay(shell)
  await page.goto(`${shell.origin}/pages/${studio.pageIds[0]}/color`)
  await paint(page, await studioReady(page))
  await saved(page)
  await page.getByRole('button', { name: 'Download' }).click()
  await page.getByText('Saved to documents').waitFor()
  const written = asked.find(({ name }) => name === 'Filesystem.writeFile')?.sent
  assert.match(String(written?.path), /^colored-page-\d+-\d{4}-\d\d-\d\d_\d\d-\d\d-\d\d\.png$/)
  assert.equal(Buffer.from(String(written?.data), 'base64').subarray(1, 4).toString(), 'PNG')
  await page.getByRole('button', { name: 'Back' }).click()
  await page
    .getByRole('button', { name: 'Open menu' })
    .click()
    .catch(() => {})
  await page.getByRole('button', { name: 'Sign out' }).filter({ visible: true }).first().click()
  await page.waitForURL('**/sign-in')
  assert.equal(keychain.has('auth'), false)
})

test('a desktop window saves through its shell; a link opens our own screens only, and asks before it signs in', async (t) => {
  const person = await makePerson(studio.product.url)
  const shell = await openShell(t, 'desktop', { expectedErrors: [/422/] })
  await enter(shell, person)
  const { page, asked } = shell
  await pay(shell)
  await page.goto(`${shell.origin}/pages/${studio.pageIds[0]}/color`)
  await paint(page, await studioReady(page))
  await page.getByRole('button', { name: 'Download' }).click()
  await page.locator('.toast', { hasText: 'Saved' }).waitFor()
  assert.ok(asked.some(({ name }) => name === 'save_file'))
  const before = page.url()
  for (const foreign of ['https://elsewhere.example/verify/abc', 'inkbloom://nothing/here', 'javascript:alert(1)'])
    await link(shell, foreign)
  assert.equal(page.url(), before)
  await link(shell, 'inkbloom://verify/a-link-from-a-mail')
  await page.getByRole('heading', { name: 'Sign in with this link?' }).waitFor()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('heading', { name: 'This link does not work' }).waitFor()
  await link(shell, `${studio.product.url}/payment?status=canceled`)
  await page.getByRole('heading', { name: 'Nothing was bought' }).waitFor()
})

test('an application that is too old for its server says so, and what to do', async (t) => {
  const shell = await openShell(t, 'android')
  const { page, origin } = shell
  await page.route('**/backend/api/app/status', async (route) => {
    const answer = await route.fetch()
    const { data } = await answer.json()
    await route.fulfill({ response: answer, json: { data: { ...data, oldestClient: 999 } } })
  })
  await page.goto(origin)
  await nameServer(shell, host())
  await page.getByText('This version is too old').waitFor()
  await page.goto(`${origin}/sign-in`)
  await page.waitForURL('**/splash')
  await page.getByText('Update the app to go on.').waitFor()
  await lookDayAndNight(page, 'too-old')
})
