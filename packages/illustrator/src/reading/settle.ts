/** Last touches: what the finished scene still implies, and what must not be said twice. */

import { isOutdoor } from '../world/outdoors.ts'
import { isHat } from './body-parts.ts'
import { serveInBowls } from './bowls.ts'
import { splitCollections } from './collections.ts'
import { fillVessels } from './contents.ts'
import { settleCostumes, wearLoose } from './dressing.ts'
import { befriend } from './friends.ts'
import type { NamedThing } from './graph.ts'
import { followAsYoung, isYoung } from './kinship.ts'
import { giveFaces } from './living-things.ts'
import { ownWordFor } from './looks.ts'
import { settleDeeds } from './one-deed.ts'
import { settleOwnParts } from './own-parts.ts'
import { partWords } from './part-words.ts'
import { PLACE, type Scene } from './scene.ts'
import { settleForms } from './settle-forms.ts'
import { settleShares } from './shares.ts'
import { sizeOf } from './sizes.ts'
import { settleSmall } from './small-settlings.ts'
import { pairsOf } from './tables.ts'
import { isA } from './vocabulary.ts'

/** Garments that come in twos. */
const PAIRED =
  /^(rain boot|roller skate|ice skate|boot|shoe|mitten|sock|sneaker|glove|ballet shoe|ski|high heel|cowboy boot|wing)$/

/** Teeth are brushed with another brush than hair. */
function fitBrushes(scene: Scene) {
  for (const { part, tool } of scene.relations) {
    const brush = part === 'mouth' && tool ? scene.get(tool) : undefined
    if (brush?.via === 'implied' && brush.name === 'hairbrush')
      Object.assign(brush, { name: 'toothbrush', word: 'toothbrush' })
  }
}

/** "spraying water on the fire", "digging up a chest": with a hose, a shovel, if nothing else was named. */
function bringTools(scene: Scene) {
  for (const known of scene.relations.filter(({ word = '' }) => !/^(spit|sneez|cough)/.test(word))) {
    const { a, relation, b, tool } = known
    if (!/^(waters|digs)$/.test(relation) || tool || !b || !scene.isA(a, 'handed')) continue
    const held = scene.relations.find((other) => other.a === a && other.relation === 'holds')
    const hose = scene.nameOf(a) === 'firefighter' ? 'fire hose' : 'garden hose'
    const brought = held?.b ?? scene.imply(relation === 'digs' ? 'shovel' : hose, 1)
    known.tool = brought
    if (!held) scene.relate([a], 'holds', [brought])
  }
}

/** "fighting a carrot with swords": each has one. */
function armBoth(scene: Scene) {
  for (const { relation, b, tool } of [...scene.relations])
    if (relation === 'fights' && tool && b && scene.isA(b, 'alive') && (scene.get(tool)?.n ?? 1) > 1)
      scene.relate([b], 'holds', [tool])
}

/** "brushing her mane with a comb": no brush is brought where what was named later serves. */
function dropServed(scene: Scene) {
  for (const thing of scene.things.filter(({ via }) => via === 'implied')) {
    const others = scene.relations.filter(({ relation, b }) => relation === 'holds' && b === thing.id).map(({ a }) => a)
    const isServed = scene.relations.some(
      ({ a, relation, b }) => relation === 'holds' && others.includes(a) && b && scene.serves(b, thing.name),
    )
    if (isServed || isReplaced(scene, thing.id)) scene.drop(thing.id)
  }
}

/** "brushing her hair with a fork": what was brought for it is in nobody's hand. */
function isReplaced({ relations }: Scene, id: string): boolean {
  const own = relations.filter(({ a, b, tool }) => a === id || b === id || tool === id)
  const [held] = own
  return (
    own.length === 1 &&
    held?.relation === 'holds' &&
    relations.some(({ a, relation, tool }) => a === held.a && relation === 'cleans' && tool)
  )
}

