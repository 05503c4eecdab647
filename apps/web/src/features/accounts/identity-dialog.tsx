import type { ReactNode } from 'react'
import { PasswordInput } from '@/features/accounts/password-input.tsx'
import { useStoreOf } from '@/features/session/app-context.tsx'
import type { FieldErrors } from '@/lib/api-error.ts'
import { useForm } from '@/lib/use-form.ts'
import { Button } from '@/ui/button.tsx'
import { Dialog } from '@/ui/dialog.tsx'

type ShowErrors = (failure: { errors: FieldErrors }) => void

interface IdentityProps {
  children: ReactNode
  action: string
  danger?: boolean
  onClose: () => void
  onConfirm: (body: { currentPassword?: string }, showErrors: ShowErrors) => Promise<unknown>
}

function IdentityForm({ children, action, danger, onClose, onConfirm }: IdentityProps) {
  const form = useForm({ currentPassword: '' })
  const mail = useStoreOf('site', ({ status }) => status?.mail === true)
  const confirm = form.submit(({ currentPassword }, showErrors) =>
    onConfirm(currentPassword ? { currentPassword } : {}, showErrors),
  )
  return (
    <form className="grid gap-5" noValidate onSubmit={confirm}>
      <p className="muted">{children}</p>
      <PasswordInput
        label="Current password"
        autoComplete="current-password"
        hint={mail && 'Not needed if you just signed in with an emailed link.'}
        {...form.field('currentPassword')}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" look={danger ? 'danger' : 'keep'} busy={form.pending}>
          {action}
        </Button>
      </div>
    </form>
  )
}

/** Before downloading or deleting everything, people prove who they are: it might be somebody else at their tablet. */
export function IdentityDialog({ open, title, ...form }: IdentityProps & { open: boolean; title: string }) {
  return (
    <Dialog open={open} onClose={form.onClose} label={title} title={title}>
      <IdentityForm {...form} />
    </Dialog>
  )
}
