import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import { after, test } from 'node:test'
import { fillDataFolder } from '@inkbloom/server/test/support/data-folder.ts'
import type { Page } from 'playwright-core'
import { openPage, shoot } from './support/browser.ts'
import { makeAdmin } from './support/people.ts'
import { makeDataDir, startProduct } from './support/product.ts'

const now = new Date()
const monthsAgo = (count: number) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - count, 1))
const monthName = (date: Date) => date.toLocaleString('en-US', { month: 'short', timeZone: 'UTC' })
const names = Array.from({ length: 12 }, (_, at) => monthName(monthsAgo(11 - at)))

/** What happened that many months ago. What is more than a year old is still counted, but no longer drawn. */
const happened: Record<string, Record<number, number>> = {
  users: { 12: 7, 11: 4, 6: 9000, 5: 12_345, 0: 3 },
  pages: { 11: 10, 1: 20 },
  coloreds: { 0: 1_234_567 },
}
const drawn = (measure: string) => names.map((_, at) => happened[measure]?.[11 - at] ?? 0)

const dataDir = makeDataDir()
await fillDataFolder(dataDir, async (db) => {
  const rows = Object.entries(happened).flatMap(([measure, months]) =>
    Object.entries(months).map(([count, value]) => ({
      ...{ day: monthsAgo(Number(count)).toISOString().slice(0, 10), shard: 0, value },
      measure: measure as 'users',
    })),
  )
  await db.insertInto('stats_daily').values(rows).execute()
  // Typed by hand, and not finished.
  await db.insertInto('settings').values({ name: 'website', value: '{"landing": {"home"', updated_at: now }).execute()
})
const product = await startProduct({ dataDir })
after(async () => {
  await product[Symbol.asyncDispose]()
  rmSync(dataDir, { recursive: true, force: true })
})
const { url } = product
const admin = await makeAdmin(url)

/** The points that the yellow lines go through, in px from the top left of their chart: whole months, and the one under way. */
const pointsOf = (page: Page, chart: number) =>
  page
    .locator('.recharts-wrapper')
    .nth(chart)
    .locator('.recharts-line-curve[stroke="var(--color-gamboge)"]')
    .evaluateAll((lines) => {
      const ends = lines.flatMap((line) => [
        ...(line.getAttribute('d') ?? '').matchAll(/([\d.]+),([\d.]+)(?=[A-Z]|$)/g),
      ])
      const byPlace = new Map(ends.map(([, x, y]) => [Number(x), { x: Number(x), y: Number(y) }]))
      return [...byPlace.values()]
    })

test('the charts draw known months: twelve of them over the year end, empty ones at zero, the highest at its height', async (t) => {
  const page = await openPage(t, { url, person: admin })
  await page.goto('/admin')
  await page.locator('.recharts-line').nth(15).waitFor({ state: 'attached' })
  const expected = { Users: drawn('users'), Pages: drawn('pages'), 'Colored pages': drawn('coloreds') }
  // The admin who was made just now.
  expected.Users[11] = (expected.Users[11] ?? 0) + 1
  for (const [chart, [title, values]] of Object.entries(expected).entries()) {
    const table = page.getByRole('table', { name: `${title} by month`, exact: true })
    const rows = await table
      .locator('tbody tr')
      .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent)))
    assert.deepEqual(
      rows,
      values.map((value, at) => [names[at], String(value)]),
    )
    const points = await pointsOf(page, chart)
    assert.equal(points.length, 12, title)
    const bottom = Math.max(...points.map(({ y }) => y))
    const top = Math.min(...points.map(({ y }) => y))
    const most = Math.max(...values)
    for (const [at, value] of values.entries()) {
      const height = ((bottom - (points[at]?.y ?? 0)) / (bottom - top)) * most
      assert.ok(Math.abs(height - value) <= most / 50, `${title} ${names[at]}: drawn at ${height}, is ${value}`)
    }
  }
  const none = await pointsOf(page, 3)
  assert.deepEqual([none.length, new Set(none.map(({ y }) => y)).size], [12, 1], 'no subscriptions is a flat line')
  const boxes = await page.locator('.chart__plot').evaluateAll((all) => all.map((one) => one.getBoundingClientRect()))
  assert.equal(boxes.length, 4)
  for (const { width, height } of boxes) {
    assert.ok(Math.abs(width / height - 16 / 9) < 0.02, `${width} by ${height}`)
    assert.ok(width >= 240 && height >= 135, `${width} by ${height}`)
  }
  await shoot(page, 'dashboard-known')
})

test('the counters tell this week from all time, in compact amounts', async (t) => {
  const page = await openPage(t, { url, person: admin })
  await page.goto('/admin')
  const counters = async (title: string) => {
    const section = page.locator('section', { has: page.getByRole('heading', { name: title }) })
    await section.waitFor()
    return (await section.locator('dd').allInnerTexts()).map((text) => text.trim())
  }
  assert.deepEqual(await counters('All time'), ['21.4K', '30', '1.2M', '0'])
  const [users] = await counters('This week')
  assert.ok(Number(users) >= 1, `${users} people this week`)
})

test('stored content that is no JSON: visitors see the defaults, the admin is told, and saving any part heals it', async (t) => {
  const visitor = await openPage(t, { url })
  await visitor.goto('/')
  await visitor.getByRole('heading', { level: 1, name: 'Say it in words. Color it by hand.' }).waitFor()
  const page = await openPage(t, { url, person: admin })
  const notice = page.getByText('Some of the stored site content could not be read')
  await page.goto('/admin/website')
  await notice.waitFor()
  await page.getByRole('main').getByRole('link', { name: /^FAQs/ }).click()
  await page.getByLabel('Heading').waitFor()
  await notice.waitFor()
  await page.getByText('The stored site content is not a JSON object. The site shows its defaults.').waitFor()
  await page.getByLabel('Heading').fill('Asked often')
  await page.getByRole('button', { name: 'Save and publish' }).click()
  await page.getByText('Website has been updated').waitFor()
  await notice.waitFor({ state: 'detached' })
  await page.goto('/admin/website')
  await page.getByRole('heading', { level: 1, name: 'Website' }).waitFor()
  assert.equal(await notice.count(), 0)
  await visitor.reload()
  await visitor.getByRole('heading', { name: 'Asked often' }).waitFor()
})

test('a chart under the pointer says month and amount, and not a date', async (t) => {
  const page = await openPage(t, { url, person: admin })
  await page.goto('/admin')
  await page.locator('.recharts-wrapper').first().hover()
  await page.getByText(/^[A-Z][a-z]{2}: [\d,]+$/).waitFor()
})

test('the month under way is drawn as one that is not over', async (t) => {
  const page = await openPage(t, { url, person: admin })
  await page.goto('/admin')
  const chart = page.locator('.recharts-wrapper').first()
  const dashed = chart.locator('.recharts-line-curve[stroke="var(--color-gamboge)"][stroke-dasharray]')
  await dashed.waitFor({ state: 'attached' })
  const { width = 0, height = 0 } = (await chart.boundingBox()) ?? {}
  await chart.hover({ position: { x: width - 14, y: height / 2 } })
  await page.getByText(/^[A-Z][a-z]{2} so far: [\d,]+$/).waitFor()
})
