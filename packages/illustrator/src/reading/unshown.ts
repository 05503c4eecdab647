/** States and manners that read well and that no page shows: they are said to be missing. */
import { dataLines } from '../words/data-file.ts'
import { wholeWords } from '../words/literal.ts'
import { isPartName } from './own-parts.ts'
import { PhraseTable } from './phrases.ts'
import type { Scene } from './scene.ts'
import { singularsOf } from './singular.ts'
import { PARTS } from './small-words.ts'
import type { Word } from './word.ts'

const UNSHOWN = new PhraseTable<{ phrase: string; shownBy: string[] }>()
for (const line of dataLines('reading/unshown-phrases.txt')) {
  const [phrase = '', nouns = ''] = line.split(' = ')
  UNSHOWN.add(phrase, { phrase, shownBy: nouns.split(', ') })
}

/** The same, where what it is said of varies: "a wheel is missing". */
const UNSHOWN_PATTERNS = dataLines('reading/unshown-patterns.txt').map(wholeWords)

function patternsIn(text: string): string[] {
  const small = text.toLowerCase()
  return UNSHOWN_PATTERNS.flatMap((patternFor) => {
    const pattern = patternFor(small)
    return (pattern && text.match(pattern)) ?? []
  })
}

/** "a clock with no hands" is drawn with its hands. */
const partsWithout = ({ things }: Scene, words: readonly Word[]): string[] =>
  words.flatMap(({ low }, i) => {
    const isNone = /^(no|without)$/.test(words[i - 1]?.low ?? '')
    if (!isNone || !(PARTS.has(low) || isPartName(low))) return []
    if (low === 'hair' && things.some(({ attributes }) => attributes.some((look) => /\bbald\b/.test(look)))) return []
    const forms = singularsOf(low).map((form) => `no ${form}`)
    const isTold = things.some(({ attributes }) =>
      attributes.some((look) => look === `no ${low}` || forms.includes(look)),
    )
    return isTold ? [] : [`no ${low}`]
  })

/** A number that something bears is written on nothing. */
const numbersIn = (text: string): string[] =>
  [
    ...text.matchAll(
      /(?<![\p{L}\p{N}])(?:number|no\.) (?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)\b|#\d+/giu,
    ),
  ].map(([said]) => said)

const REPLACED =
  /\b(?!\w+ing )[\w-]+ (?:for|instead of|in place of) (?:an? |his |her |its |their )?(?:hands?|eyes?|noses?|legs?|arms?|ears?|teeth|hair|head|tail|feet|wings?|mouth)(?= ?[,.!]| ?$| (?:and|in|on|with|who|that)\b)/gi

/** "a hook for a hand", where no drawing has one; a snowman has his carrot by nature. */
const partsReplaced = ({ things, unknown }: Scene, text: string): string[] =>
  things.some(({ name, attributes }) => name === 'snowman' || attributes.some((look) => look.includes('-as-'))) ||
  unknown.some((said) => / for /.test(said))
    ? []
    : (text.match(REPLACED) ?? [])

/** What of a prompt no page shows, as it was written. */
export const unshownIn = (scene: Scene, text: string, words: readonly Word[]): string[] => [
  ...UNSHOWN.findIn(text)
    .filter(({ shownBy }) => !scene.things.some(({ name }) => shownBy.includes(name)))
    .map(({ phrase }) => phrase),
  ...patternsIn(text),
  ...partsWithout(scene, words),
  ...partsReplaced(scene, text),
  ...numbersIn(text),
]
