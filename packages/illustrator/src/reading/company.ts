/** What "with" means: worn, held, a part, on top, or simply beside. */
import type { Deed } from './deed.ts'
import type { Group } from './group.ts'
import { hasOwnPart } from './own-parts.ts'
import type { Scene } from './scene.ts'
import { pairsOf } from './tables.ts'
import { heightOf, isA } from './vocabulary.ts'

interface Company {
  subject: string[]
  last: { ids: string[]; role: string }
  group: Group
  deed: Deed | null
}

/** Deeds that whoever is along does too: "baking cookies with grandma". */
const SHARED =
  /^(cooks|builds|decorates|plants|digs|fishes|paints|eats|drinks|sits-at|sits-on|plays|throws|kicks|cleans|picks)$/
/** Deeds that are done with a tool. */
const WITH_TOOL =
  /^(cuts|paints|cooks|cleans|builds|digs|waters|plays-with|looks-at|catches|feeds|eats|fights|decorates|picks|plants|sews|lights|rescues|drinks|plays|throws|kicks|leads)$/
/** What one does alone, and whoever is along does too: "fishing with grandpa". */
const TOGETHER = /^(walks|runs|jumps|dances|sits|fishes|swims-in|sleeps|rides|sings|lies|wears|flies)/
const WATERFOWL = /^(?:swan|duck|duckling|goose|penguin|pelican)$/
const TOPPINGS = pairsOf('reading/toppings.txt')

const isTopping = (base: string, top: string) =>
  (TOPPINGS.get(base) ?? '').split(',').some((item) => item.trim() === top)

/** What clothes are kept in or laid on. */
const STORES =
  /^(dresser|wardrobe|closet|suitcase|laundry basket|clothesline|basket|box|bookshelf|washing machine|chair|bed|table)$/
const SWINGS = /^(swing|tire swing|tree swing|hammock)$/
/** Whoever is with these is in them. */
const CARRIERS = /^(sleigh|carriage|hot air balloon|roller coaster|ferris wheel|spaceship|rocket|convertible|gondola)$/

/** Joins what comes after "with" to the one it belongs to, and tells who that is. */
export function keepCompany(scene: Scene, company: Company): string[] {
  let head: string[] = company.subject
  for (const id of company.group.ids) head = join(scene, company, id)
  return head
}

