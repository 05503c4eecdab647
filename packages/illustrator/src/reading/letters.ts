/** Text that must appear on the page, spelled as given, and the prompt without it. */
import { dataLines } from '../words/data-file.ts'

export interface Lettering {
  letters: string | null
  rest: string
}

const QUOTED = '["“\'«]([^"”»]+?)["”\'»](?=\\s|$|[,.!?])'
const greetings = dataLines('reading/greetings.txt').join('|')
const capitals = (text: string) => text.replace(/\b\p{L}/gu, (letter) => letter.toUpperCase()).replace(/'S\b/g, "'s")
const countFrom = (from: string | undefined, to: string | undefined) =>
  Array.from({ length: Math.min(100, Math.max(0, Number(to) - Number(from)) + 1) }, (_, i) => Number(from) + i).join(
    ' ',
  )

/** Tried in this order; the first that fits is the text. */
const WAYS: { pattern: RegExp; text: (match: RegExpExecArray) => string }[] = [
  {
    pattern: new RegExp(
      `\\b(?:that says|which says|saying|says|reading|that reads|with the words?|the words?|with the text|spelling|the text)\\s+${QUOTED}`,
      'iu',
    ),
    text: (match) => match[1] ?? '',
  },
  {
    pattern: new RegExp(`\\b(?:the |my |her |his )?(?:names?|word|sight word|title)\\s*:?\\s+${QUOTED}`, 'iu'),
    text: (match) => match[1] ?? '',
  },
  { pattern: /["“]([^"”<>]+)["”]/, text: (match) => match[1] ?? '' },
  {
    pattern:
      /\b(?:that says|which says|saying|says)\s+(?!(?:hello|hi|hey|bye|good ?bye|good ?(?:morning|night|evening|afternoon)|thanks?|sorry|please|cheese|grace|prayers|(?:a|his|her|their) prayers?|farewell|yes|no)\b)([^,.]+)/i,
    text: (match) => (match[1] ?? '').trim().toUpperCase(),
  },
  {
    pattern: /\b(?:the |my |her |his )?(?:sight word|word|name)\s+(?!of\b|is\b|tag\b|in\b|on\b|with\b)(\p{Lu}\p{L}*)/u,
    text: (match) => match[1] ?? '',
  },
  {
    pattern: /\b(?:the |my |her |his )?(?:sight word|name)\s+(?!of\b|is\b|tag\b|in\b|on\b|with\b)([a-z]+)/i,
    text: (match) => match[1] ?? '',
  },
  { pattern: /\b(?:big |bubble |uppercase |capital |lowercase |the |cursive )*letter\s+([a-z])\b/i, text: letterOf },
  { pattern: /\b([A-Z]) is for\b/i, text: (match) => (match[1] ?? '').toUpperCase() },
  {
    pattern: /\b(?:the )?number\s+(\d+|one|two|three|four|five|six|seven|eight|nine|ten)\b/i,
    text: (match) => match[1] ?? '',
  },
  { pattern: /\bcounting\s+(?:from )?(\d+)\s*(?:to|-)\s*(\d+)/i, text: (match) => countFrom(match[1], match[2]) },
  { pattern: /\bnumbers?\s+(\d+)\s*(?:to|-|through)\s*(\d+)/i, text: (match) => countFrom(match[1], match[2]) },
  {
    pattern: new RegExp(`\\b(${greetings})\\b`, 'iu'),
    text: (match) => capitals((match[1] ?? '').replace(/valentines/i, "valentine's")),
  },
]

function letterOf(match: RegExpExecArray): string {
  const letter = match[1] ?? ''
  if (/lowercase|cursive/i.test(match[0])) return letter.toLowerCase()
  return /uppercase|capital|big/i.test(match[0]) ? letter.toUpperCase() : letter
}

/** "…, Home Sweet Home": words in capitals at the end are a caption. */
function captionOf(text: string): Lettering | null {
  const match = /,\s*((?:[A-Z][a-z]+ ){1,4}[A-Z][a-z]+)\s*$/.exec(text)
  const rest = match ? text.slice(0, match.index) : ''
  return match && /[a-z]{3,} [a-z]{2,}/.test(rest) ? { letters: match[1] ?? null, rest } : null
}

export function lettersOf(text: string): Lettering {
  for (const { pattern, text: textOf } of WAYS) {
    const match = pattern.exec(text)
    if (match) return { letters: textOf(match) || null, rest: text.replace(match[0], ' ') }
  }
  if (/\balphabet\b/i.test(text)) return { letters: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', rest: text }
  return captionOf(text) ?? { letters: null, rest: text }
}
