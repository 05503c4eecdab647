import { isEnglish } from '../reading/english.ts'
import { keyedLines } from '../words/data-file.ts'
import { isSpelled } from './spelled.ts'

/** Letters of other alphabets that look like ours. */
const LOOKALIKES: Record<string, string> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
  ѕ: 's',
  ԁ: 'd',
  ɡ: 'g',
  к: 'k',
  м: 'm',
  т: 't',
  в: 'b',
  н: 'h',
  α: 'a',
  ε: 'e',
  ο: 'o',
  ρ: 'p',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  υ: 'u',
  τ: 't',
  χ: 'x',
  ь: 'b',
  ј: 'j',
  ӏ: 'l',
  ԝ: 'w',
  ո: 'n',
  օ: 'o',
  ս: 'u',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  đ: 'd',
}
const LEET: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '+': 't',
  '|': 'l',
}

/** Letters of Arabic and Hindi that people write in either way. */
const EITHER: Record<string, string> = { ى: 'ي', ة: 'ه', '\u0901': '\u0902' }

/** Lower case without accents, vowel signs and invisible letters. Words that mix alphabets are read in ours; words wholly in another stay. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u0640\u064b-\u065f\u0670\u093c\u200b-\u200f\u2060\ufeff\u00ad]/g, '')
    .replace(/[ىة\u0901]/g, (letter) => EITHER[letter] ?? letter)
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\p{L}\p{N}]+/gu, (word) => (mixesScripts(word) ? inOurs(word) : word))
}

const mixesScripts = (word: string) => /[a-z]/.test(word) && /[^\p{Script=Latin}\p{N}]|[ıłøđ]/u.test(word)
const inOurs = (word: string) => [...word].map((letter) => LOOKALIKES[letter] ?? letter).join('')
const looksLikeOurs = (word: string) => [...word].every((letter) => letter in LOOKALIKES)

/** What an emoji says where words are looked for. */
const EMOJI = new Map(keyedLines('safety/emoji.txt'))
const PICTURES = /\p{Extended_Pictographic}/gu

/** What people type in messages: "h8", "ppl". */
const TEXTSPEAK = new Map(keyedLines('safety/en-textspeak.txt'))

const leetRead = (token: string) => [...token].map((letter) => LEET[letter] ?? letter).join('')

/** "c u t my arm": the letters of a word apart, with or without an article before them. */
const APART = /(?<![\p{L}\p{N}])[\p{L}\p{N}@$](?:[\s.,_*\-–—/\\'"]+[\p{L}\p{N}@$](?![\p{L}\p{N}])){2,}/gu

function together(run: string): string {
  const word = leetRead(run.replace(/[^\p{L}\p{N}@$]/gu, ''))
  if (isEnglish(word)) return word
  return word.startsWith('a') && word.length > 3 && isEnglish(word.slice(1)) ? `a ${word.slice(1)}` : run
}

/**
 * A text whose disguised words are written plainly, for the rules that need several words: "4xe" is "axe", "st.ab" is "stab",
 * "bloooood" is "blood", "girlz" are girls, 🔪 is a knife. In English only what becomes a word is changed, in other languages
 * only digits within words: they double letters too.
 */
export function undisguised(text: string, isInEnglish: boolean): string {
  const said = text.replace(PICTURES, (emoji) => ` ${EMOJI.get(emoji) ?? emoji} `)
  if (!isInEnglish) return said.replace(/\p{L}+[0-9@$!](?:[\p{L}0-9@$!]*\p{L})/gu, leetRead)
  return said
    .replace(/\p{L}+/gu, (word) => (looksLikeOurs(word) ? inOurs(word) : word))
    .replace(APART, together)
    .replace(/[\p{L}\p{N}@$!|+*._~-]+/gu, plainWord)
}

function plainWord(token: string): string {
  const bare = token.replace(/^[._~!-]+|[._~!-]+$/g, '')
  const typed = isSpelled(bare) && bare.length > 1 ? undefined : TEXTSPEAK.get(bare)
  if (typed) return typed
  if (bare.length < (/\d/.test(bare) ? 2 : 3) || !/[a-z]/.test(bare) || isSpelled(bare)) return token
  const read = leetRead(bare)
  const candidates = [
    ...(/[^a-z]/.test(bare) ? [bare.replace(/[^a-z0-9]/g, ''), read, read.replaceAll('i', 'l')] : []),
    ...(/[aeiouy]/.test(bare) ? [] : [bare.replaceAll('v', 'u')]),
    ...(/(.)\1\1/.test(bare) ? [bare.replace(/(.)\1{2,}/g, '$1'), bare.replace(/(.)\1{2,}/g, '$1$1')] : []),
    ...(/^(?:(.)\1)+$/.test(bare) ? [bare.replace(/(.)\1/g, '$1')] : []),
    ...(/[a-z]{3}z$/.test(bare) ? [`${bare.slice(0, -1)}s`] : []),
    ...(/[a-z]{2}in$/.test(bare) ? [`${bare}g`] : []),
  ].map((word) => word.replace(/[^a-z]/g, ''))
  return candidates.find((word) => word.length > 1 && word !== bare && isSpelled(word)) ?? token
}

/** What a word may stand for: as it is, with digits read as letters, with repeated letters drawn together, with stars left out. */
export function readings(token: string): string[] {
  const out = new Set<string>()
  const bare = token.replace(/^[^\p{L}\p{N}@$]+|[^\p{L}\p{N}\p{M}@$]+$/gu, '')
  const forms = [bare, bare.replaceAll('*', '')]
  if (/\p{L}/u.test(bare) && /[0-9@$!+|]/.test(bare)) {
    const read = leetRead(bare)
    forms.push(read, read.replaceAll('i', 'l'), bare.replace(/[^\p{L}]/gu, ''))
  }
  for (const form of forms) {
    out.add(form)
    out.add(form.replace(/(.)\1{2,}/gu, '$1'))
    out.add(form.replace(/(.)\1{2,}/gu, '$1$1'))
  }
  const single = bare.replace(/(.)\1+/gu, '$1')
  if (
    bare.length - single.length >= 1 &&
    single.length >= 4 &&
    /(.)\1/u.test(bare) &&
    !/(oo|ee|ll|ss|tt|pp|nn|rr|ff|gg|dd|cc|bb|mm|zz)/.test(bare)
  )
    out.add(single)
  out.delete('')
  return [...out]
}

/** Words spelled out letter by letter: 's e x', 'g.u.n', 'p-o-r-n'. */
export function joinedLetters(text: string): string[] {
  const runs = text.match(APART) ?? []
  return runs.flatMap((run) => {
    const word = run.replace(/[^\p{L}\p{N}@$]/gu, '')
    // "a n a k e d": the first may be an article.
    return [...readings(word), ...readings(word.slice(1))]
  })
}
