import sharp from 'sharp'
import type { Person } from './people.ts'
import type { Product } from './product.ts'

/** A small picture of one color: another color is another picture. */
export function picture(color = '#e5332a', { width = 12, height = 8 } = {}) {
  return sharp({ create: { width, height, channels: 3, background: color } })
}

export function fileForm(
  bytes: Uint8Array,
  { field = 'file', name = 'picture.png', type = 'image/png' } = {},
): FormData {
  const form = new FormData()
  form.append(field, new Blob([Uint8Array.from(bytes)], { type }), name)
  return form
}

export async function uploadPicture(shop: Product, as: Person, color?: string): Promise<string> {
  const form = fileForm(await picture(color).png().toBuffer())
  const answer = await shop.call('POST', '/storage/upload', { as, form })
  if (answer.status !== 200) throw new Error(`The upload was refused: ${JSON.stringify(answer.body)}`)
  return answer.data.url
}
