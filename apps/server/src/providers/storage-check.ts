import { randomBytes } from 'node:crypto'
import type { Config, S3Config } from '../kernel/config.ts'
import type { Logger } from '../kernel/log.ts'
import { StartError } from '../kernel/start-error.ts'
import { whyNotWritten } from '../kernel/why-not-written.ts'
import { TooLate } from '../kernel/within.ts'
import { S3Refusal, type Storage } from './storage.ts'

/**
 * Writes a file and takes it away again, once, at start. What only the operator can put right stops the start with a
 * sentence; a bucket that answers that it is busy may be back in a minute, and /readyz tells.
 */
export async function checkStorage(
  storage: Storage,
  { s3, dataDir }: Pick<Config, 's3' | 'dataDir'>,
  log: Logger,
): Promise<void> {
  const key = `checks/${randomBytes(15).toString('base64url')}.bin`
  try {
    await storage.put(key, Buffer.from('Written by a start of Inkbloom.'), 'application/octet-stream')
    await storage.delete(key)
  } catch (error) {
    const sentence = s3 ? aboutBucket(s3, error as Error) : whyNotWritten(dataDir, error as Error)
    if (sentence) throw new StartError(sentence, { cause: error })
    log.warn({ err: error }, 'the storage could not be used at start')
  }
}

/** Nobody is there, or nobody who speaks HTTP. */
const silence = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'EAI_AGAIN', 'EPIPE'],
  ...['UND_ERR_SOCKET', 'UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_HEADERS_TIMEOUT', 'HPE_INVALID_CONSTANT'],
])

function aboutBucket({ endpoint, bucket }: S3Config, error: Error): string | null {
  const { code } = (error.cause ?? {}) as { code?: string }
  if (code === 'ENOTFOUND') return `S3_ENDPOINT ${endpoint} is the name of no server: check how it is written.`
  if (error instanceof TooLate || silence.has(code ?? ''))
    return `The bucket ${bucket} at ${endpoint} does not answer${code ? ` (${code})` : ''}: check S3_ENDPOINT and the way to it.`
  if (!(error instanceof S3Refusal)) return null
  if (error.status === 404) return `S3_BUCKET ${bucket} does not exist at ${endpoint}: make it, or check the name.`
  if (error.status === 401 || error.status === 403)
    return `The bucket ${bucket} at ${endpoint} refused our key: check S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, which must be allowed to read, write and delete.`
  if (error.status < 500)
    return `The bucket ${bucket} at ${endpoint} took no file (${error.status}): check S3_ENDPOINT, S3_BUCKET and S3_REGION.`
  return null
}
