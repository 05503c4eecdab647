import type { BookSummary } from '@inkbloom/contract'
import BookPlus from 'lucide-react/icons/book-plus'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import koi from '@/assets/sketch/koi.svg'
import { useBeginBook } from '@/features/books/begin-book.ts'
import { BookCard } from '@/features/books/book-card.tsx'
import { ListFailed } from '@/features/lists/list-failed.tsx'
import type { App } from '@/features/session/app.ts'
import { Button } from '@/ui/button.tsx'
import { PageTitle } from '@/ui/paper.tsx'
import { Sketch } from '@/ui/picture.tsx'
import { State } from '@/ui/state.tsx'

export const loader = (app: App, { request }: LoaderFunctionArgs) =>
  app.load(() => app.api.listBooks(undefined, { signal: request.signal }))

export function Component() {
  const books = useLoaderData<BookSummary[] | null>()
  const { begin, busy } = useBeginBook()
  const make = (
    <Button look="make" icon={<BookPlus />} busy={busy} onClick={() => void begin()}>
      Make a book
    </Button>
  )
  if (!books) return <ListFailed title="Failed to load books" />
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
