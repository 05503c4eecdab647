import type { ErrorBody, ErrorCode } from '@inkbloom/contract'

/** A job keeps its failure as one line of text; this is how a code travels in it. */
export const bookFailureText = (code: ErrorCode, message: string) => `${code}: ${message}`

const coded = /^(TOO_LARGE|STALE|NOT_FOUND): (.*)$/s

/** Anything that is not meant for people becomes a sentence that is. Every failure says what it cost. */
export function bookFailure(error: string | null): ErrorBody {
  const [, code, message] = coded.exec(error ?? '') ?? []
  return {
    code: (code as ErrorCode | undefined) ?? 'INTERNAL',
    message: `${message ?? 'The book could not be made.'} Nothing was charged.`,
  }
}
