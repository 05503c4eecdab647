/** Moods that a face can show. */
import type { Acting } from '../art/art.ts'
import type { Relation } from '../reading/graph.ts'
import type { Member } from './member.ts'
import type { Bond } from './scene.ts'

type Mood = NonNullable<Acting['mood']>

const MOODS: ReadonlySet<string> = new Set([
  'happy',
  'sad',
  'angry',
  'scared',
  'surprised',
  'sleepy',
  'proud',
  'shy',
  'silly',
  'focused',
  'loving',
  'disgusted',
])

/** What a deed shows in the face of who does it. */
const OF_DOER: readonly (readonly [RegExp, Mood])[] = [
  [/^(runs-from|flee|escap)/, 'scared'],
  [/^(ador|fall.* in love|in-love|swoon)/, 'loving'],
  [/^(find|found|discover)/, 'surprised'],
  [/^(scold|quarrel|argu|growl|snarl|hiss|fights)/, 'angry'],
  [/^(paints|sews|draw|knit|writ|carv|thread|juggles|balanc|aim|measur|solder|embroider|concentrat)/, 'focused'],
]
/** And of whom it is done to. */
const OF_OTHER: readonly (readonly [RegExp, Mood])[] = [
  [/^(chases|hunt|attack|haunt|startl|scar|frighten)/, 'scared'],
  [/^surpris/, 'surprised'],
  [/^fights/, 'angry'],
  [/^(ador|in-love)/, 'loving'],
  [/^(praise|award|crown)/, 'proud'],
]
const find = (table: typeof OF_DOER, { relation, word = '' }: Relation): Mood | undefined =>
  table.find(([deed]) => deed.test(relation) || deed.test(word))?.[1]

/** Who fights with these is at play. */
const SOFT = /^(pillow|cushion|snowball|water balloon|balloon|water gun|foam sword)$/

/** What somebody feels by what is done. */
export function moodIn(bonds: readonly Bond[], member: Member): Mood | undefined {
  const isPlay = bonds.some(({ b }) => b && SOFT.test(b.entry.name))
  for (const { a, b, relation } of bonds) {
    if (isPlay && relation.relation === 'fights') continue
    const mood = a === member ? find(OF_DOER, relation) : b === member ? find(OF_OTHER, relation) : undefined
    if (mood) return mood
  }
  return undefined
}

export const moodOf = (mood: string | null): Mood | null => (mood && MOODS.has(mood) ? (mood as Mood) : null)
