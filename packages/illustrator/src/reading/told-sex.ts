/** "a teacher with her dog" is a woman: what a pronoun tells of the only person on the page. */
import { saidSex } from '../art/sexes.ts'
import type { Scene } from './scene.ts'

const SHE = /(?<![\p{L}'’])(?:she|she's|her|herself|hers)(?![\p{L}])/iu
const HE = /(?<![\p{L}'’])(?:he|he's|his|himself)(?![\p{L}])/iu

/** "her brother" tells nothing of him. */
const KIN = /^(brother|sister|son|daughter|father|mother|uncle|aunt|nephew|niece|grandfather|grandmother|husband|wife)$/

/** Where somebody else is there, or both were said, nobody knows whose it is. */
export function tellSex(scene: Scene, text: string): void {
  tell(scene, text, 'person')
}

/** "a t-rex brushing his teeth" wears no dress. Told once every word is accounted for: nobody wrote that he is male. */
export function tellSexOfBeast(scene: Scene, text: string): void {
  if (!scene.things.some(({ id, via }) => via !== 'implied' && scene.isA(id, 'person'))) tell(scene, text, 'alive')
}

function tell(scene: Scene, text: string, kind: string): void {
  const [only, ...others] = scene.things.filter(({ id, via }) => via !== 'implied' && scene.isA(id, kind))
  if (!only || others.length || only.n > 1 || KIN.test(only.name) || SHE.test(text) === HE.test(text)) return
  if (saidSex([only.name, ...only.word.split(' '), ...only.attributes]) === undefined)
    only.attributes.push(SHE.test(text) ? 'female' : 'male')
}
