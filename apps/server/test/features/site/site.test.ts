import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defaultWebsite, type Website } from '@inkbloom/contract'
import sharp from 'sharp'
import type { Person } from '../../support/people.ts'
import { product } from '../../support/product.ts'
import { uploadPicture } from '../../support/uploading.ts'

const fingerprint = Array.from({ length: 32 }, () => 'AB').join(':')
const apps = {
  ANDROID_PACKAGE: 'app.inkbloom',
  ANDROID_FINGERPRINTS: fingerprint,
  IOS_APP_ID: 'ABCDE12345.app.inkbloom',
}
const shop = product({ env: { PUBLIC_URL: 'https://color.example', SETUP_TOKEN: 'a token for tests', ...apps } })
const get = (path: string) => fetch(shop.url + path, { redirect: 'manual' })
const text = async (path: string) => (await get(path)).text()
const update = (as: Person, name: string, value: string) =>
  shop.call('PATCH', `/settings/${name}/update`, { as, body: { value } })
const publish = (as: Person, website: Website) => update(as, 'website', JSON.stringify(website))

test('robots are shown the site and kept out of the rest, and told where the map is', async () => {
  const answer = await get('/robots.txt')
  assert.equal(answer.status, 200)
  assert.match(answer.headers.get('content-type') ?? '', /^text\/plain/)
  const lines = (await answer.text()).split('\n')
  assert.ok(lines.includes('Sitemap: https://color.example/sitemap.xml'))
  for (const path of ['/admin', '/backend/', '/pages/', '/account'])
    assert.ok(lines.includes(`Disallow: ${path}`), path)
  assert.ok(!lines.some((line) => /^Disallow: \/(sign-in|files|assets)?$/.test(line)))
})

test('the map names public pages that are visible, and follows the editors', async () => {
  const admin = await shop.people.admin()
  const answer = await get('/sitemap.xml')
  assert.match(answer.headers.get('content-type') ?? '', /^application\/xml/)
  const addresses = async () => [...(await text('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url)
  const all = ['https://color.example/', 'https://color.example/terms', 'https://color.example/privacy']
  assert.deepEqual(await addresses(), all)
  await publish(admin, { ...defaultWebsite, terms: { ...defaultWebsite.terms, visibility: false } })
  assert.deepEqual(await addresses(), [all[0], all[2]])
})

test('the manifest carries the name, the tagline and the icon of the settings', async () => {
  const admin = await shop.people.admin()
  const manifest = async () => (await (await get('/manifest.webmanifest')).json()) as Record<string, unknown>
  const fresh = await manifest()
  assert.equal(fresh.name, 'Inkbloom')
  assert.ok((fresh.icons as { sizes: string }[]).some(({ sizes }) => sizes === '512x512'))
  const favicon = await uploadPicture(shop, admin)
  await update(admin, 'app_name', 'Kritzel & Klecks Studio')
  await update(admin, 'tagline', 'Draw "anything" <here>')
  await update(admin, 'favicon', favicon)
  const changed = await manifest()
  assert.deepEqual(
    [changed.name, changed.short_name, changed.description],
    ['Kritzel & Klecks Studio', 'Kritzel', 'Draw "anything" <here>'],
  )
  const icons = changed.icons as { src: string; sizes: string; purpose: string }[]
  assert.deepEqual(
    icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`),
    ['any 192x192', 'any 512x512', 'maskable 512x512'],
  )
  for (const { src, sizes } of icons) {
    const { width, height, format } = await sharp(new Uint8Array(await (await get(src)).arrayBuffer())).metadata()
    assert.deepEqual([`${width}x${height}`, format], [sizes, 'png'], src)
  }
  assert.equal((await get('/app-icons/any-7.png')).status, 404)
})

test('phones are told which of their applications may open our links', async () => {
  const [android] = JSON.parse(await text('/.well-known/assetlinks.json'))
  assert.deepEqual(android.target.sha256_cert_fingerprints, [fingerprint])
  assert.equal(android.target.package_name, 'app.inkbloom')
  const answer = await get('/.well-known/apple-app-site-association')
  assert.match(answer.headers.get('content-type') ?? '', /^application\/json/)
  const [ios] = JSON.parse(await answer.text()).applinks.details
  assert.deepEqual(ios.appIDs, ['ABCDE12345.app.inkbloom'])
  assert.deepEqual(
    ios.components.map((one: Record<string, string>) => one['/']),
    ['/verify/*', '/payment'],
  )
})

test('the picture for other sites is 1200 x 630 and changes with the name and the headline', async () => {
  const admin = await shop.people.admin()
  const picture = async () => new Uint8Array(await (await get('/share.jpg')).arrayBuffer())
  const first = await picture()
  const { width, height, format } = await sharp(first).metadata()
  assert.deepEqual([width, height, format], [1200, 630, 'jpeg'])
  assert.deepEqual(await picture(), first)
  await update(admin, 'app_name', 'Ünïcode <b> & Co')
  assert.notDeepEqual(await picture(), first)
  const kept = await get('/share.jpg?v=abc')
  assert.match(kept.headers.get('cache-control') ?? '', /immutable/)
})

test("the operator's own picture is shared instead of the garden, and a lost file falls back to it", async () => {
  const admin = await shop.people.admin()
  const image = await uploadPicture(shop, admin)
  const { landing } = defaultWebsite
  const withImage = (url: string) => ({
    ...defaultWebsite,
    landing: { ...landing, home: { ...landing.home, image: url } },
  })
  const garden = new Uint8Array(await (await get('/share.jpg')).arrayBuffer())
  await publish(admin, withImage(image))
  const own = new Uint8Array(await (await get('/share.jpg')).arrayBuffer())
  assert.notDeepEqual(own, garden)
  await publish(admin, withImage('/files/uploads/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.png'))
  assert.deepEqual(new Uint8Array(await (await get('/share.jpg')).arrayBuffer()), garden)
})
