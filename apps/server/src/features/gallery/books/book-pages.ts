import type { BookPage } from '@inkbloom/contract'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/client.ts'
import { fileUrl } from '../../../providers/storage.ts'
import { bloomWidth, pictureUrl, thumbsOf } from '../../files/addresses.ts'
import { visibleTo } from '../pages/pages.service.ts'

export interface BookPageRow {
  id: number
  title: string
  author: string | null
  user_id: number | null
  illustration: string
  vector: string | null
  bloom: string | null
  is_visible: boolean
  is_paid: boolean
}

/** The pages of a book in their order, and whether its owner may still see them. */
export async function readBookPages(
  db: Db | Tx,
  { bookId, userId }: { bookId: number; userId: number },
): Promise<BookPageRow[]> {
  return (await readPagesOf(db, { bookIds: [bookId], userId })).get(bookId) ?? []
}

/** The same of many books, asked at once. */
export async function readPagesOf(
  db: Db | Tx,
  { bookIds, userId }: { bookIds: number[]; userId: number },
): Promise<Map<number, BookPageRow[]>> {
  const { rows } = await sql<BookPageRow & { book_id: number }>`
    select b.book_id, pages.id, pages.title, pages.user_id, u.name as author, pages.illustration, pages.vector, pages.bloom,
      ${visibleTo({ id: userId, admin: false })} as is_visible,
      (pages.user_id is not distinct from ${userId}
        or exists (select from paid_pages where user_id = ${userId} and page_id = pages.id)) as is_paid
    from book_pages b join pages on pages.id = b.page_id left join users u on u.id = pages.user_id
    where b.book_id = any (${bookIds}::bigint[]) order by b.book_id, b.place`.execute(db)
  return Map.groupBy(rows, ({ book_id }) => book_id)
}

export function toBookPage(row: BookPageRow, userId: number): BookPage {
  return {
    id: row.id,
    title: row.title,
    author: row.author ?? '',
    picture: row.is_visible ? pictureOf(row) : null,
    is_owner: row.user_id === userId,
    is_paid: row.is_paid,
  }
}

export const pictureOf = ({ illustration, bloom }: Pick<BookPageRow, 'illustration' | 'bloom'>) => ({
  illustration: fileUrl(illustration),
  thumbs: thumbsOf(illustration),
  bloom: bloom && pictureUrl(bloom, bloomWidth),
})

/** Credits, one for each page of somebody else's that none was spent on. What can no longer be seen costs nothing: it is refused. */
export const costOf = (pages: readonly BookPageRow[]) => pages.filter((page) => page.is_visible && !page.is_paid).length

/** “A cat”, “A dog” and “A hen”. */
export const namesOf = (pages: readonly { title: string }[]) =>
  new Intl.ListFormat('en').format(pages.map(({ title }) => `“${title}”`))
