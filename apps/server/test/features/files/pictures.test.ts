import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { thumbKey } from '../../../src/features/files/addresses.ts'
import { createThumbs } from '../../../src/features/files/thumbs.ts'
import { keepPageFiles } from '../../../src/features/gallery/creations/page-files.ts'
import { insertPage } from '../../../src/features/gallery/pages/insert-page.ts'
import { press } from '../../../src/press/press.ts'
import type { Storage } from '../../../src/providers/storage.ts'
import { product } from '../../support/product.ts'
import { color, makePage, read, toggleBlocked } from '../gallery/gallery.ts'

const shop = product()
const drawing = await sharp({ create: { width: 1024, height: 1024, channels: 3, background: '#fff' } })
  .composite([
    {
      input: Buffer.from(
        '<svg width="1024" height="1024"><circle cx="512" cy="512" r="300" fill="none" stroke="#000" stroke-width="12"/></svg>',
      ),
    },
  ])
  .png()
  .toBuffer()

/** A page whose file is there. */
async function drawn(by: Parameters<typeof makePage>[1] = {}) {
  const id = await makePage(shop, by)
  const { illustration } = await shop.db
    .selectFrom('pages')
    .select('illustration')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await shop.storage.put(illustration, drawing, 'image/png')
  return { id, key: illustration }
}

test('a picture comes as WebP in each width, for ever, and is made once', async () => {
  const me = await shop.people.make()
  const { id, key } = await drawn()
  for (const { width, url } of (await read(shop, me, id)).data.thumbs) {
    const answer = await fetch(shop.url + url)
    assert.equal(answer.status, 200)
    assert.equal(answer.headers.get('content-type'), 'image/webp')
    assert.equal(answer.headers.get('cache-control'), 'public, max-age=31536000, immutable')
    const body = Buffer.from(await answer.arrayBuffer())
    assert.equal((await sharp(body).metadata()).width, width)
    assert.deepEqual(Buffer.from((await shop.storage.get(thumbKey(key, width))) ?? []), body)
  }
})

test('many who ask at once get one picture made, and too many others are told to wait', async () => {
  let reads = 0
  const files = new Map<string, Uint8Array>([['pages/abcdefghijklmnopqrstuvwx.png', drawing]])
  const storage = {
    get: async (key: string) => {
      if (!key.startsWith('thumbs/')) reads += 1
      return files.get(key) ?? null
    },
    put: async (key: string, body: Uint8Array) => void files.set(key, body),
  } as unknown as Storage
  const thumbs = createThumbs(storage, { readFile: storage.get, mayKeep: async () => true })
  const made = await Promise.all(Array.from({ length: 30 }, () => thumbs('pages/abcdefghijklmnopqrstuvwx.png', 320)))
  assert.equal(reads, 1)
  assert.ok(made.every((thumb) => thumb && thumb.length > 50))
  const flood = await Promise.allSettled(
    Array.from({ length: 300 }, (_, i) => thumbs(`pages/missing-missing-missing-${i}.png`, 320)),
  )
  assert.equal(flood.filter(({ status }) => status === 'rejected').length, 100)
})

test('a page is kept with its thumbs: whoever opens the gallery first waits for none', async () => {
  const me = await shop.people.make()
  const pressed = await press(drawing, { foreign: false })
  const kept = await keepPageFiles(shop.storage, { pressed, svg: null, bloom: drawing })
  const files = { ...kept, figures: null, missing: null, provider: 'embedded', userId: null, jobId: null }
  const id = await shop.db
    .transaction()
    .execute((tx) => insertPage(tx, shop.clock, { ...files, prompt: 'A ring', title: 'A ring' }))
  const { thumbs, bloom } = (await read(shop, me, id)).data
  const addresses = [...thumbs.map(({ url }: { url: string }) => url), bloom]
  assert.equal(addresses.length, 4)
  for (const address of addresses) {
    const [, key = '', width] = /^\/pictures\/(.+)\/(\d+)\.webp$/.exec(address) ?? []
    assert.ok(await shop.storage.get(thumbKey(key, Number(width) as 320)), `${address} is not there yet`)
    assert.equal((await fetch(shop.url + address)).status, 200)
  }
})

test('other widths, other files and made-up addresses are a 404', async () => {
  const { key } = await drawn()
  const bad = [
    `${key}/321.webp`,
    `${key}/0320.webp`,
    `${key}/320.png`,
    'pages/nobody-has-ever-seen-this-1.png/320.webp',
    '../settings/320.webp',
    `${key}/../${key}/320.webp`,
  ]
  for (const path of bad) assert.equal((await fetch(`${shop.url}/pictures/${path}`)).status, 404, path)
})

test('what cannot be read as a picture is no picture', async () => {
  const { id, key } = await drawn()
  await shop.storage.put(key, Buffer.from('not a picture'), 'image/png')
  const me = await shop.people.make()
  const [thumb] = (await read(shop, me, id)).data.thumbs
  assert.equal((await fetch(shop.url + thumb.url)).status, 404)
})

test('the files of a blocked page are not served until it is unblocked', async () => {
  const [admin, me] = [await shop.people.admin(), await shop.people.make()]
  const { id } = await drawn()
  const page = (await read(shop, me, id)).data
  const statuses = async () =>
    Promise.all([page.illustration, page.thumbs[0].url].map(async (url) => (await fetch(shop.url + url)).status))
  assert.deepEqual(await statuses(), [200, 200])
  await toggleBlocked(shop, admin, id)
  assert.deepEqual(await statuses(), [404, 404])
  await toggleBlocked(shop, admin, id)
  assert.deepEqual(await statuses(), [200, 200])
})

test('the files of a deleted page stay with those who have colored it, and go with the last of them', async () => {
  const [owner, artist] = [await shop.people.make(), await shop.people.make()]
  const [kept, lost] = [await drawn({ by: owner }), await drawn({ by: owner })]
  const status = async (key: string) => (await fetch(`${shop.url}/files/${key}`)).status
  await color(shop, artist, kept.id)
  for (const { id } of [kept, lost]) await toggleBlocked(shop, owner, id)
  assert.deepEqual([await status(kept.key), await status(lost.key)], [200, 404])
  await shop.call('POST', '/users/delete', { as: artist, body: { currentPassword: 'correct horse' } })
  assert.equal(await status(kept.key), 404)
})
