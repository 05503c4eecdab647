import type { CreditKind, User } from '@inkbloom/contract'
import { CreditGift, GiftReason } from '@inkbloom/contract/fields'
import { useState } from 'react'
import { useApp } from '@/features/session/app-context.tsx'
import { numeral, text } from '@/lib/checks.ts'
import { newRequestId } from '@/lib/request-id.ts'
import { useForm } from '@/lib/use-form.ts'
import { Button } from '@/ui/button.tsx'
import { Segment } from '@/ui/controls.tsx'
import { TextField } from '@/ui/field.tsx'

const kinds = [
  { value: 'public_page', label: 'Coloring' },
  { value: 'page_creation', label: 'Creating' },
] as const

const blank = { amount: '', reason: '' }

/** The request id stays the same until it has worked: an answer that was lost must not give twice. */
export function GiftForm({ user, onGiven }: { user: User; onGiven: () => void }) {
  const app = useApp()
  const [kind, setKind] = useState<CreditKind>('public_page')
  const [requestId, setRequestId] = useState(newRequestId)
  const form = useForm(blank, { amount: numeral(CreditGift), reason: text(GiftReason) })

  const give = form.submit(async (values, showErrors) => {
    const body = { kind, amount: Number(values.amount), reason: values.reason.trim(), requestId }
    const entry = await app.call(() => app.api.grantCredits({ params: { id: user.id }, body }), {
      onFailure: (error) => {
        // Refused as it stands: the next try may say something else, and is another gift.
        if (error.status === 422) setRequestId(newRequestId())
        showErrors(error)
      },
    })
    if (!entry) return
    setRequestId(newRequestId())
    form.setValues(blank)
    const message = `${user.name} has ${entry.delta === 1 ? '1 credit' : `${entry.delta} credits`} more`
    app.stores.notification.getState().show({ variant: 'success', message })
    onGiven()
  })

  return (
    <form className="mt-5 grid gap-4" noValidate onSubmit={give}>
      <Segment label="Kind of credits" options={kinds} value={kind} onValueChange={setKind} />
      <div className="grid items-start gap-4 sm:grid-cols-[120px_1fr]">
        <TextField label="Amount" inputMode="numeric" autoComplete="off" {...form.field('amount')} />
        <TextField
          label="Reason"
          autoComplete="off"
          hint="They read it in their credit history."
          {...form.field('reason')}
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="small muted">They last until the current month of credits ends.</p>
        <Button type="submit" look="keep" busy={form.pending}>
          Give credits
        </Button>
      </div>
    </form>
  )
}
