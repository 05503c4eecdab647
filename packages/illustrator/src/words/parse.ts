/** Words in, things and places out. */
import type { Look } from '../people/figure.ts'
import { lookOfRole } from '../people/roles.ts'
import { hasHead } from '../subjects/profile-heads.ts'
import { UPRIGHT } from '../subjects/upright.ts'
import { guessEmoji, guessWord } from './guess.ts'
import type { Item } from './item.ts'
import { type Entry, GROUPS, type Group, LEXICON, NUMBERS, SETTING_WORDS, STOP_WORDS, TIMES, WEAR } from './lexicon.ts'
import { isPlural, stems } from './stems.ts'

export interface Parsed {
  tokens: string[]
  items: Item[]
  /** Places in the order they were named; strong where the word is nothing but a place. */
  settings: { name: string; strong: boolean }[]
  times: Set<'night' | 'sunset'>
  groups: Group[]
  /** Words nobody could make anything of. */
  unknown: string[]
}

const MOST = 8
const LONGEST_PHRASE = 4
const BABY = '👶'
const ANIMALS: ReadonlySet<string> = new Set(['actor', 'chibi', 'swim', 'fly'])
const isAnimal = ({ art, cls }: Entry): boolean => cls === 'chibi' || art in UPRIGHT || hasHead(art)
const WEARING = new Set(['wearing', 'wears', 'in', 'with', 'has', 'puts', 'sporting'])

