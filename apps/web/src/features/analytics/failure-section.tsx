import type { Failure } from '@inkbloom/contract'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { useState } from 'react'
import { SectionTitle } from '@/features/analytics/counter-section.tsx'
import { failureColumns } from '@/features/analytics/failure-columns.tsx'
import { useApp } from '@/features/session/app-context.tsx'
import { Button } from '@/ui/button.tsx'
import { Table } from '@/ui/table.tsx'

/** Nothing to see while all goes well. */
export function FailureSection({ failures: loaded }: { failures: readonly Failure[] }) {
  const app = useApp()
  const [failures, setFailures] = useState(loaded)
  const [busy, setBusy] = useState<readonly number[]>([])
  const retriable = failures.filter(({ again }) => again).map(({ id }) => id)

  async function retry(ids: number[]) {
    setBusy(ids)
    const answer = await app.call(() => app.api.retryFailures({ body: { ids } }))
    setBusy([])
    if (!answer) return
    setFailures((before) => before.filter(({ id }) => !ids.includes(id)))
    app.stores.notification.getState().show({ variant: 'success', message: 'Trying again now' })
  }

  if (failures.length === 0) return null
  const isBusy = ({ id }: Failure) => busy.includes(id)
  return (
    <section>
      <div className="flex flex-wrap items-start justify-between gap-x-3">
        <SectionTitle title="What did not work" note="Mail, drawings, deletions" />
        {retriable.length > 1 && (
          <Button className="mb-3.5" icon={<RotateCw />} busy={busy.length > 1} onClick={() => void retry(retriable)}>
            Try all again
          </Button>
        )}
      </div>
      <Table
        caption="What did not work"
        columns={failureColumns({ isBusy, onRetry: ({ id }) => void retry([id]) })}
        rows={failures}
        rowKey={({ id }) => id}
        isPending={isBusy}
      />
    </section>
  )
}
