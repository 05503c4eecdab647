/** "long-necked", "long white beard": looks of parts, one a word, as drawings listen to them. */

import { isOwnPart, isPartName } from './own-parts.ts'
import { numberOf } from './quantity.ts'
import { singularsOf } from './singular.ts'
import { PARTS } from './small-words.ts'
import { isA } from './vocabulary.ts'

const OF_PARTS =
  /^(\p{L}+)-(neck|legg|ear|tail|hair|nos|horn|wing|ey|beard|shell|man|tooth|beak|finn|whisker|roof|belli|head|arm|hump|mustach|lash)(?:ed|d)$/u
const STEMS: Readonly<Record<string, string>> = {
  nos: 'nose',
  ey: 'eyes',
  man: 'mane',
  mustach: 'mustache',
  legg: 'legs',
  finn: 'fins',
  belli: 'belly',
  ear: 'ears',
  wing: 'wings',
  horn: 'horns',
  arm: 'arms',
  tooth: 'teeth',
  lash: 'lashes',
}

const isPart = (word: string): boolean => PARTS.has(word) || isPartName(word) || singularsOf(word).some(isPartName)

/** Each look of a part by itself; a part that is not had by nature comes last, so that a white beard is drawn as a beard. */
export function partWords(attribute: string, whole: string): string[] {
  const [, look, stem] = OF_PARTS.exec(attribute) ?? []
  const said = look && stem ? `${look} ${STEMS[stem] ?? stem}` : attribute
  const words = said.split(' ')
  const part = words.at(-1) ?? ''
  // Who is dressed as a star is one.
  if (words.length < 2 || !isPart(part) || said.startsWith('dressed as ')) return [attribute]
  const looks = words.slice(0, -1).filter((word) => !DEGREES.test(word))
  const isGiven = isA(whole, 'person') || !isOwnPart(part, whole)
  return [...looks.map((word) => `${numberOf(word) ?? word} ${part}`), ...(isGiven && !look ? [part] : [])]
}

const DEGREES = /^(really|very|so|super|extra|exactly|just|only)$/
