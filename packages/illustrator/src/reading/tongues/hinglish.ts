/** Hindi in Latin letters: each word is looked up as it sounds, for nobody spells it alike. */
import { dataLines } from '../../words/data-file.ts'
import { type Tongue, tongueOf } from './tongue.ts'

const LISTED = new Map(
  dataLines('reading/hinglish.txt').flatMap((line) =>
    line.split(', ').map((pair): [string, string] => {
      const [latin = '', hindi = ''] = pair.split('=')
      return [latin.trim(), hindi.trim()]
    }),
  ),
)

/** Words that no other language in Latin letters has beside each other. */
const TELLING =
  /^(?:hai|hain|raha|rahi|rahe|rha|rhi|rhe|aur|wala|wali|wale|mein|apne|apni|neeche|niche|saath|baitha|baithi|baithe|liye|mere|meri|bete|beti|bacche|bachche)$/

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[a-z]+/g) ?? []

export function isHinglish(text: string): boolean {
  if (/[^\p{ASCII}]/u.test(text)) return false
  const words = wordsIn(text)
  const known = words.filter((word) => LISTED.has(word)).length
  return words.some((word) => TELLING.test(word)) && known >= 2 && known >= words.length * 0.4
}

const SOUNDS: Record<string, string> = Object.fromEntries(
  'क k,ख kh,ग g,घ gh,च ch,छ ch,ज j,झ jh,ट t,ठ th,ड d,ढ dh,ण n,त t,थ th,द d,ध dh,न n,प p,फ f,ब b,भ bh,म m,य y,र r,ल l,व v,श sh,ष sh,स s,ह h,ि i,ी i,इ i,ई i,ु u,ू u,उ u,ऊ u,े e,ै e,ए e,ऐ e,ो o,ौ o,ओ o,औ o,ं n,ँ n'
    .split(',')
    .map((pair) => pair.split(' ')),
)

/** Without "a", which is written or left out, and without doubled letters. */
const soundOf = (hindi: string): string =>
  [...hindi.normalize('NFD')]
    .map((sign) => SOUNDS[sign] ?? '')
    .join('')
    .replace(/(.)\1+/g, '$1')

const latinSound = (word: string): string =>
  word
    .replace(/chh/g, 'ch')
    .replace(/ph/g, 'f')
    .replace(/w/g, 'v')
    .replace(/z/g, 'j')
    .replace(/q/g, 'k')
    .replace(/ee/g, 'i')
    .replace(/oo/g, 'u')
    .replace(/ai|ei/g, 'e')
    .replace(/au|ou/g, 'o')
    .replace(/a/g, '')
    .replace(/(.)\1+/g, '$1')

const SHORTEST = 3
const sounds = new WeakMap<Tongue, Map<string, string>>()

function bySound(tongue: Tongue): Map<string, string> {
  const known = sounds.get(tongue)
  if (known) return known
  const made = new Map<string, string>()
  const all = [...tongue.nouns.keys(), ...tongue.words.keys(), ...tongue.verbs.map(([stem]) => stem)]
  for (const word of all) if (!word.includes(' ')) made.set(soundOf(word), word)
  sounds.set(tongue, made)
  return made
}

/** In its own script; what is not known stays as it was written. */
export function inDevanagari(text: string): string {
  const known = bySound(tongueOf('hi'))
  return text
    .split(/\s+/)
    .map((written) => {
      const word = written.toLowerCase().replace(/[^a-z]/g, '')
      const listed = LISTED.get(word)
      if (listed !== undefined) return listed
      const sound = latinSound(word)
      return (sound.length >= SHORTEST ? known.get(sound) : undefined) ?? written
    })
    .filter(Boolean)
    .join(' ')
    .replace(/के (?=के (?:नीचे|ऊपर|साथ|पास|सामने|पीछे|अंदर))/g, '')
}
