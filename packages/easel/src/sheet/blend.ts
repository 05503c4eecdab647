import type { Rgb } from './color.ts'

/** What is left of a pixel when so much of it (0 to 255) is rubbed out. */
export function eraseFrom(below: number, cover: number): number {
  const alpha = (((below >>> 24) * (255 - cover) + 127) / 255) | 0
  // Invisible color would make two blank pages differ.
  return alpha === 0 ? 0 : (below & 0xffffff) | (alpha << 24)
}

/** Source-over on straight alpha. */
export function paintOver(below: number, color: Rgb, cover: number): number {
  const alpha = below >>> 24
  if (alpha === 0) return cover === 0 ? 0 : color | (cover << 24)
  const total = cover * 255 + alpha * (255 - cover)
  const mine = (cover * 255) / total
  const rest = 1 - mine
  const red = ((color & 255) * mine + (below & 255) * rest + 0.5) | 0
  const green = (((color >>> 8) & 255) * mine + ((below >>> 8) & 255) * rest + 0.5) | 0
  const blue = (((color >>> 16) & 255) * mine + ((below >>> 16) & 255) * rest + 0.5) | 0
  return red | (green << 8) | (blue << 16) | (((total / 255 + 0.5) | 0) << 24)
}

/** `share` of the second color in the first, 0 to 1. */
export function mixColors(first: Rgb, second: Rgb, share: number): Rgb {
  const part = (shift: number) =>
    Math.floor(((first >>> shift) & 255) * (1 - share) + ((second >>> shift) & 255) * share + 0.5) << shift
  return part(0) | part(8) | part(16)
}
