/** Every failure the API can answer with. The table is the type: a code without a status does not compile. */
export const errorStatus = {
  BAD_REQUEST: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  NO_PAID_PLAN: 403,
  NO_CREDITS: 403,
  BLOCKED: 403,
  UNVERIFIED: 403,
  CHILD_MODE: 403,
  NOT_FOUND: 404,
  ADMIN_EXISTS: 409,
  EMAIL_TAKEN: 409,
  STALE: 409,
  STOPPED: 409,
  TOO_LARGE: 413,
  UNSUPPORTED_TYPE: 415,
  INVALID: 422,
  BAD_CREDENTIALS: 422,
  BAD_TOKEN: 422,
  UNSAFE_PROMPT: 422,
  NOT_UNDERSTOOD: 422,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  PROVIDER_FAILED: 502,
  PROVIDER_NOT_SET: 503,
  OVERLOADED: 503,
} as const

export type ErrorCode = keyof typeof errorStatus

export const somethingWentWrong = 'Something went wrong!'
