import { suggestPrompt } from '@inkbloom/illustrator/prompts'
import type { Press } from '../../../press/press-pool.ts'
import type { Illustrator } from '../../../providers/illustrator.ts'

/** Draws by itself, with no key and no network. Its pictures hold nothing but what we drew, so it objects to none. */
export function embeddedIllustrator(press: Press): Illustrator {
  return {
    name: 'embedded',
    draw: ({ prompt, seed, detail }, signal) => press.run({ kind: 'draw', prompt, seed, detail }, signal),
    read: async (prompt) => (await import('@inkbloom/illustrator/understand')).understand(prompt),
    suggest: async () => suggestPrompt(Math.random),
    objectTo: async () => null,
  }
}
