import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { openPage, shoot, visit } from './support/browser.ts'
import { openGallery } from './support/gallery.ts'
import { makePerson, post } from './support/people.ts'

const gallery = openGallery()

test('a page opens large with its words, author and reports; a block is taken back by Undo', async (t) => {
  const page = await openPage(t, { url: gallery.url, person: gallery.admin })
  await visit(page, '/admin/pages', 'admin-pages')
  const row = page.getByRole('row').nth(1)
  const title = (await row.locator('.title-button').textContent()) ?? ''
  const answer = await page.request.get('/backend/api/pages/paginate', {
    headers: { authorization: `Bearer ${gallery.admin.token}` },
  })
  const [first] = (await answer.json()).data.data
  const reporter = await makePerson(gallery.url, { name: 'Rosa Reporter' })
  assert.equal((await post(gallery.url, `pages/${first.id}/report`, {}, reporter.token)).status, 200)

  await page.reload()
  await row.getByRole('button', { name: title, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.getByText(first.prompt, { exact: true }).waitFor()
  await dialog.getByText('Rosa Reporter').waitFor()
  await dialog.getByRole('link', { name: first.user.name }).waitFor()
  await dialog.getByRole('img', { name: title }).waitFor()
  await shoot(page, 'admin-page-inspector')
  await dialog.getByRole('button', { name: 'Block' }).click()
  await page.getByText('Are you sure to block the page?').waitFor()
  await page.getByRole('button', { name: 'Yes, proceed' }).click()
  await page.getByText(`“${title}” is blocked`).waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText(`“${title}” is public again`).waitFor()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await row.getByText('Public').waitFor()
})

test('several pages are blocked at once, found by the filter, and taken back at once', async (t) => {
  const page = await openPage(t, { url: gallery.url, person: gallery.admin })
  await page.goto('/admin/pages')
  const boxes = page.getByRole('checkbox', { name: /^Choose / })
  for (const i of [2, 3, 4]) await boxes.nth(i).check()
  await page.getByText('3 pages chosen').waitFor()
  await page.getByRole('button', { name: 'Block all' }).click()
  await page.getByText('Are you sure to block these 3 pages?').waitFor()
  await page.getByRole('button', { name: 'Yes, proceed' }).click()
  await page.getByText('3 pages are blocked').waitFor()
  await page.getByText('3 pages chosen').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('3 pages are public again').waitFor()
  await boxes.nth(2).check()
  const toast = await page.locator('.toast').boundingBox()
  const bar = await page.locator('.chosen-bar').boundingBox()
  assert.ok(toast && bar && toast.y + toast.height <= bar.y, 'the message does not lie over the button')
  await page.getByRole('button', { name: 'Block it' }).click()
  await page.getByRole('button', { name: 'Yes, proceed' }).click()
  await page.getByText('is blocked').waitFor()
  await page.getByLabel('Show', { exact: true }).selectOption('Blocked')
  await page.waitForURL('**/admin/pages?status=blocked')
  await page.getByRole('button', { name: /^Unblock/ }).waitFor()
  assert.equal(await page.getByRole('button', { name: /^Unblock/ }).count(), 1)
  await page.getByRole('button', { name: /^Unblock/ }).click()
  await page.getByText('is public again').waitFor()
  await page.getByLabel('Show', { exact: true }).selectOption('Public')
  await page.waitForURL('**/admin/pages?status=public')
  await page
    .getByRole('button', { name: /^Block/ })
    .first()
    .waitFor()
  assert.equal(await page.getByRole('button', { name: /^Unblock/ }).count(), 0)
})

test('every admin list is downloaded as a file, as it is filtered', async (t) => {
  const page = await openPage(t, { url: gallery.url, person: gallery.admin })
  for (const [path, name, heading] of [
    ['/admin/users?search=okafor', 'users', 'id,name,email'],
    ['/admin/pages', 'pages', 'id,title,prompt'],
    ['/admin/pages/colored', 'colored-pages', 'id,page_id,page'],
    ['/admin/subscriptions', 'subscriptions', 'id,email,stripe_id'],
  ] as const) {
    await page.goto(path)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download as CSV' }).click()
    const file = await download
    assert.match(file.suggestedFilename(), new RegExp(`^${name}-\\d{4}-\\d\\d-\\d\\d\\.csv$`))
    const text = readFileSync(await file.path(), 'utf8')
    assert.ok(text.startsWith(`\ufeff${heading}`), text.slice(0, 80))
    if (name === 'users') assert.equal(text.trimEnd().split('\r\n').length, 2)
  }
})

test('the admin gives credits, and the person reads why', async (t) => {
  const person = await makePerson(gallery.url, { name: 'Gil Gifted' })
  const office = await openPage(t, { url: gallery.url, person: gallery.admin })
  await office.goto('/admin/users?search=gifted')
  await office.getByRole('button', { name: 'Credits of Gil Gifted' }).click()
  const dialog = office.getByRole('dialog')
  // Until then the dialog grows around its middle, and a press may miss.
  await dialog.getByLabel('Loading the credit history').waitFor({ state: 'detached' })
  await dialog.getByRole('button', { name: 'Give credits' }).click()
  await dialog.getByText('Enter a number.').waitFor()
  await dialog.getByLabel('Amount').fill('1001')
  await dialog.getByLabel('Reason').fill('Sorry for the outage')
  await dialog.getByRole('button', { name: 'Give credits' }).click()
  await dialog.getByText('Give at most 1,000 credits at once.').waitFor()
  await dialog.getByLabel('Amount').fill('25')
  await dialog.getByRole('button', { name: 'Give credits' }).click()
  await office.getByText('Gil Gifted has 25 credits more').waitFor()
  await dialog.getByText('A gift: Sorry for the outage').waitFor()
  await shoot(office, 'admin-user-credits')
  const page = await openPage(t, { url: gallery.url, person })
  await page.goto('/account')
  await page.getByText('Credit history').click()
  await page.getByText('A gift: Sorry for the outage').waitFor()
  await page.getByText('+25').waitFor()
})
