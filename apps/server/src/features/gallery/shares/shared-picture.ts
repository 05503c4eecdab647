import { canvasSize } from '@inkbloom/contract/constants'
import pLimit from 'p-limit'
import sharp from 'sharp'
import { AppError } from '../../../kernel/errors.ts'

const limit = pLimit(2)
const waitingAtMost = 50

/**
 * The color under the page's own lines, as the studio shows it. Made here: the preview that came with a coloring could be a picture
 * of anything, and this one is seen by everybody.
 */
export async function paintShared({ drawing, lines }: { drawing: Uint8Array; lines: Uint8Array }): Promise<Buffer> {
  if (limit.pendingCount >= waitingAtMost)
    throw new AppError('OVERLOADED', 'Too many pictures are being made. Try again in a moment.', {
      retryAfterSeconds: 5,
    })
  return limit(async () => {
    const options = { limitInputPixels: 4096 ** 2, failOn: 'error', animated: false } as const
    const colored = await sharp(drawing, options).flatten({ background: '#fff' }).png().toBuffer()
    const ink = await sharp(lines, options)
      .resize(canvasSize, canvasSize)
      .flatten({ background: '#fff' })
      .png()
      .toBuffer()
    return sharp(colored)
      .composite([{ input: ink, blend: 'multiply' }])
      .timeout({ seconds: 20 })
      .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
      .toBuffer()
  })
}
