import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createFileReader } from '../../../src/features/files/file-reader.ts'
import { wire } from '../../../src/wire.ts'
import { product } from '../../support/product.ts'
import { uploadPicture } from '../../support/uploading.ts'

const shop = product()
const missing = (n: number) => `${'x'.repeat(30)}${String(n).padStart(3, '0')}`

test('the same file again costs the storage nothing, however many ask at once', async () => {
  let reads = 0
  const read = createFileReader({
    get: async (key) => {
      reads += 1
      return Buffer.from(key)
    },
  })
  const all = await Promise.all(Array.from({ length: 50 }, () => read('uploads/a.png')))
  assert.ok(all.every((body) => body?.toString() === 'uploads/a.png'))
  await read('uploads/a.png')
  assert.equal(reads, 1)
})

test('so many files are read at once, and so many may wait', async () => {
  const open = Promise.withResolvers<void>()
  let [now, most] = [0, 0]
  const read = createFileReader({
    get: async () => {
      now += 1
      most = Math.max(most, now)
      await open.promise
      now -= 1
      return null
    },
  })
  const asked = Array.from({ length: 600 }, (_, n) => read(`uploads/${n}.png`))
  const refused = Promise.allSettled(asked)
  await new Promise((resolve) => setImmediate(resolve))
  open.resolve()
  const rejected = (await refused).filter(({ status }) => status === 'rejected').length
  assert.ok(rejected > 100 && rejected < 250, `${rejected} refused`)
  assert.equal(most, 32)
})

test('what was read is kept for half a minute, since another server may delete it', async (t) => {
  let [now, reads] = [0, 0]
  t.mock.method(performance, 'now', () => now)
  const read = createFileReader({
    get: async () => {
      reads += 1
      return Buffer.from('x')
    },
  })
  await read('uploads/a.png')
  now += 29_999
  await read('uploads/a.png')
  assert.equal(reads, 1)
  now += 1
  await read('uploads/a.png')
  assert.equal(reads, 2)
})

test('however many files are asked for, 16 MiB of them are kept, and none that is large', async () => {
  const reads: string[] = []
  const read = createFileReader({
    get: async (key) => {
      reads.push(key)
      return Buffer.alloc(key.includes('large') ? 257 * 1024 : 256 * 1024)
    },
  })
  const keys = Array.from({ length: 65 }, (_, n) => `uploads/${n}.png`)
  for (const key of [...keys, 'uploads/large.png']) await read(key)
  reads.length = 0
  for (const key of [...keys.slice(1), 'uploads/large.png', 'uploads/0.png']) await read(key)
  assert.deepEqual(reads, ['uploads/large.png', 'uploads/0.png'])
})

test('whoever guesses at files is told to stop before the storage is asked again; others are served', async () => {
  const me = await shop.people.make()
  const url = await uploadPicture(shop, me)
  let reads = 0
  const storage = {
    ...shop.storage,
    get: (key: string) => {
      reads += 1
      return shop.storage.get(key)
    },
  }
  const config = { ...shop.config, trustProxy: 'loopback' }
  const { app, close } = await wire({ ...shop.parts, config, storage }, { limits: { busyMs: 0 } })
  try {
    const get = async (path: string, from: string) =>
      (await app.inject({ url: path, headers: { 'x-forwarded-for': from } })).statusCode
    for (let n = 0; n < 60; n += 1) {
      assert.equal(await get(`/files/uploads/${missing(n)}.png`, '192.0.2.1'), 404)
      assert.equal(await get(`/pictures/uploads/${missing(n)}.png/320.webp`, '192.0.2.1'), 404)
    }
    const before = reads
    assert.equal(await get(`/files/uploads/${missing(200)}.png`, '192.0.2.1'), 429)
    assert.equal(await get(`/pictures/uploads/${missing(201)}.png/320.webp`, '192.0.2.1'), 429)
    assert.equal(reads, before)
    assert.equal(await get(url, '192.0.2.2'), 200)
  } finally {
    await close()
  }
})

test('pages of the site and files have limits of their own, and neither uses up the calls', async () => {
  const { app, close } = await wire(shop.parts, { limits: { perMinute: 4, busyMs: 0 } })
  try {
    const statuses = async (url: string, times: number) => {
      const got: number[] = []
      for (let n = 0; n < times; n += 1) got.push((await app.inject(url)).statusCode)
      return got
    }
    assert.deepEqual(await statuses('/sitemap.xml', 3), [200, 200, 429])
    assert.deepEqual((await statuses(`/files/uploads/${missing(1)}.png`, 21)).slice(-2), [404, 429])
    assert.deepEqual((await statuses('/backend/api/plans/list', 5)).slice(-2), [200, 429])
  } finally {
    await close()
  }
})
