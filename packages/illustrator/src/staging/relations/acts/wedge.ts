/** Birds that travel together: one ahead, the others behind it on both sides, all the same way. */
import { midX, midY, side, tall, wide } from '../../geometry.ts'
import type { Member } from '../../member.ts'
import type { Scene } from '../../scene.ts'
import type { ActStager } from './kit.ts'

/** In widths and heights of one: how far behind and how far aside the next one flies. */
const [BEHIND, ASIDE] = [0.72, 0.78]

export const wedge: ActStager = (scene, a) => {
  const all = flockOf(scene, a)
  const [lead] = all
  if (a !== lead || all.length < 2) return
  const s = side(lead.place.facing)
  all.forEach((one, i) => {
    if (one === lead) return
    one.at({ facing: lead.place.facing })
    one.act({ pose: 'fly' })
    const rank = Math.ceil(i / 2)
    const { box } = lead.art
    const x = midX(box) - s * wide(box) * BEHIND * rank
    const y = midY(box) + (i % 2 ? -1 : 1) * tall(box) * ASIDE * rank
    scene.group(one).shift(x - midX(one.art.box), y - midY(one.art.box))
    if (!scene.together(one, lead)) scene.join(one, lead, 'under')
  })
}

const flockOf = (scene: Scene, a: Member): Member[] =>
  scene.members.filter(({ being, entry }) => being && entry === a.entry)
