import type { Db } from '../../db/client.ts'
import { AppError } from '../../kernel/errors.ts'
import { testOpenaiKey } from '../../providers/openai.ts'
import { readSecret } from './settings.service.ts'

/** Asks for something that costs nothing, so that an admin may try as often as they like. */
export async function testOpenai(db: Db, { key, baseUrl }: { key: Buffer; baseUrl: string | null }) {
  const apiKey = await readSecret(db, key, 'openai_key')
  if (!apiKey)
    throw new AppError('PROVIDER_NOT_SET', 'No OpenAI key is stored. Enter one and update the settings first.')
  const started = performance.now()
  try {
    await testOpenaiKey({ apiKey, baseUrl })
  } catch (error) {
    throw new AppError('PROVIDER_FAILED', (error as Error).message)
  }
  return { works: true, milliseconds: Math.round(performance.now() - started) }
}
