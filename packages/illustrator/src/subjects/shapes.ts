import { heart, star } from '../ink/marks.ts'
import { type Drawn, type Spot, standing } from '../ink/spot.ts'
import { dot, line, pen } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { ornateHeart } from './ornate-heart.ts'

export function bigStar({ x, y, w, h, sw, rng }: Spot): Drawn {
  const r = Math.min(w, h) * 0.48
  const cy = y - r
  let out = star(x, cy, r, sw, rng.between(-0.2, 0.2))
  if (r > 50)
    out +=
      dot(x - r * 0.16, cy - r * 0.02, r * 0.045) +
      dot(x + r * 0.16, cy - r * 0.02, r * 0.045) +
      line(pen`M${x - r * 0.12} ${cy + r * 0.14}q${r * 0.12} ${r * 0.12} ${r * 0.24} 0`, sw * 0.85)
  return standing(tint('gamboge', out), x, y, r * 2, r * 2)
}

/** Small it is a heart in a heart; large, one filled with bands of pattern. */
export function bigHeart({ x, y, w, h, sw, rng }: Spot): Drawn {
  const m = Math.min(w, h)
  const r = m * 0.44
  if (m > 330) return ornateHeart(x, y - r, r * 1.02, rng, sw)
  return standing(heart(x, y - r, r, sw, 0, true), x, y, r * 2, r * 2)
}
