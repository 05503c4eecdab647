import type { BookSummary } from '@inkbloom/contract'
import BookPlus from 'lucide-react/icons/book-plus'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import koi from '@/assets/sketch/koi.svg'
import { useBeginBook } from '@/features/books/begin-book.ts'
import { BookCard } from '@/features/books/book-card.tsx'
import { SkeletonBooks } from '@/features/books/skeleton-books.tsx'
import { ListBody } from '@/features/lists/list-body.tsx'
import { type First, loadFirst } from '@/features/lists/load-list.ts'
import type { App } from '@/features/session/app.ts'
import { Button } from '@/ui/button.tsx'
import { PageTitle } from '@/ui/paper.tsx'
import { Sketch } from '@/ui/picture.tsx'
import { State } from '@/ui/state.tsx'

interface Loaded {
  first: First<BookSummary[]>
}

export const loader = (app: App, { request }: LoaderFunctionArgs): Promise<Loaded> =>
  loadFirst(app, request, {}, (options) => app.api.listBooks(undefined, options))

export function Component() {
  const { first } = useLoaderData<Loaded>()
  return (
    <ListBody first={first} skeleton={<OnTheirWay />} failed="Failed to load books">
      {(books) => <Books books={books} />}
    </ListBody>
  )
}

function Books({ books }: { books: BookSummary[] }) {
  const { begin, busy } = useBeginBook()
  const make = (
    <Button look="make" icon={<BookPlus />} busy={busy} onClick={() => void begin()}>
      Make a book
    </Button>
  )
  return (
    <>
      <PageTitle title="My books">{books.length > 0 && make}</PageTitle>
      {books.length > 0 ? (
        <ul className="book-grid">
          {books.map((book) => (
            <li key={book.id} className="min-w-0">
              <BookCard book={book} heading="h2" />
            </li>
          ))}
        </ul>
      ) : (
        <State picture={<Sketch src={koi} inked />} title="Your first book is a few pages away" actions={make}>
          Pick pages, put them in order, and print a coloring book with your own title on the cover.
        </State>
      )}
    </>
  )
}

const OnTheirWay = () => (
  <>
    <PageTitle title="My books" />
    <SkeletonBooks count={4} label="Loading books" />
  </>
)
