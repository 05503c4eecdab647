import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { mostActions, storageQuota } from '@inkbloom/contract'
import { sweepUploads } from '../../../src/features/files/uploads.sweep.ts'
import { idle } from '../../support/idle.ts'
import { type Person, password } from '../../support/people.ts'
import { product } from '../../support/product.ts'
import { color, makePage, makeUpload, read } from './gallery.ts'

const shop = product()
const bytes = (length = 600) => randomBytes(length)
const saveWith = async (as: Person, pageId: number, actions?: Buffer | string, more: object = {}) => {
  const upload = await makeUpload(shop, as)
  const body = {
    ...{ pageId, photo: upload, preview: upload, ...more },
    ...(actions !== undefined && { actions: actions.toString('base64' as never) }),
  }
  return shop.call('PATCH', '/coloreds/upsert', { as, body })
}
const fileAt = async (url: string) => Buffer.from(await (await fetch(shop.url + url)).arrayBuffer())

test('what was done to color a page is kept with the coloring, and a save without it keeps none', async () => {
  const me = await shop.people.make()
  const page = await makePage(shop)
  const done = bytes()
  const { status, data } = await saveWith(me, page, done)
  assert.equal(status, 200)
  assert.deepEqual(await fileAt(data.actions), done)
  assert.equal((await read(shop, me, page)).data.colored.actions, data.actions)
  assert.equal((await color(shop, me, page)).data.actions, null)
  assert.equal((await read(shop, me, page)).data.colored.actions, null)
})

test('actions come as a form too, take a mebibyte at most, and are base64', async () => {
  const me = await shop.people.make()
  const page = await makePage(shop)
  const upload = await makeUpload(shop, me)
  const form = new FormData()
  for (const [name, value] of Object.entries({ pageId: String(page), photo: upload, preview: upload }))
    form.append(name, value)
  const largest = bytes(mostActions)
  form.append('actions', largest.toString('base64'))
  const saved = await shop.call('PATCH', '/coloreds/upsert', { as: me, form })
  assert.equal(saved.status, 200, JSON.stringify(saved.body))
  assert.deepEqual(await fileAt(saved.data.actions), largest)
  assert.equal((await saveWith(me, page, bytes(mostActions + 1))).status, 422)
  assert.equal((await saveWith(me, page, bytes(mostActions * 2))).status, 413)
  for (const wrong of ['', 'abc', 'ab=c', '<svg>'])
    assert.deepEqual(Object.keys((await saveWith(me, page, wrong)).body.errors ?? {}), ['actions'], wrong)
})

test('a kept version has its actions with it when it counts again', async () => {
  const me = await shop.people.make()
  const page = await makePage(shop)
  const first = await saveWith(me, page, bytes())
  await saveWith(me, page, bytes(), { keepBoth: true })
  await sweepUploads(shop.db, { now: () => new Date(shop.clock.now().getTime() + 3 * 86_400_000) })
  const { photo, preview, actions } = first.data
  const body = { pageId: page, photo, preview, keepBoth: true }
  assert.equal((await shop.call('PATCH', '/coloreds/upsert', { as: me, body })).data.actions, actions)
  assert.equal((await fetch(shop.url + actions)).status, 200)
})

test('actions count towards what a plan keeps, and those that a save has replaced are swept', async () => {
  const me = await shop.people.make()
  const [page, other] = [await makePage(shop), await makePage(shop)]
  const { data } = await saveWith(me, page, bytes())
  const size = (left: number) =>
    shop.db
      .updateTable('uploads')
      .set({ bytes: left })
      .where('key', '=', data.actions.slice('/files/'.length))
      .execute()
  await size(storageQuota.free)
  assert.equal((await saveWith(me, other, bytes())).body.code, 'TOO_LARGE')
  await size(600)
  await saveWith(me, page, bytes())
  shop.clock.advance(2 * 86_400_000)
  await sweepUploads(shop.db, shop.clock)
  await idle(shop.db, shop.clock.now())
  assert.equal((await fetch(shop.url + data.actions)).status, 404)
  assert.equal(
    (await fetch(shop.url + (await read(shop, await shop.people.again(me), page)).data.colored.actions)).status,
    200,
  )
})

test('they are in the download of one’s data, and gone with the account', async () => {
  const me = await shop.people.make()
  const page = await makePage(shop)
  const { actions } = (await saveWith(me, page, bytes())).data
  const taken = await shop.call('POST', '/users/export', { as: me, body: { currentPassword: password } })
  assert.equal(taken.data.sections.pages.colored[0].actions, actions)
  await shop.call('POST', '/users/delete', { as: me, body: { currentPassword: password } })
  assert.equal((await fetch(shop.url + actions)).status, 404)
  await idle(shop.db, shop.clock.now())
  assert.equal(await shop.storage.get(actions.slice('/files/'.length)), null)
})

test('actions are no picture: nobody takes them for a drawing, a preview or a photo', async () => {
  const me = await shop.people.make()
  const page = await makePage(shop)
  const { actions, photo } = (await saveWith(me, page, bytes())).data
  for (const fields of [
    { photo: actions, preview: photo },
    { photo, preview: actions },
  ]) {
    const body = { pageId: page, ...fields }
    assert.equal((await shop.call('PATCH', '/coloreds/upsert', { as: me, body })).status, 422)
  }
  const profile = { name: 'Me', email: me.email, photo: actions }
  assert.equal((await shop.call('PATCH', '/users/update', { as: me, body: profile })).status, 422)
})
