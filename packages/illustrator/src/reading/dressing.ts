/** "three kids dressed as a robot, a pirate and a cow": one costume each. */
import { isSuit } from '../figures/suits.ts'
import type { Relation } from './graph.ts'
import { nounOf } from './lexicon.ts'
import { wearCostume } from './naming.ts'
import type { Offer } from './offer.ts'
import type { Scene } from './scene.ts'
import { takeShare } from './shares.ts'
import { isA } from './vocabulary.ts'

/** Dresses some as one role, or each as one of several. */
function dressAs(scene: Scene, head: readonly string[], roles: readonly string[]) {
  const [first, ...others] = head
  if (!first || !roles.length) return
  const isGroup = !others.length && (scene.get(first)?.n ?? 1) > 1
  if (roles.length === 1 || (!isGroup && others.length + 1 !== roles.length)) {
    for (const role of roles) wearCostume(scene, head, role)
    return
  }
  for (const [i, role] of roles.entries()) {
    const one = isGroup ? takeShare(scene, { n: 1, isRest: false }, { whole: first }) : head[i]
    if (one) wearCostume(scene, [one], role)
  }
}

/** "dressed as a pirate": tells who is. */
export function dress(scene: Scene, { group, last, subject, preposition }: Offer): string[] {
  const all = scene.areAll(last.ids, 'alive') ? last.ids : subject
  const [role] = group.ids
  // "red riding hood and the wolf dressed as a grandmother": one grandmother is one of them.
  const isOne = group.ids.length === 1 && scene.get(role ?? '')?.n === 1 && group.phrases[0]?.hasArticle === true
  const head = isOne && /^(?:dressed|disguised) (?:as|like)$/.test(preposition) ? all.slice(-1) : all
  const isDressed = preposition !== 'as'
  // "with a spoon as an oar" dresses nobody.
  if (isDressed || scene.areAll(head, 'alive')) {
    // "one as a pumpkin": only those who are named right before it are in it; with a box as a car one plays.
    const isWorn = scene.areAll(last.ids, 'person')
    const roles = group.ids
      .map((id) => scene.nameOf(id))
      .filter((role) => isDressed || isA(role, 'alive') || (isWorn && isSuit(role)))
    for (const id of group.ids) scene.drop(id)
    dressAs(scene, head, roles)
  }
  group.ids = []
  return head
}

/** What nobody has on, whatever it is listed with. */
const BESIDE = ['alive', 'sky', 'vehicle', 'building']

/** "wearing a red dress and a white horse": behind a garment comes who else is there. */
function partCompany(scene: Scene) {
  for (const { a, b } of scene.relations.filter(({ relation }) => relation === 'wears')) {
    const isOther = b !== null && BESIDE.some((kind) => scene.isA(b, kind))
    const isDressed = scene.relations.some(
      (known) =>
        known.a === a && known.relation === 'wears' && known.b && known.b !== b && isGarment(scene.nameOf(known.b)),
    )
    if (!isOther || !isDressed) continue
    scene.forget((known) => known.a === a && known.relation === 'wears' && known.b === b)
    if (scene.isA(b, 'alive')) scene.relate([a], 'next-to', [b])
  }
}

const isGarment = (name: string): boolean => name !== 'costume' && isA(name, 'worn')

const ATTIRE =
  /^(?:costume|coat|jacket|raincoat|boot|rain boot|mitten|glove|scarf|beanie|pajamas|mask|sunglasses|party hat|witch hat|santa hat|crown of flowers|swimsuit)$/
const SOLD = /store|shop|market|laundry/

/** "with a bow in her hair and glasses": listed behind what somebody has on, and nowhere else, is on the same. */
function wearListed(scene: Scene) {
  const [one, ...others] = scene.things.filter(({ id, via }) => via !== 'implied' && scene.isA(id, 'alive'))
  if (!one || others.length || one.n > 1) return
  const worn = scene.relations.find(({ a, relation }) => a === one.id && relation === 'wears')
  const at = scene.things.findIndex(({ id }) => id === worn?.b)
  for (const { id, name, via } of at < 0 ? [] : scene.things.slice(at + 1)) {
    const isLoose = !scene.relations.some(({ a, b, tool }) => a === id || b === id || tool === id)
    if (isLoose && via !== 'implied' && isGarment(name)) scene.relate([one.id], 'wears', [id])
  }
}

/** "bonfire night with sparklers and warm coats", "purim costumes": they are on those who are there, and stand nowhere empty. */
export function wearLoose(scene: Scene) {
  wearListed(scene)
  const people = scene.things.filter(({ id }) => scene.isA(id, 'person'))
  if (!people.length || SOLD.test(scene.place ?? '')) return
  const areBrought = people.every(({ via }) => via === 'implied')
  for (const { id, name, n, atLeast } of scene.things) {
    const deeds = scene.relations.filter(({ a, b }) => a === id || b === id)
    const isMany = n > 1 || atLeast
    if (!ATTIRE.test(name) || !isMany || !(areBrought || name === 'costume')) continue
    const isLoose = ({ a, relation }: Relation) =>
      relation === 'next-to' || (relation === 'wears' && !scene.isA(a, 'alive'))
    if (!deeds.every(isLoose)) continue
    scene.forget((known) => deeds.includes(known))
    const worn = scene.relations.filter(
      ({ relation, b }) => relation === 'wears' && scene.get(b ?? '')?.via === 'implied',
    )
    // A crown that an event brings is not put on over the hood of a costume.
    if (name === 'costume') for (const { b } of worn) if (b) scene.drop(b)
    scene.relate(
      people.map((one) => one.id),
      'wears',
      [id],
    )
  }
}

/** "wearing a lion costume", "wearing animal costumes, a lion and a frog": nobody wears an animal. */
export function settleCostumes(scene: Scene) {
  partCompany(scene)
  const worn = scene.relations.filter(({ relation }) => relation === 'wears')
  for (const a of new Set(worn.map((known) => known.a))) {
    const own = worn.filter((known) => known.a === a).map(({ b }) => scene.get(b ?? ''))
    const animals = own.filter((thing) => thing && scene.isA(thing.id, 'alive'))
    const suits = own.filter((thing) => thing?.name === 'costume' && thing.via !== 'implied')
    const roles = [
      ...animals.map((thing) => thing?.name ?? ''),
      // "a santa costume" is that of Santa Claus.
      ...suits.flatMap((thing) =>
        (thing?.attributes.filter((word) => !ANY.has(word)).slice(-1) ?? []).map(
          (word) => nounOf([word])?.name ?? word,
        ),
      ),
    ]
    if (!roles.length) continue
    for (const { word } of worn) scene.said.push(word ?? '')
    for (const thing of [...animals, ...suits]) if (thing) scene.drop(thing.id)
    dressAs(scene, [a], roles)
  }
}

/** These costumes may be any. */
const ANY = new Set([
  'animal',
  'halloween',
  'purim',
  'birthday',
  'fancy',
  'colorful',
  'warm',
  'silly',
  'cute',
  'funny',
  'scary',
  'new',
  'matching',
  'carnival',
  'party',
  'school',
])
