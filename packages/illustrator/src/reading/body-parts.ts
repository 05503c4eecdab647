/** Parts of the body as the place where something is: "on her lap", "in its mouth", "on the elephant's head". */

import { featureOf } from './features.ts'
import { isOwnLook } from './looks.ts'
import { nameThing } from './naming.ts'
import type { Offer } from './offer.ts'
import { isOwnPart } from './own-parts.ts'
import type { Scene } from './scene.ts'
import { PARTS } from './small-words.ts'
import { choose } from './verbs.ts'
import { heightOf } from './vocabulary.ts'

type Attached = { head: string[]; role: 'target' | 'company' | 'object'; isOfHead?: true }

/** Owners that have been named, by what was said of them. */
const OWNERS = new WeakMap<object, string>()

/** Who owns the part: the one named, or of those named before the nearest other than the figure itself. */
function ownerOf(scene: Scene, { group, subject, topic, company }: Offer, figure: readonly string[]): string[] {
  const owner = group.phrases.at(-1)?.owner
  if (owner && owner !== 'pronoun') {
    // "on a wizard's hat" asks twice for the one wizard.
    const id = OWNERS.get(owner) ?? nameThing(scene, owner)
    if (id) OWNERS.set(owner, id)
    return id ? [id] : []
  }
  const isThing = !scene.things.some((thing) => scene.isA(thing.id, 'alive'))
  const isOther = (ids: readonly string[]) =>
    ids.length > 0 && !ids.some((id) => figure.includes(id)) && (isThing || scene.areAll(ids, 'alive'))
  // "at the doctor with a teddy bear in his arms": one carries what is one's own.
  const nearest = group.part === 'hand' && company.length ? [subject, company, topic] : [company, subject, topic]
  return nearest.find(isOther) ?? []
}

const ON = /^(on|on top of|onto|atop|upon)$/
const ON_HEADS = /hat\b|cap\b|crown|helmet|tiara|beret|hood\b|wig\b|sombrero|beanie/

export const isHat = (name: string): boolean => ON_HEADS.test(name)

/** "a bird on his hat": he wears it, and the bird is on his head. */
export function settleOnHat(scene: Scene, offer: Offer) {
  const { preposition, group, last, deed, subject } = offer
  const [id] = group.ids
  const name = scene.nameOf(id ?? '')
  if (!id || !ON.test(preposition) || !isHat(name) || group.phrases.at(-1)?.owner === null) return
  const figure = last.ids.length ? last.ids : (deed?.subjects ?? subject)
  const owner = ownerOf(scene, offer, figure)
  if (!owner.length || !scene.areAll(figure, 'alive')) return
  if (owner.every((one) => isOwnPart(name, scene.nameOf(one)))) scene.drop(id)
  else scene.relate(owner, 'wears', [id])
  group.ids = []
  group.part = 'head'
}

/** What one eats, drinks or pours may drip on what one wears: no such garment lies there. */
const DRIPS = /^(eats|drinks|pours)$/

/** "ice cream dripping on his shirt". */
export function settleOnClothes(scene: Scene, { preposition, group, deed, subject }: Offer) {
  const [id] = group.ids
  const isOwn = group.phrases.at(-1)?.owner === 'pronoun' && scene.areAll(group.ids, 'worn')
  if (!id || !isOwn || !/^(on|onto|all over|down)$/.test(preposition) || !DRIPS.test(deed?.relation ?? '')) return
  scene.relate(deed?.subjects ?? subject, 'wears', [id])
  group.ids = []
}

/** What is done to a part of somebody, not where one sits down. */
const DONE_TO = /^(paints|cleans|blows)$/

/** What sticks out of a hole. */
const SHOWN = /^(foot|tail)$/

