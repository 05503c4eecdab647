/** Bride and groom on their cake, a unicorn on a birthday cake: small figures of sugar, in place of the candles. */
import { tall, wide } from '../geometry.ts'
import type { Member } from '../member.ts'
import type { Scene } from '../scene.ts'
import { resize } from './kit.ts'

export const CAKES = /^((birthday|wedding|layer) )?cake$/
/** Of the height and width of the cake: how large a figure is, alone or as one of two. */
const [HIGH, BROAD] = [0.62, 0.5]

export function onCake(scene: Scene, a: Member, b: Member, count: number): void {
  b.wear('topped')
  const { box } = a.art
  const least = Math.min((tall(b.art.box) * HIGH) / tall(box), (wide(b.art.box) * BROAD) / wide(box) / Math.sqrt(count))
  resize(scene, a, a.place.h * least)
}

/** The cake of a feast, which several sit around; who bakes alone has one beside the bowl. */
export function feastCake({ bonds }: Scene, table: Member): Member | undefined {
  if (bonds.filter(({ b, relation }) => b === table && relation.relation === 'sits-at').length < 2) return undefined
  return bonds.find(
    ({ a, b, relation }) => b === table && relation.relation === 'on-top-of' && !a.being && CAKES.test(a.entry.name),
  )?.a
}
