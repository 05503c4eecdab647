import { z } from 'zod'
import { calls } from './calls.ts'
import { book, papers } from './constants.ts'
import { RequestId } from './creations.ts'
import { ErrorBody } from './errors.ts'
import { BookAuthor, BookTitle } from './fields.ts'
import { Thumbs } from './pages.ts'
import { defineRoutes } from './route.ts'
import { Id, IdParams, IsoDate, PdfFile } from './wire.ts'

export const Paper = z.enum(Object.keys(papers) as [keyof typeof papers], 'Paper is letter or a4.')
export type Paper = z.infer<typeof Paper>

const PagePicture = z.object({
  illustration: z.string().describe('Address of the lines, a PNG.'),
  thumbs: Thumbs,
  bloom: z.string().nullable().describe("Address of the house account's colored version."),
})

/** A page in a book. Whoever put it there knows its title, also once it can no longer be seen. */
export const BookPage = z
  .object({
    id: Id,
    title: z.string(),
    author: z.string().describe('The public name; empty where the account has gone.'),
    picture: PagePicture.nullable().describe('Null where the page can no longer be seen.'),
    is_owner: z.boolean(),
    is_paid: z.boolean().describe('One of your own, or a credit was spent on it already.'),
  })
  .meta({ id: 'BookPage' })
export type BookPage = z.infer<typeof BookPage>

const shown = {
  id: Id,
  title: z.string(),
  author: z.string(),
  paper: Paper,
  blank_backs: z.boolean(),
  cover_id: Id.nullable().describe('The page whose picture is on the cover.'),
  cover: PagePicture.nullable(),
  pictures: z.int(),
  status: z.enum(['draft', 'queued', 'making', 'ready', 'failed']).describe('How the last time it was made went.'),
  share: z.number().min(0).max(1).describe('How much of it is made.'),
  failure: ErrorBody.nullable(),
  file: z
    .object({ bytes: z.int(), pages: z.int(), made_at: IsoDate })
    .nullable()
    .describe('As it was made last, which may be before the last change.'),
  is_changed: z.boolean().describe('It is no longer what the file shows.'),
  created_at: IsoDate,
  updated_at: IsoDate,
}

export const BookSummary = z.object(shown).meta({ id: 'BookSummary' })
export type BookSummary = z.infer<typeof BookSummary>

/** Pages bound into one file, with a cover and credits. */
export const Book = z
  .object({
    ...shown,
    pages: z.array(BookPage),
    cost: z.int().describe("In public_page credits: one for each page of somebody else's that none was spent on yet."),
  })
  .meta({ id: 'Book' })
export type Book = z.infer<typeof Book>

const PageIds = z
  .array(Id)
  .max(book.mostPictures, `A book has at most ${book.mostPictures} pictures.`)
  .refine((ids) => new Set(ids).size === ids.length, 'A page is in a book once.')

export const bookRoutes = defineRoutes({
  listBooks: {
    ...calls.listBooks,
    summary: 'The books of the signed-in person, the one changed last first.',
    access: 'user',
    data: z.array(BookSummary),
  },
  createBook: {
    ...calls.createBook,
    summary: 'Begin a book. Nothing is spent until it is made.',
    access: 'user',
    body: z.object({
      title: BookTitle,
      author: z.optional(BookAuthor),
      paper: Paper.default('letter'),
      pageIds: PageIds.default([]),
    }),
    data: Book,
    errors: ['NOT_FOUND', 'TOO_LARGE'],
  },
  readBook: {
    ...calls.readBook,
    summary: 'One book, its pages and what making it would cost now.',
    access: 'user',
    params: IdParams,
    data: Book,
    errors: ['NOT_FOUND'],
  },
  updateBook: {
    ...calls.updateBook,
    summary: 'Change a book. What has been made of it stays as it is until it is made again.',
    access: 'user',
    params: IdParams,
    body: z.object({
      title: z.optional(BookTitle),
      author: z.optional(BookAuthor),
      paper: Paper.optional(),
      blankBacks: z.boolean().optional(),
      coverId: Id.nullable().optional().describe('One of its pages; null for the first.'),
      pageIds: PageIds.optional().describe('All of them, in their order.'),
    }),
    data: Book,
    errors: ['NOT_FOUND'],
  },
  makeBook: {
    ...calls.makeBook,
    summary: 'Make the file, on a paid plan. The credits are spent at once, and back if it fails.',
    access: 'user',
    params: IdParams,
    body: z.object({
      cost: z
        .int()
        .min(0)
        .max(book.mostPictures)
        .describe('What the person was told. If it has come to cost more, 409 and nothing is spent.'),
      requestId: RequestId.optional().describe('The same id is the same order and one charge.'),
    }),
    data: Book,
    errors: ['NOT_FOUND', 'NO_PAID_PLAN', 'NO_CREDITS', 'STALE', 'TOO_LARGE'],
  },
  downloadBook: {
    ...calls.downloadBook,
    summary: 'The file of a book, on a paid plan.',
    access: 'user',
    params: IdParams,
    pdf: true,
    data: PdfFile,
    errors: ['NOT_FOUND', 'NO_PAID_PLAN', 'STALE'],
  },
  deleteBook: {
    ...calls.deleteBook,
    summary: 'Delete a book and its file. One that is being made is stopped, and its credits are back.',
    access: 'user',
    params: IdParams,
    data: z.object({ deleted: z.boolean() }),
    errors: ['NOT_FOUND'],
  },
  drawCover: {
    ...calls.drawCover,
    summary: 'A page as the illustrator colors it for a cover. Nothing of it is stored.',
    access: 'user',
    params: IdParams,
    data: z.object({ picture: z.string().nullable().describe('As a data URI; null where only its lines are there.') }),
    errors: ['NOT_FOUND'],
  },
})
