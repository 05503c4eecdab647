import { type ErrorCode, errorStatus } from '@inkbloom/contract/error-codes'

/** The one error that reaches a person. Anything else is logged and becomes a 500 that says nothing. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly errors: Record<string, string> | undefined
  readonly suggestions: string[] | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(
    code: ErrorCode,
    message: string,
    more: { errors?: Record<string, string>; suggestions?: string[]; retryAfterSeconds?: number } = {},
  ) {
    super(message)
    this.name = 'AppError'
    this.code = code
    this.errors = more.errors
    this.suggestions = more.suggestions
    this.retryAfterSeconds = more.retryAfterSeconds
  }

  get status(): number {
    return errorStatus[this.code]
  }
}

/** A field that the person can correct; the message is shown beside it. */
export function invalid(errors: Record<string, string>): AppError {
  return new AppError('INVALID', Object.values(errors)[0] ?? 'Check the form.', { errors })
}

/** A device that was handed to a child may do nothing but color the chosen pages. */
export function inChildsHands(): AppError {
  return new AppError('CHILD_MODE', 'This device is in the hands of a child. A grown-up has the PIN.')
}

export function notFound(what: string): AppError {
  return new AppError('NOT_FOUND', `${what} was not found.`)
}

/** Whether the database refused a row because this unique constraint already has one like it. */
export function breaks(error: unknown, constraint: string): boolean {
  const { code, constraint: name } = error as { code?: string; constraint?: string }
  return code === '23505' && name === constraint
}
