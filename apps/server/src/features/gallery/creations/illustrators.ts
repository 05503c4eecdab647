import type { Db } from '../../../db/client.ts'
import type { Press } from '../../../press/press-pool.ts'
import type { Illustrator } from '../../../providers/illustrator.ts'
import { openaiIllustrator } from '../../../providers/openai.ts'
import { readSecret } from '../../site/settings.service.ts'
import { embeddedIllustrator } from './embedded-illustrator.ts'

export interface Illustrators {
  readonly embedded: Illustrator
  /** OpenAI where a key is stored, otherwise the embedded one. Asked anew each time: a changed key needs no restart. */
  current(): Promise<Illustrator>
}

export function chooseIllustrator(options: {
  db: Db
  settingsKey: Buffer
  press: Press
  openaiBaseUrl: string | null
  /** How long a picture may take; tests are less patient. */
  timeoutMs?: number | undefined
}): Illustrators {
  const { openaiBaseUrl: baseUrl, timeoutMs } = options
  const embedded = embeddedIllustrator(options.press)
  let made: { apiKey: string; illustrator: Illustrator } | null = null
  return {
    embedded,
    current: async () => {
      const apiKey = await readSecret(options.db, options.settingsKey, 'openai_key')
      if (!apiKey) return embedded
      if (made?.apiKey !== apiKey)
        made = { apiKey, illustrator: await openaiIllustrator({ apiKey, baseUrl, timeoutMs }) }
      return made.illustrator
    },
  }
}
