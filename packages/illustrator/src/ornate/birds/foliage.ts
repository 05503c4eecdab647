/** The leaves around birds on a branch. */
import type { Rng } from '../../ink/random.ts'
import { branchAt, twig } from './surroundings.ts'

/** Twigs along the branch, as far as birds leave room, and a bough in each corner above. */
export function foliage(plants: readonly string[], rng: Rng): [behind: string, below: string, above: string] {
  let turn = 0
  const next = (): string | undefined => (plants.length ? plants[turn++ % plants.length] : undefined)
  const sway = (): number => rng.between(-0.1, 0.1)
  const up = [90, 230, 512, 790, 930].map((x, i) =>
    twig(next(), x, branchAt(x), rng.between(230, 290), -1.9 + 0.17 * i + sway(), rng),
  )
  const down = [
    [70, 210, 1.2],
    [230, 190, 0.75],
    [480, 220, 1.05],
    [700, 200, 0.6],
    [860, 240, 1.25],
  ].map(([x, long, a]) => twig(next(), x!, branchAt(x!) + 8, long!, a! + sway(), rng))
  const corners = [0.36, 0.72, 1.1].flatMap((a, i) => [
    twig(next(), 20 - i * 8, 20, 300 - i * 26, a, rng),
    twig(next(), 1004 + i * 8, 20, 290 - i * 26, Math.PI - a, rng),
  ])
  return [up.join(''), down.join(''), corners.join('')]
}
