import { randomBytes } from 'node:crypto'
import { contentTypes, type Storage } from '../../providers/storage.ts'
import { bloomWidth } from '../pictures/addresses.ts'
import { makeThumbs } from '../pictures/thumbs.ts'
import type { Pressed } from '../press/press.ts'

export interface PageFiles {
  illustration: string
  vector: string | null
  regions: string
  bloom: string | null
  placeholder: string
  sha256: string
}

/** Every file of a page has a name of its own that nobody can guess: an <img> carries no token. */
export async function keepPageFiles(
  storage: Storage,
  { pressed, svg, bloom }: { pressed: Pressed; svg: string | null; bloom?: Uint8Array },
): Promise<PageFiles> {
  const keep = async (body: Uint8Array, extension: 'png' | 'svg' | 'bin' | 'webp') => {
    const key = `pages/${randomBytes(24).toString('base64url')}.${extension}`
    await storage.put(key, body, contentTypes[extension] ?? 'application/octet-stream')
    return key
  }
  const [illustration, vector, regions, bloomKey] = await Promise.all([
    keep(pressed.png, 'png'),
    svg ? keep(Buffer.from(svg), 'svg') : null,
    keep(pressed.regions, 'bin'),
    bloom ? keep(bloom, 'webp') : null,
  ])
  await makeThumbs(storage, illustration, pressed.png)
  if (bloom && bloomKey) await makeThumbs(storage, bloomKey, bloom, [bloomWidth])
  return { illustration, vector, regions, bloom: bloomKey, placeholder: pressed.placeholder, sha256: pressed.sha256 }
}

export async function dropPageFiles(storage: Storage, files: PageFiles): Promise<void> {
  const keys = [files.illustration, files.vector, files.regions, files.bloom].filter((key) => key !== null)
  await Promise.allSettled(keys.map((key) => storage.delete(key)))
}
