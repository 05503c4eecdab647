/** Wishes that are written on a page when a prompt says them, and for whom. */
import { dataLines } from '../words/data-file.ts'
import { belowWish } from './posted-words.ts'

export interface Lettering {
  letters: string | null
  rest: string
  /** 'plain' is a letter, a number, a wish or the alphabet; 'words' were given to be written, 'name' is somebody's. */
  kind: 'plain' | 'words' | 'name'
}

const greetings = dataLines('reading/greetings.txt').join('|')

/** The edges of a word in any script: \b knows Latin letters only. */
export const START = '(?<![\\p{L}\\p{M}\\p{N}])'
export const END = '(?![\\p{L}\\p{M}\\p{N}])'

export const capitals = (text: string) =>
  text.replace(/(?<![\p{L}\p{M}\p{N}'’])\p{Ll}/gu, (letter) => letter.toUpperCase())

const GREETING = new RegExp(
  `${START}(${greetings})${END}(\\s+(?:to\\s+)?(?:(?:mrs|mr|ms|miss|dr|coach)\\.?\\s+)?\\p{Lu}[\\p{L}\\p{M}'’-]+)?`,
  'iu',
)

/** "Thank you nurses": whom a class thanks is written too. */
const THANKED =
  /^\s+((?:(?:our|my) )?(?:nurses?|doctors?|teachers|firefighters?|veterans?|soldiers?|police officers?|bus drivers?|mail carriers?|farmers?|librarians?|custodians?|janitors?|coach(?:es)?|principals?|volunteers|helpers|lunch ladies|dentists?|paramedics|(?:essential|health ?care|hospital) workers|first responders|community helpers|troops|heroes))(?=\s*(?:$|[,.!:]|with\b|and\b|for\b|from\b|cards?\b|posters?\b|pages?\b|signs?\b|banners?\b|colou?ring\b))/iu

const isNamedAgain = (whom: string, behind: string): boolean =>
  new RegExp(`\\b${whom.replace(/^(?:our|my) /i, '').replace(/(?:es|s)$/, '')}`, 'i').test(
    behind.replace(new RegExp(`^\\s*${whom}`, 'i'), ''),
  )

/** "Happy Birthday Mia": whoever is wished it is written too. A family word stays to be drawn as well. */
export function wishIn(text: string): Lettering | null {
  const match = GREETING.exec(text)
  if (!match) return null
  const [, said = ''] = match
  const wish = capitals(said.replace(/valentines/i, "valentine's")).replace(
    / (?:To|And|The|Of|Is|An?)(?= )/g,
    (small) => small.toLowerCase(),
  )
  const who = /^\s+(?:to\s+)?((?:(?:[Mm](?:rs|r|s|iss)|[Dd]r|[Cc]oach)\.?\s+)?\p{Lu}[\p{L}\p{M}'’-]+)$/u.exec(
    match[2] ?? '',
  )?.[1]
  const kin =
    /^\s*(mommy|mom|mama|daddy|dad|papa|grandma|grandpa|nana|teacher|uncle|auntie?|mamá|papá|maman|mamie|oma|opa)\b/iu.exec(
      text.slice(match.index + said.length),
    )?.[1]
  const thanked = /thank you/i.test(said) ? THANKED.exec(text.slice(match.index + said.length))?.[1] : undefined
  const whom = kin ?? thanked
  // Whom it thanks is no teacher to draw, nor drawn beside whoever is named again: "thank you nurses with a nurse".
  const isCut = kin === 'teacher' || (thanked && isNamedAgain(thanked, text.slice(match.index + match[0].length)))
  const cut = isCut ? `${said} ${whom}` : whom || !who ? said : match[0]
  const below = belowWish(text.slice(match.index + Math.max(cut.length, whom ? said.length + whom.length + 1 : 0)))
  const letters = [wish, whom ? capitals(whom) : (who ?? ''), below?.letters ?? ''].filter(Boolean).join(' ')
  const rest = text.replace(cut, ' ').replace(below?.said ?? '', ' ')
  return { letters, rest, kind: below?.isName || (who && !whom) ? 'name' : 'plain' }
}
