/** What decorates a door or a house hangs on it, and whoever puts it up works on what is decorated. */
import type { Relation } from './graph.ts'
import type { Scene } from './scene.ts'
import { isA } from './vocabulary.ts'

const DECOR = /^(wreath|bunting|christmas lights|string lights|holly|mistletoe)$/
const PUT = /^(on-top-of|hangs-from|inside|next-to|above)$/
const AT_IT = /^(holds|decorates|carries)$/

export function hangDecor(scene: Scene): void {
  // "a house with lights": they are on it.
  for (const own of scene.relations)
    if (own.relation === 'has' && own.b && isDecor(scene, own.b) && isDecorated(scene.nameOf(own.a)))
      Object.assign(own, { a: own.b, relation: 'hangs-from', b: own.a })
  for (const hung of scene.relations.filter(({ a, relation, b }) => b && PUT.test(relation) && isDecor(scene, a))) {
    const on = scene.get(hung.b ?? '')
    if (!on || !isDecorated(on.name)) continue
    // "lights along the roof" are seen on the house below it.
    if (on.name === 'roof') Object.assign(on, { name: 'house', attributes: [] })
    hung.relation = 'hangs-from'
    for (const deed of scene.relations.filter(({ relation, b }) => b === hung.a && AT_IT.test(relation)))
      Object.assign(deed, workOf(scene, deed.a, on.id))
  }
}

const isDecor = (scene: Scene, id: string): boolean => DECOR.test(scene.nameOf(id))

const isDecorated = (name: string): boolean => /^(door|roof|window)$/.test(name) || isA(name, 'building')

/** Who stands on a ladder has it at the wall; who does not works from the ground. */
function workOf(scene: Scene, id: string, on: string): Pick<Relation, 'a' | 'relation' | 'b'> {
  const ladder =
    scene.nameOf(id) === 'ladder' ? id : scene.relations.find(({ a, b }) => a === id && isLadder(scene, b))?.b
  return ladder ? { a: ladder, relation: 'in-front-of', b: on } : { a: id, relation: 'decorates', b: on }
}

const isLadder = (scene: Scene, id: string | null): boolean => id !== null && scene.nameOf(id) === 'ladder'
