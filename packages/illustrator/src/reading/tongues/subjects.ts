/** "Elle promène son chien", "sie kämmt sich": a page that begins with a pronoun tells of somebody all the same. */
import type { Language } from './languages.ts'

type Who = readonly [pronoun: RegExp, one: string, several?: string]

const SUBJECTS: Partial<Record<Language, readonly Who[]>> = {
  es: [
    [/^ella$/, 'niña'],
    [/^él$/, 'niño'],
    [/^ellos$/, 'niños'],
    [/^ellas$/, 'niñas'],
  ],
  fr: [
    [/^elle$/, 'fille'],
    [/^il$/, 'garçon'],
    [/^ils$/, 'enfants'],
    [/^elles$/, 'filles'],
  ],
  de: [
    [/^sie$/, 'Mädchen', 'Kinder'],
    [/^er$/, 'Junge'],
  ],
  pt: [
    [/^ela$/, 'menina'],
    [/^ele$/, 'menino'],
    [/^eles$/, 'crianças'],
    [/^elas$/, 'meninas'],
  ],
  it: [
    [/^lei$/, 'bambina'],
    [/^lui$/, 'bambino'],
    [/^loro$/, 'bambini'],
  ],
  nl: [
    [/^(?:zij|ze)$/, 'meisje', 'kinderen'],
    [/^hij$/, 'jongen'],
  ],
}
/** "Il pleut", "il y a un chat": nobody does it. */
const NOBODY = /^(?:y|pleut|neige|fait|est|était|faut)$/
/** Where one pronoun is for one and for several, its verb tells. */
const SEVERAL = /en$/

export function subjectNamed(words: readonly string[], language: Language): readonly string[] {
  const [first = '', verb = '', ...rest] = words
  const who = SUBJECTS[language]?.find(([pronoun]) => pronoun.test(first.toLowerCase()))
  if (!who || !rest.length || NOBODY.test(verb.toLowerCase())) return words
  const [, one, several] = who
  return [several && SEVERAL.test(verb) ? several : one, verb, ...rest]
}
