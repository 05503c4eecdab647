import type { Db } from '../../db/client.ts'
import { AppError } from '../../kernel/errors.ts'
import { testOpenaiKey } from '../../providers/openai.ts'
import { readSecret } from './settings.service.ts'

/** Asks for something that costs nothing, so that an admin may try as often as they like. */
export async function testOpenai(
  db: Db,
  { key, baseUrl, typed }: { key: Buffer; baseUrl: string | null; typed?: string | undefined },
) {
  const apiKey = typed || (await readSecret(db, key, 'openai_key'))
  if (!apiKey) throw new AppError('PROVIDER_NOT_SET', 'There is no OpenAI key yet. Enter one to test it.')
  const started = performance.now()
  try {
    await testOpenaiKey({ apiKey, baseUrl })
  } catch (error) {
    throw new AppError('PROVIDER_FAILED', (error as Error).message)
  }
  return { works: true, milliseconds: Math.round(performance.now() - started) }
}
