import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { until } from '@inkbloom/server/test/support/until.ts'
import { makePerson } from '../support/people.ts'
import { enterShell, link, openShell, pay, type Shell } from '../support/shell.ts'
import { saved, sharedStudio, studioReady } from '../support/studio.ts'
import { bridgeOf, type Phone } from './support/bridge.ts'

const studio = sharedStudio()

async function openPhone(t: TestContext, phone: Phone, expectedErrors: RegExp[] = []): Promise<Shell> {
  const shell = await openShell(t, phone, { bridge: bridgeOf(phone), width: 390, height: 844, expectedErrors })
  await enterShell(shell, studio.url, await makePerson(studio.url))
  return shell
}

const asks = (shell: Shell, name: string) => shell.asked.filter((one) => one.name === name)

const pressBack = ({ page }: Shell, canGoBack = true) =>
  page.evaluate((can) => (window as unknown as { pressBack: (canGoBack: boolean) => void }).pressBack(can), canGoBack)

const messages = { android: 'Saved to documents', ios: 'Saved to files' }

for (const phone of ['android', 'ios'] as const)
  test(`on ${phone} a region that is filled knocks, and the picture goes to the documents, the printer and other applications`, async (t) => {
    const shell = await openPhone(t, phone)
    const { page, keychain } = shell
    assert.ok(keychain.get('auth'), 'the token is in the keychain')
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await pay(shell)
    await page.goto(`${shell.origin}/pages/${studio.pageId}/color`)
    const at = await studioReady(page)
    await page.getByRole('button', { name: 'Fill' }).first().click()
    await page.mouse.click(...at(0.5, 0.08))
    await until(() => asks(shell, 'Haptics.impact').length === 1, 'the knock')
    await saved(page)
    await page.getByRole('button', { name: 'More' }).click()
    await page
      .getByRole('button', { name: /^Download/ })
      .first()
      .click()
    await page.getByText(messages[phone]).waitFor()
    assert.equal(asks(shell, 'Filesystem.writeFile')[0]?.sent.directory, 'DOCUMENTS')
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('button', { name: /^Print/ }).click()
    const sheet = page.getByRole('dialog', { name: 'Print' })
    await sheet.getByRole('button', { name: 'Print', exact: true }).click()
    await until(() => asks(shell, 'Printer.printHtml').length === 1, 'the print')
    // A document that stands alone: a phone's printer finds none of our files.
    const printed = String(asks(shell, 'Printer.printHtml')[0]?.sent.html)
    assert.match(printed, /^<!doctype html>.*<svg.*data:image\/png;base64,iVBOR/s)
    assert.doesNotMatch(printed, /href="(blob|https?):/)
  })

test('with reduced motion nothing knocks', async (t) => {
  const shell = await openPhone(t, 'android')
  const { page } = shell
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${shell.origin}/pages/${studio.pageId}/color`)
  const at = await studioReady(page)
  await page.getByRole('button', { name: 'Fill' }).first().click()
  await page.mouse.click(...at(0.5, 0.08))
  await saved(page)
  assert.deepEqual(asks(shell, 'Haptics.impact'), [])
})

test('the way back closes what lies over the page, then goes to the page before, and at last leaves', async (t) => {
  const shell = await openPhone(t, 'android')
  const { page } = shell
  await page.goto(`${shell.origin}/pages/${studio.pageId}/color`)
  await studioReady(page)
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('dialog').waitFor()
  await pressBack(shell)
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  assert.match(page.url(), /color$/)
  await pressBack(shell)
  await page.waitForURL('**/pages/public')
  await page.locator('article.card').first().waitFor()
  assert.deepEqual(asks(shell, 'App.minimizeApp'), [])
  await pressBack(shell, false)
  await until(() => asks(shell, 'App.minimizeApp').length === 1, 'the application to leave')
})

test('the bars of the system follow the theme', async (t) => {
  const shell = await openPhone(t, 'ios')
  const { page } = shell
  const last = () => asks(shell, 'SystemBars.setStyle').at(-1)?.sent.style
  await page.emulateMedia({ colorScheme: 'dark' })
  await until(() => last() === 'DARK', 'bars for the night')
  await page.emulateMedia({ colorScheme: 'light' })
  await until(() => last() === 'LIGHT', 'bars for the day')
})

test('a link from a mail opens our own screens only, and asks before it signs in', async (t) => {
  const shell = await openPhone(t, 'ios', [/422/])
  const { page } = shell
  const before = page.url()
  await link(shell, 'https://elsewhere.example/verify/abc')
  assert.equal(page.url(), before)
  await link(shell, `${studio.url}/verify/a-link-from-a-mail`)
  await page.getByRole('heading', { name: 'Sign in with this link?' }).waitFor()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('heading', { name: 'This link does not work' }).waitFor()
})
