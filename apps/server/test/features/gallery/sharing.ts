import { insertPage } from '../../../src/features/gallery/pages/insert-page.ts'
import type { Person } from '../../support/people.ts'
import { lineArt } from '../../support/pictures.ts'
import type { Product } from '../../support/product.ts'
import { fileForm, picture } from '../../support/uploading.ts'

/** A page whose line art is really there. */
export async function inkPage(
  shop: Product,
  { by = null as Person | null, prompt = 'A flower told by Nora Lind' } = {},
) {
  const illustration = `pages/${crypto.randomUUID()}.png`
  await shop.storage.put(illustration, await lineArt(), 'image/png')
  return shop.db.transaction().execute((tx) =>
    insertPage(tx, shop.clock, {
      userId: by?.id ?? null,
      jobId: null,
      prompt,
      title: 'A flower',
      provider: 'embedded',
      illustration,
      vector: null,
      regions: null,
      bloom: null,
      sha256: illustration,
      figures: null,
      missing: null,
    }),
  )
}

/** Colored all over, and saved. */
export async function colorIn(shop: Product, by: Person, pageId: number, color = '#3f9bd8', more: object = {}) {
  const drawing = await picture(color, { width: 1024, height: 1024 }).png().toBuffer()
  const { data } = await shop.call('POST', '/storage/upload', { as: by, form: fileForm(drawing) })
  const body = { pageId, photo: data.url, preview: data.url, ...more }
  return shop.call('PATCH', '/coloreds/upsert', { as: by, body })
}
