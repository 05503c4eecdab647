import type { CreditEntry, Paginated } from '@inkbloom/contract'
import { absoluteDate, relativeDate } from '@/lib/dates.ts'
import { usePaged } from '@/lib/use-paged.ts'
import { Button } from '@/ui/button.tsx'

const kinds = { page_creation: 'Create pages', public_page: 'Public pages' } as const
const reasons = {
  grant: 'New credits',
  color: 'Colored a page',
  book: 'Put a page into a book',
  create: 'Created a page',
  redraw: 'Drew a page again',
  give_back: 'Given back',
  adjust: 'Larger plan',
  gift: 'A gift',
} as const

/** A minus sign and not a hyphen: screen readers say "minus", and it is as wide as the plus. */
const signed = (delta: number) => (delta < 0 ? `−${-delta}` : `+${delta}`)

const worthOf = ({ delta }: CreditEntry) => (delta === 0 ? 'Free' : signed(delta))

/** What it was, by the page's own name where there is one. */
const wordsOf = ({ reason, page, note }: CreditEntry) => {
  if (page && reason === 'color') return `Colored “${page.title}”`
  if (page && reason === 'book') return `Put “${page.title}” into a book`
  if (page && reason === 'create') return `Created “${page.title}”`
  if (page && reason === 'redraw') return `Drew “${page.title}” again`
  return note ? `${reasons[reason]}: ${note}` : reasons[reason]
}

function Entry({ entry }: { entry: CreditEntry }) {
  return (
    <li className="flex items-baseline justify-between gap-4 border-t border-hair py-3 text-ui">
      <span className="min-w-0">
        <span className="font-semibold wrap-anywhere">{wordsOf(entry)}</span>
        <span className="small muted block">
          {kinds[entry.kind]},{' '}
          <time dateTime={entry.created_at} title={absoluteDate(entry.created_at)}>
            {relativeDate(entry.created_at)}
          </time>
        </span>
      </span>
      <b className={`numerals flex-none ${entry.delta > 0 ? 'text-success' : ''}`}>{worthOf(entry)}</b>
    </li>
  )
}

interface CreditHistoryProps {
  first: Paginated<CreditEntry>
  more: (query: { page: number; after?: string }) => Promise<Paginated<CreditEntry> | null>
}

/** Every movement of credit, newest first. */
export function CreditHistory({ first, more }: CreditHistoryProps) {
  const list = usePaged(first, more)
  if (list.rows.length === 0) return <p className="small muted mt-3">Nothing has been spent yet.</p>
  return (
    <>
      <ul className="mt-4">
        {list.rows.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
      {list.hasMore && (
        <Button className="mt-3" size="sm" block busy={list.busy} onClick={list.more}>
          Load more
        </Button>
      )}
    </>
  )
}
