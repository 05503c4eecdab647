import { checkPrompt } from '@inkbloom/illustrator/prompts'
import { AppError } from '../../../kernel/errors.ts'
import { within } from '../../../kernel/within.ts'
import type { Illustrator } from '../../../providers/illustrator.ts'

/** Before anything is spent. The word list always; OpenAI's moderation too where there is a key. */
export async function requireSafe(illustrator: Pick<Illustrator, 'objectTo'>, prompt: string): Promise<void> {
  const checked = checkPrompt(prompt)
  if (!checked.ok) throw unsafe(checked.reason)
  const objection = await within({ ms: 20_000 }, (signal) => illustrator.objectTo({ prompt }, signal)).catch(
    (error) => {
      throw new AppError(
        'PROVIDER_NOT_SET',
        `We could not check this description, so it was not drawn. Nothing was charged. ${(error as Error).message}`,
      )
    },
  )
  if (objection) throw unsafe(objection)
}

export function unsafe(reason: string): AppError {
  return new AppError('UNSAFE_PROMPT', `${reason} Nothing was charged.`)
}
