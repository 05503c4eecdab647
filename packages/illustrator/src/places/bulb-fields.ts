/** Tulips in beds to the horizon, with mills. */
import { SW } from '../ink/pens.ts'
import { line, path, pen } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import type { Ask } from './backdrop.ts'
import { type Place, standFree } from './kit.ts'
import { land } from './land.ts'

/** Mills at the horizon, where those who play have none. */
const mills = (ask: Ask): string =>
  standFree(ask, ['windmill', 400], 150, 640, 'right') + standFree(ask, ['windmill', 330], 890, 640, 'left')

/** Beds of tulips that run to the horizon, in bloom where nobody stands. */
const tulipBeds = ({ rng, outline = [], lift = 0 }: Ask): string => {
  const down = (x: number, y: number) => 512 + (x - 512) * (1 + (y - 636) / 230)
  const beds = Array.from({ length: 10 }, (_, i) => {
    const [x0, x1] = [512 + (i - 5) * 110, 512 + (i - 4) * 110]
    const bed = pen`M${x0} 636H${x1}L${down(x1, 1240)} 1240H${down(x0, 1240)}Z`
    return tint(['rose', 'gamboge', 'vermilion', 'violet'][i % 4] ?? 'rose', path(bed, SW.bg))
  })
  const isFree = (x: number, y: number, r: number) =>
    outline.every((box) => x + r < box.x0 || x - r > box.x1 || y - lift + r < box.y0 || y - lift - r > box.y1)
  const blossoms = [676, 726, 790, 870, 966, 1080].flatMap((y, row) =>
    Array.from({ length: 20 }, (_, i) => [down(512 + (i - 9.5) * 55, y), y, 15 + row * 5] as const),
  )
  return (
    beds.join('') +
    blossoms
      .filter(([x, y, r]) => x > 20 && x < 1004 && isFree(x, y, r))
      .map(([x, y, r]) => tulip(x, y, r, rng.between(0.92, 1.08)))
      .join('')
  )
}

const tulip = (x: number, y: number, r: number, k: number): string =>
  line(pen`M${x} ${y}v${r * 1.5}`, SW.bg) +
  tint(
    'cloud',
    path(
      pen`M${x - r * k} ${y - r * 0.8}L${x - r * 0.4} ${y - r * 0.2}L${x} ${y - r}L${x + r * 0.4} ${y - r * 0.2}L${x + r * k} ${y - r * 0.8}Q${x + r * 1.1} ${y + r * 0.7} ${x} ${y + r * 0.8}T${x - r * k} ${y - r * 0.8}Z`,
      SW.bg,
    ),
  )

export const bulbFields: Place = land({
  ground: 'grass',
  line: 630,
  far: mills,
  marks: tulipBeds,
  sides: [],
  flat: true,
  scenic: true,
})
