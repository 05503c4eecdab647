import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Person } from '../../support/people.ts'
import { product } from '../../support/product.ts'
import { color, makePage, makeUpload, read, toggleBlocked } from './gallery.ts'

const shop = product()
const credits = async (person: Person) => (await shop.call('GET', '/credits/read', { as: person })).data.public_page

async function setCredits(person: Person, left: number) {
  await credits(person)
  await shop.db.updateTable('credit_periods').set({ public_page: left }).where('user_id', '=', person.id).execute()
}

test("the first save of someone else's page costs a credit, every further one and one's own page nothing", async () => {
  const [me, other] = [await shop.people.make(), await shop.people.make()]
  const [theirs, mine] = [await makePage(shop, { by: other }), await makePage(shop, { by: me })]
  const first = await color(shop, me, theirs)
  assert.deepEqual(
    [first.status, first.data.revision, first.data.page_id, first.data.page.colored_count],
    [200, 1, theirs, 1],
  )
  assert.equal(first.data.user.name, me.name)
  assert.equal(first.data.page.is_colored, true)
  assert.equal(await credits(me), 9)
  assert.equal((await color(shop, me, theirs)).data.revision, 2)
  assert.equal((await color(shop, me, mine)).data.revision, 1)
  assert.equal(await credits(me), 9)
  const page = (await read(shop, me, theirs)).data
  assert.deepEqual([page.colored_count, page.is_colored, page.colored.revision], [1, true, 2])
  const stats = await shop.db.selectFrom('stats_daily').select('value').where('measure', '=', 'coloreds').execute()
  assert.equal(
    stats.reduce((sum, { value }) => sum + value, 0),
    2,
  )
})

test('the credit history names the page, until an admin blocks it', async () => {
  const [admin, fan] = [await shop.people.admin(), await shop.people.make()]
  const id = await makePage(shop, { prompt: 'A cat in a garden' })
  await color(shop, fan, id)
  const latest = async () => (await shop.call('GET', '/credits/history', { as: fan })).data.data[0]
  assert.deepEqual((await latest()).page, { id, title: 'A cat in a garden' })
  await toggleBlocked(shop, admin, id)
  assert.deepEqual([(await latest()).reason, (await latest()).page], ['color', null])
})

test('two hundred colorings in parallel with one credit spend exactly one', async () => {
  const me = await shop.people.make()
  const pages = await Promise.all(Array.from({ length: 200 }, () => makePage(shop)))
  await setCredits(me, 1)
  const answers = await Promise.all(pages.map((id) => color(shop, me, id)))
  assert.equal(answers.filter((answer) => answer.status === 200).length, 1)
  const refused = answers.filter((answer) => answer.body.code === 'NO_CREDITS')
  assert.equal(refused.length, 199)
  assert.equal(refused[0]?.body.message, 'No credits available. Upgrade your plan to continue.')
  assert.equal(await credits(me), 0)
  const kept = await shop.db.selectFrom('coloreds').select('id').execute()
  assert.equal(kept.length, 1, 'nothing stays of a save that was not paid')
})

test('twenty first saves of one page at once are one coloring, one credit and one count', async () => {
  const me = await shop.people.make()
  const id = await makePage(shop)
  const answers = await Promise.all(Array.from({ length: 20 }, () => color(shop, me, id)))
  assert.ok(answers.every((answer) => answer.status === 200))
  assert.deepEqual(
    answers.map((answer) => answer.data.revision).sort((a, b) => a - b),
    Array.from({ length: 20 }, (_, i) => i + 1),
  )
  assert.equal(await credits(me), 9)
  assert.equal((await read(shop, me, id)).data.colored_count, 1)
})

