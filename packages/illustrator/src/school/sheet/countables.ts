/** What a child counts that is no picture of its own anywhere else: buttons, beads, coins. */
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

/** "7 buttons", "8 pennies": how many of it were asked for. */
export function countOf(name: string, prompt: string): number | null {
  const [, words] = COUNTABLES.find(([known]) => known === name) ?? []
  const [, n] = (words && new RegExp(`\\b(\\d{1,2}) (?:\\w+ )?${words.source}`, 'i').exec(prompt)) ?? []
  return n ? Number(n) : null
}

export const isCoin = (name: string): boolean => /^(?:penny|nickel|dime|quarter)$/.test(name)
