import type { Book, BookPage } from '@inkbloom/contract'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useId, useState } from 'react'
import { BookCover, lineAddress } from '@/features/books/book-cover.tsx'
import { useCoverPicture } from '@/features/books/maker/use-cover-picture.ts'
import { useApp } from '@/features/session/app-context.tsx'
import { fileUrl } from '@/lib/file-url.ts'
import { IconButton } from '@/ui/icon-button.tsx'

interface PreviewProps {
  book: Book
  onCover: (coverId: number) => void
}

/** The book open on the desk: its cover, and one page after the other. */
export function Preview({ book, onCover }: PreviewProps) {
  const [wanted, turnTo] = useState(0)
  const at = Math.min(wanted, Math.max(0, book.pages.length - 1))
  const page = book.pages[at]
  return (
    <section className="maker__stage" aria-label="Preview">
      <div className="maker__open">
        <BookCover {...book} picture={useCoverPicture(book)} />
        <Leaf page={page} number={at + 1} paper={book.paper} />
      </div>
      {book.pages.length > 1 && (
        <div className="maker__turn">
          <IconButton label="Previous page" unavailable={at === 0} onClick={() => turnTo(at - 1)}>
            <ChevronLeft />
          </IconButton>
          <span className="caption muted numerals" aria-live="polite">
            Page {at + 1} of {book.pages.length}
          </span>
          <IconButton label="Next page" unavailable={at === book.pages.length - 1} onClick={() => turnTo(at + 1)}>
            <ChevronRight />
          </IconButton>
        </div>
      )}
      {book.pages.length > 0 && <CoverChoice book={book} onCover={onCover} />}
    </section>
  )
}

function Leaf({ page, number, paper }: { page: BookPage | undefined; number: number; paper: Book['paper'] }) {
  const { platform } = useApp()
  return (
    <div className="maker__leaf sheet" data-paper={paper}>
      {page?.picture ? (
        <img src={lineAddress(page.picture, platform.apiOrigin)} alt={page.title} />
      ) : (
        <p className="small muted">{page ? `“${page.title}” is no longer available.` : 'Your pages come here.'}</p>
      )}
      {page && <span className="numerals">{number}</span>}
    </div>
  )
}

/** Chosen by looking. */
function CoverChoice({ book, onCover }: PreviewProps) {
  const { platform } = useApp()
  const group = useId()
  return (
    <fieldset className="maker__covers">
      <legend className="caption muted">Cover picture</legend>
      {book.pages.map(({ id, title, picture }) =>
        picture ? (
          <label key={id} title={title}>
            <input
              className="sr-only"
              type="radio"
              name={group}
              checked={id === book.cover_id}
              onChange={() => onCover(id)}
            />
            <img
              src={
                picture.bloom ? fileUrl(platform.apiOrigin, picture.bloom) : lineAddress(picture, platform.apiOrigin)
              }
              alt={title}
              loading="lazy"
            />
          </label>
        ) : null,
      )}
    </fieldset>
  )
}
