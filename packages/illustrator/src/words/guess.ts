/** What a word may mean when the lexicon does not know it: a slip of the keys, or the name of a baked motif. */
import { motifNames } from '../motifs/motif.ts'
import { type Entry, LEXICON } from './lexicon.ts'
import { looksLike, stems } from './stems.ts'

/** Motifs drawn better by a drawing of ours. */
const BETTER: Record<string, string> = {
  '🚀': 'rocket',
  '🏰': 'castle',
  '🐙': 'octopus',
  '🦋': 'butterfly',
  '🎂': 'cake',
  '⛄': 'snowman',
  '☃': 'snowman',
  '🤖': 'robot',
  '🏠': 'house',
  '🏡': 'house',
  '🌻': 'sunflower',
  '🌷': 'tulip',
  '🌼': 'daisy',
  '🌳': 'tree',
  '🌲': 'pine',
  '🌴': 'palm',
  '🍄': 'mushroom',
  '🎈': 'balloon',
  '🚂': 'train',
  '🚒': 'fire truck',
  '🚗': 'car',
  '🏎': 'race car',
  '🚌': 'bus',
  '🍦': 'ice cream',
  '🌈': 'rainbow',
  '❤': 'heart',
  '💖': 'heart',
  '💕': 'heart',
  '💗': 'heart',
  '⭐': 'star',
  '🌟': 'star',
  '🌙': 'moon',
  '🌛': 'moon',
  '☀': 'sun',
  '🌞': 'sun',
  '🪐': 'planet',
  '❄': 'snowflake',
  '🐴': 'horse',
  '🐱': 'cat',
  '🐶': 'dog',
  '🐮': 'cow',
  '🐷': 'pig',
  '🐭': 'mouse',
  '🐰': 'bunny',
  '🐻': 'bear',
  '🦊': 'fox',
  '🦁': 'lion',
  '🐯': 'tiger',
  '🐵': 'monkey',
  '🐼': 'panda',
  '🐨': 'koala',
  '🐸': 'frog',
  '🐲': 'dragon',
  '🐉': 'dragon',
  '🦄': 'unicorn',
  '🐔': 'hen',
  '🦓': 'zebra',
  '🐺': 'wolf',
  '🦝': 'raccoon',
  '🐹': 'hamster',
  '🐧': 'penguin',
  '👸': 'princess',
  '🤴': 'prince',
  '🧙': 'wizard',
  '🧚': 'fairy',
  '🧜': 'mermaid',
  '🎅': 'santa',
  '👮': 'police officer',
  '👷': 'builder',
  '🦸': 'superhero',
  '👧': 'girl',
  '👦': 'boy',
  '🧒': 'child',
  '👩': 'woman',
  '👨': 'man',
  '👵': 'grandma',
  '👴': 'grandpa',
  '👽': 'alien',
  '🤡': 'clown',
  '🚲': 'bicycle',
  '🎁': 'present',
  '☕': 'cup',
  '🫎': 'moose',
}

let byArt: Map<string, Entry> | undefined
let byWord: Map<string, { emoji: string; group: string }> | undefined

function entryOf(emoji: string, group: string, name: string): Entry {
  const better = BETTER[emoji]
  if (better) return LEXICON.get(better) as Entry
  byArt ??= new Map([...LEXICON.values()].reverse().map((entry) => [entry.art, entry]))
  return (
    byArt.get(emoji) ?? {
      name,
      art: emoji,
      cls: group === 'Anim' ? 'actor' : 'prop',
      size: 0.8,
      home: 'showcase',
      extra: undefined,
    }
  )
}

/** Whole names first; then the last word of a name, which is its noun. */
function motifByWord(): Map<string, { emoji: string; group: string }> {
  if (byWord) return byWord
  byWord = new Map()
  const names = motifNames().map((m) => ({ ...m, name: m.name.toLowerCase().replaceAll('-', ' ') }))
  for (const m of names) byWord.set(m.name, m)
  for (const m of names) {
    const noun = m.name.split(' ').at(-1) ?? ''
    if (noun.length > 3 && !byWord.has(noun) && m.group !== 'Smil') byWord.set(noun, m)
  }
  return byWord
}

export function guessWord(word: string): Entry | null {
  const names = motifByWord()
  for (const stem of stems(word)) {
    const m = names.get(stem)
    if (m) return entryOf(m.emoji, m.group, word)
  }
  for (const [known, entry] of LEXICON) if (looksLike(word, known)) return entry
  return null
}

/** An emoji in the prompt is as good as a word. */
export function guessEmoji(emoji: string): Entry | null {
  const bare = emoji.replaceAll('\ufe0f', '')
  if (BETTER[bare]) return entryOf(bare, '', bare)
  const m = motifNames().find((motif) => motif.emoji === bare)
  return m ? entryOf(m.emoji, m.group, m.name) : null
}
