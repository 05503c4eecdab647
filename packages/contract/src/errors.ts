import { z } from 'zod'
import { type ErrorCode, errorStatus } from './error-codes.ts'

export const ErrorBody = z
  .object({
    message: z.string(),
    code: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]),
    suggestions: z
      .array(z.string())
      .optional()
      .describe('With NOT_UNDERSTOOD: descriptions near what was asked for, all of them drawable.'),
    errors: z.record(z.string(), z.string()).optional().describe('With INVALID: field name to message.'),
  })
  .meta({ id: 'Error' })
export type ErrorBody = z.infer<typeof ErrorBody>
