/** A room is a wall, a floor, something at either side and something on the wall; the middle stays free. */
import type { Box } from '../art/art.ts'
import { dropD } from '../ink/marks.ts'
import { SW } from '../ink/pens.ts'
import { path } from '../ink/svg.ts'
import { tint } from '../ink/tint.ts'
import { snowflake } from '../scenery/heavens.ts'
import { windowScene } from '../scenery/windows.ts'
import { THINGS } from '../things/index.ts'
import type { Ask } from './backdrop.ts'
import { isApart } from './clear.ts'
import { FITTINGS } from './fitted.ts'
import { FLOOR } from './fittings.ts'
import { bared, type Floor, floorOf } from './furnish/floors.ts'
import { WALLS, type Wall } from './furnish/walls.ts'
import { allowed, band, fill, isBehind, isBehindHead, nothing, PAGE, type Place, stand, standFree } from './kit.ts'

/** A thing and how high it is drawn. */
export type Piece = readonly [name: string, h: number]

export interface Room {
  wall: string
  paper: Wall
  floor: Floor
  floorTint: string
  /** Two of them stand at the sides. */
  sides: readonly Piece[]
  /** Two of them hang on the wall. */
  hung: readonly Piece[]
  windowed?: boolean
  /** What is built in. */
  fitted?: keyof typeof FITTINGS
  /** Whatever else belongs to this room and no other. */
  more?: (ask: Ask) => string
  /** What stands in it is what one looks at. */
  scenic?: true
}

export const room =
  (plan: Room): Place =>
  (ask) => {
    const { rng, variant, time } = ask
    const first = variant === 0 || (variant === 2 && rng.chance(0.5))
    const wall = { ...ask, lift: 0 }
    const hidden = (left: boolean) =>
      isBehind(around(left ? 210 : 814), wall) || isBehindHead(around(left ? 210 : 814), wall)
    const fitting = plan.fitted ? FITTINGS[plan.fitted] : undefined
    // What is built into a wall leaves its left side free.
    const left = !!fitting?.wall || (hidden(first) && !hidden(!first) ? !first : first)
    const [a, b] = allowed(ask, plan.sides)
    const [p, q] = allowed(ask, plan.hung)
    const plain = ask.detail === 'simple'
    let sky = fill(plan.wall, -10) + (plain ? '' : WALLS[plan.paper](FLOOR - (ask.lift ?? 0)))
    let back = floorOf(plain ? 'plain' : bared(plan.floor, ask), plan.floorTint, rng.int(0, 3))
    const given = ['window', 'windowsill'].some((name) => ask.without?.has(name))
    const spots = left ? [210, 814, 512] : [814, 210, 512]
    const window = windowIn(wall, fitting?.wall ? [210] : spots)
    const lights = plan.windowed !== false && !given && window !== undefined
    const hooks = [spots[1] ?? 512, 512, spots[0] ?? 512].filter((x) => !lights || Math.abs(x - window.x) > 130)
    sky += fitting?.wall?.(ask) ?? ''
    if (lights)
      sky += tint(
        'glass',
        windowScene(window.x, 110, 220 * window.size, 240 * window.size, rng, SW.bg, {
          night: time === 'night',
          plain,
        }),
      )
    if (lights && (ask.rain || ask.weather === 'snow')) sky += outside(ask, window)
    if (p && !fitting?.wall) sky += hang(wall, p, hooks)
    if (q && !plain && !fitting?.wall) sky += hang(wall, q, hooks)
    back += (fitting?.floor?.(ask) ?? '') + (plan.more?.(ask) ?? '')
    const below = (right: boolean) =>
      lights && window.x > 512 === right ? FLOOR + 50 - (ask.lift ?? 0) - around(window.x, window.size).y1 : PAGE
    const put = (piece: Piece, right: boolean) =>
      standFree(ask, piece, right ? 902 : 122, FLOOR + 62, right ? 'left' : 'right', below(right))
    // What is low stands under the window.
    const [high, low] = a && b && below(!left) < PAGE && b[1] > a[1] ? [b, a] : [a, b]
    if (high) back += put(high, left)
    if (low && !plain) back += put(low, !left)
    const place = { ground: 935, front: nothing, shows: { ground: band(FLOOR, 1024), sky: band(0, 300) } }
    // What belongs to one room only hangs from its ceiling as well as it stands on its floor: such a room stays as it is.
    return {
      ...place,
      sky,
      back,
      roofed: true,
      ...(plan.scenic ? { scenic: true as const } : {}),
      ...(plan.more ? { fixed: true as const } : {}),
    }
  }

/** What falls beyond the panes. */
const outside = ({ rng, rain }: Ask, { x, size }: Pane): string =>
  [
    [-58, 160],
    [-18, 200],
    [34, 156],
    [66, 214],
    [-66, 226],
  ]
    .map(([dx = 0, y = 0]) => [dx * size, 110 + (y - 110) * size] as const)
    .map(([dx, y]) =>
      rain ? tint('water', path(dropD(x + dx, y, 13), SW.bg)) : snowflake(x + dx, y, 16, rng, SW.bg * 0.8),
    )
    .join('')

interface Pane {
  x: number
  size: number
}

/** A window with its curtains. */
const around = (x: number, size = 1): Box => ({ x0: x - 162 * size, x1: x + 162 * size, y0: 74, y1: 110 + 250 * size })

/** Beside everybody, smaller and nearer to the edge if need be; else where nobody's head is before it. */
function windowIn(ask: Ask, spots: readonly number[]): Pane | undefined {
  const panes = [1, 0.84, 0.68].flatMap((size) =>
    spots.map((x): Pane => {
      const out = 36 + 162 * size
      return { x: x === 512 || size === 1 ? x : x < 512 ? out : PAGE - out, size }
    }),
  )
  return (
    panes.find(({ x, size }) => isApart(around(x, size), ask.outline ?? [], 12)) ??
    panes.find(({ x, size }) => !isBehind(around(x, size), ask) && !isBehindHead(around(x, size), ask))
  )
}

/** On the first of these hooks where nobody is before it. */
function hang(ask: Ask, [name, h]: Piece, hooks: number[]): string {
  const w = (h * (THINGS.get(name)?.aspect ?? 1)) / 2
  const at = hooks.findIndex((x) => isApart({ x0: x - w, x1: x + w, y0: 130, y1: 130 + h }, ask.outline ?? []))
  const [x] = at < 0 ? [] : hooks.splice(at, 1)
  return x === undefined ? '' : stand(ask, name, x, 130 + h, h)
}
