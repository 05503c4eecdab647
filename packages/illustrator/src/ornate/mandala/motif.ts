/** Anything of our world as a motif, alone and as large as its place. */
import type { Art, Spot } from '../../art/art.ts'
import { createRng } from '../../ink/random.ts'
import { lookUp } from '../../world/world.ts'
import type { Motif } from './mandala.ts'

const FIRST_SIZE = 100

export const motifsOf = (names: readonly string[]): Motif[] => names.map(motifOf).filter((motif) => motif !== null)

function motifOf(name: string): Motif | null {
  const entry = lookUp(name)
  if (!entry) return null
  const draw = (x: number, y: number, h: number): Art => {
    const spot: Spot = { x, y, h, sw: 3.6, facing: 'right', detail: 'simple', rng: createRng(1) }
    if (entry.kind === 'thing') return entry.thing.draw(spot)
    const { actor } = entry
    return actor.act(spot, { pose: actor.can('stand') ? 'stand' : actor.can('fly') ? 'fly' : 'swim' })
  }
  const { x0, y0, x1, y1 } = draw(0, 0, FIRST_SIZE).box
  return (x, y, size) => {
    const scale = Math.min(size / (x1 - x0), size / (y1 - y0))
    const art = draw(x - ((x0 + x1) / 2) * scale, y - ((y0 + y1) / 2) * scale, FIRST_SIZE * scale)
    return art.layers.map(({ svg }) => svg).join('')
  }
}
