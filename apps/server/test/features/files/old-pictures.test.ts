import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { sweepAll } from '../../../src/jobs/housekeeping.ts'
import { keyOf } from '../../../src/providers/storage.ts'
import { sweeps } from '../../../src/wire.ts'
import { idle } from '../../support/idle.ts'
import type { Person } from '../../support/people.ts'
import { product } from '../../support/product.ts'
import { fileForm, uploadPicture } from '../../support/uploading.ts'
import { makePage } from '../gallery/gallery.ts'

const shop = product()
const day = 24 * 3_600_000

/** A drawing as large as the canvas, in one color. */
async function draw(by: Person, color: string): Promise<string> {
  const drawing = sharp({ create: { width: 1024, height: 1024, channels: 4, background: color } })
  const form = fileForm(await drawing.png().toBuffer())
  return (await shop.call('POST', '/storage/upload', { as: by, form })).data.url
}

async function save(by: Person, pageId: number, photo: string, preview: string) {
  const answer = await shop.call('PATCH', '/coloreds/upsert', { as: by, body: { pageId, photo, preview } })
  assert.equal(answer.status, 200, JSON.stringify(answer.body))
}

const isKept = async (url: string) => (await shop.storage.get(keyOf(url) ?? '')) !== null

async function sweepNow() {
  await sweepAll(shop.db, shop.clock, sweeps)
  shop.jobs.wake()
  await idle(shop.db, shop.clock.now())
}

test('the pictures that a save replaces are gone a day later, and what is shown stays', async () => {
  const [me, admin] = [await shop.people.make(), await shop.people.make({ admin: true })]
  const page = await makePage(shop)
  const [first, second] = [await draw(me, '#e5332a'), await draw(me, '#2f6bde')]
  const [firstPreview, secondPreview] = [
    await uploadPicture(shop, me, '#111111'),
    await uploadPicture(shop, me, '#222222'),
  ]
  const abandoned = await uploadPicture(shop, me, '#333333')
  const face = await uploadPicture(shop, me, '#444444')
  const favicon = await uploadPicture(shop, admin, '#555555')
  await save(me, page, first, firstPreview)
  const thumb = firstPreview.replace('/files/', '/pictures/')
  assert.equal((await fetch(`${shop.url}${thumb}/320.webp`)).status, 200, 'a thumb is made')
  await save(me, page, second, secondPreview)
  const profile = { name: me.name, email: me.email, photo: face }
  assert.equal((await shop.call('PATCH', '/users/update', { as: me, body: profile })).status, 200)
  const setting = await shop.call('PATCH', '/settings/favicon/update', { as: admin, body: { value: favicon } })
  assert.equal(setting.status, 200)

  await sweepNow()
  assert.ok(await isKept(first), 'somebody may still look at it')
  shop.clock.advance(day + 1)
  await sweepNow()
  for (const [name, url] of Object.entries({ first, firstPreview, abandoned })) assert.ok(!(await isKept(url)), name)
  assert.equal((await fetch(`${shop.url}${thumb}/320.webp`)).status, 404, 'and its thumbs with it')
  for (const [name, url] of Object.entries({ second, secondPreview, face, favicon })) assert.ok(await isKept(url), name)
  const rows = await shop.db.selectFrom('uploads').select('key').execute()
  assert.equal(rows.length, 4)
})

test('an old picture that is sent again is not swept before it is used', async () => {
  const me = await shop.people.make()
  const page = await makePage(shop)
  await draw(me, '#4caf50')
  shop.clock.advance(day + 1)
  const again = await draw(me, '#4caf50')
  await sweepNow()
  await save(me, page, again, await uploadPicture(shop, me, '#666666'))
  assert.ok(await isKept(again))
})
