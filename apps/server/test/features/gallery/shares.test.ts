import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { sweepOrphans } from '../../../src/features/files/orphans.sweep.ts'
import { fileMisses } from '../../../src/features/files/uploads.routes.ts'
import { idle } from '../../support/idle.ts'
import { type Person, password } from '../../support/people.ts'
import { product } from '../../support/product.ts'
import { toggleBlocked } from './gallery.ts'
import { colorIn, inkPage } from './sharing.ts'

const shop = product()
const share = (as: Person, page: number) => shop.call('POST', `/pages/${page}/share`, { as })
const unshare = (as: Person, page: number) => shop.call('POST', `/pages/${page}/unshare`, { as })
const tokenOf = (path: string) => path.slice('/shared/'.length)
const seen = (path: string, as: Person | null = null) => shop.call('GET', `/shared/${tokenOf(path)}`, { as })
const keyOf = async (path: string) =>
  (await shop.db.selectFrom('shares').select('picture').where('token', '=', tokenOf(path)).executeTakeFirstOrThrow())
    .picture

/** Somebody who pays has colored a page of somebody else, and shares it. */
async function shared() {
  const [author, fan] = [await shop.people.make({ name: 'Nora Lind' }), await shop.people.make({ plan: 'starter' })]
  const page = await inkPage(shop, { by: author })
  await colorIn(shop, fan, page)
  const { status, data } = await share(fan, page)
  assert.equal(status, 200)
  const path: string = data.path
  return { author, fan, page, path, key: await keyOf(path), picture: (await seen(path)).data.picture as string }
}

/** Neither the link nor its picture, under any address that it had, is there for anybody. */
async function expectGone({ path, picture, key }: { path: string; picture: string; key: string }) {
  for (const viewer of [null, await shop.people.make()]) {
    const answer = await seen(path, viewer)
    assert.deepEqual([answer.status, answer.body.code], [404, 'NOT_FOUND'])
  }
  for (const address of [picture, picture.split('?')[0], `/files/${key}`])
    assert.equal((await fetch(shop.url + address)).status, 404, address)
}

test('a link shows the picture to another person, a visitor and a crawler, and not who made it or in which words', async () => {
  const { path, page, key, picture } = await shared()
  assert.match(path, /^\/shared\/[\w-]{32}$/)
  for (const viewer of [null, await shop.people.make(), await shop.people.admin()]) {
    const { status, data } = await seen(path, viewer)
    assert.equal(status, 200)
    assert.deepEqual(data, { title: 'A flower', picture, width: 1024, height: 1024, page_id: page })
  }
  const crawler = await fetch(shop.url + picture, { headers: { 'user-agent': 'Twitterbot/1.0' } })
  assert.equal(crawler.status, 200)
  assert.deepEqual(
    ['content-type', 'cache-control', 'x-robots-tag'].map((name) => crawler.headers.get(name)),
    ['image/jpeg', 'no-store', 'noindex'],
  )
  assert.equal((await fetch(`${shop.url}/files/${key}`)).status, 404, 'it has one address only')
  assert.doesNotMatch(await (await fetch(`${shop.url}/sitemap.xml`)).text(), /shared/)
  assert.doesNotMatch(await (await fetch(`${shop.url}/robots.txt`)).text(), /shared/, 'or nobody would read noindex')
})

test('the picture is the color under the page’s own lines, whatever preview came with the coloring', async () => {
  const { picture } = await shared()
  const image = sharp(Buffer.from(await (await fetch(shop.url + picture)).arrayBuffer()))
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  assert.deepEqual([info.width, info.height, info.channels], [1024, 1024, 3])
  const near = (i: number, rgb: number[]) => rgb.every((value, k) => Math.abs((data[i + k] ?? 0) - value) < 24)
  let [colored, inked] = [0, 0]
  for (let i = 0; i < data.length; i += 3) {
    if (near(i, [0x3f, 0x9b, 0xd8])) colored += 1
    else if (near(i, [10, 14, 14])) inked += 1
  }
  assert.ok(colored > 700_000, `${colored} colored`)
  assert.ok(inked > 20_000, `${inked} inked`)
})

test('sharing is for paid plans; what was shared stays when the plan ends', async () => {
  const [free, fan] = [await shop.people.make(), await shop.people.make({ plan: 'starter' })]
  const page = await inkPage(shop)
  await colorIn(shop, free, page)
  await colorIn(shop, fan, page)
  const refused = await share(free, page)
  assert.deepEqual([refused.status, refused.body.code], [403, 'NO_PAID_PLAN'])
  const { path } = (await share(fan, page)).data
  await shop.db.updateTable('subscriptions').set({ ended_at: shop.clock.now() }).execute()
  assert.equal((await share(fan, page)).body.code, 'NO_PAID_PLAN')
  assert.equal((await seen(path)).status, 200)
  assert.equal((await unshare(fan, page)).status, 200, 'taking back needs no plan')
  assert.equal((await seen(path)).status, 404)
})

