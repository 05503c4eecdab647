import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { until } from '@inkbloom/server/test/support/until.ts'
import { type Front, standBefore } from '../support/front.ts'
import { makePerson } from '../support/people.ts'
import { enter, openStudio, paint } from './support/product.ts'
import { sharedDesk } from './support/shared-desk.ts'

let front: Front
const here = sharedDesk(async ({ studio, launch }) => {
  const { url } = studio.product
  front = await standBefore(url)
  await enter(await launch(), front.url, await makePerson(url))
})
after(() => front?.[Symbol.asyncDispose]())

test("checkout leaves for the system's browser, and the way back opens the window", async () => {
  const { desk, screen, stripe } = here
  await screen.goTo('/checkout?plan=starter')
  await screen.press('Checkout')
  const [address = ''] = await until(() => desk.opened().length > 0 && desk.opened(), 'a page in the browser')
  assert.equal(new URL(address).origin, new URL(stripe.url).origin)
  await screen.at('/checkout')
  await desk.follow('inkbloom://payment?status=canceled')
  await screen.shows('Nothing was bought')
  // What the person does in that browser: pays, and presses 'Open the app' on the page that they are sent to.
  const { pathname, search } = new URL((await fetch(`${address}/now`)).url)
  await desk.follow(`inkbloom:/${pathname}${search}`)
  await screen.shows('Your bottle is full')
})

test('the window shows our own pages only', async () => {
  const { desk, screen, studio } = here
  const before = desk.opened().length
  await screen.run(`location.assign(args[0])`, `${studio.product.url}/privacy`).catch(() => {})
  assert.equal(await screen.run('return location.protocol'), 'tauri:')
  await screen.run(
    `
    const link = Object.assign(document.createElement('a'), { href: args[0], target: '_blank', textContent: 'Elsewhere' })
    link.style.cssText = 'position: fixed; z-index: 9; top: 0; left: 0'
    document.body.append(link)`,
    'https://elsewhere.example/',
  )
  await screen.press('Elsewhere')
  await until(() => desk.opened().length > before, 'a page in the browser')
  assert.equal(desk.opened().at(-1), 'https://elsewhere.example/')
})

test('a link in a mail asks before it signs in', async () => {
  const { desk, screen } = here
  await desk.follow('inkbloom://verify/a-link-from-a-mail')
  await screen.shows('Sign in with this link?')
})

test('the server may go and come back: what was painted meanwhile is saved', async () => {
  const { screen, studio } = here
  const at = await openStudio(screen, studio.pageIds[0])
  front.cut = true
  await paint(screen, at)
  await screen.shows('on this device')
  front.cut = false
  await screen.waitFor(
    `return document.querySelector('.studio__status')?.textContent === 'Saved'`,
    'a coloring that is saved',
  )
})

test('who signed in is signed in after the next start, by the token in the keychain', async () => {
  const { screen } = here
  assert.equal(await screen.run('return JSON.stringify({...localStorage}).includes(args[0])', '"token"'), false)
  await screen.close()
  const again = await here.launch()
  await again.at('/pages/public')
})

test('a program that is too old for its server says so', async () => {
  const { screen } = here
  const status = '/backend/api/app/status'
  front.change.set(status, (text) => text.replace(/"oldestClient":\d+/, '"oldestClient":999'))
  await screen.goTo('/splash')
  await screen.shows('This version is too old')
  front.change.delete(status)
  await screen.goTo('/splash')
  await screen.at('/pages/public')
})
