import type { Scene } from './scene.ts'

/** An animal's milk is in a bowl, in the one that is named if there is one. */
export function serveInBowls(scene: Scene) {
  for (const { a, relation, b } of [...scene.relations]) {
    const drink = scene.get(b ?? '')
    if (relation !== 'drinks' || drink?.name !== 'milk' || !scene.isA(a, 'animal')) continue
    const vessel = scene.relations.find((known) => known.a === b && known.relation === 'inside')?.b
    if (!vessel) drink.name = 'bowl'
    else {
      scene.relate([a], 'drinks', [vessel])
      scene.said.push(drink.word)
      scene.drop(drink.id)
    }
  }
}
