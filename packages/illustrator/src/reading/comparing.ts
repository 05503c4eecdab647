/** "a sunflower taller than the boy": the size of the one is told by the other. */
import type { Offer } from './offer.ts'
import type { Scene } from './scene.ts'
import { sizeBeside } from './sizes.ts'

/** Tells who was compared. */
export function compare(scene: Scene, { group, last, subject }: Offer, times: number): string[] {
  const head = last.ids.length ? last.ids : subject
  const [other] = group.ids
  for (const id of head) {
    const thing = scene.get(id)
    if (!thing || !other || other === id) continue
    thing.size = sizeBeside(thing.name, scene.nameOf(other), times)
    if (!scene.areJoined(id, other)) scene.relate([id], 'next-to', [other])
  }
  return head
}