function join(scene: Scene, { subject, last, deed }: Company, id: string): string[] {
  const name = scene.nameOf(id)
  const isSkyward = last.role === 'target' && scene.areAll(last.ids, 'sky')
  const nearest = last.ids.length && !last.ids.includes(id) && !isSkyward ? last.ids : subject
  if (!nearest.length) return subject
  const nearestName = scene.nameOf(nearest[0] ?? '')
  const isGround = isA(nearestName, 'place') && nearest.length === 1
  if (isGround && !(scene.isA(id, 'fixture') && isA(nearestName, 'building'))) {
    // "a farm with a cow": the farm is where the cow is.
    scene.place ??= nearestName
    return nearest
  }
  // A boat is on the waves anyway.
  if (isA(name, 'weather') || name === 'wave') return nearest
  const mood = scene.get(id)?.mood
  if (name === 'face' && mood) {
    const who = scene.get((scene.areAll(subject, 'alive') ? subject : nearest)[0] ?? '')
    if (who) who.mood = mood
    scene.drop(id)
    return subject
  }
  if (isA(name, 'part') || nearest.some((one) => hasOwnPart(scene.get(one), name))) {
    scene.relate(nearest, 'has', [id])
    return nearest
  }
  if (name === 'saddle' && (isA(nearestName, 'mount') || /horse/.test(nearestName))) {
    scene.relate(nearest, 'wears', [id])
    return nearest
  }
  const hidden = heldWhere(scene, subject, nearest, id)
  if (hidden) {
    scene.relate(subject, hidden, [id])
    return subject
  }
  // "a dresser with a sock": no dresser wears it.
  const isLaidOut = STORES.test(nearestName) && !scene.areAll(subject, 'alive')
  if (isA(name, 'worn') && !isLaidOut) {
    const isInstrument = name === 'stethoscope' && scene.areAll(subject, 'person')
    const isOwn = scene.areAll(nearest, 'alive') && !isInstrument
    const who = isOwn ? nearest : deed?.relation || scene.areAll(subject, 'alive') ? subject : nearest
    // "a wolf and a girl with a red cape": one garment is worn by the last named.
    scene.relate(scene.get(id)?.n === 1 ? who.slice(-1) : who, 'wears', [id])
    return who
  }
  // "a girl in a puddle with an umbrella", "a fox in a raincoat with an umbrella": no puddle and no coat has one.
  const isOnBody = !FILLED.test(nearestName) && areWornBy(scene, subject, nearest)
  const doers = deed?.subjects ?? (nearestName === 'puddle' || isOnBody ? subject : [])
  const isTool = !!deed?.relation && WITH_TOOL.test(deed.relation) && isA(name, 'tool') && scene.areAll(doers, 'alive')
  if (isTool && deed) return useTool(scene, deed, id)
  if (isA(name, 'alive') && deed?.relation === 'rows' && isA(nearestName, 'boat')) {
    scene.relate([id], 'inside', nearest)
    return nearest
  }
  // "handing a package to a lady with a baby": it is on her arm.
  if (last.role === 'target' && INFANTS.test(name) && scene.areAll(nearest, 'person') && scene.get(id)?.n === 1) {
    scene.relate(nearest.slice(-1), 'carries', [id])
    return nearest
  }
  if (
    isA(name, 'alive') &&
    (last.role === 'target' || (deed && !isA(nearestName, 'alive'))) &&
    scene.areAll(subject, 'alive')
  )
    return accompany(scene, subject, deed, id)
  // "polishing boots with a rag": it is in the hand and not in the boots.
  const isWorkedOn =
    isA(nearestName, 'worn') && isA(name, 'tool') && !!deed?.objects.some((one) => nearest.includes(one))
  // "flying over flowers with her wand": it is in her hand and in no flower.
  const isPast = isA(name, 'tool') && /^(flies-over|jumps-over|crosses|chases|follows)$/.test(deed?.relation ?? '')
  const isBeside =
    isTopping(nearestName, name) ||
    (!isOnBody &&
      !isPast &&
      (isA(name, 'fixture') ||
        (isA(nearestName, 'container') && !isA(nearestName, 'water') && heightOf(nearestName) < 2 && !isWorkedOn)))
  const canCarry = isA(name, 'held') && !isA(name, 'alive') && !isA(name, 'sky') && scene.areAll(doers, 'alive')
  if (canCarry && !isBeside && !isA(nearestName, 'alive') && deed?.relation !== 'decorates')
    return hold(scene, doers, id)
  if (!isA(nearestName, 'alive')) {
    const relation = besideThing(nearestName, name)
    if (relation) {
      if (relation.reversed) scene.relate([id], relation.relation, nearest)
      else scene.relate(nearest, relation.relation, [id])
      return nearest
    }
  }
  if (isA(name, 'sky')) {
    scene.relate([id], 'above', subject)
    return subject
  }
  if (isA(name, 'alive') && !(isA(name, 'held') && scene.areAll(subject, 'handed')))
    return accompany(scene, subject, deed, id)
  const canHold = isA(name, 'held') && scene.areAll(doers, 'alive')
  const isNearestsOwn = last.role === 'target' && scene.areAll(nearest, 'handed')
  if (deed?.relation && WITH_TOOL.test(deed.relation) && canHold && !isA(name, 'food') && !isNearestsOwn)
    return useTool(scene, deed, id)
  const isNearestHandier =
    scene.areAll(nearest, 'alive') && (scene.areAll(nearest, 'handed') || !scene.areAll(subject, 'handed'))
  const holders = isNearestHandier ? nearest : subject
  if (isA(name, 'held') && scene.areAll(holders, 'alive')) {
    return hold(scene, holders, id)
  }
  scene.relate([id], 'next-to', nearest)
  return nearest
}

/** What is with these is stuck on them, as a feather is, or in them. */
const FILLED = /(hat|cap|bonnet|crown|helmet|pack|bag|satchel|pouch)$/

