/** A log for many: as long as they need and no higher than a seat, where the usual one would be as high as a wall. */
import type { Member } from '../member.ts'
import { redrawn } from '../redrawn.ts'
import type { Scene } from '../scene.ts'

/** In heights of who sits there. */
const SEAT = 0.42
/** In its own units. */
const HIGH = 64

/** So many units long as who sits on it need, `needed` and `above` being their width and height. */
export function lengthen(scene: Scene, b: Member, needed: number, above: number): void {
  const w = Math.max(155, (HIGH * needed * 1.1) / (above * SEAT))
  const half = w / 2
  b.recast(
    redrawn(b.entry, {
      size: [w, HIGH],
      points: { grip: [-half * 0.8, -28], grip2: [half * 0.8, -28], handle: [-half, -28] },
      tops: [[-half + 14, half - 24, -52]],
      back(p) {
        const end = half - 24
        p.tint('wood').blob(`${-half + 8},-52! ${end},-52! ${end},-2! ${-half + 8},-2! ${-half},-27`)
        p.tint('sand').ell(end, -27, 22, 26).ell(end, -27, 12, 14)
        for (let x = -half + 30; x < end - 70; x += 74)
          p.line(`${x},-38 ${x + 34},-38`).line(`${x + 22},-16 ${x + 60},-16`)
      },
    }),
  )
  b.at({ h: above * SEAT })
  scene.renew(b)
}
