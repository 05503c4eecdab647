import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { escapeMarkup } from '../../kernel/escaping.ts'

/** What other sites show beside a link to this one. */
export const shareSize = { width: 1200, height: 630 }

const assets = join(import.meta.dirname, '../../../assets')
const jpeg = { quality: 84, mozjpeg: true }

/** The garden, half colored, with the name and the headline over it. */
export async function drawSharePicture(texts: { name: string; lines: readonly string[] }): Promise<Buffer> {
  const garden = sharp(await readFile(join(assets, 'share.webp')))
  // Letters need fonts, which a bare system may lack in some script: better a picture without words than none.
  const words = await setWords(texts).catch(() => [])
  return garden.composite(words).flatten({ background: '#fff' }).jpeg(jpeg).toBuffer()
}

/** The operator's own picture, cut to the shape that is shown. */
export function cutSharePicture(picture: Uint8Array): Promise<Buffer> {
  return sharp(picture, { limitInputPixels: 4096 ** 2 })
    .resize({ ...shareSize, fit: 'cover' })
    .flatten({ background: '#fff' })
    .jpeg(jpeg)
    .toBuffer()
}

/** Set once at a size too large, then scaled to fit: a long headline must not run out of the middle. */
async function setWords({ name, lines }: { name: string; lines: readonly string[] }) {
  const [head, small] = await Promise.all([set(lines.join('\n'), 76, 620), set(name, 34, 420)])
  const at = (width: number) => Math.round((shareSize.width - width) / 2)
  return [
    { input: small.data, top: 44, left: at(small.info.width) },
    { input: head.data, top: 62 + small.info.height, left: at(head.info.width) },
  ]
}

async function set(text: string, size: number, widest: number) {
  const font = join(assets, 'young-serif.ttf')
  const drawn = await sharp({
    text: {
      text: `<span foreground="#1a2138">${escapeMarkup(text)}</span>`,
      font: `Young Serif ${size}`,
      fontfile: font,
      rgba: true,
      align: 'centre',
      spacing: -8,
    },
  })
    .png()
    .toBuffer()
  return sharp(drawn)
    .resize({ width: widest, height: 170, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true })
}
