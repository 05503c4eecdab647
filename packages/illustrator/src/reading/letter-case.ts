/** "lowercase g", "small letter b", "letter a in lower case": in which size a letter is asked for. */

/** What may stand before "letter". */
export const CASE_WORDS = 'uppercase|upper[ -]case|capital|lowercase|lower[ -]case|small|little'
/** What may stand behind the letter. */
export const CASE_BEHIND = '(?:,? (?:in |\\()?(?:lower|upper)[ -]?case\\)?(?:(?: letters?)?(?!\\p{L})))?'

/** "a little g to trace": a letter only where nothing else begins with it. */
export const SMALL_ALONE =
  /(?:\bthe )?\b(?:small|little) ([a-z])(?=\s*(?:[.,!]|$|(?:to )?trac(?:e|ing)\b|worksheet\b|colou?ring\b|page\b))/i

const LOWER = /\blower[ -]?case\b|\b(?:small|little) (?:letters?\b|\p{L}(?![\p{L}'’-]))/iu
const UPPER = /\bupper(?:[ -]?case)?\b|\bcapitals?\b|\bbig letters?\b/iu

/** Null where nobody said. */
export function caseOf(said: string): 'upper' | 'lower' | 'both' | null {
  const [isLower, isUpper] = [LOWER.test(said), UPPER.test(said)]
  if (isLower && isUpper) return 'both'
  return isLower ? 'lower' : isUpper ? 'upper' : null
}

export const bothOf = (letter: string): string => `${letter.toUpperCase()}${letter.toLowerCase()}`

/** As it was said to be, else as it was typed. */
export function sized(letter: string, said: string): string {
  const size = caseOf(said)
  if (size === 'lower' || /\bcursive\b/i.test(said)) return letter.toLowerCase()
  return size === 'upper' || /\bbig\b/i.test(said) ? letter.toUpperCase() : letter
}
