/** A color as the raster stores it: red in the low byte, no alpha. */
export type Rgb = number

const HEX = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i

/** Every fill asks for the color that was chosen last. */
let last: { text: string; rgb: Rgb } = { text: '#000000', rgb: 0 }

/** Null for anything but #rgb and #rrggbb: what people type into a custom color must never reach a style or the raster. */
export function parseColor(text: string): Rgb | null {
  if (text.length > 7) return null
  if (text === last.text) return last.rgb
  const digits = HEX.exec(text)?.[1]
  if (digits === undefined) return null
  const six = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  const value = Number.parseInt(six, 16)
  last = { text, rgb: (value >>> 16) | (value & 0xff00) | ((value & 0xff) << 16) }
  return last.rgb
}

export function formatColor(rgb: Rgb): string {
  const value = ((rgb & 0xff) << 16) | (rgb & 0xff00) | ((rgb >>> 16) & 0xff)
  return `#${value.toString(16).padStart(6, '0')}`
}
