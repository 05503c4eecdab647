import { randomBytes } from 'node:crypto'
import type { Page, Paginated } from '@inkbloom/contract'
import { insertPage } from '../../../src/features/gallery/pages/insert-page.ts'
import type { Person } from '../../support/people.ts'
import type { Product } from '../../support/product.ts'

const fileName = () => randomBytes(24).toString('base64url')

interface NewPage {
  by?: Person | null
  prompt?: string
  title?: string
  bloom?: string | null
  /** How many were counted; null as in pages from before that. */
  regions?: number | null
}

export async function makePage(
  shop: Product,
  { by = null, prompt = 'A cat in a garden', title = prompt.slice(0, 60), bloom = null, regions = null }: NewPage = {},
) {
  return shop.db.transaction().execute((tx) =>
    insertPage(tx, shop.clock, {
      userId: by?.id ?? null,
      jobId: null,
      prompt,
      title,
      provider: 'embedded',
      illustration: `pages/${fileName()}.png`,
      vector: `pages/${fileName()}.svg`,
      regions: `pages/${fileName()}.bin`,
      bloom,
      sha256: fileName(),
      figures: regions === null ? null : { regions },
      missing: null,
    }),
  )
}

/** A row like storage/upload makes, without waiting for a picture to be decoded. */
export async function makeUpload(shop: Product, by: Person, traits: { width?: number; type?: string } = {}) {
  const { width = 1024, type = 'image/png' } = traits
  const key = `uploads/${fileName()}.png`
  await shop.db
    .insertInto('uploads')
    .values({
      user_id: by.id,
      key,
      sha256: key,
      content_type: type,
      bytes: 100,
      width,
      height: 1024,
      created_at: shop.clock.now(),
    })
    .execute()
  return `/files/${key}`
}

export async function color(
  shop: Product,
  by: Person,
  pageId: number,
  more: { revision?: number; progress?: number } = {},
) {
  const body = { pageId, photo: await makeUpload(shop, by), preview: await makeUpload(shop, by), ...more }
  return shop.call('PATCH', '/coloreds/upsert', { as: by, body })
}

export const favorite = (shop: Product, by: Person, pageId: number) =>
  shop.call('PATCH', `/pages/${pageId}/favorited/toggle`, { as: by })

export const toggleBlocked = (shop: Product, by: Person, pageId: number) =>
  shop.call('PATCH', `/pages/${pageId}/blocked/toggle`, { as: by })

export const read = (shop: Product, by: Person, pageId: number) => shop.call('GET', `/pages/${pageId}/read`, { as: by })

export async function list(shop: Product, as: Person, query: Record<string, string | number> = {}) {
  const text = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  )
  const answer = await shop.call('GET', `/pages/paginate?${text}`, { as })
  if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.data as Paginated<Page>
}

export async function ids(shop: Product, as: Person, query: Record<string, string | number> = {}) {
  return (await list(shop, as, query)).data.map((page) => page.id)
}

/** Sets the counts as many people would have: tests of an order need no hundred people. */
export function setCounts(shop: Product, id: number, counts: { favorited_count?: number; colored_count?: number }) {
  return shop.db.updateTable('pages').set(counts).where('id', '=', id).execute()
}
