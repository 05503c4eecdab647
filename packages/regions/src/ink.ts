/**
 * The one line between paper and ink: a pixel this dark or darker stops color. Region maps, the quality gate and the
 * clean-up of generated drawings must agree on it, or a page that passed the gate leaks in the studio.
 */
export const INK = 64
/** The same line for a byte of light, 255 being white: this light or darker is ink. */
export const LIGHTEST_INK = 255 - INK

/** How dark each pixel is over white paper, 0 to 255. Transparent pixels are paper, whatever color they carry. */
export function inkOfRgba(rgba: Uint8Array | Uint8ClampedArray): Uint8Array {
  const ink = new Uint8Array(rgba.length >> 2)
  for (let i = 0, p = 0; i < ink.length; i++, p += 4) {
    const alpha = rgba[p + 3]!
    if (alpha === 0) continue
    const dark = 255 - ((rgba[p]! * 54 + rgba[p + 1]! * 183 + rgba[p + 2]! * 19) >> 8)
    ink[i] = alpha === 255 ? dark : (dark * alpha + 127) / 255
  }
  return ink
}

/** The same for one byte a pixel, 255 being white. */
export function inkOfGrey(grey: Uint8Array | Uint8ClampedArray): Uint8Array {
  const ink = new Uint8Array(grey.length)
  for (let i = 0; i < ink.length; i++) ink[i] = 255 - grey[i]!
  return ink
}
