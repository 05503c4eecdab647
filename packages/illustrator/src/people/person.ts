import { local } from '../ink/local.ts'
import { type Spot, standing } from '../ink/spot.ts'
import { circ, limb, type Point } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import type { Arms, Figure, Look } from './figure.ts'
import { headFor } from './head.ts'
import { OUTFITS } from './outfits.ts'
import { ROLES } from './roles.ts'
import { neckwear } from './wear.ts'

type Arm = { d: string; hand: Point }
const DOWN = (q: number): Arm => ({ d: `M${q * 0.13} -.39Q${q * 0.22} -.32 ${q * 0.23} -.21`, hand: [q * 0.23, -0.2] })
const RAISED = (q: number): Arm => ({
  d: `M${q * 0.13} -.39Q${q * 0.24} -.4 ${q * 0.29} -.52`,
  hand: [q * 0.29, -0.54],
})
const FOLDED = (q: number): Arm => ({
  d: `M${q * 0.13} -.39Q${q * 0.24} -.3 ${q * 0.09} -.25`,
  hand: [q * 0.08, -0.25],
})
const FORWARD: Arm = { d: 'M.13 -.38Q.22 -.3 .32 -.33', hand: [0.33, -0.335] }

const POSES: Record<Arms, [left: Arm, right: Arm]> = {
  wave: [DOWN(-1), RAISED(1)],
  down: [DOWN(-1), DOWN(1)],
  up: [RAISED(-1), RAISED(1)],
  hold: [FOLDED(-1), FOLDED(1)],
  reach: [DOWN(-1), FORWARD],
}

/** A person with a round head: a third of the height is head, which is what makes them look like children's friends. */
export function person(role: string, { x, y, h: s, sw, rng }: Spot, look: Look = {}): Figure {
  const arms = look.arms ?? rng.pick(['wave', 'down', 'up'] as const)
  const [left, right] = POSES[arms]
  const at = local(x, y, s)
  const page = ([a, b]: Point): Point => [x + a * s, y + b * s]
  const handAt = ([hx, hy]: Point, r: number) => tint('skin1', circ(hx, hy, r * s, sw))
  const dressed = (OUTFITS[(ROLES[role] ?? ROLES.child)?.outfit ?? 'shirt'] ?? OUTFITS.shirt)?.({
    x,
    y,
    s,
    sw,
    rng,
    at,
    seated: look.seated ?? false,
    arms: (w) => limb(at(left.d), w * s, sw) + limb(at(right.d), w * s, sw),
    hands: (r) => handAt(page(left.hand), r) + handAt(page(right.hand), r),
  }) ?? { front: '' }
  const cloth = `cloth${rng.int(1, 6)}`
  const r = s * 0.205
  const cy = y - s * 0.415 - r * 0.9
  const head = headFor(role, x, cy, r, rng, sw * 0.95, look)
  const scarf = look.neck ? neckwear(look.neck, [x, y - s * 0.41], s * 0.1, sw) : ''
  return {
    ...standing(
      tint('rose', dressed.behind ?? '') +
        head.back +
        tint(cloth, dressed.front) +
        tint('vermilion', scarf) +
        head.front,
      x,
      y,
      s * 0.64,
      s,
    ),
    hand: arms === 'hold' ? [x, y - s * 0.25] : page(right.hand),
    chest: [x, y - s * 0.28],
    neck: [x, y - s * 0.41],
    head: { x, cy, r },
  }
}
