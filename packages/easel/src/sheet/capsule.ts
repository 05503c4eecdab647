import type { Rgb } from './color.ts'
import type { Sheet } from './sheet.ts'

/** What a stroke lays down, fixed from its first point to its last. */
export interface Ink {
  color: Rgb
  erase: boolean
  /** Paint only where this map says `clipLabel`: staying inside the lines costs one comparison a pixel. */
  clip: Uint16Array | null
  clipLabel: number
}

/**
 * One piece of a stroke: everything within a radius of a segment, the radius running from `ar` to `br`, edges anti-aliased.
 * Only square roots and basic arithmetic, which every engine rounds alike: a replay must repeat every bit.
 */
export function paintCapsule(
  sheet: Sheet,
  ink: Ink,
  ax: number,
  ay: number,
  ar: number,
  bx: number,
  by: number,
  br: number,
) {
  const { size, coverage, pixels, settled } = sheet
  const { clip, clipLabel, erase, color } = ink
  const reach = (ar > br ? ar : br) + 1
  const left = Math.max(0, Math.floor((ax < bx ? ax : bx) - reach))
  const right = Math.min(size, Math.ceil((ax > bx ? ax : bx) + reach) + 1)
  const top = Math.max(0, Math.floor((ay < by ? ay : by) - reach))
  const bottom = Math.min(size, Math.ceil((ay > by ? ay : by) + reach) + 1)
  if (left >= right || top >= bottom) return
  sheet.touch(left, top, right, bottom)

  const dx = bx - ax
  const dy = by - ay
  const dr = br - ar
  const square = dx * dx + dy * dy
  const length = Math.sqrt(square)
  const perSquare = square > 1e-9 ? 1 / square : 0
  const outerA = ar + 0.5
  const outerB = br + 0.5
  // The straight sides, pushed out by the larger radius: a row is entered a little early rather than too late.
  const side = length > 1e-4 ? Math.max(outerA, outerB) / length : 0
  const sideX = -dy * side
  const sideY = dx * side

  for (let y = top; y < bottom; y++) {
    const py = y + 0.5 - ay
    const qy = y + 0.5 - by
    let from = size
    let to = 0
    const capA = outerA * outerA - py * py
    if (capA > 0) {
      const half = Math.sqrt(capA)
      from = ax - half
      to = ax + half
    }
    const capB = outerB * outerB - qy * qy
    if (capB > 0) {
      const half = Math.sqrt(capB)
      if (bx - half < from) from = bx - half
      if (bx + half > to) to = bx + half
    }
    if (dy !== 0 && side !== 0) {
      const near = (py - sideY) / dy
      if (near >= 0 && near <= 1) {
        const x = ax + sideX + near * dx
        if (x < from) from = x
        if (x > to) to = x
      }
      const far = (py + sideY) / dy
      if (far >= 0 && far <= 1) {
        const x = ax - sideX + far * dx
        if (x < from) from = x
        if (x > to) to = x
      }
    }
    const first = Math.max(left, Math.floor(from - 0.5))
    const last = Math.min(right - 1, Math.ceil(to))
    for (let x = first, i = y * size + first; x <= last; x++, i++) {
      const covered = coverage[i]!
      if (covered === 255 || (clip !== null && clip[i] !== clipLabel)) continue
      const px = x + 0.5 - ax
      let along = (px * dx + py * dy) * perSquare
      along = along < 0 ? 0 : along > 1 ? 1 : along
      const ex = px - along * dx
      const ey = py - along * dy
      const away = ex * ex + ey * ey
      const radius = ar + along * dr
      const outer = radius + 0.5
      if (away >= outer * outer) continue
      const inner = radius - 0.5
      let cover = 255
      if (inner < 0 || away > inner * inner) {
        cover = ((outer - Math.sqrt(away)) * 255 + 0.5) | 0
        if (cover > 255) cover = 255
      }
      if (cover <= covered) continue
      coverage[i] = cover
      pixels[i] = erase
        ? eraseFrom(settled[i]!, cover)
        : cover === 255
          ? color | 0xff000000
          : paintOver(settled[i]!, color, cover)
    }
  }
}

function eraseFrom(below: number, cover: number): number {
  const alpha = (((below >>> 24) * (255 - cover) + 127) / 255) | 0
  // Invisible color would make two blank pages differ.
  return alpha === 0 ? 0 : (below & 0xffffff) | (alpha << 24)
}

/** Source-over on straight alpha. */
function paintOver(below: number, color: Rgb, cover: number): number {
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
