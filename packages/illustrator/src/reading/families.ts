/** "a family of five": so many people, and not the usual four. */
import { isAlive } from './lexicon.ts'
import { numberOf } from './quantity.ts'

const FAMILY = /\b(?:(?:an?|my|our|the|his|her|their) )?(?:(?:happy|big|little|small|large|whole) )?family of (\w+)/gi
const CHILDREN = ['', 'a child', 'two children', 'three children', 'four children', 'five children', 'six children']

/** The family told by its members; "a family of five bears" stays one of bears. */
export const withFamilies = (text: string): string =>
  text.replace(FAMILY, (said, many: string, at: number) => {
    const after = text.slice(at + said.length)
    const isOfOthers = (/^(?: [\w-]+){1,2}/.exec(after)?.[0] ?? '').split(' ').some((word) => word && isAlive(word))
    const children = CHILDREN[(numberOf(many.toLowerCase()) ?? 0) - 2]
    return children && !isOfOthers ? `a mother, a father and ${children}` : said
  })
