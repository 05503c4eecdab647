import sharp from 'sharp'

/** 1024 x 1024, one channel: black lines on white. Packed lightly: whoever keeps it packs it as they see fit. */
export async function toPng(svg: string): Promise<Uint8Array> {
  return sharp(Buffer.from(svg)).removeAlpha().toColourspace('b-w').png({ compressionLevel: 3 }).toBuffer()
}
