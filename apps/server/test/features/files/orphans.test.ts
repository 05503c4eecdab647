import assert from 'node:assert/strict'
import { readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { sweepOrphans } from '../../../src/features/files/orphans.sweep.ts'
import { keyOf } from '../../../src/providers/storage.ts'
import { wire } from '../../../src/wire.ts'
import { makePage } from '../../support/life.ts'
import { product } from '../../support/product.ts'
import { until } from '../../support/until.ts'
import { uploadPicture } from '../../support/uploading.ts'

const shop = product()
const day = 86_400_000
const isKept = async (key: string) => (await shop.storage.get(key)) !== null

test('files that no row names are swept, and their thumbs; what is shown or was just written stays', async () => {
  const me = await shop.people.make()
  const url = await uploadPicture(shop, me, '#123456')
  const thumb = `${url.replace('/files/', '/pictures/')}/320.webp`
  assert.equal((await fetch(shop.url + thumb)).status, 200)
  const { file } = await makePage(shop, me, 'kept')
  const orphans = ['uploads/orphan-orphan-orphan-orphan.png', 'pages/orphan-orphan-orphan-orphan.bin']
  const thumbs = ['thumbs/orphan-orphan-orphan-orphan-320.webp']
  for (const key of [...orphans, ...thumbs]) await shop.storage.put(key, Buffer.from('x'), 'image/png')
  const half = join(shop.dataDir, 'files/uploads/half-written.png.tmp')
  await writeFile(half, 'x')
  await utimes(half, new Date(Date.now() - day), new Date(Date.now() - day))

  shop.clock.set(new Date(Date.now() + day))
  await sweepOrphans(shop.db, shop.clock, shop.storage)
  for (const key of [...orphans, ...thumbs]) assert.ok(await isKept(key), `${key} may still get its row`)
  shop.clock.set(new Date(Date.now() + 3 * day))
  await sweepOrphans(shop.db, shop.clock, shop.storage)
  for (const key of [...orphans, ...thumbs]) assert.ok(!(await isKept(key)), key)
  assert.ok(await isKept(keyOf(url) ?? ''))
  assert.ok(await isKept(file))
  const names = await readdir(join(shop.dataDir, 'files/thumbs'))
  assert.equal(names.length, 1, 'the thumb of the upload')
  assert.ok(!(await readdir(join(shop.dataDir, 'files/uploads'))).some((name) => name.endsWith('.tmp')))
})

test('a server looks for them by itself', async () => {
  const orphan = 'uploads/orphan-orphan-orphan-orphan.png'
  await shop.storage.put(orphan, Buffer.from('x'), 'image/png')
  shop.clock.set(new Date(Date.now() + 3 * day))
  const { startChores, close } = await wire(shop.parts, { limits: { busyMs: 0 } })
  startChores()
  try {
    await until(async () => !(await isKept(orphan)), 'the end of the orphan')
  } finally {
    await close()
  }
})
