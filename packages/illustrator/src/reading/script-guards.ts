/** What keeps an event from being played on somebody: they do something else, hold something else, or are elsewhere. */

import { placeOutside } from '../world/outdoors.ts'
import type { Relation } from './graph.ts'
import type { Scene } from './scene.ts'
import type { Line } from './script-lines.ts'
import type { Script } from './script-rows.ts'
import { isA } from './vocabulary.ts'

/** A feast at which everybody sits at a table. */
export const isSatDown = ({ lines }: { lines: readonly Line[] }): boolean =>
  lines.some(({ from, relation, insists }) => from === 'beings' && relation === 'sits-at' && !insists)

/** Who leaps over a fire before the new year is not at its table. */
export const isAfoot = (scene: Scene, id: string): boolean =>
  scene.relations.some(
    ({ a, relation, b }) =>
      a === id && b !== null && /^(jumps-over|climbs|rides|chases|swims-in|flies-over)$/.test(relation),
  )

export const isDancing = (scene: Scene, id: string): boolean =>
  scene.relations.some((deed) => deed.a === id && deed.relation === 'dances' && !isCelebrating(deed))

/** Arms are thrown up where nothing else is known of the feast; at its table one sits. */
export const isCelebrating = ({ relation, word }: Relation): boolean =>
  relation === 'dances' && /^celebrat/.test(word ?? '')

const STANDING = /^(next-to|inside|on-top-of|behind|in-front-of|under|above|around|has|left-of|right-of|filled-with)$/

/** "a race car crossing the finish line": where something drives and acts by itself, nobody else does it. */
export const isDriven = (scene: Scene) =>
  scene.relations.some(
    ({ a, relation }) => scene.isA(a, 'vehicle') && scene.get(a)?.via !== 'implied' && !STANDING.test(relation),
  )

/** "a rubber duck in a bubble bath": the toy is who bathes. */
export const isBathToy = (scene: Scene) =>
  !scene.things.some(({ id, via }) => via !== 'implied' && scene.isA(id, 'alive')) &&
  scene.relations.some(
    ({ a, relation, b }) =>
      relation === 'inside' &&
      /^(?:rubber duck|toy boat)$/.test(scene.nameOf(a)) &&
      scene.nameOf(b ?? '') === 'bathtub',
  )

const ELSEWHERE = /^(mars|moon|planet|saturn|cloud|ice|iceberg|island|hill|mountain)$/
const WAY = /^(road|street|bridge)$/

export const isElsewhere = (scene: Scene) =>
  scene.things.some(({ name, via }) => via !== 'implied' && ELSEWHERE.test(name)) ||
  scene.relations.some(({ relation, b }) => relation === 'crosses' && WAY.test(scene.nameOf(b ?? '')))

/** Chess under a tree and knitting on a park bench are in the open: where that is. */
export function openPlaceOf(scene: Scene): string | undefined {
  const at = scene.relations.flatMap(({ relation, b }) =>
    b !== null && scene.get(b)?.via !== 'implied' && /^(?:under|sits-on|lies-on|stands-on)$/.test(relation) ? [b] : [],
  )
  for (const id of at) {
    const name = scene.nameOf(id)
    if (scene.isA(id, 'tree') && name !== 'christmas tree') return 'park'
    const place = placeOutside(name)
    if (place) return place
  }
  return undefined
}

/** A dinosaur of sugar on a cake is no guest. */
export const isOnCake = (scene: Scene, id: string): boolean =>
  scene.relations.some(
    ({ a, relation, b }) => a === id && relation === 'on-top-of' && /cake$/.test(scene.nameOf(b ?? '')),
  )

export const isHeld = (scene: Scene, id: string) =>
  scene.relations.some(({ relation, b }) => b === id && /^(holds|carries)$/.test(relation))

/** Whether somebody was said to hold or play something else, or to hold another being. */
export const isHolding = (scene: Scene, id: string, name: string | null): boolean =>
  scene.relations.some(
    ({ a, relation, b }) =>
      a === id &&
      /^(holds|hugs|carries|plays)$/.test(relation) &&
      b !== null &&
      scene.get(b)?.via !== 'implied' &&
      scene.nameOf(b) !== name?.replace(/\*.*/, ''),
  )

/** Whether somebody has something in hand already, or is after somebody, unless what the script knows of was named. */
export const isBusy = (scene: Scene, id: string, name: string | null): boolean =>
  !scene.things.some((thing) => thing.via !== 'implied' && name?.includes(thing.name)) &&
  scene.relations.some(
    ({ a, relation, b }) =>
      a === id && b !== null && /^(holds|throws|kicks|catches|chases|rides|juggles)$/.test(relation),
  )

export const isAtTable = (scene: Scene, id: string): boolean =>
  scene.relations.some(({ a, relation, b }) => a === id && relation === 'sits-at' && scene.nameOf(b ?? '') === 'table')

