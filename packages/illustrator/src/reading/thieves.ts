/** Who steals from a stall has it already, and there is more where it came from. */
import type { Scene } from './scene.ts'

const STEALS = /^(?:steal|stole|snatch|swip)/
/** What is left on the stall. */
const LEFT = 3

export function robStalls(scene: Scene): void {
  for (const { a, relation, b, word = '' } of [...scene.relations]) {
    if (relation !== 'next-to' || !b || !STEALS.test(word)) continue
    const has = scene.relations.some((known) => known.a === a && /^(?:holds|carries)$/.test(known.relation))
    const taken = scene.relations.find((known) => known.b === b && known.relation === 'on-top-of')
    const goods = taken && scene.get(taken.a)
    if (has || !goods || goods.via === 'implied') continue
    const left = scene.add({
      name: goods.name,
      word: goods.word,
      via: 'implied',
      quantity: { n: LEFT, atLeast: false },
    })
    scene.relate([a], 'holds', [goods.id], { word })
    taken.a = left
  }
}
