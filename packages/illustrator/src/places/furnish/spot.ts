/** Where a piece of furniture stands along the wall of a room, and the small things that stand on it. */
import type { Box } from '../../art/art.ts'
import { SW } from '../../ink/pens.ts'
import { prop } from '../../ink/props.ts'
import { flipX } from '../../ink/svg.ts'
import { THINGS } from '../../things/index.ts'
import type { Ask } from '../backdrop.ts'
import { isApart } from '../clear.ts'
import { FLOOR } from '../fittings.ts'

export interface Spot {
  ask: Ask
  /** Its middle. */
  x: number
  /** How far up the wall there is room. */
  top: number
  /** Toward the middle of the page: 1 at the left side. */
  dir: 1 | -1
}

/** A stretch of wall with what stands before it and what hangs over that. */
export interface Bay {
  /** Nouns that somebody may have named: then they are not here a second time. */
  shows?: readonly string[]
  /** The part of the wall that has to be free of faces. */
  high?: true
  /** Half of its width, where it is narrow or wide. */
  half?: number
  draw(spot: Spot): string
}

/** Where furniture stands on the floor, a little before the wall. */
export const FOOT = FLOOR + 16

/** What is narrow gets as much of a board as what is wide: a few things apart, not a hedge of them. */
const LEAST = 84

/** Small things side by side on a board, as many as there is room for, the room between them shared out; none of them looks out from behind somebody's hand. */
export function row(ask: Ask, names: readonly string[], x0: number, x1: number, foot: number, high: number): string {
  if (ask.detail === 'simple') return ''
  const { rng, without } = ask
  const chosen: { name: string; h: number; w: number }[] = []
  let free = x1 - x0
  for (const name of rng.shuffle(names.filter((one) => !without?.has(one)))) {
    const aspect = THINGS.get(name)?.aspect ?? 1
    const h = Math.min(high, (1.15 * high) / aspect)
    const w = Math.max(h * aspect, LEAST)
    if (w + 12 > free) continue
    free -= w + 12
    chosen.push({ name, h, w })
  }
  const gap = free / (chosen.length + 1)
  let x = x0
  return chosen
    .map(({ name, h, w }) => {
      x += gap + w + 12
      const seen = isInView(ask, { x0: x - w - 6, x1: x - 6, y0: foot - h, y1: foot }, 0)
      return seen ? piece(ask, name, x - w / 2 - 6, foot, h) : ''
    })
    .join('')
}

/** Lower than this a thing on a shelf is a few large areas: what else is on it would run together. */
const SMALL = 130

/** One thing of the world as a piece of a room: x is its middle. */
export function piece(
  ask: Ask,
  name: string,
  x: number,
  y: number,
  h: number,
  facing: 'left' | 'right' = 'right',
): string {
  const thing = THINGS.get(name)
  if (!thing) throw new Error(`no thing is called ${name}`)
  const detail = h < SMALL ? 'simple' : (ask.detail ?? 'medium')
  const art = thing.draw({ x, y, h, sw: SW.bg, facing, rng: ask.rng, detail })
  return prop(art.layers.map(({ svg }) => svg).join(''))
}

/** Whether all of it is seen: a frame or a board of which a corner looks out from behind a head seems to grow there. */
export const isInView = ({ outline = [], lift = 0 }: Ask, { x0, x1, y0, y1 }: Box, air = 6): boolean =>
  isApart({ x0, x1, y0: y0 - lift, y1: y1 - lift }, outline, air)

/** The same, unless somebody has one already. */
export const unlessNamed = (ask: Ask, name: string, x: number, y: number, h: number): string =>
  ask.without?.has(name) ? '' : piece(ask, name, x, y, h)

/** Drawn as at the left side. */
export const facing = ({ x, dir }: Spot, svg: string): string => (dir === 1 ? svg : flipX(x, svg))
