import { thumbWidths } from '@inkbloom/contract/constants'
import { fileUrl } from '../../providers/storage.ts'

export type ThumbWidth = (typeof thumbWidths)[number]

/** The colored version of a starter page appears under the pointer, in one width only: nobody waits for it to be sharp. */
export const bloomWidth: ThumbWidth = 560

const isPicture = (key: string) => /\.(png|webp)$/.test(key)

/** Where a smaller WebP of a picture is served from. Keys are written once and never again, so it may be kept for ever. */
export const pictureUrl = (key: string, width: ThumbWidth) =>
  isPicture(key) ? `/pictures/${key}/${width}.webp` : fileUrl(key)

export const thumbsOf = (key: string) => thumbWidths.map((width) => ({ width, url: pictureUrl(key, width) }))

/** Named after what it was made of, so that it is found again without asking the database. */
export const thumbKey = (key: string, width: ThumbWidth) =>
  key.replace(/^[a-z]+\/([\w-]+)\.\w+$/, (_, name: string) => `thumbs/${name.slice(0, 72)}-${width}.webp`)

export const thumbKeys = (key: string) => (isPicture(key) ? thumbWidths.map((width) => thumbKey(key, width)) : [])
