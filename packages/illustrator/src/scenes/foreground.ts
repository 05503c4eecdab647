import { SW } from '../ink/pens.ts'
import { BORDERS, type BorderName } from '../scenery/borders.ts'
import type { Hill } from '../scenery/land.ts'
import { type ThicketName, thickets } from '../scenery/thickets.ts'
import { smallButterfly } from '../subjects/butterfly.ts'
import type { Stage } from './stage.ts'

/** What grows in the lower corners, in front of everyone. */
export const foreground = ({ rng, occupied }: Stage, kind: ThicketName): string => thickets(kind, occupied, rng)

/** What parts the near ground from the far land, one of these. */
export const border = ({ rng }: Stage, names: readonly BorderName[], y: number): string =>
  BORDERS[rng.pick(names)](y, rng)

/** Up to n small butterflies in the air, none over anyone. */
export function flutter(stage: Stage, n: number): string {
  const { rng } = stage
  let out = ''
  for (let tries = 0, drawn = 0; drawn < n && tries < 30; tries++) {
    const x = rng.between(130, 890)
    const y = rng.between(310, 520)
    const s = rng.between(36, 46)
    const inSky = stage.skyOcc.every(([a, b, r]) => Math.hypot(a - x, b - y) > r + s)
    if (!inSky || !stage.clear(x, y, s * 1.3)) continue
    out += smallButterfly(x, y, s, rng, SW.bg)
    stage.skyOcc.push([x, y, s * 1.6])
    drawn++
  }
  return out
}

/** Those of these places where a far tree is not behind anybody who leaves only its tip to be seen: it would grow out of a hat. */
export const seen = ({ occupied, lift = 0 }: Stage, h: Hill, xs: readonly number[], high = 110): number[] =>
  xs.filter((x) => {
    const foot = h(x) - lift
    return occupied.every((box) => box.x1 < x - TIP || box.x0 > x + TIP || box.y0 > foot || box.y0 < foot - high * 1.1)
  })
/** Half of what is wide about a far tree's tip. */
const TIP = 26

export function along(h: Hill, xs: number[], fn: (x: number, y: number) => string) {
  let out = ''
  for (const x of xs) out += fn(x, h(x) + 4)
  return out
}
