import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openPage, visit } from './support/browser.ts'
import { makeAdmin, makePerson, send } from './support/people.ts'
import { startProduct } from './support/product.ts'

test('the dashboard counts what happened and draws the last twelve months', async (t) => {
  await using product = await startProduct()
  const admin = await makeAdmin(product.url)
  const mara = await makePerson(product.url)
  await makePerson(product.url)
  const made = await send('POST', product.url, 'pages/create', { prompt: 'a cat on a bicycle' }, mara.token)
  assert.equal(made.status, 200)

  const { data: charts } = await (await send('GET', product.url, 'analytics/charts', undefined, admin.token)).json()
  for (const theme of ['day', 'night'] as const) {
    const page = await openPage(t, { url: product.url, person: admin, theme })
    await visit(page, '/admin', 'dashboard')
    for (const title of ['This week', 'All time', 'Monthly performance'])
      await page.getByRole('heading', { name: title }).waitFor()
    await page.locator('.recharts-line').nth(7).waitFor({ state: 'attached' })
    const users = page.getByRole('table', { name: 'Users by month' })
    const shown = await users
      .getByRole('row')
      .evaluateAll((rows) => rows.slice(1).map((row) => [...row.children].map((cell) => cell.textContent)))
    assert.deepEqual(
      shown,
      charts.users.map(({ name, users }: { name: string; users: number }) => [name, String(users)]),
    )
    assert.equal(shown.length, 12)
    assert.ok(Number(shown.at(-1)?.[1]) >= 2)
    const boxes = await page
      .locator('.recharts-wrapper')
      .evaluateAll((all) => all.map((one) => [one.clientWidth, one.clientHeight] as const))
    for (const [width, height] of boxes) assert.ok(width >= 240 && height >= 135, `${width} by ${height}`)
  }
})
