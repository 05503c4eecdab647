/** Moods that a face can show. */
import type { Acting } from '../art/art.ts'

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
])

export const moodOf = (mood: string | null): Mood | null => (mood && MOODS.has(mood) ? (mood as Mood) : null)
