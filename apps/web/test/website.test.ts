import './alias.ts'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defaultWebsite, type Website } from '@inkbloom/contract'

const { partOf, pathOf, withPart } = await import('@/features/website-editor/parts.ts')
const { inside, itemOf, moved } = await import('@/features/website-editor/scope.ts')
const { saveWebsite } = await import('@/features/website-editor/save-website.ts')
const { shownSections } = await import('@/features/website/sections.ts')
const { createSiteStore } = await import('@/features/site/site.store.ts')

const { landing } = defaultWebsite

test('a part is taken out and put back without touching the others', () => {
  const faqs = { ...landing.faqs, heading: 'Asked often' }
  const changed = withPart(defaultWebsite, 'faqs', faqs)
  assert.deepEqual(partOf(changed, 'faqs'), faqs)
  assert.deepEqual(withPart(changed, 'faqs', landing.faqs), defaultWebsite)
  const terms = { visibility: false, content: '<p>Short</p>' }
  assert.deepEqual(withPart(defaultWebsite, 'terms', terms), { ...defaultWebsite, terms })
  assert.deepEqual([pathOf('faqs'), pathOf('terms')], ['landing.faqs', 'terms'])
})

test('a change inside an item or a group reaches the part, and messages are found by their whole path', () => {
  const changes: unknown[] = []
  const scope = {
    value: landing.faqs,
    path: 'landing.faqs',
    errors: {},
    change: (change: unknown) => void changes.push(change),
  }
  const second = itemOf(scope, 'items', 1)
  assert.equal(second.path, 'landing.faqs.items.1')
  second.change({ question: 'New?' })
  const items = landing.faqs.items.map((item, at) => (at === 1 ? { ...item, question: 'New?' } : item))
  assert.deepEqual(changes, [{ items }])
  const contact = { value: landing.contact, path: 'landing.contact', errors: {}, change: scope.change }
  inside(contact, 'support').change({ link: '/help' })
  assert.deepEqual(changes[1], { support: { ...landing.contact.support, link: '/help' } })
})

test('moving keeps all items, in both directions', () => {
  assert.deepEqual(moved(['a', 'b', 'c', 'd'], 0, 2), ['b', 'c', 'a', 'd'])
  assert.deepEqual(moved(['a', 'b', 'c', 'd'], 3, 0), ['d', 'a', 'b', 'c'])
})

test('grounds take turns, whichever sections are switched off', () => {
  const grounds = (hidden: readonly (keyof typeof landing)[]) =>
    shownSections({
      ...landing,
      ...Object.fromEntries(hidden.map((name) => [name, { ...landing[name], visibility: false }])),
    } as typeof landing)
      .filter(({ name }) => name !== 'callToAction')
      .map(({ ground }) => ground)
  assert.deepEqual(grounds([]), ['sheet', 'desk', 'sheet', 'desk', 'sheet'])
  assert.deepEqual(grounds(['features']), ['sheet', 'desk', 'sheet', 'desk'])
})

test('saving one part keeps what somebody else changed meanwhile in another', async () => {
  const meanwhile: Website = { ...defaultWebsite, privacy: { visibility: false, content: '<p>Theirs</p>' } }
  let written: Website | null = null
  const app = {
    stores: { site: createSiteStore(null) },
    call: <T>(run: () => Promise<T>) => run(),
    api: {
      listSettings: async () => [{ name: 'website', value: JSON.stringify(meanwhile) }],
      updateSetting: async ({ body }: { body: { value: string } }) => {
        written = JSON.parse(body.value)
        return { name: 'website', value: body.value }
      },
    },
  }
  const faqs = { ...landing.faqs, heading: 'Mine' }
  const kept = await saveWebsite(app as never, { name: 'faqs', part: faqs }, () => {})
  assert.deepEqual(written, withPart(meanwhile, 'faqs', faqs))
  assert.deepEqual(kept, written)
  assert.equal(app.stores.site.getState().website?.landing.faqs.heading, 'Mine')
  assert.equal(app.stores.site.getState().website?.privacy.visibility, false)
})
