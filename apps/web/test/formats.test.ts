import './alias.ts'
import assert from 'node:assert/strict'
import { test } from 'node:test'

const { shortFileName } = await import('@/ui/file-name.ts')
const { compactNumber, price } = await import('@/lib/numbers.ts')
const { absoluteDate, relativeDate } = await import('@/lib/dates.ts')
const checks = await import('@/lib/checks.ts')

test('a file name of 17 characters is whole, a longer one shows 7...7', () => {
  assert.equal(shortFileName('seventeen-abc.png'), 'seventeen-abc.png')
  assert.equal(shortFileName('eighteen-abcd.jpeg'), 'eightee...cd.jpeg')
})

test('amounts are compact with one decimal', () => {
  const shown = [999, 1000, 1234, 12345, 999_950, 1e6, 1.25e9].map(compactNumber)
  assert.deepEqual(shown, ['999', '1K', '1.2K', '12.3K', '1M', '1M', '1.3B'])
})

test('prices have two decimals', () => assert.deepEqual([7.99, 20].map(price), ['$7.99', '$20.00']))

test('absolute dates', () =>
  assert.equal(absoluteDate(new Date(2026, 10, 5, 15, 7).toISOString()), 'November 5, 2026 3:07 PM'))

test('relative dates, never in the future', () => {
  const now = new Date('2026-11-15T12:00:00Z')
  assert.equal(relativeDate('2026-11-12T12:00:00Z', now), '3 days ago')
  assert.equal(relativeDate('2026-11-14T12:00:00Z', now), '1 day ago')
  assert.equal(relativeDate('2026-11-15T12:00:05Z', now), '0 seconds ago')
})

test("the forms' checks and the contract's schemas say the same", async () => {
  const { Email, Name, Password } = await import('@inkbloom/contract')
  const same = (
    schema: typeof Name | typeof Email | typeof Password,
    check: (value: string) => string | undefined,
    value: string,
  ) => assert.equal(check(value), schema.safeParse(value).error?.issues[0]?.message, JSON.stringify(value))
  for (const value of ['Mara', ' ', 'x'.repeat(80), 'x'.repeat(81)]) same(Name, checks.name, value)
  for (const value of ['mara@example.com', ' mara@example.com ', 'mara', 'mara@', '@example.com', 'a b@example.com'])
    same(Email, checks.email, value)
  for (const value of ['1234567', '12345678', 'x'.repeat(128), 'x'.repeat(129)])
    same(Password, checks.newPassword, value)
})
