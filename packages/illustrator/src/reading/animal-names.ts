/** A prairie dog is no dog on a prairie, George Washington is not in Washington: names of animals and people tell no place and no event. */
import { isA, NOUNS } from './vocabulary.ts'

/** Whom only their own name calls. */
const CALLED = ['george washington', 'snow white', 'snow queen']

const NAMES = new RegExp(
  `\\b(?:${[...NOUNS.keys()].filter((name) => name.includes(' ') && (isA(name, 'animal') || CALLED.includes(name))).join('|')})s?\\b`,
  'gi',
)

/** Letters that no word has: tables of phrases part words at everything else. */
const JOINT = 'qxq'

/** Each name as one word, which no table knows. */
export const joinNames = (text: string): string => text.replace(NAMES, (name) => name.replaceAll(' ', JOINT))

export const partNames = (text: string): string => text.replaceAll(JOINT, ' ')
