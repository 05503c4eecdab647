import type { Book, BookPage, Page } from '@inkbloom/contract'

/** What a person changes about a book, as it is sent. */
export interface Changes {
  title?: string
  author?: string
  paper?: Book['paper']
  blankBacks?: boolean
  coverId?: number | null
  pageIds?: number[]
}

/** The book as it is shown while the server has yet to answer. */
export function changed(book: Book, changes: Changes, pages: BookPage[] = book.pages): Book {
  const { title, author, paper, blankBacks, coverId } = changes
  const kept = coverId === undefined ? book.cover_id : coverId
  const cover = pages.find(({ id }) => id === kept) ?? pages.find(({ picture }) => picture) ?? null
  return {
    ...book,
    ...(title !== undefined && { title }),
    ...(author !== undefined && { author }),
    ...(paper !== undefined && { paper }),
    ...(blankBacks !== undefined && { blank_backs: blankBacks }),
    pages,
    pictures: pages.length,
    cover_id: cover?.id ?? null,
    cover: cover?.picture ?? null,
    cost: pages.filter((page) => page.picture && !page.is_paid).length,
    is_changed: book.file !== null,
  }
}

/** A page from a list. */
export const toBookPage = (page: Page): BookPage => ({
  id: page.id,
  title: page.title,
  author: page.user.name,
  picture: { illustration: page.illustration, thumbs: page.thumbs, bloom: page.bloom },
  is_owner: page.is_owner,
  is_paid: page.is_paid,
})

export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.toSpliced(from, 1)
  const item = list[from]
  return item === undefined ? rest : rest.toSpliced(to, 0, item)
}