/** "honey from a jar": the jar of honey is the one that was meant. */
function mergeVessels(scene: Scene) {
  for (const { b } of scene.relations.filter(({ relation }) => relation === 'pours')) {
    const vessel = scene
      .nameOf(b ?? '')
      .split(' ')
      .at(-1)
    const same = scene.things.find(({ id, name }) => id !== b && name === vessel)
    if (same && !scene.relations.some((known) => known.a === same.id || known.b === same.id)) scene.drop(same.id)
  }
}

/** Who crosses a river on foot is in it up to the knees, as is who carries another; boats and birds are above it. */
function wade(scene: Scene) {
  // "koi in the pond and cherry blossoms": who swims is in no tree.
  scene.forget(
    ({ a, b, relation }) =>
      relation === 'inside' &&
      scene.isA(b ?? '', 'plant') &&
      scene.relations.some((other) => other.a === a && other.relation === 'swims-in'),
  )
  for (const known of [...scene.relations]) {
    if (!/^(crosses|inside)$/.test(known.relation) || !scene.isA(known.b ?? '', 'water')) continue
    const swim = scene.relations.find(({ a, relation }) => a === known.a && relation === 'swims-in')
    if (swim?.b === PLACE) {
      // Until then any water was thought to be the sea.
      if (scene.place === 'sea') scene.place = null
      swim.b = known.b
    }
    if (swim) {
      scene.forget((other) => other === known)
      continue
    }
    const carried = scene.relations.find(({ a, relation }) => a === known.a && CARRIED.test(relation))
    if (carried?.b && scene.isA(carried.b, 'alive')) known.a = carried.b
    else if (carried) continue
    if (scene.isA(known.a, 'alive') && !scene.isA(known.a, 'flyer')) known.relation = 'inside'
  }
}

const CARRIED = /^(rides|drives|rows|flies|sits-on|stands-on)$/

const PLACE_HINTS = pairsOf('reading/place-hints.txt')

/** Beside one of its kind a baby is clearly the smaller one, also where it has no name of its own: a baby giraffe is no foal. */
function youngSize({ things }: Scene, thing: NamedThing): number {
  const isBaby = thing.attributes.some((word) => /^(baby|newborn)$/.test(word)) && !isYoung(thing.name)
  const hasKin = things.some((other) => other !== thing && other.name === thing.name)
  return isBaby && hasKin && isA(thing.name, 'animal') ? 0.4 : 1
}

export function settle(scene: Scene) {
  wearLoose(scene)
  settleCostumes(scene)
  serveInBowls(scene)
  settleShares(scene)
  fillVessels(scene)
  splitCollections(scene)
  settleSmall(scene)
  befriend(scene)
  settleOwnParts(scene)
  settleForms(scene)
  for (const thing of scene.things) {
    scene.said.push(...thing.attributes)
    thing.attributes = [...new Set(thing.attributes.flatMap((look) => partWords(look, thing.name)))]
  }
  for (const thing of scene.things) thing.attributes = thing.attributes.map((look) => ownWordFor(thing.name, look))
  for (const thing of scene.things)
    if (PAIRED.test(thing.name) && thing.atLeast && thing.n === 2) {
      thing.n = 2
      delete thing.atLeast
    }
  for (const thing of scene.things) {
    // "her little brother" is one word for a boy.
    const kin = isA(thing.name, 'person') ? thing.word.toLowerCase().split(' ').slice(0, -1) : []
    const size = thing.size ?? sizeOf([...thing.attributes, ...kin], thing.name) * youngSize(scene, thing)
    if (size !== 1) thing.size = size
  }
  giveFaces(scene)
  fitBrushes(scene)
  settleDeeds(scene)
  bringTools(scene)
  armBoth(scene)
  dropServed(scene)
  mergeVessels(scene)
  raiseUmbrellas(scene)
  wade(scene)
  followAsYoung(scene)
  findPlace(scene)
  // Water has no mountains of its own: these are drawn.
  if (isA(scene.place ?? '', 'water'))
    for (const thing of scene.things) if (thing.name === 'mountain') delete thing.atLeast
  gather(scene)
  // Smoke out of a house is over its roof.
  for (const known of scene.relations)
    if (known.relation === 'comes-out-of' && scene.nameOf(known.a) === 'smoke' && scene.isA(known.b ?? '', 'building'))
      known.relation = 'on-top-of'
  for (const known of scene.relations) {
    // A cactus has no head: its hat is on top of it.
    if (known.relation === 'wears' && known.b && !scene.isA(known.a, 'alive') && isHat(scene.nameOf(known.b)))
      Object.assign(known, { a: known.b, relation: 'on-top-of', b: known.a })
  }
  for (const { a, relation, b } of scene.relations) {
    const worn = relation === 'wears' && b ? scene.get(b) : undefined
    if (worn) scene.get(a)?.wears.push({ name: worn.name, word: worn.word, attributes: worn.attributes })
  }
}

