import { issueLink } from '../../src/features/accounts/links.service.ts'
import { insertPage } from '../../src/features/gallery/pages/insert-page.ts'
import { enqueue } from '../../src/jobs/queue.ts'
import type { Clock } from '../../src/kernel/clock.ts'
import type { Person } from './people.ts'
import type { Product } from './product.ts'
import { uploadPicture } from './uploading.ts'

const key = (word: string) => `pages/${word.padEnd(24, '-')}.png`

type Shelf = Pick<Product, 'db' | 'storage'> & { clock: Clock }

export async function makePage(shop: Shelf, owner: Person, word: string): Promise<{ id: number; file: string }> {
  const file = key(word)
  await shop.storage.put(file, Buffer.from(word), 'image/png')
  const page = { prompt: `${word} told by ${owner.name}`, title: word, illustration: file, sha256: word }
  const rest = {
    jobId: null,
    provider: 'embedded',
    vector: null,
    regions: null,
    bloom: null,
    figures: null,
    missing: null,
  }
  const id = await insertPage(shop.db as never, shop.clock, { ...page, ...rest, userId: owner.id })
  return { id, file }
}

export async function colorPage(shop: Product, person: Person, pageId: number, color: string): Promise<void> {
  const url = await uploadPicture(shop, person, color)
  const upload = await shop.db
    .selectFrom('uploads')
    .select('id')
    .where('key', '=', url.slice('/files/'.length))
    .executeTakeFirstOrThrow()
  const now = shop.clock.now()
  const ids = { user_id: person.id, page_id: pageId, photo_id: upload.id, preview_id: upload.id }
  await shop.db
    .insertInto('coloreds')
    .values({ ...ids, revision: 1, created_at: now, updated_at: now })
    .execute()
  await shop.db
    .updateTable('pages')
    .set((eb) => ({ colored_count: eb('colored_count', '+', 1) }))
    .where('id', '=', pageId)
    .execute()
}

/** A person who has left something in every corner of the product, and another who colored one of their pages. */
export async function makeLife(shop: Product) {
  const mara = await shop.people.make({ name: 'Mara Okaforsdottir', email: 'mara@okafor.example', plan: 'starter' })
  const other = await shop.people.make({ name: 'Jo Other' })
  const photo = await uploadPicture(shop, mara, '#111111')
  await shop.call('PATCH', '/users/update', { as: mara, body: { name: mara.name, email: mara.email, photo } })
  await shop.call('GET', '/credits/read', { as: mara })
  await shop.call('POST', '/users/sign-in', { body: { email: mara.email, password: 'not the password' } })
  await issueLink(shop.db, {
    userId: mara.id,
    purpose: 'change-email',
    newEmail: 'mara@okafor.new',
    credentials: 0,
    askedAt: shop.clock.now(),
  })
  await enqueue(shop.db, shop.clock, { kind: 'kept for the test', userId: mara.id, payload: { prompt: mara.name } })
  const loved = await makePage(shop, mara, 'loved')
  const lonely = await makePage(shop, mara, 'lonely')
  const theirs = await makePage(shop, other, 'theirs')
  await colorPage(shop, other, loved.id, '#222222')
  await colorPage(shop, mara, loved.id, '#333333')
  await colorPage(shop, mara, lonely.id, '#333333')
  await colorPage(shop, mara, theirs.id, '#333333')
  await colorPage(shop, other, theirs.id, '#222222')
  for (const table of ['favorites', 'reports'] as const)
    await shop.db
      .insertInto(table)
      .values({ user_id: mara.id, page_id: theirs.id, created_at: shop.clock.now() })
      .execute()
  await shop.db
    .updateTable('pages')
    .set({ favorited_count: 1, reported_count: 1 })
    .where('id', '=', theirs.id)
    .execute()
  return { mara, other, photo, loved, lonely, theirs }
}
