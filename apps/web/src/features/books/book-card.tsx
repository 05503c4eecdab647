import type { BookSummary } from '@inkbloom/contract'
import { Link } from 'react-router'
import { BookCover, useCoverAddress } from '@/features/books/book-cover.tsx'
import { standing } from '@/features/books/book-words.ts'

/** A book as it stands on the shelf. */
export function BookCard({ book, heading: Heading }: { book: BookSummary; heading: 'h2' | 'h3' }) {
  return (
    <article className="book-card">
      <BookCover {...book} picture={useCoverAddress(book.cover)} />
      <Heading>
        <Link to={`/books/${book.id}`} dir="auto">
          {book.title}
        </Link>
      </Heading>
      <p className="caption muted numerals">{standing(book)}</p>
    </article>
  )
}
