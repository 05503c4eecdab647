import { z } from 'zod'
import { calls } from './calls.ts'
import { mostActions } from './constants.ts'
import { Page, Progress, Thumbs } from './pages.ts'
import { defineRoutes } from './route.ts'
import { CsvFile, FileUrl, Id, IdParams, IsoDate, ListQuery, paginated } from './wire.ts'

export const Colored = z
  .object({
    id: Id,
    page_id: Id,
    page: Page.nullable(),
    photo: z.string().describe('The drawing alone, transparent.'),
    preview: z.string().describe('The picture with its lines.'),
    actions: z.string().nullable().describe('Address of what was done to color it; null where that is not known.'),
    thumbs: Thumbs.describe('Of the preview.'),
    user: z.object({ name: z.string(), stripe_id: z.string().nullable() }),
    revision: z.int(),
    progress: Progress.nullable().describe('Null where it was saved without.'),
    created_at: IsoDate,
    updated_at: IsoDate,
  })
  .meta({ id: 'Colored' })
export type Colored = z.infer<typeof Colored>

const tooManyActions = `Actions take at most ${mostActions} bytes.`
/** Bytes as text, since the same fields come as JSON and as a form. */
const Actions = z
  .string()
  .max(Math.ceil(mostActions / 3) * 4, tooManyActions)
  .regex(/^[A-Za-z0-9+/]*={0,2}$/, 'Send the actions in base64.')
  .refine((text) => text.length > 0 && text.length % 4 === 0, 'Send the actions in base64.')
  .describe(
    'What was done to color the page, in base64, at most 1 MiB. Left out, it is not known how this picture was made.',
  )

/** Another picture of the same page, colored on another device and kept beside the one that counts. */
export const Version = z
  .object({ photo: z.string(), preview: z.string(), thumbs: Thumbs, created_at: IsoDate })
  .meta({ id: 'Version' })
export type Version = z.infer<typeof Version>

export const coloredRoutes = defineRoutes({
  paginateColoreds: {
    ...calls.paginateColoreds,
    summary: 'Colorings, newest first; search looks in the words of the page and the name of the person.',
    access: 'admin',
    query: ListQuery,
    data: paginated(Colored),
  },
  downloadColoreds: {
    ...calls.downloadColoreds,
    summary: 'Colorings as a CSV file, as the list would show them. Who takes it is logged.',
    access: 'admin',
    query: ListQuery.omit({ page: true, after: true }),
    csv: true,
    data: CsvFile,
  },
  listUnfinished: {
    ...calls.listUnfinished,
    summary: 'Pages that the viewer has begun and not finished, what they colored last first; at most four.',
    access: 'user',
    data: z.array(Page),
  },
  upsertColored: {
    ...calls.upsertColored,
    child: true,
    summary: "Save the coloring of a page. The first save of someone else's page spends a credit.",
    access: 'user',
    body: z.object({
      pageId: Id,
      photo: FileUrl,
      preview: FileUrl,
      revision: z
        .int()
        .min(0)
        .max(2_147_483_647)
        .optional()
        .describe('The revision this save is based on, 0 for none. Left out, it replaces whatever is there.'),
      progress: Progress.optional().describe('What this picture has colored.'),
      actions: Actions.optional(),
      keepBoth: z.boolean().default(false).describe('What this save replaces is kept as a version of the page.'),
    }),
    data: Colored,
    errors: ['NOT_FOUND', 'NO_CREDITS', 'STALE', 'TOO_LARGE', 'CHILD_MODE'],
  },
  listVersions: {
    ...calls.listVersions,
    summary: "The viewer's other pictures of a page, newest first.",
    access: 'user',
    params: IdParams,
    data: z.array(Version),
  },
})
