/** What sits on the one who looks at it, and what cannot be on the one who is with it. */
import type { Relation } from './graph.ts'
import type { Scene } from './scene.ts'

export function ownGuests(scene: Scene) {
  const isTurned = ({ a, b }: Relation, relations: RegExp) =>
    scene.relations.some((other) => other.a === b && other.b === a && relations.test(other.relation))
  scene.forget(
    (known) =>
      // Who looks at the butterfly on its own nose has it there, and nothing more is to be shown.
      (known.relation === 'looks-at' && isTurned(known, /^(sits-on|on-top-of)$/)) ||
      // "a dog pulling a sled with a girl on it": no sled is on whoever draws it along.
      (known.relation === 'on-top-of' && isTurned(known, /^(pulls|pushes)$/)) ||
      // "two boxes and a dog in one of them".
      (known.relation === 'inside' && scene.isA(known.b ?? '', 'alive') && isTurned(known, /^inside$/)),
  )
}
