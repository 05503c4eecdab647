/** "a fruit basket", "a candy jar": what is named before a vessel is in it. */
import { MANY } from './attachment-words.ts'
import { nounOf } from './lexicon.ts'
import type { Scene } from './scene.ts'

const CONTENTS =
  /^(fruit|fruits|vegetable|veggie|candy|cookie|flower|apple|egg|berry|strawberry|toy|pumpkin|carrot|rose|muffin|cupcake|donut|orange|peach|lemon|pencil|crayon)s?$/
/** So many are seen over the rim. */
const SEVERAL = 3

export function fillVessels(scene: Scene) {
  for (const { id, attributes } of [...scene.things]) {
    if (!scene.isA(id, 'container') || scene.isA(id, 'worn')) continue
    const isPlaything = scene.isA(id, 'vehicle') && attributes.includes('toy')
    if (isPlaything) continue
    const said = attributes.find((look) => CONTENTS.test(look))
    const found = said ? nounOf([said]) : null
    const thing = scene.get(id)
    if (!said || !found || !thing) continue
    thing.attributes = thing.attributes.filter((look) => look !== said)
    scene.said.push(said)
    const isFull = scene.relations.some(({ relation, b }) => relation === 'inside' && b === id)
    if (!isFull) scene.relate([scene.imply(found.name, SEVERAL, true)], 'inside', [id])
  }
}

/** "full of kittens": more than two. */
export function fillUp(scene: Scene, ids: readonly string[]) {
  for (const id of ids) {
    const thing = scene.get(id)
    if (thing && (thing.atLeast || /^(fish|sheep|deer)$/.test(thing.name)) && thing.n < MANY)
      Object.assign(thing, { n: MANY, atLeast: true })
  }
}
