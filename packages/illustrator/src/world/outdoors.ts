/** What stands outside: houses, buses, trees and tree stumps are in no room. */
import { dataLines } from '../words/data-file.ts'
import { NOUNS } from './nouns.ts'

const PLACES = new Map(
  dataLines('outdoors.txt').flatMap((line) => {
    const [place = '', nouns = ''] = line.split(':')
    return nouns.split(',').map((noun) => [noun.trim(), place.trim()] as const)
  }),
)
const INSIDE = '-'
const TREE = /(?<!christmas )\btree$/
/** Lower ones are toys, carts and prams. */
const VEHICLE_METERS = 1.2
const BUILDING_METERS = 2.2

export function isOutdoor(name: string): boolean {
  if (PLACES.get(name) === INSIDE) return false
  const { category = '', height = 0 } = NOUNS.get(name) ?? {}
  if (category === 'vehicles') return height > VEHICLE_METERS || PLACES.has(name)
  if (category.startsWith('buildings')) return height > BUILDING_METERS || PLACES.has(name)
  return PLACES.has(name) || TREE.test(name)
}

/** Where such a thing is, if nobody said and nothing else tells. */
export const placeOutside = (name: string): string | undefined => (isOutdoor(name) ? PLACES.get(name) : undefined)
