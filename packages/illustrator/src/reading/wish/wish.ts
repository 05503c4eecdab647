/** What is wished for, without what is told around it: for whom a page is, why, where they are and what they love. */
import { nounOf } from '../lexicon.ts'
import { singularsOf } from '../singular.ts'
import { isA } from '../vocabulary.ts'
import { type Kind, kindOf, wishOf } from './kinds.ts'
import { withoutNames } from './names.ts'
import { type Piece, piecesOf } from './pieces.ts'
import { withoutReceivers } from './receivers.ts'
import { ASKER } from './talk.ts'

interface Said extends Piece {
  kind: Kind
}

/** "draw him on a skateboard", "could we see one eating bamboo": one of those who were told of. */
const POINTING =
  /^(?:him|her|it|them|one|that|this|those|(?:two|three|four|some|a few)(?= (?:\w+ing|with|in|on|at|who|that)\b))(?= |$)/i
/** "hedgehogs …, could we have a cute one with a backpack". */
const ONE_OF_THEM = /^((?:an?|another|some) (?:(?!of\b)[\w-]+ ){1,3})ones?(?= |[,.]|$)/i
const OF_SOMEBODY = /^(?:him|her) (?:\w+ing|in|on|at|with|as|when|wearing)\b/i
const LONGEST = 3

