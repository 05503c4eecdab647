import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defaultWebsite, type Website } from '@inkbloom/contract'
import type { Person } from '../../support/people.ts'
import { product } from '../../support/product.ts'

const shop = product()
const publish = (as: Person, value: unknown) =>
  shop.call('PATCH', '/settings/website/update', {
    as,
    body: { value: typeof value === 'string' ? value : JSON.stringify(value) },
  })
const problems = async (as: Person) => (await shop.call('GET', '/settings/website/problems', { as })).data as string[]
async function shown(): Promise<Website> {
  const settings = (await shop.call('GET', '/settings/list')).data as { name: string; value: string }[]
  return JSON.parse(settings.find(({ name }) => name === 'website')?.value ?? '')
}
const store = (value: string) =>
  shop.db.insertInto('settings').values({ name: 'website', value, updated_at: shop.clock.now() }).execute()

const { landing } = defaultWebsite
const withFaq = (answer: string): Website => ({
  ...defaultWebsite,
  landing: { ...landing, faqs: { ...landing.faqs, items: [{ id: 'a', question: 'Why?', answer }] } },
})

test('a fresh install shows good content, and no voices or figures that nobody gave', async () => {
  const website = await shown()
  assert.deepEqual(website, defaultWebsite)
  for (const name of ['testimonials', 'metrics', 'contact'] as const)
    assert.equal(website.landing[name].visibility, false)
  assert.deepEqual([website.landing.testimonials.items, website.landing.metrics.items], [[], []])
})

test('what is left out keeps its default, at any depth', async () => {
  const admin = await shop.people.admin()
  const given = {
    landing: { home: { platforms: { ios: 'https://apps.example/x' } }, faqs: { heading: 'Asked often' } },
  }
  assert.equal((await publish(admin, given)).status, 200)
  const website = await shown()
  assert.equal(website.landing.faqs.heading, 'Asked often')
  assert.deepEqual(website.landing.faqs.items, landing.faqs.items)
  assert.deepEqual(website.landing.home.platforms, { ...landing.home.platforms, ios: 'https://apps.example/x' })
})

test('a link that would run something is refused, and the message names its field', async () => {
  const admin = await shop.people.admin()
  const links = ['javascript:alert(1)', ' JaVaScRiPt:alert(1)', 'data:text/html,x', '//evil.example', 'vbscript:x', 'x']
  links.push('/\\evil.example', '/\t/evil.example', '/\n\\evil.example')
  for (const url of links) {
    const footer = { visibility: true, socials: [{ id: 'a', url, icon: 'github' }] }
    const answer = await publish(admin, { landing: { footer } })
    assert.equal(answer.status, 422, url)
    assert.deepEqual(answer.body.errors, { 'landing.footer.socials.0.url': 'Start with https://, mailto:, tel: or /.' })
  }
  const contact = { ...landing.contact, support: { ...landing.contact.support, link: 'javascript:x' }, email: 'nobody' }
  const answer = await publish(admin, { landing: { contact } })
  assert.deepEqual(Object.keys(answer.body.errors ?? {}), ['landing.contact.email', 'landing.contact.support.link'])
  assert.deepEqual(await shown(), defaultWebsite)
})

test('rich text keeps its formatting and loses everything that could run or deceive', async () => {
  const admin = await shop.people.admin()
  const content =
    '<h1>One</h1><h2 style="x" onclick="x()">Two</h2><p>A <strong>b</strong> <a href="javascript:x()">c</a> ' +
    '<a href="https://ok.example" target="_blank">d</a> <a href="//evil.example">e</a></p><ul><li>f</li></ul>' +
    '<blockquote>g</blockquote><script>alert(1)</script><img src=x onerror=alert(1)><iframe src="/x"></iframe>' +
    '<svg><script>alert(1)</script></svg><style>p{}</style><p><scr<script>ipt>alert(1)</p>'
  assert.equal((await publish(admin, { terms: { visibility: true, content } })).status, 200)
  const { terms } = await shown()
  for (const gone of [/script:/i, /<script/i, /onclick|onerror|style=/i, /<(img|iframe|svg|style)/i, /evil/])
    assert.doesNotMatch(terms.content, gone)
  for (const kept of [
    /<h2>One<\/h2>/,
    /<h2>Two<\/h2>/,
    /<strong>b/,
    /<li>f/,
    /<blockquote>g/,
    /href="https:\/\/ok/,
    /noopener/,
  ])
    assert.match(terms.content, kept)
})

