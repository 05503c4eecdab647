/** Hue in degrees, strength and light from 0 to 1. */
export interface Hsv {
  h: number
  s: number
  v: number
}

/** From #rrggbb. A gray has no hue, and black no strength either: whoever needs them keeps them. */
export function hsvOf(color: string): Hsv {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
  const v = Math.max(r, g, b)
  const span = v - Math.min(r, g, b)
  if (span === 0) return { h: 0, s: 0, v }
  const sixth = v === r ? (g - b) / span : v === g ? 2 + (b - r) / span : 4 + (r - g) / span
  return { h: (sixth * 60 + 360) % 360, s: span / v, v }
}

export function hexOf({ h, s, v }: Hsv): string {
  const channel = (offset: number) => {
    const k = (offset + h / 60) % 6
    const value = v - v * s * Math.max(0, Math.min(k, 4 - k, 1))
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(5)}${channel(3)}${channel(1)}`
}