export function attachPart(scene: Scene, offer: Offer): Attached {
  const { preposition, group, deed, last, subject } = offer
  // What is stuck on its spikes is on its back.
  const part = group.part === 'feature' && preposition !== 'with' ? 'back' : (group.part ?? '')
  tellEvery(scene, offer)
  const whose = group.phrases.at(-1)?.owner
  if (preposition === 'with' && deed && whose && whose !== 'pronoun') {
    // "playing with its father's tail".
    const id = nameThing(scene, whose)
    const relation = choose(deed.verb.prepositions.get('with'), scene.nameOf(id ?? '')) ?? 'next-to'
    if (id) scene.relate(deed.subjects, relation, [id], { part, word: deed.word })
    deed.isDone = true
    return { head: deed.subjects, role: 'target' }
  }
  // "with her long hair blowing": it is how she looks; "with his long tongue" is what he does it with.
  const isHair = part === 'feature' || /^(hair|mane|beard|mustache)$/.test(group.phrases.at(-1)?.word ?? '')
  if (preposition === 'with' && (whose !== 'pronoun' || isHair)) return giveFeature(scene, offer)
  if (preposition === 'with' && SHOWN.test(part)) {
    // "stuck in the chimney with his legs sticking out": what is seen of him.
    for (const relation of scene.relations)
      if (subject.includes(relation.a) && /^(inside|hides-in)$/.test(relation.relation)) relation.part = part
    scene.said.push('sticking', 'poking', 'out')
    return { head: subject, role: 'target' }
  }
  const [object] = deed?.objects ?? []
  if (preposition === 'on' && object && scene.isA(object, 'alive') && group.phrases.at(-1)?.owner === null) {
    // "kissing grandpa on the cheek".
    for (const relation of scene.relations)
      if (relation.b === object && relation.word === deed?.word) relation.part = part
    return { head: subject, role: 'target' }
  }
  const isNear = last.ids.length > 0 && (last.role === 'object' || last.role === 'company' || last.role === 'target')
  // "eating a cracker on a pirate's shoulder": it is the eater who sits there.
  const isUsed = whose && whose !== 'pronoun' && /^(eats|drinks|reads|plays)$/.test(deed?.relation ?? '')
  const named =
    isUsed && deed
      ? deed.subjects
      : isNear
        ? last.ids
        : deed?.objects.length
          ? deed.objects
          : (deed?.subjects ?? subject)
  // "a bear and her cub on her back": of the two who were named, the cub is on the bear.
  const [large, young] = named
  const isCarried = named.length === 2 && large && young && whose === 'pronoun' && isYoung(scene, young)
  const figure = isCarried ? [young] : named
  const owner = isCarried ? [large] : ownerOf(scene, offer, figure)
  const toward = deed
    ? choose(deed.verb.prepositions.get(preposition), owner.length ? scene.nameOf(owner[0] ?? '') : '')
    : null
  tellLooks(scene, owner, group)
  if (deed && toward === 'looks-at' && owner.length) {
    // "looking in a crocodile's mouth".
    deed.isDone = true
    scene.relate(deed.subjects, toward, owner, { part, word: deed.word })
    return { head: deed.subjects, role: 'target' }
  }
  if (
    deed &&
    !deed.isDone &&
    toward &&
    DONE_TO.test(toward) &&
    owner.length &&
    !owner.some((id) => subject.includes(id))
  ) {
    // "the kids draw on his face".
    deed.isDone = true
    scene.relate(deed.subjects, toward, owner, { part, word: deed.word })
    return { head: deed.subjects, role: 'target' }
  }
  if (deed && !deed.isDone && deed.verb.alone === '-') deed.isDone = true
  if (!owner.length || !figure.length || owner.some((id) => figure.includes(id)))
    return { head: subject, role: 'target' }
  // "peeking out of its mother's pouch".
  if (preposition === 'out of' && part === 'belly' && scene.areAll([...owner, ...figure], 'alive')) {
    scene.relate(figure, 'inside', owner, { part })
    return { head: owner, role: 'target' }
  }
  // "sliding down a hill on its tummy": no hill is on anybody.
  const isGround =
    last.role === 'target' && heightOf(scene.nameOf(figure[0] ?? '')) > heightOf(scene.nameOf(owner[0] ?? ''))
  if (isGround || /^(with|by|of|out of|for|from)$/.test(preposition)) return { head: subject, role: 'target' }
  if (/^(over|above)$/.test(preposition) && part === 'head' && raise(scene, deed, owner, figure))
    return { head: subject, role: 'target' }
  // What was taken for standing beside or being held is on that part instead.
  scene.forget(
    ({ a, relation, b }) =>
      (/^(next-to|inside|on-top-of)$/.test(relation) && figure.includes(a)) ||
      (relation === 'next-to' && owner.includes(a) && figure.includes(b ?? '')) ||
      (/^(holds|carries)$/.test(relation) && owner.includes(a) && figure.includes(b ?? '')),
  )
  if (scene.areAll(owner, 'vehicle')) {
    // "in the trunk of the car", "on the back of a truck".
    scene.relate(figure, /^(in|inside|into)$/.test(preposition) ? 'inside' : 'on-top-of', owner)
    return { head: owner, role: 'target' }
  }
  const word = deed?.word
  const more = word ? { part, word } : { part }
  // A slipper in the mouth of a puppy, a hat in somebody's hand: nobody has these on.
  const isHeld = /^(in|inside)$/.test(preposition) && (part === 'hand' || part === 'mouth')
  if (scene.areAll(figure, 'worn')) {
    // Where it is worn was not known before.
    scene.forget(({ a, relation, b }) => relation === 'wears' && owner.includes(a) && figure.includes(b ?? ''))
  }
  if (scene.areAll(figure, 'worn') && !isHeld) {
    scene.relate(owner, 'wears', figure, { part })
  } else if (isHeld && group.phrases.at(-1)?.word === 'arms' && scene.areAll(figure, 'alive'))
    // A baby in her arms is not led by the hand.
    scene.relate(owner, 'carries', figure, word ? { word } : {})
  else if (part === 'hand' || part === 'mouth')
    scene.relate(owner, deed?.relation === 'carries' ? 'carries' : 'holds', figure, more)
  else if (/^(in|inside)$/.test(preposition) && part === 'belly') scene.relate(figure, 'inside', owner, more)
  else if (BELOW.test(preposition) || (preposition === 'between' && part === 'foot'))
    scene.relate(figure, 'under', owner, word ? { word } : {})
  // A bell around its neck is worn.
  else if (/^(around|round)$/.test(preposition) && part === 'neck' && !scene.areAll(figure, 'alive'))
    scene.relate(owner, 'wears', figure, { part })
  else if (/^(around|round)$/.test(preposition)) scene.relate(figure, 'around', owner, more)
  else if (scene.areAll(figure, 'alive')) {
    scene.relate(figure, restingOn(deed?.verb.lemma, part), owner, more)
    if (part === 'belly') faceUp(scene, owner)
  } else scene.relate(figure, 'on-top-of', owner, more)
  if (deed?.subjects.every((id) => figure.includes(id))) deed.isDone = true
  return { head: owner, role: 'target' }
}

