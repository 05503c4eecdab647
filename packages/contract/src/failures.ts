import { z } from 'zod'
import { calls } from './calls.ts'
import { defineRoutes } from './route.ts'
import { Id, IsoDate } from './wire.ts'

/** Work in the background that did not succeed. */
export const Failure = z
  .object({
    id: Id,
    kind: z.enum(['mail', 'drawing', 'deletion', 'gallery', 'payment', 'other']),
    about: z.string().nullable().describe('Whom it is for, or what.'),
    reason: z.string(),
    attempts: z.int(),
    created_at: IsoDate,
    next_try_at: IsoDate.nullable().describe('Null once it was given up.'),
    again: z.boolean().describe('Trying again could help.'),
  })
  .meta({ id: 'Failure' })
export type Failure = z.infer<typeof Failure>

export const failureRoutes = defineRoutes({
  listFailures: {
    ...calls.listFailures,
    summary:
      'Mails, drawings, deletions and other work that failed or is being tried again, the latest first, at most 100.',
    access: 'admin',
    data: z.array(Failure),
  },
  retryFailures: {
    ...calls.retryFailures,
    summary: 'Try failed work again at once. A drawing is not charged again.',
    access: 'admin',
    body: z.object({ ids: z.array(Id).min(1, 'Choose what to try again.').max(100, 'At most 100 at once.') }),
    data: z.object({ retried: z.int() }),
  },
})