const OPEN =
  /^(park|garden|backyard|beach|forest|meadow|playground|street|balcony|porch|camp|campsite|lake|mountains?|rooftops|terrace|farm|zoo|lawn|river|pond|savanna|jungle|desert|dock|pier|harbor|field|orchard|vineyard|town square|courtyard|ship deck|school yard|snow|market)$/

export const isOpen = (place: string): boolean => OPEN.test(place)

/** Checkers in the park are played in the park. */
export const isSaidOpen = ({ place }: Scene, phrases: string): boolean =>
  place !== null && OPEN.test(place) && !phrases.includes(place)

const FURNITURE = /^(couch|armchair|bed|curtain|bunk bed|bookshelf|wardrobe|fireplace|bathtub|refrigerator)$/

/** Who hides behind the sofa plays at home. */
export const isAtHome = (scene: Scene): boolean =>
  scene.things.some(({ name, via }) => via !== 'implied' && FURNITURE.test(name))

/** Rooms of events. */
export const isIndoors = (place: string): boolean =>
  /room|house|kitchen|hall$|workshop|salon|studio|office|library|hospital|clinic|laundromat|restaurant/.test(place)

/** A mosque under the moon is seen from outside. */
const SHRINE = /^(mosque|church|cathedral|temple|pagoda)$/
const isLookedAt = (scene: Scene, id: string): boolean =>
  !scene.relations.some(({ relation, b }) => b === id && relation === 'inside') &&
  !scene.things.some(({ id: other, via }) => via !== 'implied' && scene.isA(other, 'alive'))

/** Whether somebody is said to be in front of a building that was named. */
export const isBeforeBuilding = (scene: Scene): boolean =>
  scene.things.some(({ id, name, via }) => via !== 'implied' && SHRINE.test(name) && isLookedAt(scene, id)) ||
  scene.relations.some(
    ({ relation, b }) =>
      relation === 'in-front-of' && b !== null && scene.isA(b, 'building') && scene.get(b)?.via !== 'implied',
  )

/** "a pillow fight with feathers flying": feathers fly by themselves, and fight nobody. */
export const isMoved = (scene: Scene, { a, relation }: Relation): boolean =>
  /^(?:flies|floats)$/.test(relation) && !scene.isA(a, 'alive')

/** "a classroom with a teacher reading to kids": a room that was named is where it happens. */
export const roomIn = ({ things, relations }: Scene): string | null =>
  things.find(
    ({ id, name, via }) =>
      via !== 'implied' &&
      /(?:room|kitchen|gym|cafeteria)$/.test(name) &&
      isA(name, 'place') &&
      !relations.some(({ a, b }) => a === id || b === id),
  )?.name ?? null

const CART = /^(?:cart|wagon|wheelbarrow|food truck|ice cream truck|rowboat|boat)$/

/** Who sells from a cart has no stall besides. */
export const hasOwnStand = (scene: Scene, { lines }: { lines: readonly { to: string | null }[] }): boolean =>
  lines.some(({ to }) => to?.endsWith('market stall')) &&
  scene.things.some(({ name, via }) => via !== 'implied' && CART.test(name))

const NO_DEED =
  /^(?:wears|has|holds|next-to|stands|smiles|sits|looks-at|inside|behind|in-front-of|under|around|climbs)$/

/** "Goldilocks running from the bears": a name tells the best-known scene of its tale, and not beside another deed. */
export const isInOtherDeed = ({ things, relations }: Scene, { phrases }: Script): boolean =>
  things.some(
    ({ id, name, via }) =>
      via !== 'implied' &&
      isA(name, 'of a tale') &&
      phrases.split(',').some((phrase) => phrase.trim() === name) &&
      relations.some(({ a, relation }) => a === id && !NO_DEED.test(relation)),
  )

/** A bedtime story is read in bed, but not to children who were said to sit on the couch. */
export const isReadElsewhere = (scene: Scene, { phrases }: Script): boolean =>
  /(?:^|, *)bedtime story(?:,|$)/.test(phrases) &&
  scene.relations.some(
    ({ relation, b }) => /^sits-(?:on|in)$/.test(relation) && b !== null && COUCH.test(scene.nameOf(b)),
  )

const COUCH = /^(?:couch|sofa|armchair|rocking chair|chair|bench|swing|rug)$/

/** Fireworks that are watched from a window are watched from indoors, not from a blanket on the grass. */
export const isSeenFromWindow = ({ things, relations }: Scene, { place, isThere }: Script): boolean =>
  place !== null &&
  !isIndoors(place) &&
  !isThere &&
  things.some(({ name, via }) => name === 'window' && via !== 'implied') &&
  relations.some(({ relation }) => relation === 'looks-at')
