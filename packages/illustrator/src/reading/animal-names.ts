/** A prairie dog is no dog on a prairie, a newfoundland dog is at home anywhere: names of animals tell no place and no event. */
import { isA, NOUNS } from './vocabulary.ts'

const NAMES = new RegExp(
  `\\b(?:${[...NOUNS.keys()].filter((name) => name.includes(' ') && isA(name, 'animal')).join('|')})s?\\b`,
  'gi',
)

/** Letters that no word has: tables of phrases part words at everything else. */
const JOINT = 'qxq'

/** Each name as one word, which no table knows. */
export const joinNames = (text: string): string => text.replace(NAMES, (name) => name.replaceAll(' ', JOINT))

export const partNames = (text: string): string => text.replaceAll(JOINT, ' ')
