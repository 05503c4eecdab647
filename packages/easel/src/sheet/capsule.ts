import { eraseFrom, paintOver } from './blend.ts'
import type { Rgb } from './color.ts'
import { WEAVE } from './noise.ts'
import type { Sheet } from './sheet.ts'

/** What a stroke lays down, fixed from its first point to its last. */
export interface Ink {
  color: Rgb
  erase: boolean
  /** Paint only where this map says `clipLabel`: staying inside the lines costs one comparison a pixel. */
  clip: Uint16Array | null
  clipLabel: number
  /** Null where color simply covers. */
  medium: Medium | null
}

/** What a brush makes of the color, place by place. */
export interface Medium {
  /** Pixels of the sheet to one of the grain. */
  zoom: number
  /** Steps of depth to a pixel, for a nib that knows how far inside its stroke a place is; 0 for an edge of one pixel. */
  depthSteps: number
  /** How much color is left, by coverage and grain: `cover << 8 | grain`. */
  flow: Uint8Array
  grain: Uint8Array
  /** Which of `tones` each place has; null where all is of one color. */
  tone: Uint8Array | null
  tones: Uint32Array | null
}

/**
 * One piece of a stroke: everything within a radius of a segment, the radius running from `ar` to `br` and how heavy the hand is
 * (0 to 1) from `aw` to `bw`, edges anti-aliased.
 * Only square roots and basic arithmetic, which every engine rounds alike: a replay must repeat every bit.
 */
export function paintCapsule(
  sheet: Sheet,
  ink: Ink,
  ax: number,
  ay: number,
  ar: number,
  aw: number,
  bx: number,
  by: number,
  br: number,
  bw: number,
) {
  const { size, coverage, pixels, settled } = sheet
  const { clip, clipLabel, erase, color, medium } = ink
  const depthSteps = medium?.depthSteps ?? 0
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
      if (depthSteps !== 0) cover = depthOf(outer - Math.sqrt(away), depthSteps)
      else if (inner < 0 || away > inner * inner) {
        cover = ((outer - Math.sqrt(away)) * 255 + 0.5) | 0
        if (cover > 255) cover = 255
      }
      if (medium !== null) cover = (cover * (aw + along * (bw - aw))) | 0
      if (cover <= covered) continue
      coverage[i] = cover
      if (medium !== null && !erase) {
        pixels[i] = layColor(settled[i]!, color, cover, medium, x, y)
        continue
      }
      pixels[i] = erase
        ? eraseFrom(settled[i]!, cover)
        : cover === 255
          ? color | 0xff000000
          : paintOver(settled[i]!, color, cover)
    }
  }
}

function depthOf(inside: number, steps: number): number {
  const depth = (inside * steps) | 0
  return depth > 255 ? 255 : depth
}

function layColor(below: number, color: Rgb, cover: number, medium: Medium, x: number, y: number): number {
  const { zoom } = medium
  const at = zoom === 1 ? placeIn(x, y) : placeIn(Math.floor(x / zoom), Math.floor(y / zoom))
  const left = medium.flow[(cover << 8) | medium.grain[at]!]!
  if (left === 0) return below
  return paintOver(below, medium.tones === null ? color : medium.tones[medium.tone![at]!]!, left)
}

const placeIn = (x: number, y: number) => (y % WEAVE) * WEAVE + (x % WEAVE)
