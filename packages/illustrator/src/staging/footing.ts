/** What is at the foot of those who stand on open ground: nothing there is cut off by a bare line. */
import type { Box, Point } from '../art/art.ts'
import { SW } from '../ink/pens.ts'
import type { Rng } from '../ink/random.ts'
import { line, path, pen } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import type { Backdrop } from '../places/backdrop.ts'
import { wide } from './geometry.ts'
import type { Group } from './group.ts'
import type { Member } from './member.ts'

type Kind = NonNullable<Backdrop['footing']>

/** In pixels: narrower ones would be hidden by what grows at their feet. */
const LEAST = 70
/** How far above the lowest of a group somebody still stands on the ground. */
const NEARLY = 26

const AT_FOOT: Readonly<Partial<Record<Kind, (x: number, y: number, s: number) => string>>> = {
  snow: (x, y, s) =>
    tint(
      'snow',
      path(
        pen`M${x - s} ${y + s * 0.4}Q${x - s * 0.7} ${y - s * 0.36} ${x} ${y - s * 0.3}Q${x + s * 0.8} ${y - s * 0.3} ${x + s} ${y + s * 0.4}Z`,
        SW.bg,
      ),
    ),
  sand: (x, y, s) =>
    line(pen`M${x - s} ${y + s * 0.3}Q${x - s * 0.4} ${y - s * 0.1} ${x + s * 0.3} ${y + s * 0.24}`, SW.bg),
}

const MOUND = 40
/** What has a bare stem. */
const FLOWER = /^(flower|rose|sunflower|daisy|tulip|poppy|lily|dandelion|iris|daffodil|carnation|orchid|lavender)$/

const isGrounded = (member: Member, group: Group, low: number): boolean =>
  /^(ground|water)$/.test(member.habitat) &&
  member.art.box.y1 > Math.max(low, group.box.y1 - NEARLY) &&
  wide(member.art.box) > LEAST

/** Heaps of snow or ripples of sand beside the feet of everybody and along the foot of things; grass is bare: tufts at every shoe are scribbles. */
export function footing(groups: readonly Group[], ground: Backdrop, rng: Rng): string {
  const { footing: kind, shows } = ground
  if (!kind || ground.float || ground.water !== undefined || !shows.ground) return ''
  const low = shows.ground.y0
  const all = groups.flatMap(({ members }) => members)
  const standing = groups.flatMap((group) => group.members.filter((member) => isGrounded(member, group, low)))
  return standing
    .flatMap((member) => {
      const { base } = member.art.points
      if (base && FLOWER.test(member.entry.name)) return [mound(base, MOUND)]
      return spots(member, rng)
        .filter(
          ([x, y, s]) =>
            y < 990 && x > 40 && x < 984 && all.every((other) => other === member || !isAt(other.art.box, x, y, s)),
        )
        .map(([x, y, s]) => AT_FOOT[kind]?.(x, y, s) ?? '')
    })
    .join('')
}

const isAt = ({ x0, x1, y0, y1 }: Box, x: number, y: number, s: number): boolean =>
  x + s > x0 && x - s < x1 && y > y0 && y - s < y1

/** A stem grows out of the ground: its end is under a small mound. */
const mound = ([x, y]: Point, s: number): string =>
  tint(
    'grass',
    path(
      pen`M${x - s * 1.7} ${y + s * 0.4}Q${x - s * 1.2} ${y - s * 0.5} ${x - s * 0.45} ${y - s * 0.4}Q${x} ${y - s * 0.85} ${x + s * 0.5} ${y - s * 0.4}Q${x + s * 1.3} ${y - s * 0.45} ${x + s * 1.7} ${y + s * 0.4}Z`,
      SW.bg * 1.1,
    ),
  )

type Spot = readonly [x: number, y: number, s: number]

/** Beside a being's feet, and at both ends of a thing's foot. */
function spots({ being, art, place }: Member, rng: Rng): Spot[] {
  const { x0, x1, y1 } = art.box
  const s = Math.min(44, Math.max(26, (y1 - art.box.y0) * 0.09))
  // Beside the feet of somebody lying is the rest of the body; above a handstand they are in the air.
  const low = Math.max(art.points.nearFoot?.[1] ?? y1, art.points.farFoot?.[1] ?? y1)
  const isOff = wide(art.box) > (y1 - art.box.y0) * 1.15 || low < y1 - (y1 - art.box.y0) * 0.4
  const feet = being && !isOff ? [art.points.nearFoot, art.points.farFoot].filter((p) => p !== undefined) : []
  const [l, r] = feet.length
    ? [Math.min(...feet.map(([x]) => x)) - s * 1.5, Math.max(...feet.map(([x]) => x)) + s * 1.5]
    : [x0, x1]
  const y = feet.length ? Math.max(...feet.map(([, v]) => v)) : Math.max(y1, place.y)
  return [l, r].map((x) => [x, y, s * rng.between(0.85, 1.15)] as const)
}
