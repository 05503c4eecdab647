/** Hens in the yard, pigeons in the square: beaks to the ground, and grain lies there. */
import { midX, wide } from '../../geometry.ts'
import { area } from '../effects.ts'
import { ahead } from '../kit.ts'
import type { ActStager } from './kit.ts'

/** In widths of who pecks, from the beak on, and in heights of a grain, from the ground up. */
const GRAINS = [
  [-0.1, -0.4],
  [0.06, 0.6],
  [0.18, -0.8],
  [0.3, 0.3],
] as const
/** How large a grain is, in widths of who pecks, and at least. */
const [GRAIN, LEAST] = [0.032, 8]

export const peckGrain: ActStager = (scene, a) => {
  if (a.entry.kind !== 'being' || !a.entry.actor.can('head-down')) return
  a.act({ pose: 'head-down' })
  scene.extras.push({
    of: a,
    draw(sw) {
      const { box } = a.art
      const r = Math.max(LEAST, wide(box) * GRAIN)
      const beak = a.has('mouth') ? a.point('mouth')[0] : midX(box)
      return GRAINS.map(([dx, dy]) => grain(beak + ahead(a, dx * wide(box)), a.place.y + dy * r * 2, r, sw)).join('')
    },
  })
}

const n = (value: number): string => value.toFixed(1)

const grain = (x: number, y: number, r: number, sw: number): string =>
  area(
    `M${n(x - r * 1.4)} ${n(y)}Q${n(x)} ${n(y - r * 1.5)} ${n(x + r * 1.4)} ${n(y)}Q${n(x)} ${n(y + r * 1.5)} ${n(x - r * 1.4)} ${n(y)}Z`,
    'straw',
    sw * 0.8,
  )