const areWornBy = (scene: Scene, wearers: readonly string[], ids: readonly string[]): boolean =>
  scene.relations.some(
    ({ a, relation, b }) => relation === 'wears' && wearers.includes(a) && b !== null && ids.includes(b),
  )

const INFANTS = /^(?:baby|newborn|baby brother|baby sister)$/

/** In meters: what is carried down a ladder is no larger. */
const CARRIED = 0.7

/** "under the table with a cookie", "down the ladder with a cat": it is with who is there, and not on the table. */
function heldWhere(scene: Scene, subject: string[], nearest: string[], id: string): 'holds' | 'carries' | null {
  const is = (relations: RegExp) =>
    scene.areAll(subject, 'handed') &&
    scene.relations.some(
      ({ a, relation, b }) => subject.includes(a) && b !== null && nearest.includes(b) && relations.test(relation),
    )
  if (scene.isA(id, 'animal') && heightOf(scene.nameOf(id)) < CARRIED && is(/^climbs$/)) return 'carries'
  return scene.isA(id, 'small') && !scene.isA(id, 'alive') && is(/^(under|hides-behind|climbs)$/) ? 'holds' : null
}

function hold(scene: Scene, holders: string[], id: string): string[] {
  if (scene.areAll(holders, 'alive') && heightOf(scene.nameOf(id)) > 3) scene.relate([id], 'next-to', holders)
  else scene.relate(holders, 'holds', [id])
  return holders
}

function useTool(scene: Scene, deed: Deed, id: string): string[] {
  // "spraying with a hose": no watering can, then.
  const usual = scene.things.find(
    (thing) => thing.via === 'implied' && thing.id !== id && thing.name === deed.verb.tool,
  )
  if (usual) scene.drop(usual.id)
  scene.relate(deed.subjects, 'holds', [id])
  for (const relation of scene.relations)
    if (deed.subjects.includes(relation.a) && relation.relation === deed.relation) relation.tool = id
  return deed.subjects
}

/** What stands behind whoever is seen with it: beside them it would be no larger than they are. */
const TOWERING = /^(volcano|mountain|pyramid|waterfall|castle|palace)$/

/** "a canoe with a dog", but not with dolphins or gulls. */
const isAboard = (name: string): boolean =>
  isA(name, 'person') || (isA(name, 'animal') && !isA(name, 'swimmer') && !isA(name, 'flyer'))

const BALLOONS = /^(heart )?balloon$/

