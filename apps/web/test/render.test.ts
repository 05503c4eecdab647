import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { defaultWebsite, type Plan, type RenderedSite, type WebRenderer, type Website } from '@inkbloom/contract'
import { freshStatus } from './peer.ts'

const dist = new URL('../dist/', import.meta.url)
const built = existsSync(new URL('server/entry-server.js', dist))

const { createRenderer } = built
  ? ((await import(new URL('server/entry-server.js', dist).href)) as {
      createRenderer: (options: { manifest: unknown }) => WebRenderer
    })
  : assert.fail('Build the web application first: npm run build')
const manifest = JSON.parse(readFileSync(new URL('client/.vite/manifest.json', dist), 'utf8'))
const renderer = createRenderer({ manifest })

const plan = (name: Plan['name'], price: number, discount = 0): Plan => ({
  ...{ id: price + 1, name, title: name.toUpperCase(), description: `For ${name}.`, price, discount },
  ...{ paid: price > 0, stripe_price_id: null, public_page_limit: 10, page_creation_limit: 3 },
})
const siteOf = (website: Website): RenderedSite => ({
  status: freshStatus,
  settings: [
    { name: 'app_name', value: 'Doodle & <Co>' },
    { name: 'tagline', value: 'Say it </script><script>alert(1)</script>' },
    { name: 'favicon', value: '/files/icon.png' },
    { name: 'website', value: JSON.stringify(website) },
  ],
  plans: [plan('free', 0), plan('starter', 7.99), plan('advanced', 19.99, 49)],
  origin: 'https://color.example',
  picture: { url: '/share.jpg?v=1', width: 1200, height: 630 },
  readShared: async (token) =>
    token === 'a-link'
      ? { title: 'A <fox>', picture: '/shared/a-link/picture.jpg?v=2', width: 1024, height: 1024, page_id: 7 }
      : null,
})
const site = siteOf(defaultWebsite)
const render = (path: string, given = site) => renderer.render(new URL(path, 'http://localhost'), given)
async function page(path: string, given = site) {
  const rendered = await render(path, given)
  return 'redirect' in rendered ? assert.fail(`redirected to ${rendered.redirect}`) : rendered
}
const withLanding = (changes: Partial<Website['landing']>): RenderedSite =>
  siteOf({ ...defaultWebsite, landing: { ...defaultWebsite.landing, ...changes } })
const sectionsIn = (html: string) => [...html.matchAll(/<section id="([\w-]+)"/g)].map(([, id]) => id)

test('the landing page comes rendered, with every visible section in its order and what machines want to know', async () => {
  const { status, head, html } = await page('/')
  assert.equal(status, 200)
  assert.deepEqual(sectionsIn(html), ['home', 'how-it-works', 'features', 'pricing', 'faqs', 'call-to-action'])
  for (const text of ['Say it in words.', 'Start free trial', 'Get started', 'What does a credit pay for?', 'Terms'])
    assert.ok(html.includes(text), text)
  assert.match(head, /<title>Doodle &amp; &lt;Co&gt; - Say it/)
  assert.match(head, /<link rel="icon" href="\/files\/icon.png">/)
  assert.match(head, /<link rel="canonical" href="https:\/\/color.example\/">/)
  assert.match(head, /property="og:image" content="https:\/\/color.example\/share.jpg\?v=1"/)
  assert.match(head, /name="twitter:card" content="summary_large_image"/)
  assert.match(head, /rel="manifest"/)
})

test('pricing cards lead the free plan to sign-up and the others there with their name', async () => {
  const { html } = await page('/')
  assert.match(html, /href="\/sign-up"[^>]*>(<[^>]*>)*Start free</)
  for (const name of ['starter', 'advanced']) assert.ok(html.includes(`href="/sign-up/?plan=${name}"`), name)
  for (const text of ['$0.00', '$7.99', 'per month', 'Recommended', '49% off']) assert.ok(html.includes(text), text)
})

test('a section that is switched off is gone, with the links to it', async () => {
  const { landing } = defaultWebsite
  for (const name of ['howItWorks', 'pricing', 'faqs'] as const) {
    const { html } = await page('/', withLanding({ [name]: { ...landing[name], visibility: false } }))
    const id = name === 'howItWorks' ? 'how-it-works' : name
    assert.ok(!sectionsIn(html).includes(id), id)
    assert.ok(!html.includes(`href="/#${id}"`), `a link to #${id}`)
  }
  const { html } = await page('/', withLanding({ footer: { ...landing.footer, visibility: false } }))
  assert.doesNotMatch(html, /<footer/)
})

test('the footer offers the app only with something to download, and social links as they were written', async () => {
  const { home } = defaultWebsite.landing
  const downloads = async (platforms: Partial<typeof home.platforms>) =>
    (await page('/', withLanding({ home: { ...home, platforms: { ...home.platforms, ...platforms } } }))).html
  assert.doesNotMatch(await downloads({ web: 'https://color.example' }), /Download our app/)
  assert.match(
    await downloads({ android: 'https://play.example/x' }),
    /Download our app[\s\S]*https:\/\/play.example\/x/,
  )
  const socials = [{ id: 'a', url: 'https://social.example/us', icon: 'github' as const }]
  const { html } = await page('/', withLanding({ footer: { visibility: true, socials } }))
  assert.match(html, /href="https:\/\/social.example\/us"[\s\S]*GitHub/)
})