/** What somebody talked of last: "my dog", "the red panda". */
function lastNamed(pieces: readonly Said[]): string | null {
  const words = pieces.flatMap(({ text }) => text.toLowerCase().match(/[\p{L}'-]+/gu) ?? [])
  const named: string[] = []
  for (let i = 0; i < words.length; i++) {
    const sizes = Array.from({ length: LONGEST }, (_, k) => LONGEST - k)
    const size = sizes.find((size) => i + size <= words.length && nounOf(words.slice(i, i + size)))
    if (!size) continue
    const name = words.slice(i, i + size).join(' ')
    if (!isA(nounOf(name.split(' '))?.name ?? '', 'person') && name !== 'animal') named.push(name)
    i += size - 1
  }
  return named.findLast((name) => isA(nounOf(name.split(' '))?.name ?? '', 'alive')) ?? named.at(-1) ?? null
}

/** "my grandma was a dancer, draw her dancing": the one of one's own who was told of last. */
function lastOwned(pieces: readonly Said[]): string | null {
  const owned = pieces.flatMap(({ text }) => [...text.toLowerCase().matchAll(/\b(?:my|our) ((?:[\w'-]+ )?[\w'-]+)/g)])
  const names = owned.flatMap(([, words = '']) => [words, words.split(' ')[0] ?? ''])
  return names.findLast((name) => isA(nounOf(name.split(' '))?.name ?? '', 'alive')) ?? null
}

/** "we went camping and a raccoon stole our hot dogs, can you draw that": all of what happened. */
const HAPPENED =
  /\b(?:stole|ate|took|fell|ran|jumped|chased|broke|saw|caught|hid|climbed|flew|got stuck|danced|knocked|spilled|dropped|licked|bit|threw|built|rode|found|escaped|swam|crashed|landed|slept|dug)\b/i

const LOVES =
  /\b(?:loves?|likes?|adores?|enjoys?|collects?|(?:is|are|am|'s|'m) (?:really |so |totally |very )*(?:into|obsessed with|crazy about|mad about|fond of)|favou?rites? (?:[\w-]+ )?(?:is|are)) (?!to\b|it\b|this\b|her\b|him\b|you\b|me\b)(.+)$/i

/** What somebody loves, where nothing else is wished for. */
function lovedIn(pieces: readonly Said[]): string | null {
  const loved = pieces.map(({ text }) => LOVES.exec(text)?.[1]).filter((text) => text !== undefined)
  return loved.length ? loved.join(', ') : null
}

function pointedAt(wish: string, before: readonly Said[]): string {
  const [word] = POINTING.exec(wish) ?? []
  const one = ONE_OF_THEM.test(wish) && !before.some(isWish) ? lastNamed(before) : null
  if (one) return wish.replace(ONE_OF_THEM, `$1${oneOf(one)}`)
  // "Once there was a hedgehog. … Can you draw that?"
  if (word && before.some(isWish)) return wish.length > word.length ? wish : ''
  // "she likes tulips and hummingbirds, can you do that": all of them.
  const loved = /^(?:that|this|those|them|both)$/i.test(wish) ? lovedIn(before) : null
  if (loved) return loved
  const happened = before.filter(({ text }) => HAPPENED.test(text)).map(({ text }) => text)
  if (/^(?:that|this)$/i.test(wish) && happened.length) return happened.join(', ')
  const other = word ? lastNamed(before) : null
  const owned = OF_SOMEBODY.test(wish) ? lastOwned(before) : null
  // "my son loves dinosaurs, draw him riding one".
  if (owned && other && owned !== other)
    return wish.replace(POINTING, `a ${owned}`).replace(/\b(?:one|it|them)$/i, `a ${oneOf(other)}`)
  const name = owned ?? other
  if (!word || !name) return wish
  if (/^(?:two|three|four|some|a few)$/i.test(word)) return wish.replace(POINTING, `$& ${name}`)
  return wish.replace(POINTING, /^(them|those)$/i.test(word) ? name : `a ${oneOf(name)}`)
}

/** "red pandas" as one of them. */
function oneOf(name: string): string {
  const words = name.split(' ')
  const last = words.at(-1) ?? ''
  const one = singularsOf(last).find((form) => form !== last && nounOf([...words.slice(0, -1), form]))
  return [...words.slice(0, -1), one ?? last].join(' ')
}

const OPENED =
  /^(?:(?:and|so|but|then|just|maybe|please|quick) )*(?:an?|the|some|two|three|four|five|six|one|\d+|lots|my|our)\b/i
/** "when I was little", "after school we": it begins what is told. */
const FRONTED = /^(?:in|on|at|when|after|before|last|every|during|if|as|once)\b|\b(?:and|when|because)$/i
const isWish = ({ kind }: Said) => kind === 'asked' || kind === 'named'
/** "He lived in a teapot." */
const STORY =
  /^(?:he|she|they)(?! (?:really |also |just )?(?:loves?|likes?|adores?|wants?|needs?|collects?|enjoys?))\b/i
const isTold = (kind: Kind | undefined) => kind === 'told' || kind === 'maybe'

function kindsOf(pieces: readonly Piece[], isOurs: boolean): Said[] {
  const said: Said[] = []
  for (const piece of pieces) {
    const last = said.at(-1)
    const isStory = !isOurs && last?.kind === 'named' && STORY.test(piece.text)
    const kind = isStory ? 'named' : kindOf(piece.text, last?.kind ?? null)
    // "my son loves trucks, trains and planes": it goes on.
    const goesOn = kind === 'named' && !OPENED.test(piece.text) && last?.end === ',' && isTold(last.kind)
    said.push({ ...piece, kind: goesOn ? 'maybe' : kind })
  }
  for (const [i, piece] of said.entries()) {
    const next = said[i + 1]
    if (piece.kind === 'named' && piece.end === '' && FRONTED.test(piece.text) && next && isTold(next.kind))
      piece.kind = next.kind
  }
  return said
}

const FINITE =
  /\b(?:is|are|was|were|isn't|aren't|has|had|have|said|says|thinks|thought|keeps|kept|told|can't|won't|doesn't|don't|eats?|ate|went|came|got|\w+'s (?:at|in|on|asleep))\b/i
const OF_HIM =
  /^(?:and |but )*(?:he|she|they)(?:'s|'re)? (?!(?:is |are )?(?:wearing|holding|carrying|has|have|sitting|riding|standing)\b)/i

/** Where a wish is asked for in so many words, sentences before it tell why; where it is for somebody, "she" is not drawn. */
function tellStories(said: Said[], isForSomebody: boolean) {
  const asked = said.findIndex(({ kind, text }) => kind === 'asked' && !POINTING.test(wishOf(text)))
  for (const [i, piece] of said.entries()) {
    if (piece.kind !== 'named') continue
    const isBefore = i < asked && FINITE.test(piece.text) && !/^an? /i.test(piece.text)
    if (isBefore || (isForSomebody && OF_HIM.test(piece.text))) piece.kind = 'told'
  }
}

const WANTS_SOMETHING = /\b(?:want|need|like|love|after|for) (?:something|anything|a distraction)\b/i

/** The pieces that are on the page, in the order in which they are read. */
function wished(said: readonly Said[]): Said[] {
  if (!said.some(isWish)) return [...said]
  const isAsked = said.some(({ kind, text }) => kind === 'asked' || WANTS_SOMETHING.test(text))
  const first = said.findIndex(isWish)
  const early = said.slice(0, first).filter(({ kind }) => kind === 'look')
  const kept = said.filter(
    (piece, i) => isWish(piece) || (piece.kind === 'maybe' && !isAsked) || (piece.kind === 'look' && i > first),
  )
  return [...kept.slice(0, 1), ...early, ...kept.slice(1)]
}

/** Somebody speaks of himself; else "he" is whoever is drawn. */
const OURS = /\b(?:my|our|i|i'm|im|we|we're|me|us|for (?:a|an|\p{Lu}\p{L}+))\b|\b(?:it'?s|this is) for\b/iu
const WANTED = /^(?:and |so |hi |hello )*(?:my|our|the|he|she|they)\b/i

const QUOTED =
  /\b((?:my|our) (?:[\w'-]+ ){1,4}(?:said|says|asked for|asked|wants|wanted|requested|shouted|told me|keeps saying)),?:? ["“]([^"“”]+)["”]/giu

/** "my son (6) wants", "our girl, 4, says": how old who asks is. */
const AGED = new RegExp(
  `(?<=\\b(?:my|our) (?:\\w+ )?(?:${ASKER})),? \\(?(?:aged? )?\\d\\d?(?: years? old| yrs?| yo)?[),]{1,2}(?= )`,
  'gi',
)

/** As it would be written with care: "im 6", "its for my mom", "hes asking". */
const spelled = (prompt: string): string =>
  prompt
    .replaceAll('’', "'")
    .replace(/\s+/g, ' ')
    .replace(AGED, '')
    .replace(/^(?:hi |hello )?(?:would|is) it (?:be )?possible to (?:have|get|see|draw|make) /i, 'can you draw ')
    .replace(/\bits (?=(?:my|our|for|raining|snowing|been|so|not|his|her|almost|finally)\b)/gi, "it's ")
    .replace(/\b(he|she|that|who)s (?=\w)/gi, "$1's ")
    .replace(/\b(i)m (?=\w)/gi, "$1'm ")
    .replace(/\b(they|we|you)re (?=\w)/gi, (said, who: string) => (who === 'we' ? said : `${who}'re `))
    .replace(QUOTED, '$1, $2,')

/** "Please make a picture": of what is told elsewhere. */
const isNothing = (wish: string): boolean =>
  /^[\s.,]*(?:(?:an?|the|some|nice|cute|pretty|little) )*(?:pictures?|pages?|colou?ring pages?|drawings?|something)?[\s.,]*$/i.test(
    wish,
  )

/** A prompt as its wish alone, and what was told beside it. Where everything is told, all of it is the wish. */
export function wishIn(prompt: string): { wish: string; told: string } {
  const named = withoutNames(spelled(prompt))
  const text = withoutReceivers(named)
  const said = kindsOf(piecesOf(text), OURS.test(prompt))
  tellStories(said, text !== named)
  const kept = wished(said)
  if (kept.length === said.length && !said.some(({ kind, text }) => kind === 'asked' && WANTED.test(text)))
    return { wish: text, told: '' }
  const wish = kept
    .map((piece, i) => {
      const before = said.slice(0, said.indexOf(piece))
      const wish =
        piece.kind === 'asked' ? pointedAt(wishOf(piece.text), before) : piece.text.replace(/^(?:so|but) (?=an? )/i, '')
      return i < kept.length - 1 ? `${wish}${piece.end === ',' ? ',' : '.'} ` : wish
    })
    .join('')
  const others = said.filter((piece) => !kept.includes(piece))
  const told = others.map((piece) => piece.text).join('. ')
  return { wish: isNothing(wish) ? (lovedIn(others) ?? wish) : wish, told }
}
