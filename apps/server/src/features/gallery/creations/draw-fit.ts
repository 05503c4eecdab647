import type { Detail } from '@inkbloom/contract'
import type { Press } from '../../../press/press-pool.ts'
import { type Illustrator, IllustratorFailed } from '../../../providers/illustrator.ts'

interface Try {
  illustrator: Illustrator
  press: Press
  prompt: string
  seed: number
  detail: Detail | null
  signal: AbortSignal
}

/** A drawing that cannot be colored is asked for once more, with what was wrong; then it is refused. */
export async function drawFit({ illustrator, press, prompt, seed, detail, signal }: Try) {
  let advice: string | undefined
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const raw = await illustrator.draw({ prompt, detail, seed: seed + attempt, ...(advice && { advice }) }, signal)
    if (!raw.picture) throw new IllustratorFailed('The drawing service sent no picture.', { lasting: false })
    const foreign = illustrator.name !== 'embedded'
    const pressed = await press
      .run({ kind: 'press', picture: raw.picture, foreign }, signal)
      .catch((cause: unknown) => {
        throw new IllustratorFailed('The drawing service sent a picture that cannot be read.', {
          lasting: false,
          cause,
        })
      })
    if (!pressed.fault) return { pressed, svg: raw.svg, missing: raw.missing }
    advice = pressed.fault
  }
  throw new IllustratorFailed(`The picture could not be made into a page to color. ${advice}`, { lasting: true })
}
