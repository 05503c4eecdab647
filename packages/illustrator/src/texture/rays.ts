/** The sky of an intricate page: light in rays, crossed by rings, as in a window of colored glass. */
import { createRng } from '../ink/random.ts'
import { path, pen } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'

const LINE = 2.2
const TONES = ['sky', 'mist', 'aqua', 'cream'] as const
const NIGHT = ['night', 'violet', 'lilac', 'blue'] as const
/** How far apart rings are; the innermost is behind the land. */
const [FIRST, GAP] = [210, 82]

export function rays(seed: number, dark: boolean): string {
  const rng = createRng(seed)
  const [cx, cy] = [rng.between(300, 724), 640]
  const n = 32
  const tones = dark ? NIGHT : TONES
  const at = (r: number, i: number): string => {
    const a = (i / n) * Math.PI * 2
    return pen`${cx + Math.cos(a) * r} ${cy + Math.sin(a) * r}`
  }
  let out = ''
  // From the outermost inward, each ring over the one before it: its scallops stay whole.
  for (let ring = 10; ring >= 0; ring--) {
    const [from, to] = [FIRST + ring * GAP - GAP, FIRST + ring * GAP]
    const shift = (ring % 2) / 2
    for (let i = n / 2 - 1; i < n + 1; i++) {
      const [a, b] = [i + shift, i + shift + 1]
      const bow = Math.PI * (to / n) * 1.05
      out += tint(
        tones[(i + ring) % tones.length] as string,
        path(pen`M${at(from, a)}L${at(to, a)}A${bow} ${bow} 0 0 1 ${at(to, b)}L${at(from, b)}Z`, LINE),
      )
    }
  }
  return out
}
