/** Howled, roared or barked at: the mouth wide open toward it, the head thrown back to howl, and what is heard before it. */
import { side } from '../../geometry.ts'
import { facing } from '../beside.ts'
import { stroke } from '../effects.ts'
import { cheekOf } from '../kit.ts'
import { type ActStager, headOf } from './kit.ts'

const HOWLS = /^(howl|crow|yowl)/
/** Nobody roars with a smile. */
const FIERCE = /^(roar|snarl|growl|bellow)/

export const callAt: ActStager = (scene, a, b, relation) => {
  if (b && b !== a) facing(scene, a, b, relation)
  if (!a.being) return
  const isThrownBack =
    HOWLS.test(relation.word ?? '') && !a.handed && a.entry.kind === 'being' && a.entry.actor.can('head-up')
  const isFierce = FIERCE.test(relation.word ?? '') && !a.handed && !a.named.mood
  a.act({ mouth: 'open', ...(isThrownBack ? { pose: 'head-up' } : {}), ...(isFierce ? { mood: 'angry' } : {}) })
  if (!a.has('mouth')) return
  scene.extras.push({
    of: a,
    draw(sw) {
      const [[x, y], s] = [a.point('mouth'), side(a.place.facing)]
      const r = Math.max(34, headOf(a))
      const [from, up] = [x + s * (cheekOf(a) * 1.1 + r * 0.25), isThrownBack ? -0.7 : -0.05]
      const n = (value: number) => value.toFixed(1)
      return [0.16, 0.42, 0.68]
        .map((step) => {
          const [cx, cy, k] = [from + s * r * step * 0.8, y + r * (step + 0.3) * up, r * (0.16 + step * 0.34)]
          return stroke(`M${n(cx)} ${n(cy - k)}q${n(s * k * 0.7)} ${n(k)} 0 ${n(k * 2)}`, sw * 0.8)
        })
        .join('')
    },
  })
}
