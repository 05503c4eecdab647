/** What an animal does to its food with its own paws: a nut is cracked, an apple washed. */
import type { SceneGraph } from '../../../reading/graph.ts'
import { midX, wide } from '../../geometry.ts'
import { disc } from '../effects.ts'
import { grazes } from '../grazing.ts'
import { bothHands, fitHeld } from '../hands.ts'
import { inPaws } from '../paws.ts'
import type { ActStager } from './kit.ts'
import { isPawed } from './nature.ts'

const WASHES = /^(wash|rins|clean)/

/** Drops under what is washed, in its widths: aside and down. */
const DROPS = [
  [-0.34, 0.16],
  [0.06, 0.3],
  [0.4, 0.18],
] as const

export const byPaw: ActStager = (scene, a, b, { word = '' }) => {
  if (!b || scene.together(a, b)) return
  if (a.handed) {
    fitHeld(scene, a, b, 0.34)
    bothHands(scene, a, b)
  } else if (!inPaws(scene, a, b)) grazes(scene, a, b)
  if (!WASHES.test(word)) return
  scene.extras.push({
    of: b,
    draw(sw) {
      const { box } = b.art
      const w = wide(box)
      const r = Math.max(10, w * 0.07)
      return DROPS.map(([dx, dy]) => disc([midX(box) + dx * w, box.y1 + dy * w], r, 'aqua', sw)).join('')
    },
  })
}

/** Who washes an apple in the stream does not swim there. */
export function ashore(graph: SceneGraph): SceneGraph {
  const washers = new Set(graph.relations.filter((one) => isPawed(graph, one)).map(({ a }) => a))
  const swims = graph.relations.filter(({ a, relation }) => washers.has(a) && relation === 'swims-in')
  if (!swims.length) return graph
  return {
    ...graph,
    relations: graph.relations.map((one) => (swims.includes(one) ? { ...one, relation: 'next-to' } : one)),
  }
}
