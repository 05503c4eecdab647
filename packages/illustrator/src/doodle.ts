/** One noun, in whatever form it was written, or one deed as a small drawing, for whoever says back what was understood. */
import type { Art } from './art/art.ts'
import { createRng, hash } from './ink/random.ts'
import { num, restartClips } from './ink/svg.ts'
import { read } from './reading/read.ts'
import { TRAITS } from './staging/traits.ts'
import { lookUp } from './world/world.ts'

const SIDE = 120
const MARGIN = 6
const LINE = 4

/** Null where there is nothing of that name. */
export function doodle(name: string): string | null {
  restartClips()
  const art = drawn(name)
  if (!art) return null
  const { x0, y0, x1, y1 } = art.box
  const side = Math.max(x1 - x0, y1 - y0) + 2 * MARGIN
  const [left, top] = [(x0 + x1 - side) / 2, (y0 + y1 - side) / 2]
  const body = art.layers.map(({ svg }) => svg).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${num(left)} ${num(top)} ${num(side)} ${num(side)}" width="${SIDE}" height="${SIDE}"><g stroke-linejoin="round" stroke-linecap="round">${body}</g></svg>`
}

function drawn(name: string): Art | null {
  const spot = { x: 0, y: 0, h: SIDE, sw: LINE, facing: 'right', rng: createRng(hash(name)), detail: 'simple' } as const
  const entry = lookUp(name) ?? lookUp(read(name).things[0]?.name ?? '')
  if (entry?.kind === 'thing') return entry.thing.draw(spot)
  if (entry) return entry.actor.act(spot, { pose: 'stand' })
  const child = lookUp('child')
  if (!Object.hasOwn(TRAITS, name) || child?.kind !== 'being') return null
  return child.actor.act(spot, { pose: TRAITS[name]?.pose ?? 'stand' })
}