test('who colored a page on two devices may keep both pictures, and change which of them counts', async () => {
  const me = await shop.people.make()
  const id = await makePage(shop)
  const save = (body: object) => shop.call('PATCH', '/coloreds/upsert', { as: me, body: { pageId: id, ...body } })
  const versions = async (as = me) =>
    (await shop.call('GET', `/pages/${id}/versions`, { as })).data.map(({ photo }: { photo: string }) => photo)
  const [sofa, desk] = [await makeUpload(shop, me), await makeUpload(shop, me)]
  await save({ photo: sofa, preview: sofa, revision: 0 })
  const before = await credits(me)
  assert.equal((await save({ photo: desk, preview: desk, revision: 0, keepBoth: true })).body.code, 'STALE')
  assert.deepEqual(await versions(), [], 'a save that was refused keeps nothing')
  assert.equal((await save({ photo: desk, preview: desk, revision: 1, keepBoth: true })).data.revision, 2)
  assert.deepEqual(await versions(), [sofa])
  assert.equal((await save({ photo: sofa, preview: sofa, revision: 2, keepBoth: true })).data.photo, sofa)
  assert.deepEqual(await versions(), [desk])
  assert.equal(await credits(me), before)
  assert.deepEqual(await versions(await shop.people.make()), [], "nobody sees another person's")
  await toggleBlocked(shop, await shop.people.admin(), id)
  assert.deepEqual(await versions(), [])
})

test('a device learns which of its pages it may no longer show', async () => {
  const [admin, me, owner] = [await shop.people.admin(), await shop.people.make(), await shop.people.make()]
  const [fine, blocked, deleted, colored] = [
    await makePage(shop),
    await makePage(shop),
    await makePage(shop, { by: owner }),
    await makePage(shop, { by: owner }),
  ]
  await color(shop, me, colored)
  await toggleBlocked(shop, admin, blocked)
  for (const id of [deleted, colored]) await toggleBlocked(shop, owner, id)
  const ids = [fine, blocked, deleted, colored, 999_999]
  const { gone } = (await shop.call('POST', '/pages/check', { as: me, body: { ids } })).data
  assert.deepEqual(gone, [blocked, deleted, 999_999], 'what was colored stays with who colored it')
})

test('a save over a newer revision is refused; the same save sent again is not', async () => {
  const me = await shop.people.make()
  const id = await makePage(shop)
  const save = (body: object) => shop.call('PATCH', '/coloreds/upsert', { as: me, body: { pageId: id, ...body } })
  const [one, two, three] = [await makeUpload(shop, me), await makeUpload(shop, me), await makeUpload(shop, me)]
  assert.equal((await save({ photo: one, preview: one, revision: 0 })).data.revision, 1)
  assert.equal((await save({ photo: two, preview: two, revision: 1 })).data.revision, 2)
  const stale = await save({ photo: three, preview: three, revision: 1 })
  assert.deepEqual([stale.status, stale.body.code], [409, 'STALE'])
  assert.equal((await save({ photo: three, preview: three, revision: 0 })).status, 409)
  const again = await save({ photo: two, preview: two, revision: 1 })
  assert.deepEqual([again.status, again.data.revision], [200, 2])
  assert.equal((await save({ photo: three, preview: three })).data.revision, 3, 'without a revision it replaces')
  const racers = await Promise.all(
    (await Promise.all(Array.from({ length: 10 }, () => makeUpload(shop, me)))).map((photo) =>
      save({ photo, preview: photo, revision: 3 }),
    ),
  )
  assert.equal(racers.filter((answer) => answer.status === 200).length, 1)
  assert.equal(racers.filter((answer) => answer.body.code === 'STALE').length, 9)
})

