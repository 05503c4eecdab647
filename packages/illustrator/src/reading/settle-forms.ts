/** Tells the drawing of a whole what it is shaped like, made of, or has in the place of a part; what it cannot show is said. */
import { isForm, lookOf, PART_LOOK, replacementsIn } from './forms.ts'
import { isOwnPart } from './own-parts.ts'
import type { Scene } from './scene.ts'

/** Parts that are told of nobody, since all who have a body have them. */
const ANYBODYS = /^(head|nose|hand|foot|hat|eye|hair|wheel|roof|window|cap|shade)$/

/** Hearts for spots. */
const MARKED = /^(heart-patterned|starry|flowered) (spotted|spots|polka-dot|dots|striped|stripes|scales|freckles)$/

/** "cookie-as-wheel wheels", "leaf-strewn spotted": the part itself says nothing more. */
function settleParts(scene: Scene) {
  for (const thing of scene.things)
    thing.attributes = thing.attributes.flatMap((look) => {
      if (MARKED.test(look)) return look.split(' ').slice(0, 1)
      const said = look.split(' ').find((word) => PART_LOOK.test(word) || /-(?:strewn|ridged)$/.test(word))
      if (!said) return [look]
      const [told] = replacementsIn([said])
      if (isForm(thing.name, said) && (!told || ANYBODYS.test(told.part) || isOwnPart(told.part, thing.name)))
        return [said]
      scene.unknown.push(told ? `${told.noun} for ${told.part}` : look)
      return []
    })
}

/** "clouds shaped like animals": one animal each. */
function partForms(scene: Scene) {
  for (const whole of scene.things.filter(({ n }) => n > 1)) {
    const forms = scene.relations.filter(({ a, relation }) => a === whole.id && relation === 'shaped-like')
    if (forms.length < 2) continue
    const others = forms.slice(1)
    scene.forget((known) => others.includes(known))
    whole.n = 1
    delete whole.atLeast
    for (const { b } of others) {
      const { name, word, via } = whole
      scene.relate([scene.add({ name, word, via, quantity: { n: 1, atLeast: false } })], 'shaped-like', [b])
    }
  }
}

/** Presents that were named with a fireplace and a Christmas tree lie under the tree, not on the mantel. */
function layUnderTree(scene: Scene) {
  const tree = scene.things.find(({ name }) => name === 'christmas tree')
  if (!tree) return
  for (const known of scene.relations)
    if (
      scene.nameOf(known.a) === 'present' &&
      scene.nameOf(known.b ?? '') === 'fireplace' &&
      /^(on-top-of|under|next-to)$/.test(known.relation)
    )
      Object.assign(known, { relation: 'under', b: tree.id })
}

/** "a house shaped like a boot", "a castle made of books": told to the drawing of the whole. */
export function settleForms(scene: Scene) {
  settleParts(scene)
  partForms(scene)
  layUnderTree(scene)
  for (const { a, relation, b } of scene.relations) {
    const [whole, form] = [scene.get(a), scene.get(b ?? '')]
    if (!whole || !form || !/^(shaped-like|made-of)$/.test(relation)) continue
    const how = relation === 'made-of' ? 'built' : 'shaped'
    const look = lookOf({ how, noun: form.name })
    if (isForm(whole.name, look)) whole.attributes.push(look)
    else if (form.via !== 'implied')
      scene.unknown.push(`${relation === 'made-of' ? 'made of' : 'shaped like'} ${form.word}`)
  }
}
