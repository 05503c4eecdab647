import type { ErrorBody, ErrorCode } from '@inkbloom/contract'

/** A job keeps its failure as one line of text; this is how a code travels in it. */
export function failureText(code: ErrorCode, message: string): string {
  return `${code}: ${message}`
}

const coded = /^(UNSAFE_PROMPT|PROVIDER_FAILED|PROVIDER_NOT_SET): (.*)$/s

/** Anything that is not meant for people becomes a sentence that is. Every failure says what it cost. */
export function failureOf(error: string | null): ErrorBody {
  const [, code, message] = coded.exec(error ?? '') ?? []
  return {
    code: (code as ErrorCode | undefined) ?? 'PROVIDER_FAILED',
    message: `${message ?? 'The page could not be drawn.'} Nothing was charged.`,
  }
}
