import { type Drawn, type Spot, standing } from '../ink/spot.ts'
import { clip, line, path, pen } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { stamp } from '../motifs/motif.ts'

/** A checkered blanket with a basket and something to eat. */
export function picnic({ x, y, w, h, sw }: Spot): Drawn {
  const L = Math.min(w, h * 2.4)
  const tall = L * 0.22
  const cloth = pen`M${x - L * 0.38} ${y - tall}H${x + L * 0.38}L${x + L / 2} ${y}H${x - L / 2}Z`
  const across = [1, 2, 3].map((i) => pen`M${x - L / 2} ${y - (tall * i) / 4}h${L}`)
  const down = [-3, -2, -1, 0, 1, 2, 3].map((i) => pen`M${x + i * L * 0.095} ${y - tall}L${x + i * L * 0.125} ${y}`)
  const blanket = path(cloth, sw) + clip(cloth, line([...across, ...down].join(''), sw * 0.8))
  return standing(
    tint('pink', blanket) +
      stamp('🧺', x - L * 0.2, y - tall * 0.35, L * 0.36, sw) +
      stamp('🍉', x + L * 0.08, y - tall * 0.3, L * 0.17, sw) +
      stamp('🧁', x + L * 0.28, y - tall * 0.35, L * 0.14, sw),
    x,
    y,
    L,
    L * 0.4,
  )
}
