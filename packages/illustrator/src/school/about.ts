/** Words of a prompt for a page of school that tell of the page. */
import type { School } from './school.ts'
import { isOfSheet } from './sheet/subjects.ts'

/** Words about such a page that name nothing on it. */
const ABOUT =
  /^(?:see|words?|(?:deep )?breaths?|breathing|(?:weather )?symbols|chambers?|eighths|articulation|therapy|speech therapy|social studies|prepositions?|nouns?|storyboard|templates?|arrays?|graphic|organizers?|organizer main|(?:feelings )?thermometer|sprouting|quotes?|motto|affirmations?|slogan|typography|verse|(?:cut|sliced|split) in half|no hands|labell?ed|labels?|diagrams?|charts?|parts?|cycles?|stages?|cut|half|inside|showing|anatomy|learning|worksheet|page|for kids|fractions?|slices?|oclock|o'clock|past|quarter|opposites?|emotions?|feelings?|weather|senses?|magma|room|space|names?|write|blanks?|boxes|label|cross|section|legend|addition|subtraction|sum|healthy|food|continents|seasons?|all \d+ .*|penny|nickel|dime|quarter|how much|worth|thorax|abdomen|antennae?|enamel|dentin|pulp|gums?|crater|vent|mantle|crust|core|layers?|evaporation|condensation|precipitation|pistil|stamen|sepal|petals?|multiplication|times|brushing(?: chart)?|reading|log|chores?|cutting|tracing|alphabet|lowercase|uppercase|capitals?|color-by-number|order|states?|matter|solids?|liquids?|gas(?:es)?|solid liquid|community|helpers?|community helpers|tags?|name tags?|bookmarks?|certificate|reward|reward certificate|award|rules?|poster|number|numbers|lines?|hundreds?|match|matching|homes?|count|counting|practice|dotted|half|third|quarter|fourth|classroom|students?|scissors?|humans?|reader|star|.*\b(?:diagram|cycle|chart|labels))$/i

export const isAbout = (word: string): boolean => ABOUT.test(word) || isOfSheet(word)

const wordsOf = (text: string): string[] => (text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).map(singular)
const singular = (word: string): string => (word.length > 3 ? word.replace(/s$/, '') : word)

/** Every word of it stands on the page or says what the page is: "clouds cumulus" on a sheet of clouds is not missing. */
export function isTaught(school: School, said: string): boolean {
  if (school.shows.includes(said)) return true
  const written = new Set(wordsOf(JSON.stringify(school)))
  const words = wordsOf(said)
  return words.length > 0 && words.every((word) => written.has(word) || isAbout(word))
}