/** Said of each of several: there are as many as of them. */
const EACH =
  /\b(?:each|every one|all) (?:(?:of them|one|kid|child|cat|dog|friend) )?(?:is |are )?(?:with|has|have|having|hold|carr|wear|eat|read|rid|drink|play|own)/i
const OWNED = /^(holds|carries|wears|eats|drinks|reads|rides|plays|has)$/

export function eachTheirOwn(scene: Scene, text: string) {
  if (!EACH.test(text)) return
  for (const { a, b, relation } of scene.relations) {
    const [who, what] = [scene.get(a), scene.get(b ?? '')]
    if (who && what && OWNED.test(relation) && what.n === 1 && (who.n > 1 || who.atLeast))
      Object.assign(what, { n: 2, atLeast: true })
  }
}

function raiseUmbrellas(scene: Scene) {
  for (const umbrella of scene.things.filter((thing) => thing.name === 'umbrella')) {
    const holders = scene.relations
      .filter(({ relation, b }) => relation === 'holds' && b === umbrella.id)
      .map(({ a }) => a)
    const first = holders.find((id) => scene.isA(id, 'handed')) ?? holders[0]
    // A tiny one is over nobody.
    if (!first || (umbrella.size ?? 1) < 0.5) continue
    if (scene.relations.some(({ a, relation }) => a === umbrella.id && relation === 'above')) continue
    scene.relate([umbrella.id], 'above', holders)
    if (umbrella.n === 1) scene.forget(({ a, relation, b }) => relation === 'holds' && b === umbrella.id && a !== first)
  }
}

/** "a whale in the sky": who else could be meant? */
const isAlone = ({ things }: Scene) => things.filter(({ via }) => via !== 'implied').length === 1

/** Whoever is up in the air on one of these is over a meadow. */
const GROUNDED = /^(seesaw|swing|trampoline|slide|horse|pony|bicycle|unicycle|skateboard)$/

/** "a shepherd and a star in the sky" are not both up there. */
function comeDown(scene: Scene) {
  const lead = scene.things.find((thing) => thing.via !== 'implied' && !isA(thing.name, 'sky'))
  const isAloft =
    !lead ||
    isAlone(scene) ||
    isA(lead.name, 'flyer') ||
    scene.relations.some(
      ({ relation, b }) => /^(flies|floats|rides)/.test(relation) && !GROUNDED.test(scene.nameOf(b ?? '')),
    )
  if (scene.place === 'sky' && !isAloft) scene.place = null
}

/** "the school with a bus before it": what stands outside shows it from outside. */
function stepOutside(scene: Scene) {
  const { place } = scene
  const seen = scene.things.find(({ name }) => name !== place && isOutdoor(name) && name !== 'bench')
  if (!place || !seen || scene.isInside || !isA(place, 'building')) return
  scene.place = /^(stable|greenhouse)$/.test(place) ? null : 'street'
  const known = scene.things.find(({ name }) => name === place)
  const id = known?.id ?? scene.add({ name: place, word: place, via: 'alias' })
  const first = scene.things.find((thing) => isA(thing.name, 'alive')) ?? seen
  if (!scene.areJoined(id, first.id)) scene.relate([id], 'behind', [first.id])
}

