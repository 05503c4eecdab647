import { randomUUID } from 'node:crypto'
import type { Book } from '@inkbloom/contract'
import type { Person } from '../../../support/people.ts'
import type { Product } from '../../../support/product.ts'
import type { Answer } from '../../../support/request.ts'
import { until } from '../../../support/until.ts'
import { makePage } from '../gallery.ts'

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="1024" viewBox="0 0 1024 1024" data-setting="meadow" data-time="day"><rect width="1024" height="1024" fill="#fff" class="paper"/><g stroke-linejoin="round"><circle cx="512" cy="512" r="300" fill="#fff" stroke="#000" stroke-width="8"/></g></svg>'

/** A page whose lines are there to be bound. */
export async function makeDrawnPage(shop: Product, traits: Parameters<typeof makePage>[1] = {}): Promise<number> {
  const id = await makePage(shop, traits)
  const { vector } = await shop.db.selectFrom('pages').select('vector').where('id', '=', id).executeTakeFirstOrThrow()
  await shop.storage.put(vector ?? '', Buffer.from(svg), 'image/svg+xml')
  return id
}

export const books = (shop: Product) => ({
  create: (as: Person, pageIds: number[], more: object = {}) =>
    shop.call('POST', '/books/create', { as, body: { title: 'A quiet afternoon', pageIds, ...more } }),
  read: async (as: Person, id: number) => (await shop.call('GET', `/books/${id}/read`, { as })).data as Book,
  update: (as: Person, id: number, body: object) => shop.call('PATCH', `/books/${id}/update`, { as, body }),
  make: (as: Person, id: number, cost: number, requestId: string = randomUUID()): Promise<Answer> =>
    shop.call('POST', `/books/${id}/make`, { as, body: { cost, requestId } }),
  remove: (as: Person, id: number) => shop.call('POST', `/books/${id}/delete`, { as }),
  download: (as: Person, id: number) =>
    fetch(`${shop.url}/backend/api/books/${id}/file`, { headers: { authorization: `Bearer ${as.token}` } }),
  /** Until it has been made, or could not be. */
  ended: (as: Person, id: number) =>
    until(async () => {
      const book = (await shop.call('GET', `/books/${id}/read`, { as })).data as Book
      return ['ready', 'failed', 'draft'].includes(book.status) && book
    }, 'the end of the book'),
})

export const creditsOf = async (shop: Product, as: Person): Promise<number> =>
  (await shop.call('GET', '/credits/read', { as })).data.public_page

export async function setCredits(shop: Product, person: Person, left: number): Promise<void> {
  await shop.call('GET', '/credits/read', { as: person })
  const { id } = await shop.db
    .updateTable('credit_periods')
    .set({ public_page: left })
    .where('user_id', '=', person.id)
    .returning('id')
    .executeTakeFirstOrThrow()
  // The ledger says so too, or it would be called wrong.
  await shop.db
    .updateTable('credit_entries')
    .set({ delta: left })
    .where('period_id', '=', id)
    .where('kind', '=', 'public_page')
    .where('reason', '=', 'grant')
    .execute()
}
