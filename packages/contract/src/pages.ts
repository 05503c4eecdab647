import { z } from 'zod'
import { calls } from './calls.ts'
import { details, mostChecked, sorts, themes } from './constants.ts'
import { Prompt } from './fields.ts'
import { defineRoutes } from './route.ts'
import { CsvFile, Id, IdParams, IsoDate, ListQuery, paginated } from './wire.ts'

const sortNames = sorts.map((sort) => sort.value) as [
  (typeof sorts)[number]['value'],
  ...(typeof sorts)[number]['value'][],
]
export const Sort = z.enum(sortNames, 'Sort by trending, popularity, latest, oldest, mostFavorited or mostColored.')
export type Sort = z.infer<typeof Sort>
export const Scope = z.enum(
  ['public', 'favorited', 'colored', 'owned'],
  'Scope is public, favorited, colored or owned.',
)
export type Scope = z.infer<typeof Scope>

export const Detail = z.enum(details, 'Detail is simple, medium or intricate.')
export type Detail = z.infer<typeof Detail>

/** How fine a page turned out, by its counted regions: what was asked for is another matter. */
export const Difficulty = z.enum(details, 'Difficulty is simple, medium or intricate.')
export type Difficulty = z.infer<typeof Difficulty>

const themeNames = themes.map(({ value }) => value) as [
  (typeof themes)[number]['value'],
  ...(typeof themes)[number]['value'][],
]
/** What is on a page, as far as its words tell. */
export const Theme = z.enum(themeNames, `Theme is one of ${themeNames.join(', ')}.`)
export type Theme = z.infer<typeof Theme>

/** What the embedded illustrator makes of a description, before it costs anything. */
export const Understood = z
  .object({
    things: z.array(
      z.object({
        word: z.string().describe('As it was written.'),
        drawn: z.boolean(),
        as: z.string().nullable().describe('What stands in for it, where something else of its kind is drawn.'),
      }),
    ),
    unknown: z.array(z.string()).describe('Words that it cannot draw yet.'),
    relations: z.array(
      z.object({ word: z.string(), relation: z.string(), says: z.string().describe('As a short sentence.') }),
    ),
    place: z.string().nullable(),
    style: z.string().nullable(),
    free: z.boolean().describe('Asks for nothing in particular: it will be drawn freely.'),
    private: z.boolean().describe('Words of your own will stand on it: nobody else will see it.'),
  })
  .meta({ id: 'Understood' })
export type Understood = z.infer<typeof Understood>

/** Of the same picture, narrowest first, as WebP: what an `<img srcset>` is made of. */
export const Thumbs = z.array(z.object({ width: z.int(), url: z.string() }))

/** Whole percent of a page's regions that are colored. */
export const Progress = z.int().min(0).max(100)

export const Page = z
  .object({
    id: Id,
    title: z.string(),
    prompt: z.string().nullable().describe('To its owner and admins only.'),
    missing: z
      .array(z.string())
      .nullable()
      .describe('Words of the description that are not on the page. To its owner and admins only.'),
    user: z.object({
      name: z.string().describe('Empty where the account has gone.'),
      stripe_id: z.string().nullable().describe('To admins only.'),
    }),
    illustration: z.string().describe('Address of the picture, a PNG.'),
    width: z.int(),
    height: z.int(),
    thumbs: Thumbs,
    bloom: z
      .string()
      .nullable()
      .describe("Address of the house account's colored version. Never another person's coloring."),
    vector: z.string().nullable().describe('Address of the drawing as SVG.'),
    regions: z.string().nullable().describe('Address of the map of regions that can be filled.'),
    themes: z.array(Theme).describe('What is on it; empty until an old page has been looked at.'),
    difficulty: Difficulty.nullable().describe('By its counted regions; null until an old page has been counted.'),
    colored: z
      .object({
        photo: z.string(),
        preview: z.string(),
        actions: z.string().nullable(),
        thumbs: Thumbs,
        revision: z.int(),
        progress: Progress.nullable(),
      })
      .nullable()
      .describe("The viewer's own coloring; its thumbs are of the preview."),
    colored_count: z.int(),
    favorited_count: z.int(),
    reported_count: z.int().nullable().describe('To admins only.'),
    is_colored: z.boolean(),
    is_paid: z.boolean().describe('Your own, or a credit was spent on it: coloring it and binding it cost nothing.'),
    is_favorited: z.boolean(),
    is_owner: z.boolean(),
    blocked: z.boolean(),
    deleted: z.boolean().describe('By its owner, for good; whoever has colored it keeps it.'),
    private: z.boolean().describe('Words of its owner stand on it: nobody sees it but they and admins.'),
    trending: z.boolean(),
    created_at: IsoDate,
  })
  .meta({ id: 'Page' })
