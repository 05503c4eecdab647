import type { Failure } from '@inkbloom/contract'
import { absoluteDate, relativeDate } from '@/lib/dates.ts'
import { Button } from '@/ui/button.tsx'
import type { Column } from '@/ui/table.tsx'

const kinds: Record<Failure['kind'], string> = {
  mail: 'Mail',
  drawing: 'Drawing',
  deletion: 'Deletion',
  gallery: 'Starter gallery',
  payment: 'Payment',
  other: 'Other work',
}

const nextTry = ({ next_try_at }: Failure) => {
  if (next_try_at === null) return 'Given up'
  return new Date(next_try_at) > new Date() ? absoluteDate(next_try_at) : 'Now'
}

interface Actions {
  isBusy: (failure: Failure) => boolean
  onRetry: (failure: Failure) => void
}

export const failureColumns = ({ isBusy, onRetry }: Actions): Column<Failure>[] => [
  {
    key: 'what',
    header: 'What',
    part: 'main',
    cell: ({ kind, about }) => (
      <>
        <span className="block font-semibold">{kinds[kind]}</span>
        {about && <span className="small muted [overflow-wrap:anywhere]">{about}</span>}
      </>
    ),
  },
  { key: 'why', header: 'Why', cell: ({ reason }) => <span className="small break-words">{reason}</span> },
  {
    key: 'since',
    header: 'Since',
    cell: ({ created_at }) => (
      <span className="whitespace-nowrap" title={absoluteDate(created_at)}>
        {relativeDate(created_at)}
      </span>
    ),
  },
  { key: 'next', header: 'Next try', cell: (failure) => <span className="whitespace-nowrap">{nextTry(failure)}</span> },
  {
    key: 'actions',
    header: 'Actions',
    part: 'actions',
    cell: (failure) =>
      failure.again && (
        <Button
          look="ghost"
          busy={isBusy(failure)}
          aria-label={`Try again: ${kinds[failure.kind]} ${failure.about ?? ''}`.trim()}
          onClick={() => onRetry(failure)}
        >
          Try again
        </Button>
      ),
  },
]