test('photo and preview are own uploads, and the photo fits the canvas', async () => {
  const [me, other] = [await shop.people.make(), await shop.people.make()]
  const id = await makePage(shop)
  const [mine, theirs] = [await makeUpload(shop, me), await makeUpload(shop, other)]
  const small = await makeUpload(shop, me, { width: 512 })
  const webp = await makeUpload(shop, me, { type: 'image/webp' })
  const bad: [string, string, string][] = [
    [theirs, mine, 'photo'],
    [mine, theirs, 'preview'],
    [small, mine, 'photo'],
    [webp, mine, 'photo'],
    ['', mine, 'photo'],
    ['https://example.com/a.png', mine, 'photo'],
    [mine, '/files/../settings', 'preview'],
  ]
  for (const [photo, preview, field] of bad) {
    const answer = await shop.call('PATCH', '/coloreds/upsert', { as: me, body: { pageId: id, photo, preview } })
    assert.deepEqual([answer.status, Object.keys(answer.body.errors ?? {})], [422, [field]], `${photo} ${preview}`)
  }
  assert.equal(await credits(me), 10)
  const form = new FormData()
  for (const [name, value] of Object.entries({ pageId: id, photo: mine, preview: small, revision: 0 }))
    form.append(name, String(value))
  assert.equal((await shop.call('PATCH', '/coloreds/upsert', { as: me, form })).status, 200)
})

test('the admin sees every coloring, newest first, and finds it by the words of the page and the name of the person', async () => {
  const admin = await shop.people.admin()
  const [ada, bo] = [
    await shop.people.make({ name: 'Ada Björk', plan: 'starter' }),
    await shop.people.make({ name: 'Bo', plan: 'starter' }),
  ]
  const [cat, fox] = [await makePage(shop, { prompt: 'A cat' }), await makePage(shop, { prompt: 'A fox by the birch' })]
  const made: number[] = []
  for (const [person, page] of [
    [ada, cat],
    [bo, cat],
    [bo, fox],
    [ada, fox],
  ] as const)
    made.unshift((await color(shop, person, page)).data.id)
  const [adaFox, boFox, boCat, adaCat] = made
  const find = async (query: string) => {
    const answer = await shop.call('GET', `/coloreds/paginate?${query}`, { as: admin })
    assert.equal(answer.status, 200, query)
    return answer.data.data.map((colored: { id: number }) => colored.id)
  }
  assert.deepEqual(await find(''), made)
  assert.deepEqual(await find('search=fox'), [adaFox, boFox])
  assert.deepEqual(await find('search=bjork'), [adaFox, adaCat])
  assert.deepEqual(await find('search=ada%20ca'), [adaCat])
  assert.deepEqual(await find('search=bo%20cat'), [boCat])
  assert.deepEqual(await find('search=b'), [adaFox, boFox, boCat, adaCat])
  for (const nothing of ['zebra', '%25', "'", 'example', `person`])
    assert.deepEqual(await find(`search=${nothing}`), [], nothing)
  await toggleBlocked(shop, admin, cat)
  assert.deepEqual(await find('search=cat'), [boCat, adaCat])
  assert.equal((await shop.call('GET', '/coloreds/paginate', { as: ada })).status, 403)
  assert.equal((await shop.call('GET', '/coloreds/paginate', {})).status, 401)
  const { data } = (await shop.call('GET', '/coloreds/paginate', { as: admin })).data
  assert.deepEqual([data[0].page.id, data[0].user.name, data[2].page.blocked], [fox, 'Ada Björk', true])
})

test('colorings come page by page', async () => {
  const [admin, me] = [await shop.people.admin(), await shop.people.make({ plan: 'advanced' })]
  for (let i = 0; i < 25; i += 1) await color(shop, me, await makePage(shop))
  for (const search of ['', '&search=cat']) {
    const first = (await shop.call('GET', `/coloreds/paginate?page=1${search}`, { as: admin })).data
    const second = (await shop.call('GET', `/coloreds/paginate?page=2&after=${first.next}${search}`, { as: admin }))
      .data
    assert.deepEqual([first.data.length, second.data.length, second.next], [20, 5, null])
    const offset = (await shop.call('GET', `/coloreds/paginate?page=2${search}`, { as: admin })).data
    assert.deepEqual(offset.data, second.data)
  }
})