export type Page = z.infer<typeof Page>

const PageQuery = ListQuery.extend({
  sort: Sort.default('latest'),
  scope: Scope.default('public'),
  theme: Theme.optional().describe('Only pages with this on them.'),
  difficulty: Difficulty.optional().describe('Only pages that are as fine as this.'),
  reported: z
    .enum(['true', 'false'], 'reported is true or false.')
    .default('false')
    .describe('To an admin: reported pages first, most reported first.'),
  status: z
    .enum(['all', 'public', 'reported', 'blocked'], 'status is all, public, reported or blocked.')
    .default('all')
    .describe('To an admin: only what everybody sees, what was reported, most reported first, or what is blocked.'),
})

/** Who found a page unfit to be seen. */
export const Report = z
  .object({ user: z.object({ id: Id, name: z.string() }), created_at: IsoDate })
  .meta({ id: 'Report' })
export type Report = z.infer<typeof Report>

export const pageRoutes = defineRoutes({
  paginatePages: {
    ...calls.paginatePages,
    summary: 'Pages by scope and sort; search looks in the words of the prompt and the name of the author.',
    access: 'person',
    query: PageQuery,
    data: paginated(Page),
  },
  downloadPages: {
    ...calls.downloadPages,
    summary: 'Pages as a CSV file, as the list would show them to an admin. Who takes it is logged.',
    access: 'admin',
    query: PageQuery.omit({ page: true, after: true, scope: true }),
    csv: true,
    data: CsvFile,
  },
  readPage: {
    ...calls.readPage,
    child: true,
    summary: 'One page.',
    access: 'person',
    params: IdParams,
    data: Page,
    errors: ['NOT_FOUND', 'CHILD_MODE'],
  },
  readPageOfTheDay: {
    ...calls.readPageOfTheDay,
    summary: 'One public page, the same for everybody until midnight UTC; null while there is none to choose from.',
    access: 'person',
    data: Page.nullable(),
  },
  checkPages: {
    ...calls.checkPages,
    child: true,
    summary: 'Which of the pages that a device has kept can no longer be seen, and must leave it.',
    access: 'user',
    body: z.object({ ids: z.array(Id).max(mostChecked, `At most ${mostChecked} pages at once.`) }),
    data: z.object({ gone: z.array(Id) }),
  },
  togglePageFavorited: {
    ...calls.togglePageFavorited,
    summary: 'Favorite a page (paid plans), or take the favorite back.',
    access: 'user',
    params: IdParams,
    data: Page,
    errors: ['NOT_FOUND', 'NO_PAID_PLAN'],
  },
  togglePageBlocked: {
    ...calls.togglePageBlocked,
    summary: 'An admin blocks or unblocks a page; its owner deletes it for good.',
    access: 'person',
    params: IdParams,
    data: Page,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  },
  setPagesBlocked: {
    ...calls.setPagesBlocked,
    summary:
      'Block or unblock several pages at once. What its owner has deleted is left alone, and so is what is not there.',
    access: 'admin',
    body: z.object({
      ids: z.array(Id).min(1, 'Choose at least one page.').max(100, 'At most 100 pages at once.'),
      blocked: z.boolean(),
    }),
    data: z.object({ changed: z.array(Id).describe('Those that were not so before.') }),
  },
  listReports: {
    ...calls.listReports,
    summary: 'Who has reported a page, the latest hundred.',
    access: 'admin',
    params: IdParams,
    data: z.array(Report),
    errors: ['NOT_FOUND'],
  },
  reportPage: {
    ...calls.reportPage,
    summary: 'Tell the admin that a page is not fit to be seen. Once each; again changes nothing.',
    access: 'person',
    params: IdParams,
    data: z.object({ reported: z.boolean() }),
    errors: ['NOT_FOUND'],
  },
  generatePrompt: {
    ...calls.generatePrompt,
    summary: 'A suggested description.',
    access: 'user',
    data: z.object({ prompt: z.string() }),
    errors: ['PROVIDER_FAILED'],
  },
  understandPrompt: {
    ...calls.understandPrompt,
    summary: 'What would be on a page, and which words cannot be drawn yet. Nothing is stored, spent or logged.',
    access: 'user',
    body: z.object({ prompt: Prompt }),
    data: Understood,
    errors: ['UNSAFE_PROMPT', 'NOT_UNDERSTOOD'],
  },
})
