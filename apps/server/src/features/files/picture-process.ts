/** The process in which pictures of strangers are read: see picture-cleaner.ts. */
import { AppError } from '../../kernel/errors.ts'
import { cleanPicture } from './clean-picture.ts'
import type { Cleaned } from './picture-cleaner.ts'

const answer = (cleaned: Cleaned) => process.send?.(cleaned)

process.on('message', (bytes: Uint8Array) => {
  cleanPicture(bytes).then(
    (picture) => answer({ picture }),
    (error: Error) => {
      const { message } = error
      if (error instanceof AppError) answer({ refusal: { code: error.code, message, errors: error.errors } })
      else answer({ fault: message })
    },
  )
})
// A terminal and systemd send these to every process of the server, which may still have a picture to answer for.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
process.on('disconnect', () => process.exit(0))
