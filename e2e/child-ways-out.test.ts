import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { Mailbox } from '@inkbloom/server/test/support/mailbox.ts'
import { until } from '@inkbloom/server/test/support/until.ts'
import type { Page } from 'playwright-core'
import { openPage, signIn } from './support/browser.ts'
import { childsHeading, handOver, makeHanded, pin, typePin } from './support/child.ts'
import { makePerson, type Person, post } from './support/people.ts'
import { makeProfile } from './support/profile.ts'
import { enterShell, link, openShell } from './support/shell.ts'
import { type Studio, startStudio } from './support/studio.ts'

let studio: Studio
const profile = makeProfile()

before(async () => {
  studio = await startStudio(2)
})
after(() => studio?.product[Symbol.asyncDispose]())

const at = (page: Page) => new URL(page.url()).pathname

const addresses = [
  ...['/', '/terms', '/privacy', '/sign-in', '/sign-up', '/verify/a-token', '/payment', '/splash', '/nothing/here'],
  ...['/pages/public', '/pages', '/pages/favorite', '/pages/colored', '/pages/create', '/pages/1/color'],
  ...['/checkout', '/account', '/hand-over', '/admin', '/admin/users', '/ACCOUNT', '/child/pages/999/color'],
]

test('every typed address leads back to the child’s pages, and nothing on them leads elsewhere', async (t) => {
  const page = await openPage(t, {
    url: studio.product.url,
    person: await makeHanded(studio.product.url, studio.pageIds),
    expectedErrors: [/404/],
  })
  await page.goto('/pages/public')
  await childsHeading(page).waitFor()
  for (const address of addresses) {
    await page.goto(address).catch(() => {})
    await childsHeading(page).waitFor()
    assert.equal(at(page), '/child', address)
  }
  for (const address of ['/child', `/child/pages/${studio.pageIds[0]}/color`]) {
    await page.goto(address)
    await page.locator('.child-card, .studio__sheet[aria-busy="false"]').first().waitFor()
    const links = await page.locator('a[href]').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    assert.deepEqual(
      links.filter((link) => !/^(\/child(\/pages\/\d+\/color)?|#main)$/.test(link)),
      [],
    )
    assert.equal(await page.getByRole('searchbox').count(), 0)
    assert.equal(
      await page.getByRole('button', { name: /print|download|share|save|delete|favorite|report/i }).count(),
      0,
    )
  }
})

test('back, reload, a second tab and a tab that was open before are no ways out', async (t) => {
  const person = await makePerson(studio.product.url)
  const page = await openPage(t, { url: studio.product.url, person, expectedErrors: [/403/] })
  await page.goto('/pages/public')
  const open = await page.context().newPage()
  await open.goto('/pages/colored')
  await open.getByRole('heading', { level: 1, name: 'Colored pages' }).waitFor()
  await page.getByRole('link', { name: 'Account', exact: true }).click()
  await page.getByRole('link', { name: 'Choose pages' }).click()
  await page.locator('.page-option').first().click()
  await page.getByLabel('PIN to leave').fill(pin)
  await page.getByRole('button', { name: 'Hand it over' }).click()
  await childsHeading(page, 'Your pages').waitFor()
  await childsHeading(open, 'Your pages').waitFor()
  for (let i = 0; i < 3; i += 1) {
    await page.goBack().catch(() => {})
    await until(() => at(page) === '/child', 'the child’s pages again')
    await childsHeading(page, 'Your pages').waitFor()
  }
  await page.reload()
  await childsHeading(page, 'Your pages').waitFor()
  const second = await page.context().newPage()
  await second.goto('/account')
  await childsHeading(second, 'Your pages').waitFor()
  await page.getByRole('button', { name: 'Grown-ups' }).click()
  await typePin(page)
  await page.waitForURL('**/pages/public')
  for (const tab of [open, second]) await tab.waitForURL('**/pages/public')
})

test('a browser that forgot, or was made to, is told by the server', async (t) => {
  const page = await openPage(t, {
    url: studio.product.url,
    person: await makeHanded(studio.product.url, studio.pageIds),
    expectedErrors: [/403/],
  })
  await page.goto('/child')
  await childsHeading(page).waitFor()
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('auth') ?? '{}')
    kept.state.user.child = null
    localStorage.setItem('auth', JSON.stringify(kept))
  })
  await page.goto('/pages/public')
  await childsHeading(page).waitFor()
  assert.equal(at(page), '/child')
})

