import { z } from 'zod'
import { calls } from './calls.ts'
import { ErrorBody } from './errors.ts'
import { Prompt } from './fields.ts'
import { Detail } from './pages.ts'
import { defineRoutes } from './route.ts'
import { Id, IdParams, IsoDate } from './wire.ts'

export const RequestId = z.string().regex(/^[\w-]{8,100}$/, 'A request id has 8 to 100 letters, digits, - or _.')

const Seed = z
  .int()
  .min(0)
  .max(2 ** 31 - 1)

/** How far a page is on its way from words to ink. */
export const Creation = z
  .object({
    request_id: z.string(),
    prompt: z.string(),
    status: z.enum(['queued', 'drawing', 'inking', 'done', 'failed', 'stopped']),
    share: z.number().min(0).max(1).describe('How much of it is done.'),
    seconds_left: z.int().nullable(),
    page_id: Id.nullable(),
    redraw_of: Id.nullable().describe('The page that is drawn again.'),
    cost: z.int().describe('In credits: 0 for a free redraw.'),
    failure: ErrorBody.nullable(),
    created_at: IsoDate,
  })
  .meta({ id: 'Creation' })
export type Creation = z.infer<typeof Creation>

/** What it takes to draw a page again, asked before anything is spent. */
export const Redraw = z
  .object({
    cost: z.int().describe('In credits: 0 or 1.'),
    free_left: z.int().describe('How many more cost nothing.'),
    simpler: Detail.nullable().describe('The detail to ask for; null where it is as simple as it gets.'),
    finer: Detail.nullable().describe('The detail to ask for; null where it is as intricate as it gets.'),
  })
  .meta({ id: 'Redraw' })
export type Redraw = z.infer<typeof Redraw>

/** A drawing that nobody keeps but who asked for it. */
export const Trial = z
  .object({
    picture: z.string().describe('The drawing, as a data URI.'),
    seed: Seed.describe('With it, POST /pages/create makes the same drawing a page.'),
    missing: z.array(z.string()).describe('Words of the description that are not on it.'),
  })
  .meta({ id: 'Trial' })
export type Trial = z.infer<typeof Trial>

export const creationRoutes = defineRoutes({
  createPage: {
    ...calls.createPage,
    summary: 'Draw a page from a description; answers when it is ready.',
    access: 'user',
    body: z.object({
      prompt: Prompt,
      detail: Detail.optional().describe('Without it, what the words ask for, or medium.'),
      seed: Seed.optional().describe("Of a visitor's drawing: the embedded illustrator draws the same one again."),
      requestId: RequestId.optional().describe('The same id is the same creation and one charge.'),
    }),
    data: z.object({ id: Id }),
    errors: ['NO_CREDITS', 'UNSAFE_PROMPT', 'NOT_UNDERSTOOD', 'STOPPED', 'PROVIDER_FAILED', 'PROVIDER_NOT_SET'],
  },
  readRedraw: {
    ...calls.readRedraw,
    summary: 'What drawing a page again would cost its owner now.',
    access: 'user',
    params: IdParams,
    data: Redraw,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  },
  redrawPage: {
    ...calls.redrawPage,
    summary: 'Draw a page of your own again, as a new page of the same description; answers when it is ready.',
    access: 'user',
    params: IdParams,
    body: z.object({
      detail: Detail.optional().describe('Without it, as the page was asked for.'),
      cost: z
        .int()
        .min(0)
        .max(1)
        .optional()
        .describe('What the person was told. If it has come to cost more, 409 and nothing is drawn.'),
      requestId: RequestId.optional().describe('The same id is the same creation and one charge.'),
    }),
    data: z.object({ id: Id }),
    errors: [
      'NOT_FOUND',
      'FORBIDDEN',
      'STALE',
      'NO_CREDITS',
      'UNSAFE_PROMPT',
      'NOT_UNDERSTOOD',
      'STOPPED',
      'PROVIDER_FAILED',
      'PROVIDER_NOT_SET',
    ],
  },
  tryPage: {
    ...calls.tryPage,
    summary: 'Draw once without an account: three a day for a network. Nothing of it is stored.',
    access: 'anyone',
    body: z.object({ prompt: Prompt }),
    data: Trial,
    errors: ['UNSAFE_PROMPT', 'NOT_UNDERSTOOD', 'PROVIDER_FAILED'],
  },
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
