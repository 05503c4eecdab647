import type { ErrorBody } from '@inkbloom/contract'
import { somethingWentWrong } from '@inkbloom/contract/error-codes'

export type FieldErrors = Record<string, string>

interface Details {
  status: number
  message: string
  code?: ErrorBody['code'] | null
  errors?: FieldErrors
  suggestions?: string[]
  token?: string
}

/** A call that failed. Status 0: no answer came. */
export class ApiError extends Error {
  readonly status: number
  readonly code: ErrorBody['code'] | null
  readonly errors: FieldErrors
  /** With NOT_UNDERSTOOD: what could be asked for instead. */
  readonly suggestions: string[]
  /** The token the call was made with: a late 401 of an old session must not end a new one. */
  readonly token: string

  constructor({ status, message, code = null, errors = {}, suggestions = [], token = '' }: Details) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.errors = errors
    this.suggestions = suggestions
    this.token = token
  }
}

const gateways = [502, 503, 504]

/**
 * Nothing was said about the person: the network is down, or a proxy answered in place of the server.
 * Taken for "cannot be read", a restart of the server would sign everybody out.
 */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || (gateways.includes(error.status) && error.code === null))

/** The response's message, else the error's own, else the catalog's last resort. */
export const messageOf = (error: unknown): string => (error instanceof Error && error.message) || somethingWentWrong