const isYoung = (scene: Scene, id: string): boolean => {
  const { name = '', size = 1, attributes = [] } = scene.get(id) ?? {}
  return size < 1 || attributes.includes('baby') || /^(baby|toddler|newborn)$/.test(name)
}

/** "under its mother's belly" is under the mother, who stays on her feet. */
const BELOW = /^(under|underneath|beneath|below)$/

/** An otter with somebody on its belly floats on its back. */
function faceUp(scene: Scene, owner: readonly string[]) {
  for (const id of owner) {
    const who = scene.get(id)
    if (who?.name === 'otter') who.name = 'sea otter'
  }
}

/** "lifting a barbell over his head": it is in both hands, and not on the head. */
function raise(scene: Scene, deed: Offer['deed'], owner: readonly string[], figure: readonly string[]): boolean {
  const held = scene.relations.filter(
    ({ a, b, relation, word }) =>
      /^(holds|carries)$/.test(relation) && word === deed?.word && owner.includes(a) && figure.includes(b ?? ''),
  )
  for (const relation of held) relation.part = 'overhead'
  return held.length > 0
}

/** "a sock on every arm": there are several, and who wears them shows a pair at most. */
function tellEvery(scene: Scene, { preposition, group, last }: Offer) {
  const phrase = group.phrases.at(-1)
  // "with lots of patches" has many on one.
  if (!phrase?.quantity.atLeast || preposition === 'with') return
  for (const id of last.ids) {
    const thing = scene.get(id)
    if (thing && thing.n < 2) Object.assign(thing, { n: 2, atLeast: true })
  }
  scene.unknown.push(`${preposition} every ${phrase.word}`)
}

/** "around its long neck": it is on the neck, and the neck is long. */
function tellLooks(scene: Scene, owner: readonly string[], { phrases, part }: Offer['group']) {
  const looks = phrases.at(-1)?.attributes.map((look) => `${look} ${part}`) ?? []
  for (const id of owner) scene.get(id)?.attributes.push(...looks.filter((look) => isOwnLook(scene.nameOf(id), look)))
}

/** "with long hair", "with rainbow stripes", "with a sad face". */
function giveFeature(scene: Scene, { group, last, subject }: Offer): Attached {
  const phrase = group.phrases.at(-1)
  const isFace = phrase?.word === 'face' && subject.length > 0
  const isOwn = phrase?.owner === 'pronoun' && subject.length > 0
  const head = last.ids.length && !isFace && !isOwn ? last.ids : subject
  featureOf(scene, head, phrase)
  return { head, role: 'company' }
}

/** "a snail with a teapot for a shell": the teapot is where the shell would be. */
export function replacePart(scene: Scene, { group, last, subject, company }: Offer): Attached {
  const owner = company.length ? company : subject
  const part = group.part ?? PARTS.get(group.phrases.at(-1)?.word.toLowerCase() ?? '') ?? 'back'
  for (const id of group.ids) scene.drop(id)
  group.ids = []
  scene.forget(
    ({ relation, a, b }) =>
      (relation === 'holds' && last.ids.includes(b ?? '')) || (relation === 'next-to' && last.ids.includes(a)),
  )
  scene.relate(last.ids, 'on-top-of', owner, { part })
  return { head: owner, role: 'company' }
}

function restingOn(verb: string | undefined, part: string): string {
  if (verb === 'sleep' || verb === 'lie' || verb === 'nap') return 'lies-on'
  if (verb === 'stand') return 'stands-on'
  if (part === 'back' && verb === 'ride') return 'rides'
  return 'sits-on'
}
