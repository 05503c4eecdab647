import { randomBytes } from 'node:crypto'
import { thumbWidths } from '@inkbloom/contract/constants'
import type { Pressed } from '../../../press/press.ts'
import { contentTypes, type Storage } from '../../../providers/storage.ts'
import { bloomWidth, type ThumbWidth, thumbKeys } from '../../files/addresses.ts'
import { makeThumbs } from '../../files/thumbs.ts'

export interface PageFiles {
  illustration: string
  vector: string | null
  regions: string
  bloom: string | null
  sha256: string
}

/** Under a name that nobody can guess: an <img> carries no token. */
export async function keepFile(storage: Storage, body: Uint8Array, extension: 'png' | 'svg' | 'bin' | 'webp') {
  const key = `pages/${randomBytes(24).toString('base64url')}.${extension}`
  await storage.put(key, body, contentTypes[extension] ?? 'application/octet-stream')
  return key
}

/** Every file of a page is its own: a block withholds them by their names. */
export async function keepPageFiles(
  storage: Storage,
  { pressed, svg, bloom }: { pressed: Pressed; svg: string | null; bloom?: Uint8Array },
  widths: readonly ThumbWidth[] = thumbWidths,
): Promise<PageFiles> {
  const [illustration, vector, regions, bloomKey] = await Promise.all([
    keepFile(storage, pressed.png, 'png'),
    svg ? keepFile(storage, Buffer.from(svg), 'svg') : null,
    keepFile(storage, pressed.regions, 'bin'),
    bloom ? keepFile(storage, bloom, 'webp') : null,
  ])
  await makeThumbs(storage, illustration, pressed.png, widths)
  if (bloom && bloomKey) await makeThumbs(storage, bloomKey, bloom, [bloomWidth])
  return { illustration, vector, regions, bloom: bloomKey, sha256: pressed.sha256 }
}

/** Of a page that was never written: nothing points to them, so no sweep would find them. */
export async function dropPageFiles(storage: Storage, files: PageFiles): Promise<void> {
  const keys = [files.illustration, files.vector, files.regions, files.bloom].filter((key) => key !== null)
  for (const key of keys.flatMap((one) => [one, ...thumbKeys(one)])) await storage.delete(key)
}
