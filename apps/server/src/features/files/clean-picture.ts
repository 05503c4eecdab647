import { canvasSize, upload } from '@inkbloom/contract/constants'
import sharp from 'sharp'
import { AppError, invalid } from '../../kernel/errors.ts'

/** It keeps the last pictures decoded, 50 MB of them, and nobody sends the same one twice in a row. */
sharp.cache(false)

export interface Picture {
  body: Buffer
  extension: 'png' | 'webp'
  width: number
  height: number
}

/** Noise of 4096² takes nearly four times as long thoroughly as quickly, for a fifth fewer bytes. */
const thoroughly = 8
const quickly = 2

const wrongType = () => new AppError('UNSUPPORTED_TYPE', 'This is not a PNG, JPEG or WebP picture.')

/**
 * Judged by its first bytes and by decoding it, never by its name. Re-encoded, so that nothing but pixels survives: no
 * position where a photo was taken, no script in a comment, no second file behind the first.
 */
export async function cleanPicture(bytes: Uint8Array): Promise<Picture> {
  const kind = kindOf(bytes)
  if (!kind) throw wrongType()
  // Only the header is read here, without a limit: a picture that is too large should be called that, not damaged.
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw wrongType()
    })
  if (width > upload.maxSide || height > upload.maxSide)
    throw invalid({ file: `The picture is too large: at most ${upload.maxSide} × ${upload.maxSide} pixels.` })
  const picture = sharp(bytes, { limitInputPixels: upload.maxSide ** 2, failOn: 'error', animated: false })
  const upright = picture.timeout({ seconds: 15 }).autoOrient()
  const compressionLevel = width * height > canvasSize ** 2 ? quickly : thoroughly
  const encoded = kind === 'png' ? upright.png({ compressionLevel }) : upright.webp({ quality: 90, effort: 2 })
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true }).catch(() => {
    throw new AppError('UNSUPPORTED_TYPE', 'This picture is damaged and cannot be read.')
  })
  return { body: data, extension: kind === 'png' ? 'png' : 'webp', width: info.width, height: info.height }
}

function kindOf(bytes: Uint8Array): 'png' | 'jpeg' | 'webp' | null {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (head.startsWith('RIFF') && head.endsWith('WEBP')) return 'webp'
  return null
}
