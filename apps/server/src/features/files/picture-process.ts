/** The process in which pictures of strangers are read: see picture-cleaner.ts. */
import { answerTasks } from '../../kernel/answer-tasks.ts'
import { AppError } from '../../kernel/errors.ts'
import { cleanPicture } from './clean-picture.ts'
import type { Cleaned } from './picture-cleaner.ts'

answerTasks<Uint8Array, Cleaned>(async (bytes) => {
  try {
    return { picture: await cleanPicture(bytes) }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { code, message, errors } = error
    return { refusal: { code, message, errors } }
  }
})
