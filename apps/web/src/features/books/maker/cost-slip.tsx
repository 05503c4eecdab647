import type { Book } from '@inkbloom/contract'
import { countBookPages } from '@inkbloom/contract/constants'
import BookIcon from 'lucide-react/icons/book'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { downloadBook } from '@/features/books/book-words.ts'
import type { Saving } from '@/features/books/maker/use-draft.ts'
import type { useMaking } from '@/features/books/maker/use-making.ts'
import { useCredits } from '@/features/credits/read-credits.ts'
import { useApp, useUser } from '@/features/session/app-context.tsx'
import { Button } from '@/ui/button.tsx'
import { LockMark, lockWords } from '@/ui/lock-mark.tsx'
import { Facts, Sheet } from '@/ui/paper.tsx'
import { InkProgress } from '@/ui/progress.tsx'

interface CostSlipProps {
  book: Book
  saving: Saving
  making: ReturnType<typeof useMaking>
}

const pictures = (count: number) => (count === 1 ? '1 picture' : `${count} pictures`)

/** Where the credits come from, and why there are not more of them. */
function costWords({ cost, pages }: Book, left: number | null): string {
  const free = pages.length - cost
  const rest = free === 0 ? '' : ` ${pictures(free)} ${free === 1 ? 'is' : 'are'} yours or paid for already.`
  if (cost === 0) return `This book costs nothing.${rest}`
  if (left !== null && left < cost) return `You have ${left} coloring ${left === 1 ? 'credit' : 'credits'} left.${rest}`
  const from = left === null ? '' : `From your ${left} coloring credits. `
  const each =
    cost === 1 ? '1 picture by somebody else costs one, once.' : `${pictures(cost)} by others cost one each, once.`
  return `${from}${each}${rest}`
}

/** What it costs stands above the button that spends it. */
export function CostSlip({ book, saving, making }: CostSlipProps) {
  const credits = useCredits()
  const { plan } = useUser()
  const isMade = book.file !== null && !book.is_changed && !making.isUnderWay
  const gone = book.pages.filter(({ picture }) => !picture)
  return (
    <div className="maker__order">
      <Sheet className="maker__slip">
        <Facts
          items={[
            { name: 'Pictures', value: book.pages.length },
            { name: 'Pages with covers', value: countBookPages(book.pages.length, { blankBacks: book.blank_backs }) },
            { name: <b>Credits needed</b>, value: book.cost },
          ]}
        />
        <p className="caption muted">{costWords(book, credits?.public_page ?? null)}</p>
      </Sheet>
      {gone.length > 0 && (
        <p className="error" role="status">
          {new Intl.ListFormat('en').format(gone.map(({ title }) => `“${title}”`))} {gone.length === 1 ? 'is' : 'are'}{' '}
          no longer available. Take {gone.length === 1 ? 'it' : 'them'} out to make the book.
        </p>
      )}
      {making.isUnderWay ? (
        <InkProgress
          value={book.share * 100}
          label="How much of the book is made"
          title={book.share < 0.9 ? 'Inking the pages' : 'Binding the book'}
        />
      ) : (
        <>
          {book.failure && <p className="error">{book.failure.message}</p>}
          {isMade && <DownloadButton book={book} />}
          <Button
            look={isMade ? 'outline' : 'make'}
            size="lg"
            block
            icon={<BookIcon />}
            busy={making.isBusy}
            disabled={book.pages.length === 0 || gone.length > 0 || saving === 'failed'}
            aria-description={plan.paid ? undefined : lockWords}
            onClick={() => void making.make()}
          >
            {book.file ? 'Make it again' : 'Make my book'}
            {!plan.paid && <LockMark />}
          </Button>
          {book.file && !isMade && <DownloadButton book={book} earlier />}
        </>
      )}
    </div>
  )
}

function DownloadButton({ book, earlier }: { book: Book; earlier?: boolean }) {
  const app = useApp()
  const [busy, setBusy] = useState(false)
  const megabytes = ((book.file?.bytes ?? 0) / 1024 ** 2).toFixed(1)
  async function download() {
    setBusy(true)
    await downloadBook(app, book)
    setBusy(false)
  }
  return (
    <Button
      look={earlier ? 'outline' : 'keep'}
      size={earlier ? 'md' : 'lg'}
      block
      icon={<Download />}
      busy={busy}
      onClick={() => void download()}
    >
      {earlier ? 'Download the earlier one' : `Download, ${megabytes} MB`}
    </Button>
  )
}
