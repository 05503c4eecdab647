import type { ErrorCode } from '@inkbloom/contract/error-codes'
import { AppError } from '../../kernel/errors.ts'
import { createProcesses } from '../../kernel/processes.ts'
import type { Picture } from './clean-picture.ts'

export interface PictureCleaner {
  clean(bytes: Uint8Array, signal: AbortSignal): Promise<Picture>
  /** How many processes there are now. */
  readonly size: number
  close(): void
}

/** What the process answers. */
export type Cleaned =
  | { picture: Picture }
  | { refusal: { code: ErrorCode; message: string; errors: Record<string, string> | undefined } }

/** Reads pictures of strangers: one that nobody waits for any more does not keep others waiting. */
export function createPictureCleaner({ idleMs = 15_000 } = {}): PictureCleaner {
  const processes = createProcesses<Uint8Array, Cleaned>({
    file: new URL('./picture-process.ts', import.meta.url),
    // Longer than sharp is given.
    timeoutMs: 20_000,
    idleMs,
  })
  return {
    clean: async (bytes, signal) => unwrap(await processes.run(bytes, signal)),
    get size() {
      return processes.size
    },
    close: processes.close,
  }
}

function unwrap(cleaned: Cleaned): Picture {
  if ('picture' in cleaned) return cleaned.picture
  const { code, message, errors } = cleaned.refusal
  throw new AppError(code, message, errors ? { errors } : {})
}