export const tokensOf = (prompt: string): string[] =>
  prompt
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[’']s\b/g, 's')
    .replace(/[^a-z0-9 ]/g, ' ')
    .split(/\s+/)
    .filter(Boolean)

/** Words that end in an s because something is theirs: "santa's sleigh" has one santa. */
const possessives = (prompt: string): Set<string> =>
  new Set([...prompt.toLowerCase().matchAll(/([a-z]+)[’']s\b/g)].map(([, word]) => `${word}s`))

export function parse(prompt: string): Parsed {
  const tokens = tokensOf(prompt.slice(0, 1000))
  const owners = possessives(prompt.slice(0, 1000))
  const out: Parsed = { tokens, items: [], settings: [], times: new Set(), groups: [], unknown: [] }
  let count: { n: number; at: number } | null = null
  let at = 0

  const add = (entry: Entry, n: number, length: number, weak = false) => {
    const known = out.items.find((item) => item.art === entry.art && item.extra === entry.extra)
    if (known) known.n = Math.max(known.n, n)
    else out.items.push({ ...entry, n: Math.min(MOST, n), pos: at, end: at + length - 1, ...(weak ? { weak } : {}) })
  }

  /** "Astronaut cat", "mommy penguin": one animal, dressed for it. "A bear and her baby": a small bear. */
  const addBeing = (entry: Entry, n: number, length: number) => {
    const last = out.items.at(-1)
    if (entry.art === BABY && last && ANIMALS.has(last.cls)) {
      out.items.push({ ...last, n: Math.min(MOST, n), size: last.size * 0.55, pos: at, end: at + length - 1 })
      return
    }
    const owned = owners.has(tokens[at - 1] ?? '')
    const role = last?.end === at - 1 && !owned && (last.cls === 'person' || last.art === BABY) ? last : undefined
    if (!role || !isAnimal(entry)) {
      add(entry, n, length)
      return
    }
    out.items.pop()
    add(entry, n, length)
    const dressed = lookOfRole(role.art.slice(1))
    const item = out.items.find((known) => known.art === entry.art)
    if (!item || !dressed) return
    item.look = { ...item.look, ...dressed }
    item.home = role.home
  }

  while (at < tokens.length) {
    const length = longestKnown(tokens, at)
    const word = tokens[at + Math.max(1, length) - 1] ?? ''
    const forms = formsAt(tokens, at, Math.max(1, length))
    const wear = length ? wearAt(tokens, at, forms, out.items) : null
    if (wear) {
      wear.item.look = { ...wear.item.look, ...wear.look }
      at += length
      continue
    }
    if (length === 0) {
      const number = /^\d+$/.test(word) ? Number(word) : NUMBERS[word]
      if (number !== undefined) count = { n: Math.max(1, Math.min(MOST, number)), at }
      else if (!STOP_WORDS.has(word) && word.length > 2) {
        const guess = guessWord(word)
        const n = count && at - count.at <= 2 ? count.n : 1
        if (guess) add(guess, n > 1 ? n : isPlural(word) && !owners.has(word) ? 2 : 1, 1, true)
        else out.unknown.push(word)
      }
      at += 1
      continue
    }
    for (const form of forms) {
      const time = TIMES.get(form)
      if (time) out.times.add(time)
    }
    const group = forms.map((form) => GROUPS.get(form)).find(Boolean)
    const familyOf = forms.includes('family') && (tokens[at + 1] === 'of' || out.items.at(-1)?.end === at - 1)
    if (familyOf) {
      const last = out.items.at(-1)
      if (last?.end === at - 1) last.n = Math.max(3, last.n)
      else count = { n: 3, at }
    } else if (group && (length > 1 || !LEXICON.has(word))) {
      out.groups.push(group)
      const also = forms.map((form) => SETTING_WORDS.get(form)).find(Boolean)
      if (also) out.settings.push({ name: also, strong: true })
    } else {
      const name = forms.find((form) => LEXICON.has(form))
      const entry = name === undefined ? undefined : LEXICON.get(name)
      const setting = forms.map((form) => SETTING_WORDS.get(form)).find(Boolean)
      if (entry) {
        const told = count && at - count.at <= 4 && count.n > 1 ? count.n : 0
        const plural = isPlural(word) && !LEXICON.has(word) && !owners.has(word)
        addBeing(entry, told || (plural ? usualNumber(entry) : 1), length)
        count = null
      }
      if (setting) out.settings.push({ name: setting, strong: !entry })
    }
    at += length
  }
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(prompt.slice(0, 1000)))
    if (/\p{Extended_Pictographic}/u.test(segment)) {
      const guess = guessEmoji(segment)
      if (guess) add(guess, 1, 1)
    }
  return out
}

/** "Owls" without a number: a few of what comes in numbers, otherwise two. */
const usualNumber = ({ cls }: Entry): number =>
  cls === 'fly' || cls === 'swim' || cls === 'plant' || cls === 'sky' ? 4 : cls === 'float' ? 3 : 2

function formsAt(tokens: string[], at: number, length: number): string[] {
  const phrase = tokens.slice(at, at + length)
  const last = phrase.at(-1) ?? ''
  const whole = phrase.join(' ')
  if (length === 1 && (STOP_WORDS.has(last) || LEXICON.has(last) || SETTING_WORDS.has(last) || GROUPS.has(last)))
    return [last]
  const start = phrase.slice(0, -1).join(' ')
  return [
    whole,
    ...stems(last)
      .slice(1)
      .map((stem) => (start ? `${start} ${stem}` : stem)),
  ]
}

/** How many words from `at` make up the longest thing, place or time we know; 0 where none do. */
function longestKnown(tokens: string[], at: number): number {
  for (let length = Math.min(LONGEST_PHRASE, tokens.length - at); length >= 1; length--) {
    const forms = formsAt(tokens, at, length)
    if (length === 1 && NUMBERS[forms[0] ?? ''] !== undefined && forms[0] !== 'school' && forms[0] !== 'family')
      return 0
    if (forms.some((f) => LEXICON.has(f) || SETTING_WORDS.has(f) || GROUPS.has(f) || TIMES.has(f) || WEAR.has(f)))
      return length
  }
  return 0
}

/** "A bear wearing a red hat", "a cat in a hat": the hat is not a thing beside the bear. */
function wearAt(tokens: string[], at: number, forms: string[], items: Item[]): { item: Item; look: Look } | null {
  const look = forms.map((form) => WEAR.get(form)).find(Boolean)
  const item = items.at(-1)
  if (!look || !item || !['actor', 'chibi', 'person', 'fly', 'swim'].includes(item.cls)) return null
  const between = tokens.slice(item.end + 1, at)
  const cue = between.some((word) => WEARING.has(word)) || (item.look !== undefined && between.includes('and'))
  return cue && between.length <= 10 ? { item, look } : null
}
