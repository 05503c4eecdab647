import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { makePerson, type Person, send } from './people.ts'

export const pin = '4711'

export const childsHeading = (page: Page, name = 'Mia’s pages') => page.getByRole('heading', { level: 1, name })

/** On the pad that asks for the PIN. */
export async function typePin(page: Page, digits = pin): Promise<void> {
  for (const digit of digits) await page.getByRole('button', { name: digit, exact: true }).click()
}

/** Hands this session over, as the form does. */
export async function handOver(url: string, { token }: Person, pageIds: readonly number[]): Promise<void> {
  assert.equal((await send('POST', url, 'child/enter', { name: 'Mia', pageIds, pin }, token)).status, 200)
}

/** Somebody whose session was handed over before the browser is opened, which does not know it yet. */
export async function makeHanded(url: string, pageIds: readonly number[]): Promise<Person> {
  const person = await makePerson(url)
  await handOver(url, person, pageIds)
  return person
}
