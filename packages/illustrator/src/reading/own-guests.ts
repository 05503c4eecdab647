/** What sits on the one who looks at it. */
import type { Scene } from './scene.ts'

/** Who looks at the butterfly on its own nose has it there, and nothing more is to be shown. */
export function ownGuests(scene: Scene) {
  for (const known of [...scene.relations])
    if (
      known.relation === 'looks-at' &&
      scene.relations.some(
        ({ a, relation, b }) => /^(sits-on|on-top-of)$/.test(relation) && a === known.b && b === known.a,
      )
    )
      scene.relations.splice(scene.relations.indexOf(known), 1)
}
