import { z } from 'zod'

/** Largest id that survives both the wire's numbers and the database's bigint. */
export const Id = z.int().positive().max(Number.MAX_SAFE_INTEGER)
export const IdParams = z.object({ id: z.coerce.number().pipe(Id) })
export const IsoDate = z.iso.datetime()
export const FileUrl = z.string().max(500).describe('Address of a file, as storage/upload answered it.')

/** Query fields of every list. `after` is the `next` of the answer before; `page` alone works too, by offset. */
export const ListQuery = z.object({
  page: z.coerce
    .number('page must be a number')
    .int('page must be a whole number')
    .min(1, 'page starts at 1')
    .max(1_000_000)
    .default(1),
  search: z.string().trim().max(200, 'Search for at most 200 characters.').default(''),
  after: z.string().max(300).optional(),
})

export const CsvFile = z.custom<Blob>().describe('A heading row, then one row each, in UTF-8.')

export const PdfFile = z.custom<Blob>().describe('The file itself.')

export const paginated = <T extends z.ZodType>(item: T) =>
  z.object({
    data: z.array(item),
    current_page: z.int(),
    last_page: z.int().describe('Equal to current_page on the last page; before it, any larger number.'),
    next: z.string().nullable().describe('Opaque cursor: where this answer ended; send it back as `after`.'),
  })

export interface Paginated<T> {
  data: T[]
  current_page: number
  last_page: number
  next: string | null
}
