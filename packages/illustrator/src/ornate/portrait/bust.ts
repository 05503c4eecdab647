/** A bust as the subject of any style: head and shoulders over a garland that hides where it ends. */
import type { Rng } from '../../ink/random.ts'
import { pen } from '../../ink/svg.ts'
import { move, type Poly } from '../kit/points.ts'
import { standing } from '../mandala/motif.ts'
import { blossom } from '../plants/blossom.ts'
import { vein } from '../plants/leaves.ts'
import type { Subject } from '../subject.ts'
import { LOOKS, lookOf } from './looks.ts'
import { paintedOn, particularsIn } from './particulars.ts'
import { bustOf } from './portrait.ts'

export const isSitter = (noun: string): boolean => noun in LOOKS

/** Where a bust is on its own page. */
const BOX = { x0: 160, y0: 84, x1: 864, y1: 880 }

/** `isSitter(noun)` holds; `flowers` are for the hair, and `pet` sits before a shoulder. */
export const bustSubject =
  (noun: string, prompt: string, flowers: readonly string[], rng: Rng, pet = ''): Subject =>
  ({ x, y, w, h }) => {
    const scale = Math.min(w / (BOX.x1 - BOX.x0), h / (BOX.y1 - BOX.y0))
    const [dx, dy] = [x - ((BOX.x0 + BOX.x1) / 2) * scale, y - ((BOX.y0 + BOX.y1) / 2) * scale]
    const look = { ...lookOf(noun, prompt, rng), coarse: true }
    const wings = paintedOn(particularsIn(prompt), 'wings', look, rng)
    const drawn = wings + bustOf({ look, prompt, flowers, hasFeathers: /\bfeathers?\b/i.test(prompt) }, rng)
    const beside = standing(pet, () => 5.4 / scale ** 0.7, 'sit')?.(742, 806, 250, 250) ?? ''
    const clip = `b${rng.int(1, 1e6)}`
    const cut = pen`<clipPath id="${clip}"><rect x="0" y="0" width="1024" height="836"/></clipPath>`
    const bold = (svg: string): string =>
      svg.replace(/stroke-width="([\d.]+)"/g, (_, width: string) => pen`stroke-width="${Number(width) / scale ** 0.7}"`)
    return {
      svg: pen`<g transform="translate(${dx} ${dy}) scale(${scale.toFixed(4)})">${cut}<g clip-path="url(#${clip})">${bold(drawn)}</g>${bold(garland(rng))}${beside}</g>`,
      outlines: [move(SILHOUETTE, dx, dy, 0, scale)],
    }
  }

const SILHOUETTE: Poly = [
  [512, 70],
  [700, 120],
  [800, 300],
  [820, 560],
  [864, 760],
  [864, 880],
  [160, 880],
  [160, 760],
  [204, 560],
  [224, 300],
  [324, 120],
]

/** Leaves to both sides and a flower in the middle. */
function garland(rng: Rng): string {
  let out = ''
  for (const side of [-1, 1])
    for (let i = 5; i >= 0; i--)
      for (const k of [-0.6, 0.6])
        out += vein(512 + side * (40 + i * 58), 836 - i * i * 1.1, 118, 58, (side < 0 ? Math.PI : 0) + k, {
          veins: 2,
          sw: 4,
        })
  return out + blossom(512, 836, 74, 8, rng)
}
