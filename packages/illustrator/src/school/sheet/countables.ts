/** What a child counts that is no picture of its own anywhere else: buttons, beads, coins. */
import type { School } from '../school.ts'

const COUNTABLES: readonly (readonly [name: string, words: RegExp])[] = [
  ['button', /\bbuttons?\b/i],
  ['bead', /\bbeads?\b/i],
  ['cube', /\bcubes?\b/i],
  ['penny', /\bpenn(?:y|ies)\b/i],
  ['nickel', /\bnickels?\b/i],
  ['dime', /\bdimes?\b/i],
  ['quarter', /\bquarters\b/i],
]

export const countablesIn = (prompt: string): string[] =>
  COUNTABLES.filter(([, words]) => words.test(prompt)).map(([name]) => name)

const NUMBERS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** "7 buttons", "8 pennies": how many of it were asked for. */
export function countOf(name: string, prompt: string): number | null {
  const [, words] = COUNTABLES.find(([known]) => known === name) ?? []
  const [, n = ''] =
    (words && new RegExp(`\\b(\\d{1,2}|${NUMBERS.join('|')}) (?:\\w+ )?${words.source}`, 'i').exec(prompt)) ?? []
  return Number(n) || NUMBERS.indexOf(n.toLowerCase()) + 1 || null
}

export const isCoin = (name: string): boolean => /^(?:penny|nickel|dime|quarter)$/.test(name)

/** "Four dimes and three nickels": so many of each, in one heap. */
export const coinsToCount = (counts: readonly { name: string; n: number }[]): School => ({
  kind: 'sheet',
  sheet: {
    title: 'How Much?',
    cells: [`mix ${counts.map(({ name, n }) => `${n} ${name}`).join(' + ')}`],
    strip: [...counts.map(({ name }) => `${name} & #`), '"=" & #'],
  },
  shows: ['coin', 'money', 'penny', 'nickel', 'dime', 'quarter', 'dollar'],
})
