/** What is at the foot of those who stand on open ground: nothing there is cut off by a bare line. */
import type { Box, Point } from '../art/art.ts'
import { SW } from '../ink/pens.ts'
import type { Rng } from '../ink/random.ts'
import { line, path, pen } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import type { Backdrop } from '../places/backdrop.ts'
import { tuft } from '../scenery/tufts.ts'
import { tall, wide } from './geometry.ts'
import type { Group } from './group.ts'
import type { Member } from './member.ts'

type Kind = NonNullable<Backdrop['footing']>

/** In pixels: narrower ones would be hidden by what grows at their feet. */
const LEAST = 70
/** How far above the lowest of a group somebody still stands on the ground. */
const NEARLY = 26
/** The same of a group that stands in depth, in its heights. */
const STEPS_BACK = 0.1

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

/** A tuft nearer to the edge of the page would be cut by it. */
const [PAGE, ROOT] = [1024, 110]

/** Where a foot touches the ground, a short line that goes on beside it: `out` is -1 to its left. */
const touch = (x: number, y: number, s: number, out: -1 | 1): string =>
  line(pen`M${x} ${y - 1}q${out * s * 0.5} ${s * 0.1} ${out * s * 1.1} ${s * 0.04}`, SW.bg)

const MOUND = 40
/** What has a bare stem. */
const FLOWER = /^(flower|rose|sunflower|daisy|tulip|poppy|lily|dandelion|iris|daffodil|carnation|orchid|lavender)$/

const isGrounded = (member: Member, group: Group, low: number): boolean =>
  /^(ground|water)$/.test(member.habitat) &&
  member.art.box.y1 > Math.max(low, group.box.y1 - Math.max(NEARLY, tall(group.box) * STEPS_BACK)) &&
  wide(member.art.box) > LEAST

/** Heaps of snow, ripples of sand or one tuft beside the feet of everybody and along the foot of things, on any other ground a short line. */
export function footing(groups: readonly Group[], ground: Backdrop, outline: readonly Box[], rng: Rng): string {
  const { footing: kind, shows } = ground
  if (ground.float || ground.water !== undefined || !shows.ground) return ''
  const low = shows.ground.y0
  const all = groups.flatMap(({ members }) => members)
  const standing = groups.flatMap((group) => group.members.filter((member) => isGrounded(member, group, low)))
  return standing
    .flatMap((member) => {
      const { base } = member.art.points
      if (base && FLOWER.test(member.entry.name)) return kind ? [mound(base, MOUND)] : []
      const grown = rng.int(0, 1)
      return spots(member, outline, rng)
        .map(({ x, y, s, out }, i) => ({ x, y, s, out, i }))
        .filter(
          ({ x, y, s }) =>
            y < 990 && x > 40 && x < 984 && all.every((other) => other === member || !isAt(other.art.box, x, y, s)),
        )
        .map(({ x, y, s, out, i }) => {
          if (kind === 'grass' && i === grown && member.being && x > ROOT && x < PAGE - ROOT)
            return touch(x, y, s, out) + tuft(x + out * s * 0.9, y + s * 0.2, Math.max(50, s * 1.4), rng, SW.bg)
          return (kind && AT_FOOT[kind]?.(x + out * s * 0.95, y, s)) ?? touch(x, y, s, out)
        })
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

interface Spot {
  x: number
  y: number
  s: number
  out: -1 | 1
}

/** How far above the lowest point of somebody the line is that they stand on. */
const SOLE = 14

/** At both ends of what touches the ground: beside the feet, not below a tail or a nose. */
function spots({ art, place }: Member, outline: readonly Box[], rng: Rng): Spot[] {
  const { x0, x1, y0, y1 } = art.box
  const s = Math.min(44, Math.max(26, (y1 - y0) * 0.09))
  const soles = outline.filter((column) => column.x0 > x0 - 4 && column.x1 < x1 + 4 && Math.abs(column.y1 - y1) < SOLE)
  if (!soles.length) return []
  const [l, r] = [Math.min(...soles.map((column) => column.x0)), Math.max(...soles.map((column) => column.x1))]
  const y = Math.max(...soles.map((column) => column.y1), Math.min(place.y, y1)) - 2
  return ([-1, 1] as const).map((out) => ({ x: out < 0 ? l : r, y, s: s * rng.between(0.85, 1.15), out }))
}