test('terms and privacy are pages, and 404 where they are hidden', async () => {
  for (const name of ['terms', 'privacy'] as const) {
    const shown = await page(`/${name}`)
    assert.equal(shown.status, 200)
    assert.match(shown.html, /<h2>/)
    const hidden = siteOf({ ...defaultWebsite, [name]: { visibility: false, content: '<p>Secret</p>' } })
    const gone = await page(`/${name}`, hidden)
    assert.equal(gone.status, 404)
    assert.match(gone.html, /Nothing is drawn here/)
    assert.doesNotMatch(gone.html + gone.head, /Secret|canonical/)
    assert.ok(!(await page('/', hidden)).html.includes(`href="/${name}"`))
  }
})

test('nothing in the page is a script that would run, but the one that loads ours later', async () => {
  const { head, html, later } = await page('/')
  const scripts = (head + html).match(/<script[^>]*>/g)?.map((tag) => tag.replace(/ data-.*>/, '>'))
  const data = ['<script type="application/json" id="boot">', '<script type="application/ld+json">']
  assert.deepEqual(scripts, [...data, '<script src="/later.js" defer>'])
  assert.equal(later, true)
  assert.match(head, /data-entry="\/assets\/index-[\w-]+\.js"/)
})

test('the browser gets what it needs to go on, without the long texts', async () => {
  const { head } = await page('/')
  const boot = JSON.parse(/id="boot">(.*?)<\/script>/.exec(head)?.[1] ?? '')
  const website = JSON.parse(boot.site.settings[3].value)
  assert.deepEqual(website.landing, defaultWebsite.landing)
  assert.deepEqual(website.terms, { visibility: true })
  assert.equal(boot.hydration.loaderData['/'].plans.length, 3)
  assert.ok('landing' in website && boot.site.plans === undefined)
  const linked = JSON.parse(/ld\+json">(.*?)<\/script>/.exec(head)?.[1] ?? '')
  const types = linked['@graph'].map((part: { '@type': string }) => part['@type'])
  assert.deepEqual(types, ['WebSite', 'WebApplication', 'FAQPage'])
})

test('every file that a rendered page names is one that the browser can have', async () => {
  for (const path of ['/', '/terms', '/sign-in', '/nothing']) {
    const { head, html } = await page(path)
    const files = (head + html).match(/\/assets\/[\w.-]+/g) ?? []
    assert.ok(files.length > 2, path)
    for (const file of files) assert.ok(existsSync(new URL(`client${file}`, dist)), `${path} names ${file}`)
  }
})

test('sign-in comes rendered for visitors, and nothing can be sent before it is alive', async () => {
  const { head, html } = await page('/sign-in?plan=starter')
  assert.match(html, /Welcome back/)
  assert.match(html, /<div inert=""><form/)
  assert.match(head, /"forVisitors":true/)
})

test('a screen behind the guard is a head and an empty body, and asks not to be listed', async () => {
  const { status, head, html } = await page('/admin/users')
  assert.equal(status, 200)
  assert.equal(html, '')
  assert.match(head, /<title>Doodle/)
  assert.match(head, /name="robots" content="noindex"/)
  assert.doesNotMatch(head, /hydration/)
})

test('an unknown address is a rendered 404', async () => {
  const { status, html, head } = await page('/nothing/here')
  assert.equal(status, 404)
  assert.match(html, /Nothing is drawn here/)
  assert.match(head, /noindex/)
})

test('one route table tells the server what exists', () => {
  for (const path of ['/', '/terms', '/sign-in', '/sign-up/', '/verify/abc', '/account', '/admin/website/faqs'])
    assert.equal(renderer.knows(path), true, path)
  for (const path of ['/nope', '/admin/nope', '/verify', '/verify/a/b', '/%E0%A4%A', '//evil'])
    assert.equal(renderer.knows(path), false, path)
})

test('a fresh install leads from the landing page to the making of the admin', async () => {
  const rendered = await render('/?token=t', { ...site, status: { ...freshStatus, admin: false } })
  assert.deepEqual(rendered, { redirect: '/admin/create?token=t' })
})

test('a shared picture comes rendered, is shown beside its link by other sites, and kept by no search engine', async () => {
  const { status, head, html } = await page('/shared/a-link')
  assert.equal(status, 200)
  assert.match(html, /<h1[^>]*>A &lt;fox&gt;<\/h1>/)
  assert.match(html, /src="\/shared\/a-link\/picture.jpg\?v=2"/)
  assert.match(html, /href="\/pages\/7\/color"[^>]*>(<[^>]*>)*Color this too</)
  assert.match(head, /name="robots" content="noindex"/)
  assert.match(head, /property="og:title" content="A &lt;fox&gt;, colored with Doodle &amp; &lt;Co&gt;"/)
  assert.match(head, /property="og:image" content="https:\/\/color.example\/shared\/a-link\/picture.jpg\?v=2"/)
  assert.match(head, /property="og:url" content="https:\/\/color.example\/shared\/a-link"/)
  assert.doesNotMatch(head, /canonical|share\.jpg/)
})

test('a link that has ended is a 404 that says so', async () => {
  const { status, head, html } = await page('/shared/another')
  assert.equal(status, 404)
  assert.match(html, /no longer shared/)
  assert.match(head, /name="robots" content="noindex"/)
  assert.doesNotMatch(head, /og:/)
})
