/** Which cards to cut out, awards and charts of a week a prompt asks for. */
import { canBeName } from '../reading/lexicon.ts'
import type { Kind } from './kind.ts'
import { everything, namedIn } from './kind.ts'
import { titleOf } from './sheet/subjects.ts'

const MOST_ON_TAG = 3

export const tags: Kind = (prompt, graph) => {
  if (!/\b(?:name ?(?:tag|plate|card|tent)s?|desk (?:tag|plate|name)s?)\b/i.test(prompt)) return null
  const named = namedIn(graph).filter((name) => !/^(child|student|name lettering|tent)$/.test(name))
  const whose = titleOf(graph, '')
  if (whose && !/\b(?:tags|plates|cards|tents)\b/i.test(prompt))
    return { kind: 'name tag', whose, names: named.slice(0, MOST_ON_TAG), shows: [...named, ...everything(graph)] }
  const names = named.length ? named : ['star', 'cat', 'rocket', 'flower', 'fish', 'sun']
  return { kind: 'name tags', n: 6, names, shows: [...names, ...everything(graph)] }
}

export const bookmarks: Kind = (prompt, graph) => {
  if (!/\bbook ?marks?\b/i.test(prompt)) return null
  const n = Number(/\b([2-5])\b/.exec(prompt)?.[1]) || 3
  const named = namedIn(graph).filter((name) => !/^(name lettering)$/.test(name))
  const names = named.length ? named : ['owl', 'book', 'cat', 'flower', 'rocket']
  const words = graph.letters ?? ''
  return { kind: 'bookmarks', n, names, words, shows: [...names, ...everything(graph)] }
}

/** Ours, never words of the prompt: whose words are on a page is another's question. */
const AWARDS: readonly (readonly [RegExp, string])[] = [
  [/\bread/i, 'Star Reader'],
  [/\b(?:math|maths)\b/i, 'Math Star'],
  [/\bspell/i, 'Super Speller'],
  [/\bhelp/i, 'Super Helper'],
  [/\bkind/i, 'Kindness Award'],
  [/\battend/i, 'Perfect Attendance'],
  [/\b(?:student of the|star of the) week\b/i, 'Student of the Week'],
  [/\bgraduat/i, 'Graduation'],
  [/\bbehavio/i, 'Great Behavior'],
  [/\bmusic|\bpiano/i, 'Music Star'],
  [/\bart(?:ist)?\b/i, 'Little Artist'],
  [/\b(?:sport|swim|soccer|pe)\b/i, 'Sports Star'],
  [/./, 'Great Job'],
]

export const certificate: Kind = (prompt, graph) => {
  if (
    !/\b(?:certificates?|awards?(?= (?:page|sheet|paper|for|to))|awards?$|reward (?:page|certificate)|diploma (?:page|for|to))\b/i.test(
      prompt,
    )
  )
    return null
  const words = titleOf(graph, '')
  const isWhose = words !== '' && !/\s/.test(words) && canBeName(words.toLowerCase())
  const usual = AWARDS.find(([said]) => said.test(prompt.replace(words, '')))?.[1] ?? 'Great Job'
  return {
    kind: 'certificate',
    award: isWhose ? usual : words || usual,
    name: isWhose ? words : '',
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
