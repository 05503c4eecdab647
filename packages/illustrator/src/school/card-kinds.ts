/** Which cards to cut out, awards and charts of a week a prompt asks for. */
import { canBeName } from '../reading/lexicon.ts'
import { looksLikeName } from '../reading/named-for.ts'
import type { Kind } from './kind.ts'
import { everything, namedIn } from './kind.ts'
import { numbersIn, titleOf } from './sheet/subjects.ts'

const MOST_ON_TAG = 3

/** "A dog with a collar and a name tag" wears one. */
const WORN = /\b(?:with|and|wearing|has|on) (?:an?|its|his|her|their) (?:[\w-]+ )?name ?tag\b(?! for\b)/i

export const tags: Kind = (prompt, graph) => {
  if (WORN.test(prompt)) return null
  if (!/\b(?:name ?(?:tag|plate|card|tent)s?|desk (?:tag|plate|name)s?)\b/i.test(prompt)) return null
  const named = namedIn(graph).filter((name) => !/^(child|student|name lettering|tent|plate)$/.test(name))
  const whose = titleOf(graph, '')
  if (whose && !/\b(?:tags|plates|cards|tents)\b/i.test(prompt))
    return { kind: 'name tag', whose, names: named.slice(0, MOST_ON_TAG), shows: [...named, ...everything(graph)] }
  const names = named.length ? named : ['star', 'cat', 'rocket', 'flower', 'fish', 'sun']
  return { kind: 'name tags', n: 6, names, shows: [...names, ...everything(graph)] }
}

const [FEWEST, MOST_MARKS] = [2, 5]

export const bookmarks: Kind = (prompt, graph) => {
  if (!/\bbook ?marks?\b/i.test(prompt)) return null
  const n = numbersIn(prompt).find((count) => count >= FEWEST && count <= MOST_MARKS) ?? 3
  const named = namedIn(graph).filter((name) => !/^(name lettering)$/.test(name))
  const names = named.length ? named : ['owl', 'book', 'cat', 'flower', 'rocket']
  const words = graph.letters ?? ''
  return { kind: 'bookmarks', n, names, words, shows: [...names, ...everything(graph)] }
}

/** Ours, never words of the prompt: whose words are on a page is another's question. */
const AWARDS: readonly (readonly [RegExp, string])[] = [
  [/\blost (?:a |my |his |her |the )?(?:first )?(?:tooth|teeth)\b|\btooth fairy\b/i, 'I Lost a Tooth'],
  [/\b(?:potty|toilet)\b/i, 'Potty Star'],
  [/\bstar (?:student|pupil)\b/i, 'Star Student'],
  [/\bbest (?:dad|daddy|father)\b/i, 'Best Dad'],
  [/\bbest (?:mom|mum|mommy|mother)\b/i, 'Best Mom'],
  [/\bbest teacher\b/i, 'Best Teacher'],
  [/\bbest friends?\b/i, 'Best Friend'],
  [/\bbest helper\b/i, 'Best Helper'],
  [/\bbest reader\b/i, 'Best Reader'],
  [/\bsuper reader\b/i, 'Super Reader'],
  [/\bmost improved\b/i, 'Most Improved'],
  [/\b(?:honor|honour) roll\b/i, 'Honor Roll'],
  [/\bperfect attendance\b|\battend/i, 'Perfect Attendance'],
  [/\bstar of the week\b/i, 'Star of the Week'],
  [/\bstudent of the week\b/i, 'Student of the Week'],
  [/\bstudent of the month\b/i, 'Student of the Month'],
  [/\bstar of the (?:day|month)\b/i, 'Star of the Class'],
  [/\breader of the (?:week|month)\b/i, 'Reader of the Week'],
  [/\bhelper of the (?:week|month|day)\b/i, 'Helper of the Week'],
  [/\bteam ?work|\bteam player\b/i, 'Team Player'],
  [/\bcitizen/i, 'Good Citizen'],
  [/\bgraduat/i, 'Graduation'],
  [/\bread/i, 'Star Reader'],
  [/\b(?:math|maths|mathematician)\b|\btimes tables?\b|\bmultiplication\b/i, 'Math Star'],
  [/\bspell/i, 'Super Speller'],
  [/\bscien/i, 'Super Scientist'],
  [/\bwrit(?:er|ing)\b/i, 'Super Writer'],
  [/\bhelp/i, 'Super Helper'],
  [/\bkind(?:ness|est)?\b/i, 'Kindness Award'],
  [/\bbrav(?:e|ery|est)\b/i, 'Very Brave'],
  [/\bbehavio/i, 'Great Behavior'],
  [/\bmusic|\bpiano|\bviolin|\bsing(?:er|ing)\b/i, 'Music Star'],
  [/\bdanc/i, 'Dance Star'],
  [/\bart(?:ist)?\b/i, 'Little Artist'],
  [/\bswim/i, 'Super Swimmer'],
  [/\b(?:sports?|soccer|football|basketball|baseball|gymnast\w*|pe)\b/i, 'Sports Star'],
  [/\bcoding|\bcomputer/i, 'Coding Star'],
  [/\bchef|\bcook|\bbak(?:er|ing)\b/i, 'Super Chef'],
  [/\bsleep|\bbed\b/i, 'Super Sleeper'],
  [/\beat(?:er|ing)\b|\bvegetables\b/i, 'Good Eater'],
  [/\bscout|\bcamp/i, 'Happy Camper'],
  [/./, 'Great Job'],
]

export const certificate: Kind = (prompt, graph) => {
  if (
    !/\b(?:certificates?|(?<=(?:week|month|year|student|reader|helper|attendance|kindness|improved) )awards?|awards?(?= (?:page|sheet|paper|for|to))|awards?$|reward (?:page|certificate)|diploma (?:page|for|to))\b/i.test(
      prompt,
    )
  )
    return null
  const words = titleOf(graph, '')
  const isWhose = words !== '' && !/\s/.test(words) && canBeName(words.toLowerCase())
  // "Student of the Month Jayden": the wish, and behind it who is given it.
  const last = isWhose ? '' : (/ (\S+)$/.exec(words)?.[1] ?? '')
  const behind = looksLikeName(last) ? last : ''
  const usual = AWARDS.find(([said]) => said.test(prompt.replace(words, '')))?.[1] ?? 'Great Job'
  return {
    kind: 'certificate',
    award: isWhose || !words ? usual : words.replace(behind, '').trim(),
    name: isWhose ? words : behind,
    shows: [
      ...everything(graph).filter((name) => /star|ribbon|diploma|child|student|medal|person/.test(name)),
      'diploma',
    ],
  }
}

const WEEKS: readonly (readonly [RegExp, string, string])[] = [
  [
    /\b(?:tooth|teeth)[ -]?brushing (?:chart|log|tracker)\b|\bbrush(?:ing)? (?:my |your )?teeth chart\b/i,
    'My Teeth',
    'toothbrush',
  ],
  [/\b(?:chores?|jobs?) (?:chart|list|tracker)\b/i, 'My Chores', 'broom'],
  [/\breading (?:log|chart|tracker)\b/i, 'I Read', 'book'],
  [/\b(?:behaviou?r|reward|sticker|potty|star) (?:chart|tracker)\b/i, 'Well Done', 'star'],
]

export const weekChart: Kind = (prompt, graph) => {
  const [, heading = '', sign = ''] = WEEKS.find(([words]) => words.test(prompt)) ?? []
  return heading ? { kind: 'week chart', heading, sign, shows: [sign, 'tooth', ...everything(graph)] } : null
}