/** A thing with a thing: a cake with candles, a house with a chimney, a vase with roses. */
function besideThing(base: string, name: string): { relation: string; reversed?: true } | null {
  if (isTopping(base, name)) return { relation: 'on-top-of', reversed: true }
  // Balloons on a cake would have their strings in its flames.
  if (BALLOONS.test(name) && isA(base, 'food')) return { relation: 'next-to', reversed: true }
  if (/^(hair bow|ribbon)$/.test(name) && isA(base, 'container') && !isA(base, 'building')) return { relation: 'wears' }
  if (base === 'flower pot' && isA(name, 'plant')) return { relation: 'inside', reversed: true }
  if (name === 'ladder' && isA(base, 'tree')) return { relation: 'leans-on', reversed: true }
  if (name === 'smoke') return { relation: 'comes-out-of', reversed: true }
  // What is laid out on the floor has its lights about it.
  if (base === 'rangoli' && /^(candle|diya|oil lamp|lantern|flower|marigold)$/.test(name))
    return { relation: 'around', reversed: true }
  if (isA(base, 'pattern')) return { relation: 'filled-with' }
  if (/^(door|window|chimney|roof)$/.test(name) && (isA(base, 'food') || isA(base, 'plant'))) return { relation: 'has' }
  if (
    isA(name, 'fixture') &&
    (isA(base, 'building') || isA(base, 'vehicle') || isA(base, 'ridden') || isA(base, 'container'))
  )
    return { relation: 'has' }
  if (name === 'present' && isA(base, 'tree')) return { relation: 'under', reversed: true }
  if (
    !isA(name, 'alive') &&
    isA(name, 'held') &&
    (isA(base, 'tree') || /^(dream catcher|branch|string lights|mobile)$/.test(base))
  )
    return { relation: 'hangs-from', reversed: true }
  if (isA(name, 'sky')) return { relation: 'above', reversed: true }
  if (SWINGS.test(name) && (isA(base, 'tree') || base === 'treehouse'))
    return { relation: 'hangs-from', reversed: true }
  if (isAboard(name) && (isA(base, 'boat') || CARRIERS.test(base))) return { relation: 'inside', reversed: true }
  if (isA(name, 'alive') && !isA(name, 'flyer') && TOWERING.test(base))
    return { relation: 'in-front-of', reversed: true }
  if (isA(name, 'alive') && !/^(nest|basket|crib|birdcage|bowl|fishbowl|aquarium|pond|jar)$/.test(base))
    return { relation: isA(name, 'flyer') && isA(base, 'building') ? 'flies-over' : 'next-to', reversed: true }
  // In a camper it would be behind the wall, and on no page: it burns beside it.
  if (isA(base, 'vehicle') && /^(campfire|bonfire|fire|barbecue grill)$/.test(name))
    return { relation: 'next-to', reversed: true }
  if (isA(base, 'container') && !isA(base, 'building') && !isA(base, 'tree') && heightOf(name) < heightOf(base) * 1.5)
    return { relation: 'inside', reversed: true }
  if (isA(name, 'flower') && isA(base, 'container')) return { relation: 'inside', reversed: true }
  if (isA(name, 'flower') && /^(fence|brick wall|bench|rock|log)$/.test(base))
    return { relation: 'next-to', reversed: true }
  if (isA(base, 'surface') && heightOf(name) < heightOf(base) && !isA(name, 'person'))
    return { relation: 'on-top-of', reversed: true }
  return { relation: 'next-to', reversed: true }
}

function accompany(scene: Scene, subject: string[], deed: Deed | null, id: string): string[] {
  if (deed?.relation && SHARED.test(deed.relation) && deed.objects.length && scene.areAll(deed.subjects, 'alive'))
    scene.relate([id], deed.relation, deed.objects, { word: deed.word })
  if (/^(rider|jockey)s?$/.test(scene.get(id)?.word ?? '') && scene.areAll(subject, 'mount')) {
    scene.relate([id], 'rides', subject)
    return subject
  }
  if (
    deed &&
    !deed.isDone &&
    TOGETHER.test(deed.verb.alone) &&
    (!scene.isA(id, 'flyer') || isAlongsideInWater(scene, deed, id))
  )
    deed.subjects = [...deed.subjects, id]
  const room = roomOf(scene, subject, id)
  if (room) scene.relate([id], 'inside', [room])
  else scene.relate([id], 'next-to', subject.slice(0, 1))
  return subject
}

/** "a cat in a box with two kittens": all of them are in the box. */
function roomOf(scene: Scene, subject: readonly string[], id: string): string | undefined {
  const within = scene.relations.find(
    ({ a, relation }) => subject.includes(a) && /^(inside|sleeps-in)$/.test(relation),
  )?.b
  if (!within || scene.isA(within, 'building') || scene.isA(within, 'place') || scene.isA(id, 'flyer')) return undefined
  return heightOf(scene.nameOf(id)) <= Math.max(...subject.map((one) => heightOf(scene.nameOf(one))))
    ? within
    : undefined
}

/** Whoever swims with swans swims among them. */
const isAlongsideInWater = (scene: Scene, deed: Deed, id: string): boolean =>
  deed.verb.alone.startsWith('swims') && WATERFOWL.test(scene.nameOf(id))

/** Whether something is in the hands or on the body of another. */
export const isHandled = (scene: Scene, ids: readonly string[]): boolean =>
  scene.relations.some(
    ({ a, relation, b }) =>
      (/^(holds|wears|has|eats|drinks|reads)$/.test(relation) && ids.includes(b ?? '')) ||
      // Eggs in a nest are wherever the nest is.
      (relation === 'inside' && ids.includes(a) && b !== null && scene.isA(b, 'container')),
  )