test('what is too long is refused with a message, up to a paste of five megabytes', async () => {
  const admin = await shop.people.admin()
  const long = await publish(admin, withFaq('x'.repeat(1201)))
  assert.deepEqual(
    [long.status, long.body.errors],
    [422, { 'landing.faqs.items.0.answer': 'At most 1,200 characters.' }],
  )
  const page = await publish(admin, { terms: { visibility: true, content: 'x'.repeat(500_001) } })
  assert.deepEqual([page.status, Object.keys(page.body.errors ?? {})], [422, ['terms.content']])
  const setting = await publish(admin, withFaq('x'.repeat(1_200_000)))
  assert.deepEqual([setting.status, Object.keys(setting.body.errors ?? {})], [422, ['value']])
  const paste = await publish(admin, withFaq('x'.repeat(5_000_000)))
  assert.equal(paste.status, 413)
  assert.ok((paste.body.message ?? '').length > 10)
  assert.deepEqual(await shown(), defaultWebsite)
})

test('lists end somewhere, ids and icons are what they must be, and unknown fields are dropped', async () => {
  const admin = await shop.people.admin()
  const items = Array.from({ length: 41 }, (_, at) => ({ id: `q${at}`, question: 'Q', answer: 'A' }))
  const many = await publish(admin, { landing: { faqs: { ...landing.faqs, items } } })
  assert.deepEqual([many.status, many.body.errors], [422, { 'landing.faqs.items': 'At most 40.' }])
  const icon = await publish(admin, {
    landing: { footer: { visibility: true, socials: [{ id: 'a', url: '', icon: 'x"' }] } },
  })
  assert.equal(icon.status, 422)
  assert.equal((await publish(admin, { ...defaultWebsite, extra: 1 })).status, 200)
  assert.deepEqual(await shown(), defaultWebsite)
})

test('stored content that is no JSON, or no site, still shows a site, and the admin is told', async () => {
  const admin = await shop.people.admin()
  assert.deepEqual(await problems(admin), [])
  for (const broken of ['{"landing":', 'null', '[]', '"text"', '{"landing":[]}']) {
    await shop.db.deleteFrom('settings').where('name', '=', 'website').execute()
    await store(broken)
    assert.deepEqual(await shown(), defaultWebsite, broken)
    assert.equal((await problems(admin)).length, 1, broken)
  }
})

test('one part that cannot be read costs only itself, and saving anything heals it', async () => {
  const admin = await shop.people.admin()
  const stored = {
    landing: { home: { headingLine1: 7 }, faqs: { heading: 'Asked often' } },
    terms: { visibility: false },
  }
  await store(JSON.stringify(stored))
  const website = await shown()
  assert.deepEqual(website.landing.home, landing.home)
  assert.equal(website.landing.faqs.heading, 'Asked often')
  assert.equal(website.terms.visibility, false)
  const [problem, ...others] = await problems(admin)
  assert.match(problem ?? '', /"home".*headingLine1/)
  assert.deepEqual(others, [])
  assert.equal((await publish(admin, website)).status, 200)
  assert.deepEqual(await problems(admin), [])
})

test('a script that was written into the table by hand never reaches a visitor', async () => {
  await store(JSON.stringify({ terms: { visibility: true, content: '<p>Hello</p><script>alert(1)</script>' } }))
  assert.equal((await shown()).terms.content, '<p>Hello</p>')
})
