import { thumbWidths } from '@inkbloom/contract/constants'
import pLimit from 'p-limit'
import sharp from 'sharp'
import { AppError } from '../../kernel/errors.ts'
import type { Storage } from '../../providers/storage.ts'
import { type ThumbWidth, thumbKey } from './addresses.ts'
import type { ReadFile } from './file-reader.ts'

const quality = 82
/** The usual 4 takes twice as long for a fiftieth of the bytes. */
const effort = 2

export async function shrink(picture: Uint8Array, width: number): Promise<Buffer> {
  const image = sharp(picture, { limitInputPixels: 4096 ** 2, failOn: 'error', animated: false })
  // For the edges between colors, of which line art has none: there it would double the work for the same bytes.
  const smartSubsample = (await image.metadata()).space !== 'b-w'
  return image
    .timeout({ seconds: 20 })
    .resize({ width, withoutEnlargement: true })
    .webp({ quality, effort, smartSubsample })
    .toBuffer()
}

/** For a picture that was just made: whoever opens the gallery first does not wait for its thumbs. */
export async function makeThumbs(
  storage: Storage,
  key: string,
  picture: Uint8Array,
  widths: readonly ThumbWidth[] = thumbWidths,
): Promise<void> {
  for (const width of widths) await storage.put(thumbKey(key, width), await shrink(picture, width), 'image/webp')
}

/** How many may wait to be made. A gallery of strangers' old links must not fill the memory with decoded pictures. */
const waitingAtMost = 200

interface ThumbDeps {
  readFile: ReadFile
  mayKeep: (key: string) => Promise<boolean>
}

/** Thumbs of one storage, each made once however many ask for it at the same moment. */
export function createThumbs(storage: Storage, { readFile, mayKeep }: ThumbDeps) {
  const making = new Map<string, Promise<Uint8Array | null>>()
  const limit = pLimit(2)

  async function make(key: string, width: ThumbWidth, target: string): Promise<Uint8Array | null> {
    const picture = await storage.get(key)
    if (!picture) return null
    // A damaged file is no picture; nothing is kept of it, so that a repaired one is tried again.
    const thumb = await shrink(picture, width).catch(() => null)
    if (!thumb) return null
    await storage.put(target, thumb, 'image/webp')
    // Deleted while it was made: the deletion may have passed before the thumb was there, and would leave it for ever.
    if (await mayKeep(key)) return thumb
    await storage.delete(target)
    return null
  }

  return async (key: string, width: ThumbWidth): Promise<Uint8Array | null> => {
    const target = thumbKey(key, width)
    const kept = await readFile(target)
    if (kept) return kept
    const already = making.get(target)
    if (already) return already
    if (making.size >= waitingAtMost)
      throw new AppError('OVERLOADED', 'Too many pictures are being made. Try again in a moment.', {
        retryAfterSeconds: 5,
      })
    const work = limit(() => make(key, width, target)).finally(() => making.delete(target))
    making.set(target, work)
    return work
  }
}
