/** Every word the illustrator knows, read from data/ once. To teach it a word, add it there. */
import type { Look } from '../people/figure.ts'
import { dataLines, keyedLines } from './data-file.ts'
import type { Item, ItemClass, Tie } from './item.ts'

export type Entry = Pick<Item, 'name' | 'art' | 'cls' | 'size' | 'home' | 'extra'>

export interface Group {
  words: string[]
  count: number
  home: string
  /** The word is a place as well: its things are drawn only where nothing else is named. */
  place: boolean
}

export interface Doing {
  how: Tie | 'arms'
  what: string
}

const wordsOf = (text: string) => text.split(',').map((word) => word.trim())

export const LEXICON: ReadonlyMap<string, Entry> = new Map(
  dataLines('lexicon.txt').flatMap((line) => {
    const [words = '', art = '', cls = 'prop', size = '0.7', home = 'showcase', extra] = line.split('|')
    return wordsOf(words).map((name): [string, Entry] => [
      name,
      { name, art, cls: cls as ItemClass, size: Number(size), home, extra },
    ])
  }),
)

export const SETTING_WORDS: ReadonlyMap<string, string> = new Map(
  dataLines('settings.txt').flatMap((line) => {
    const [setting = '', words = ''] = line.split(':')
    return wordsOf(words).map((word): [string, string] => [word, setting])
  }),
)

export const GROUPS: ReadonlyMap<string, Group> = new Map(
  keyedLines('groups.txt').map(([name, value]) => {
    const [words = '', count = '2', home = ''] = value.split('|')
    return [name, { words: wordsOf(words), count: Number(count), home, place: SETTING_WORDS.has(name) }]
  }),
)

export const WEAR: ReadonlyMap<string, Look> = new Map(
  keyedLines('wear.txt').map(([word, value]) => {
    const [part = 'hat', what = ''] = value.split(' ')
    return [word, (part === 'cape' ? { cape: true } : { [part]: what }) as Look]
  }),
)

export const VERBS: ReadonlyMap<string, Doing> = new Map(
  keyedLines('verbs.txt').map(([word, value]) => {
    const [how = 'hold', what = ''] = value.split(' ')
    return [word, { how, what } as Doing]
  }),
)

/** Words that say nothing a page can show: colors, sizes, moods, little words. */
export const STOP_WORDS: ReadonlySet<string> = new Set(dataLines('stop-words.txt').join(' ').split(' '))

export const COMPANIONS: ReadonlyMap<string, string[]> = new Map(
  keyedLines('companions.txt').map(([art, value]) => [art, value.split(' ')]),
)

export const TIMES: ReadonlyMap<string, 'night' | 'sunset'> = new Map([
  ...wordsOf(
    'night,starry,moonlight,midnight,nighttime,moonlit,evening,bedtime,sleeping,asleep,dreaming,night sky,starry night',
  ).map((word): [string, 'night'] => [word, 'night']),
  ...wordsOf('sunset,sunrise,dawn,dusk').map((word): [string, 'sunset'] => [word, 'sunset']),
])

export const NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  the: 1,
  two: 2,
  couple: 2,
  pair: 2,
  three: 3,
  trio: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  several: 4,
  many: 5,
  some: 3,
  few: 3,
  lots: 5,
  family: 3,
  herd: 4,
  school: 5,
  flock: 5,
  group: 4,
  bunch: 4,
  litter: 4,
  pack: 3,
  swarm: 5,
  team: 4,
  dozen: 6,
}
