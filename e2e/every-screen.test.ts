import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, test } from 'node:test'
import { at } from '../scripts/lib/project.mjs'
import { openPage, visitDayAndNight } from './support/browser.ts'
import { makeAdmin, makePerson, type Person, send } from './support/people.ts'
import { startProduct } from './support/product.ts'

type Who = 'visitor' | 'person' | 'admin'

/** Every address of the product, who opens it, and with what in place of its parameters. */
const screens: Record<string, [who: Who, path?: string]> = {
  '/sign-in': ['visitor'],
  '/sign-up': ['visitor'],
  '/verify/:token': ['visitor', '/verify/an-old-link'],
  '/payment': ['visitor', '/payment?status=success'],
  '/splash': ['visitor'],
  '/': ['visitor'],
  '/privacy': ['visitor'],
  '/terms': ['visitor'],
  '*': ['visitor', '/nothing/here'],
  '/pages/public': ['person'],
  '/pages/:id/color': ['person', '/pages/1/color'],
  '/pages/favorite': ['person'],
  '/pages/colored': ['person'],
  '/pages/create': ['person'],
  '/pages': ['person'],
  '/checkout': ['person'],
  '/account': ['person'],
  '/admin': ['admin'],
  '/admin/users': ['admin'],
  '/admin/pages': ['admin'],
  '/admin/pages/colored': ['admin'],
  '/admin/subscriptions': ['admin'],
  '/admin/plans': ['admin'],
  '/admin/plans/:id/edit': ['admin', '/admin/plans/2/edit'],
  '/admin/website': ['admin'],
  '/admin/website/home': ['admin'],
  '/admin/website/how-it-works': ['admin'],
  '/admin/website/features': ['admin'],
  '/admin/website/testimonial': ['admin'],
  '/admin/website/metrics': ['admin'],
  '/admin/website/pricing': ['admin'],
  '/admin/website/faqs': ['admin'],
  '/admin/website/call-to-action': ['admin'],
  '/admin/website/contact': ['admin'],
  '/admin/website/footer': ['admin'],
  '/admin/website/terms': ['admin'],
  '/admin/website/privacy': ['admin'],
  '/admin/account': ['admin'],
}
/** Only there while there is no admin, and looked at then. */
const firstRun = '/admin/create'

const product = await startProduct()
after(() => product[Symbol.asyncDispose]())
const { url } = product
const nameOf = (path: string) => `screen${path.replaceAll(/[^a-z]+/g, '-').replace(/-$/, '')}`

test('every address of the route table is looked at here', () => {
  const written = (file: string, address: RegExp) =>
    [...readFileSync(at('apps/web/src', file), 'utf8').matchAll(address)].map(([, path = '']) => path)
  const addresses = [
    ...written('app/routes.ts', /\b(?:open|guarded)\('([^']+)'|path: '(\*)'/g),
    ...written('features/website-editor/website-parts.ts', /to: '([^']+)'/g),
  ].map((path) => path || '*')
  assert.deepEqual(addresses.toSorted(), [...Object.keys(screens), firstRun].toSorted())
})

/** The splash leaves by itself after this long; here it stays to be looked at. */
const keepSplash = () => {
  const wait = window.setTimeout
  window.setTimeout = ((run: () => void, ms?: number) => (ms === 1400 ? 0 : wait(run, ms))) as typeof wait
}

test('axe finds nothing where the admin is made', async (t) => {
  await visitDayAndNight(await openPage(t, { url }), firstRun, nameOf(firstRun))
})

test('axe finds nothing on any screen, by day and at night, on a desktop and on a phone', async (t) => {
  const admin = await makeAdmin(url)
  const person = await makePerson(url)
  const made = await send('POST', url, 'pages/create', { prompt: 'a cat on a bicycle' }, person.token)
  assert.equal(made.status, 200)
  const people: Record<Who, Person | undefined> = { visitor: undefined, person, admin }
  for (const who of ['visitor', 'person', 'admin'] as const) {
    const page = await openPage(t, { url, ...(people[who] && { person: people[who] }), expectedErrors: [/404|422/] })
    await page.addInitScript(keepSplash)
    for (const [address, [whose, path = address]] of Object.entries(screens)) {
      if (whose !== who) continue
      await t.test(path, async () => {
        await visitDayAndNight(page, path, nameOf(address === '*' ? '/not-found' : address))
        assert.equal(new URL(page.url()).pathname, new URL(path, url).pathname, 'it was not sent elsewhere')
      })
    }
  }
})
