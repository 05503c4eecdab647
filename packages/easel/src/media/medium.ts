import { mixColors } from '../sheet/blend.ts'
import type { Medium } from '../sheet/capsule.ts'
import type { Rgb } from '../sheet/color.ts'
import { WEAVE } from '../sheet/noise.ts'
import { BRUSHES, type Brush, type BrushName, DEPTH_STEPS } from './brushes.ts'

const SMOOTH = new Uint8Array(WEAVE * WEAVE)
const FULL = 100
const TONES = 16
/** The tone that is the color itself. */
const OWN = 8
const BLACK = 0
const WHITE = 0xffffff

/** The one that strokes were last begun with: a table for each would cost every stroke its first frame. */
let last: { brush: BrushName; opacity: number; flow: Uint8Array } | null = null

/** How a brush lays a color on the sheet; null for the plain one, which covers all it touches. */
export function mediumOf(name: BrushName, color: Rgb, opacity: number, zoom: number): Medium | null {
  if (name === 'brush' && opacity === FULL) return null
  const brush: Brush = BRUSHES[name]
  if (last?.brush !== name || last.opacity !== opacity) last = { brush: name, opacity, flow: flowTable(brush, opacity) }
  return {
    zoom,
    depthSteps: brush.nib === 'wet' ? DEPTH_STEPS / zoom : 0,
    flow: last.flow,
    grain: brush.grain?.() ?? SMOOTH,
    tone: brush.tones?.() ?? null,
    tones: brush.tones ? tonesOf(color) : null,
  }
}

function flowTable({ flow }: Brush, opacity: number): Uint8Array {
  const table = new Uint8Array(256 * 256)
  for (let k = 0; k < table.length; k++) table[k] = Math.floor((flow(k >>> 8, k & 255) * opacity) / FULL)
  return table
}

/** From nearly black by way of the color to white. */
function tonesOf(color: Rgb): Uint32Array {
  return Uint32Array.from({ length: TONES }, (_, tone) =>
    tone <= OWN
      ? mixColors(BLACK, color, 0.45 + (0.55 * tone) / OWN)
      : mixColors(color, WHITE, (tone - OWN) / (TONES - 1 - OWN)),
  )
}