test('nobody shares what they have not colored, nor a page with words of their own', async () => {
  const { author, fan, page } = await shared()
  const other = await shop.people.make({ plan: 'starter' })
  assert.equal((await share(other, page)).status, 404)
  assert.equal((await shop.call('GET', `/pages/${page}/share`, { as: other })).data, null)
  assert.equal((await unshare(other, page)).status, 200)
  assert.notEqual((await shop.call('GET', `/pages/${page}/share`, { as: fan })).data, null, 'another’s link stays')
  const own = await inkPage(shop, { by: fan, prompt: 'the name Wilhelmina' })
  await colorIn(shop, fan, own)
  await shop.db.updateTable('pages').set({ private: true }).where('id', '=', own).execute()
  const lettered = await share(fan, own)
  assert.deepEqual([lettered.status, lettered.body.code], [403, 'FORBIDDEN'])
  assert.equal((await share(author, 999_999)).status, 403)
})

test('shared again, the same link shows the picture as it is now, and the older one is deleted', async () => {
  const { fan, page, path, key, picture } = await shared()
  await colorIn(shop, fan, page, '#e0457b')
  assert.equal((await shop.call('GET', `/pages/${page}/share`, { as: fan })).data.revision, 1)
  const again = await share(fan, page)
  assert.deepEqual([again.data.path, again.data.revision], [path, 2])
  const now = (await seen(path)).data.picture
  assert.notEqual(now, picture)
  assert.equal((await fetch(shop.url + now)).status, 200)
  await idle(shop.db, shop.clock.now())
  assert.equal(await shop.storage.get(key), null)
  const racing = await Promise.all([share(fan, page), share(fan, page), share(fan, page)])
  assert.deepEqual(
    racing.map(({ data }) => data.path),
    [path, path, path],
  )
  assert.equal((await shop.db.selectFrom('shares').select('id').execute()).length, 1)
})

test('a link that was taken back is gone at once, its file too', async () => {
  const link = await shared()
  await unshare(link.fan, link.page)
  await expectGone(link)
  await idle(shop.db, shop.clock.now())
  assert.equal(await shop.storage.get(link.key), null)
  assert.notEqual((await share(link.fan, link.page)).data.path, link.path, 'and never comes back')
  await expectGone(link)
})

test('a blocked page takes its links with it at once, and gives them back with itself', async () => {
  const link = await shared()
  const admin = await shop.people.admin()
  await toggleBlocked(shop, admin, link.page)
  await expectGone(link)
  assert.equal((await share(link.fan, link.page)).status, 404)
  assert.equal((await shop.call('GET', `/pages/${link.page}/share`, { as: link.fan })).data, null)
  await toggleBlocked(shop, admin, link.page)
  assert.equal((await fetch(shop.url + link.picture)).status, 200)
})

test('what its author has deleted is not shown by a link either', async () => {
  const link = await shared()
  await toggleBlocked(shop, link.author, link.page)
  await expectGone(link)
})

test('a blocked account takes its links with it at once', async () => {
  const link = await shared()
  const admin = await shop.people.admin()
  await shop.call('PATCH', `/users/${link.fan.id}/blocked/toggle`, { as: admin })
  await expectGone(link)
})

test('a deleted account takes its links with it at once, and their files', async () => {
  const link = await shared()
  const taken = await shop.call('POST', '/users/export', { as: link.fan, body: { currentPassword: password } })
  assert.deepEqual(
    taken.data.sections.pages.shared.map((one: { link: string }) => one.link),
    [link.path],
  )
  await shop.call('POST', '/users/delete', { as: link.fan, body: { currentPassword: password } })
  await expectGone(link)
  await idle(shop.db, shop.clock.now())
  assert.equal(await shop.storage.get(link.key), null)
})

test('the picture of a link is no orphan, however old', async () => {
  const { picture } = await shared()
  shop.clock.set(new Date(Date.now() + 5 * 86_400_000))
  await sweepOrphans(shop.db, shop.clock, shop.storage)
  assert.equal((await fetch(shop.url + picture)).status, 200)
})

test('whoever guesses links is stopped', async () => {
  const guess = () => seen(`/shared/${crypto.randomUUID()}`)
  await Promise.all(Array.from({ length: fileMisses.most }, guess))
  assert.equal((await guess()).status, 429)
})
