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

test("a form says what is wrong in the contract's words, before the server would", () => {
  assert.equal(checks.name(' '), 'Enter a name.')
  assert.equal(checks.name('x'.repeat(81)), 'A name has at most 80 characters.')
  assert.equal(checks.name('Mara'), undefined)
  for (const address of ['mara@example.com', ' mara@example.com ']) assert.equal(checks.email(address), undefined)
  assert.equal(checks.email(' '), 'Enter an email address.')
  for (const address of ['mara', 'mara@', '@example.com', 'a b@example.com', 'ma..ra@example.com', 'mara@example.c'])
    assert.equal(checks.email(address), 'Enter an email address such as mara@example.com.', address)
  assert.equal(checks.newPassword('1234567'), 'Use at least 8 characters.')
  assert.equal(checks.newPassword('x'.repeat(129)), 'Use at most 128 characters.')
  assert.equal(checks.newPassword('12345678'), undefined)
})
