import assert from 'node:assert/strict'
import { test } from 'node:test'
import { storageQuota } from '@inkbloom/contract'
import sharp from 'sharp'
import type { Person } from '../../support/people.ts'
import { product } from '../../support/product.ts'
import { fileForm, uploadPicture } from '../../support/uploading.ts'
import { makePage } from '../gallery/gallery.ts'

const shop = product()

/** Counts as so many bytes, though only its row says so. */
async function pretendSize(url: string, bytes: number) {
  await shop.db.updateTable('uploads').set({ bytes }).where('key', '=', url.slice('/files/'.length)).execute()
}

async function draw(by: Person, color: string): Promise<string> {
  const drawing = sharp({ create: { width: 1024, height: 1024, channels: 4, background: color } })
  const answer = await shop.call('POST', '/storage/upload', { as: by, form: fileForm(await drawing.png().toBuffer()) })
  assert.equal(answer.status, 200, JSON.stringify(answer.body))
  return answer.data.url
}
const save = (by: Person, pageId: number, url: string) =>
  shop.call('PATCH', '/coloreds/upsert', { as: by, body: { pageId, photo: url, preview: url } })
const tryUpload = async (by: Person, color: string) => {
  const form = fileForm(
    await sharp({ create: { width: 9, height: 9, channels: 3, background: color } })
      .png()
      .toBuffer(),
  )
  return shop.call('POST', '/storage/upload', { as: by, form })
}

test('pictures that nobody uses are bounded for each person, and the refusal says how much is left', async () => {
  const [me, other] = [await shop.people.make(), await shop.people.make()]
  await pretendSize(await uploadPicture(shop, me, '#111111'), storageQuota.unused - 50)
  const refused = await tryUpload(me, '#222222')
  assert.deepEqual([refused.status, refused.body.code], [413, 'TOO_LARGE'])
  assert.match(refused.body.message ?? '', /room for 0\.0 MB more, and this one takes 0\.0 MB/)
  await pretendSize(await uploadPicture(shop, me, '#111111'), storageQuota.unused)
  const noPicture = await shop.call('POST', '/storage/upload', { as: me, form: fileForm(Buffer.from('no picture')) })
  assert.equal(noPicture.status, 413, 'before it is decoded')
  assert.equal((await tryUpload(other, '#222222')).status, 200)
  shop.clock.advance(27 * 3_600_000)
  assert.equal((await tryUpload(await shop.people.again(me), '#222222')).status, 200, 'a day later there is room')
})

test('whoever colors all day is never refused: what a save has replaced makes room', async () => {
  const me = await shop.people.make()
  const page = await makePage(shop)
  const colors = ['#100000', '#200000', '#300000', '#400000', '#500000', '#600000']
  for (const color of colors) {
    const url = await draw(me, color)
    await pretendSize(url, Math.floor(storageQuota.unused * 0.4))
    const saved = await save(me, page, url)
    assert.equal(saved.status, 200, JSON.stringify(saved.body))
  }
  const { kept } = await shop.db
    .selectFrom('uploads')
    .select((eb) => eb.fn.sum<number>('bytes').as('kept'))
    .executeTakeFirstOrThrow()
  assert.ok(kept <= storageQuota.unused * 2, `${kept} bytes are kept`)
})

test('colorings are bounded by plan; one that is there can be saved over, and nothing is taken away', async () => {
  const [free, paid] = [await shop.people.make(), await shop.people.make({ plan: 'starter' })]
  const [first, second] = [await makePage(shop), await makePage(shop)]
  for (const person of [free, paid]) {
    const url = await draw(person, '#700000')
    assert.equal((await save(person, first, url)).status, 200)
    await pretendSize(url, storageQuota.free + 1)
  }
  const refused = await save(free, second, await draw(free, '#800000'))
  assert.deepEqual([refused.status, refused.body.code], [413, 'TOO_LARGE'])
  assert.match(refused.body.message ?? '', /keeps 200\.0 MB of colorings and books: 0\.0 MB are left/)
  assert.equal((await save(free, first, await draw(free, '#900000'))).status, 200, 'over an old one')
  assert.equal((await save(paid, second, await draw(paid, '#800000'))).status, 200, 'with more room')
  const left = await shop.call('GET', '/credits/read', { as: free })
  assert.equal(left.data.public_page, 9, 'what was refused cost nothing')
})

test('somebody has thirty sessions at most: the one unused for longest ends', async () => {
  const me = await shop.people.make()
  const people = [me]
  for (let i = 0; i < 30; i += 1) {
    shop.clock.advance(1000)
    people.push(await shop.people.again(me))
  }
  const status = async (person: Person | undefined) =>
    (await shop.call('GET', '/users/read', { as: person ?? me })).status
  assert.deepEqual([await status(people[0]), await status(people[1]), await status(people[30])], [401, 200, 200])
})
