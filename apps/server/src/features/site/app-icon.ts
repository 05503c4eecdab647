import sharp from 'sharp'

/** Sizes in which systems ask for the icon of an installed application. */
export const iconSizes = [192, 512] as const

/** Systems cut a maskable icon to their own shape: what counts keeps to the middle four fifths, and no corner is left empty. */
const safeShare = 0.64
const ground = '#fbfaf7'

/** The operator's own picture as an icon: whole on nothing, or on a ground that may be cut to any shape. */
export async function drawIcon(
  picture: Uint8Array,
  { size, maskable }: { size: number; maskable: boolean },
): Promise<Buffer> {
  const side = maskable ? Math.round(size * safeShare) : size
  const clear = { r: 0, g: 0, b: 0, alpha: 0 }
  const inner = await sharp(picture).resize(side, side, { fit: 'contain', background: clear }).png().toBuffer()
  if (!maskable) return inner
  return sharp({ create: { width: size, height: size, channels: 4, background: ground } })
    .composite([{ input: inner }])
    .png()
    .toBuffer()
}
