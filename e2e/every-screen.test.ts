import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, test } from 'node:test'
import { at } from '../scripts/lib/project.mjs'
import { firstRun, nameOf, screens, type Who } from '../scripts/lib/screens.ts'
import { openPage, visitDayAndNight } from './support/browser.ts'
import { makeAdmin, makePerson, type Person, send } from './support/people.ts'
import { startProduct } from './support/product.ts'

const product = await startProduct()
after(() => product[Symbol.asyncDispose]())
const { url } = product

test('every address of the route table is looked at here', () => {
  const written = (file: string, address: RegExp) =>
    [...readFileSync(at('apps/web/src', file), 'utf8').matchAll(address)].map(([, path = '']) => path)
  const addresses = [
    ...written('app/routes.ts', /\b(?:open|guarded)\('([^']+)'|path: '(\*)'/g),
    ...written('features/website-editor/website-parts.ts', /to: '([^']+)'/g),
  ].map((path) => path || '*')
  assert.deepEqual(addresses.toSorted(), [...Object.keys(screens), firstRun].toSorted())
})

test('axe finds nothing where the admin is made', async (t) => {
  await visitDayAndNight(await openPage(t, { url }), firstRun, nameOf(firstRun))
})

test('axe finds nothing on any screen, by day and at night, on a desktop and on a phone', async (t) => {
  const admin = await makeAdmin(url)
  const person = await makePerson(url)
  const made = await send('POST', url, 'pages/create', { prompt: 'a cat on a bicycle' }, person.token)
  assert.equal(made.status, 200)
  const { id } = (await made.json()).data
  const begun = await send('POST', url, 'books/create', { title: 'A book of cats', pageIds: [id] }, person.token)
  assert.equal(begun.status, 200)
  const child = await makePerson(url)
  const given = await send('POST', url, 'child/enter', { name: 'Mia', pageIds: [1], pin: '4711' }, child.token)
  assert.equal(given.status, 200)
  const people: Record<Exclude<Who, 'free'>, Person | undefined> = { visitor: undefined, person, child, admin }
  for (const who of ['visitor', 'person', 'child', 'admin'] as const) {
    const page = await openPage(t, { url, ...(people[who] && { person: people[who] }), expectedErrors: [/404|422/] })
    for (const [address, [whose, path = address]] of Object.entries(screens)) {
      if (whose !== who) continue
      await t.test(path, async () => {
        await visitDayAndNight(page, path, nameOf(address))
        assert.equal(new URL(page.url()).pathname, new URL(path, url).pathname, 'it was not sent elsewhere')
      })
    }
  }
})
