import { z } from 'zod'
import { calls } from './calls.ts'
import { ErrorBody } from './errors.ts'
import { defineRoutes } from './route.ts'
import { Id, IsoDate } from './wire.ts'

const RequestId = z.string().regex(/^[\w-]{8,100}$/, 'A request id has 8 to 100 letters, digits, - or _.')

/** How far a page is on its way from words to ink. */
export const Creation = z
  .object({
    request_id: z.string(),
    prompt: z.string(),
    status: z.enum(['queued', 'drawing', 'inking', 'done', 'failed', 'stopped']),
    share: z.number().min(0).max(1).describe('How much of it is done.'),
    seconds_left: z.int().nullable(),
    page_id: Id.nullable(),
    failure: ErrorBody.nullable(),
    created_at: IsoDate,
  })
  .meta({ id: 'Creation' })
export type Creation = z.infer<typeof Creation>

export const creationRoutes = defineRoutes({
  listCreations: {
    ...calls.listCreations,
    summary: 'Pages under way, and those that ended within the last hour.',
    access: 'user',
    data: z.array(Creation),
  },
  watchCreation: {
    ...calls.watchCreation,
    summary: 'How one creation goes on: a line of JSON for every change (application/x-ndjson), until it has ended.',
    access: 'user',
    params: z.object({ requestId: RequestId }),
    data: Creation,
    stream: true,
    errors: ['NOT_FOUND'],
  },
  stopCreation: {
    ...calls.stopCreation,
    summary: 'Stop drawing. The credit is back.',
    access: 'user',
    params: z.object({ requestId: RequestId }),
    data: Creation,
    errors: ['NOT_FOUND'],
  },
})
