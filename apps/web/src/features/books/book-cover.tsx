import type { BookSummary } from '@inkbloom/contract'
import { useApp } from '@/features/session/app-context.tsx'
import { fileUrl } from '@/lib/file-url.ts'

interface BookCoverProps {
  title: string
  author: string
  paper: BookSummary['paper']
  /** Address of the picture; null while there is none. */
  picture: string | null
}

export const byLine = (author: string) => (author.trim() ? `A coloring book by ${author.trim()}` : 'A coloring book')

/** The front of a book as it will be printed. */
export function BookCover({ title, author, paper, picture }: BookCoverProps) {
  return (
    <div className="book-cover" data-paper={paper}>
      <span className="book-cover__picture">{picture && <img src={picture} alt="" decoding="async" />}</span>
      <div className="book-cover__words">
        <p dir="auto">{title || 'Untitled'}</p>
        <p dir="auto">{byLine(author)}</p>
      </div>
    </div>
  )
}

type Pictured = NonNullable<BookSummary['cover']>

/** The narrowest picture that is sharp in a card. */
const shownWidth = 560

export function lineAddress({ thumbs, illustration }: Pictured, origin: string): string {
  const thumb = thumbs.find(({ width }) => width >= shownWidth)?.url ?? illustration
  return fileUrl(origin, thumb)
}

/** Colored where the page came with colors. */
export function useCoverAddress(cover: BookSummary['cover']): string | null {
  const { platform } = useApp()
  if (!cover) return null
  return cover.bloom ? fileUrl(platform.apiOrigin, cover.bloom) : lineAddress(cover, platform.apiOrigin)
}
