import type { CreditEntry, Paginated, User } from '@inkbloom/contract'
import { useEffect, useState } from 'react'
import { CreditHistory } from '@/features/credits/credit-history.tsx'
import { useApp } from '@/features/session/app-context.tsx'
import { GiftForm } from '@/features/users/gift-form.tsx'
import { Avatar } from '@/ui/avatar.tsx'
import { Button } from '@/ui/button.tsx'
import { Dialog } from '@/ui/dialog.tsx'
import { SkeletonBar } from '@/ui/skeleton.tsx'
import { TableMain } from '@/ui/table.tsx'

type Loaded = Paginated<CreditEntry> | 'loading' | 'failed'

function Entries({ user, onAgain }: { user: User; onAgain: () => void }) {
  const app = useApp()
  const { id } = user
  const [first, setFirst] = useState<Loaded>('loading')
  useEffect(() => {
    const left = new AbortController()
    const { signal } = left
    app
      .call(() => app.api.paginateUserCreditEntries({ params: { id }, query: { page: 1 } }, { signal }))
      .then((page) => signal.aborted || setFirst(page ?? 'failed'))
    return () => left.abort()
  }, [app, id])

  if (first === 'loading')
    return (
      <div className="mt-6 grid gap-1.5" role="status" aria-label="Loading the credit history">
        {['64%', '52%', '58%', '46%'].map((width) => (
          <SkeletonBar key={width} width={width} />
        ))}
      </div>
    )
  if (first === 'failed')
    return (
      <div className="mt-6 grid justify-items-start gap-4">
        <p className="font-semibold">Failed to read credit</p>
        <Button look="keep" onClick={onAgain}>
          Try again
        </Button>
      </div>
    )
  return (
    <CreditHistory
      first={first}
      more={(query) => app.call(() => app.api.paginateUserCreditEntries({ params: { id }, query }))}
    />
  )
}

/** Each round asks again: after a failure, and after a gift. */
function History({ user }: { user: User }) {
  const [round, setRound] = useState(0)
  const again = () => setRound(round + 1)
  return (
    <>
      <GiftForm user={user} onGiven={again} />
      <Entries key={round} user={user} onAgain={again} />
    </>
  )
}

/** Every movement of somebody's credits, as they see it themselves on their account screen. */
export function UserCredits({ user, onClose }: { user: User | null; onClose: () => void }) {
  return (
    <Dialog
      open={user !== null}
      onClose={onClose}
      label={`Credit history of ${user?.name ?? ''}`}
      title="Credit history"
      closeLabel="Close"
    >
      {user && (
        <>
          <TableMain picture={<Avatar name={user.name} photo={user.photo} />}>
            {user.name}
            <span className="small muted block font-normal">{user.plan.title} plan</span>
          </TableMain>
          <History key={user.id} user={user} />
        </>
      )}
    </Dialog>
  )
}
