import type { BookSummary } from '@inkbloom/contract'
import BookPlus from 'lucide-react/icons/book-plus'
import { Link } from 'react-router'
import { useBeginBook } from '@/features/books/begin-book.ts'
import { BookCard } from '@/features/books/book-card.tsx'
import { Button } from '@/ui/button.tsx'

/** As many as stand in one row. */
const most = 6

/** The books on top of one's pages. Null where they could not be loaded: the pages below are still there. */
export function BookShelf({ books }: { books: BookSummary[] | null }) {
  const { begin, busy } = useBeginBook()
  if (!books) return null
  return (
    <section className="book-shelf" aria-labelledby="my-books">
      <header>
        <h2 id="my-books">My books</h2>
        {books.length > 0 && (
          <Link className="link small" to="/books">
            All books
          </Link>
        )}
        <Button icon={<BookPlus />} busy={busy} onClick={() => void begin()}>
          Make a book
        </Button>
      </header>
      {books.length > 0 ? (
        <ul>
          {books.slice(0, most).map((book) => (
            <li key={book.id}>
              <BookCard book={book} heading="h3" />
            </li>
          ))}
        </ul>
      ) : (
        <p className="small muted">Pick pages, put a title on the cover, and print a coloring book of your own.</p>
      )}
    </section>
  )
}