function findPlace(scene: Scene) {
  comeDown(scene)
  // A setting that was named as a plain thing, with others in it.
  for (const thing of [...scene.things]) {
    if (!isA(thing.name, 'place') || scene.things.length < 2 || thing.via === 'implied') continue
    const isBound = scene.relations.some(({ a, b }) => a === thing.id || b === thing.id)
    if (isBound && !(scene.place === thing.name && !isA(thing.name, 'building'))) continue
    if (scene.place && !scene.place.endsWith(thing.name)) continue
    scene.place ??= thing.name === 'ocean' ? 'sea' : thing.name
    scene.drop(thing.id)
  }
  stepOutside(scene)
  if (scene.place) return
  const names = scene.things.map((thing) => thing.name)
  const isFlying = (id: string) =>
    scene.relations.some(({ a, relation }) => a === id && /^(flies|rides)/.test(relation))
  const isGrounded = ({ id, name, via }: NamedThing) =>
    via !== 'implied' &&
    !isFlying(id) &&
    (['alive', 'tree', 'flower'].some((kind) => isA(name, kind)) || /^(house|haunted house|barn)$/.test(name))
  const flies = scene.relations.some(({ relation }) => relation === 'flies') && !scene.things.some(isGrounded)
  const isAfloat = scene.things.some(({ name, size = 1 }) => isA(name, 'boat') && size >= 0.5)
  const hasShore = names.some((name) => /^(mountain|hill|island|cliff)$/.test(name))
  const window = scene.things.find(({ name, via }) => name === 'window' && via !== 'implied')
  const looks = scene.relations.filter(({ relation }) => relation === 'looks-at')
  const looksOut = window && looks.some(({ b }) => b === window.id || isA(scene.nameOf(b ?? ''), 'sky'))
  const hint = [...names, ...scene.things.map(({ word }) => word.toLowerCase())].find((name) => PLACE_HINTS.has(name))
  if (hint) scene.place = PLACE_HINTS.get(hint) ?? null
  else if (isAfloat && hasShore) scene.place = 'lake'
  else if (looksOut && window.attributes.includes('bedroom')) scene.place = 'bedroom'
  else if (looksOut && !names.some(isOutdoor)) scene.place = 'living room'
  else if (scene.relations.some(({ relation, b }) => relation === 'swims-in' && b === PLACE)) scene.place = 'sea'
  else if (flies || (names.length <= 3 && (names.includes('hot air balloon') || names.includes('helicopter'))))
    scene.place = 'sky'
  else if (
    scene.relations.some(({ relation, b }) => relation === 'flies-over' && /rainbow|cloud/.test(scene.nameOf(b ?? '')))
  )
    scene.place = 'sky'
  else if (
    names.length === 1 &&
    /^(saturn|mars|jupiter|planet|solar system|rocket|astronaut|spaceship|galaxy)$/.test(names[0] ?? '')
  )
    scene.place = 'space'
}

/** Beings that nothing was said of stand with the others. */
function gather(scene: Scene) {
  const bound = new Set(scene.relations.flatMap(({ a, b }) => [a, ...(b?.split('+') ?? [])]))
  const named = scene.things.filter((thing) => thing.via !== 'implied')
  const loose = named.filter((thing) => !bound.has(thing.id) && !isA(thing.name, 'weather'))
  if (named.length === 2 && loose.length === 2) {
    const [first, second] = loose
    if (!first || !second) return
    const isRide = isA(first.name, 'alive') && isA(second.name, 'ridden') && !isA(second.name, 'alive')
    if (isRide) scene.relate([first.id], 'rides', [second.id])
    else if (isA(first.name, 'alive') || isA(second.name, 'alive')) scene.relate([first.id], 'next-to', [second.id])
  }
}
