import type { Understood } from '@inkbloom/contract'
import { isFreeLettering } from '@inkbloom/illustrator/prompts'
import { AppError } from '../../../kernel/errors.ts'
import type { Illustrator } from '../../../providers/illustrator.ts'
import { requireSafe } from './safety.ts'

/** Where another service draws, nobody here can say what it will make of the words: nothing stands in the way. */
const anything: Omit<Understood, 'private'> = {
  things: [],
  unknown: [],
  relations: [],
  place: null,
  style: null,
  free: true,
}

/** Refused where it is not safe, or where nothing of it is understood: both before anything is spent. */
export async function requireUnderstood(illustrator: Illustrator, prompt: string): Promise<Understood> {
  const reading = await illustrator.read(prompt)
  if (!reading) return { ...anything, private: isFreeLettering(prompt) }
  if ('understood' in reading) return reading.understood
  throw new AppError(
    'NOT_UNDERSTOOD',
    'We cannot draw this yet. Nothing was charged. Try one of these, or use other words.',
    {
      suggestions: reading.suggestions,
    },
  )
}

/** What would be on the page. Nothing is stored, spent or logged. Our own word list only: moderation is asked at creation. */
export async function understandPrompt(illustrator: Illustrator, prompt: string): Promise<Understood> {
  await requireSafe({ objectTo: async () => null }, prompt)
  return requireUnderstood(illustrator, prompt)
}