test('nothing of it can be printed, and the browser’s menu on pictures stays closed', async (t) => {
  const page = await openPage(t, {
    url: studio.product.url,
    person: await makeHanded(studio.product.url, studio.pageIds),
  })
  await page.goto('/child')
  await page.locator('.child-card').first().waitFor()
  const stopped = (kind: 'print' | 'menu') =>
    page.evaluate((what) => {
      const event =
        what === 'print'
          ? new KeyboardEvent('keydown', { key: 'p', ctrlKey: true, bubbles: true, cancelable: true })
          : new MouseEvent('contextmenu', { bubbles: true, cancelable: true })
      return !document.querySelector('.child-card img')?.dispatchEvent(event)
    }, kind)
  assert.ok(await stopped('print'))
  assert.ok(await stopped('menu'))
  await page.emulateMedia({ media: 'print' })
  assert.equal(await page.locator('.child-card').first().isVisible(), false)
})

test('a description of the interface, which is no screen of ours, leads back to the child’s pages', async (t) => {
  const page = await openPage(t, {
    url: studio.product.url,
    person: await makeHanded(studio.product.url, studio.pageIds),
  })
  await page.goto('/child')
  await childsHeading(page).waitFor()
  for (const address of ['/backend/docs', '/backend/docs?a', '/backend/docs#Shapes']) {
    await page.goto(address).catch(() => {})
    await childsHeading(page).waitFor()
    assert.equal(at(page), '/child', address)
  }
})

test('a browser that was closed opens on the child’s pages, whatever is typed first', async () => {
  const { url } = studio.product
  const page = await profile.open(url)
  await signIn(page, await makeHanded(url, studio.pageIds))
  await page.goto('/child')
  await childsHeading(page).waitFor()
  await page.context().close()
  const again = await profile.open(url)
  try {
    for (const address of ['/account', '/', '/backend/docs']) {
      await again.goto(address).catch(() => {})
      await childsHeading(again).waitFor()
      assert.equal(at(again), '/child', address)
    }
  } finally {
    await again.context().close()
  }
})

test('a link from a mail signs nobody in, and works for the grown-up afterwards', async (t) => {
  const box = new Mailbox()
  await box.listen()
  const mailing = await startStudio(1, { SMTP_URL: box.url })
  t.after(async () => {
    await mailing.product[Symbol.asyncDispose]()
    await box.close()
  })
  const { url } = mailing.product
  const fields = { name: 'Mara', email: 'mara@example.com', password: 'a good password' }
  await post(url, 'users/sign-up', fields)
  const confirmed = await post(url, 'users/verify', { token: await box.takeToken(fields.email) })
  const person: Person = { ...fields, ...(await confirmed.json()).data }
  await handOver(url, person, mailing.pageIds)
  await post(url, 'users/sign-in', { email: fields.email })
  const token = await box.takeToken(fields.email)

  const page = await openPage(t, { url, person })
  await page.goto('/child')
  await childsHeading(page).waitFor()
  await page.goto(`/verify/${token}`).catch(() => {})
  await childsHeading(page).waitFor()
  assert.equal(at(page), '/child')
  await page.getByRole('button', { name: 'Grown-ups' }).click()
  await typePin(page)
  await page.waitForURL('**/pages/public')
  assert.equal((await post(url, 'users/verify', { token })).status, 200, 'the link was not used up')
  await page.context().close()
})

test('in a shell no link that the system passes on leads out', async (t) => {
  const { url } = studio.product
  const person = await makePerson(url)
  const shell = await openShell(t, 'desktop', { expectedErrors: [/403/] })
  const { page } = shell
  await enterShell(shell, url, person)
  await page.goto(`${shell.origin}/hand-over`)
  await page.locator('.page-option').first().click()
  await page.getByLabel('PIN to leave').fill(pin)
  await page.getByRole('button', { name: 'Hand it over' }).click()
  await childsHeading(page, 'Your pages').waitFor()
  for (const address of [
    'inkbloom://verify/a-token',
    'inkbloom://account',
    'inkbloom://payment?status=success',
    `${url}/pages/public`,
  ]) {
    await link(shell, address)
    await childsHeading(page, 'Your pages').waitFor()
    await until(() => at(page) === '/child', address)
  }
  await page.reload()
  await childsHeading(page, 'Your pages').waitFor()
})
