import Lock from 'lucide-react/icons/lock'
import { useState } from 'react'
import { PasswordInput } from '@/features/accounts/password-input.tsx'
import { PinPad } from '@/features/child/pin-pad.tsx'
import type { App } from '@/features/session/app.ts'
import { useApp } from '@/features/session/app-context.tsx'
import type { ApiError } from '@/lib/api-error.ts'
import { useForm } from '@/lib/use-form.ts'
import { Button } from '@/ui/button.tsx'
import { Dialog } from '@/ui/dialog.tsx'
import { Blot } from '@/ui/ink.tsx'

interface LeaveProps {
  open: boolean
  name: string
  onClose: () => void
}

/** The only way out. What is stored follows, and with it every tab. */
async function leave(app: App, body: { pin: string } | { currentPassword: string }): Promise<ApiError | null> {
  let failure: ApiError | null = null
  const onFailure = (error: ApiError) => {
    failure = error
  }
  const user = await app.call(() => app.api.leaveChild({ body }), { onFailure, isShown: true })
  if (user) app.stores.auth.getState().replaceUser(user)
  return failure
}

export function LeaveDialog({ open, name, onClose }: LeaveProps) {
  const [forgotten, setForgotten] = useState(false)
  const close = () => {
    setForgotten(false)
    onClose()
  }
  return (
    <Dialog open={open} onClose={close} label="Ask a grown-up">
      <div className="leave">
        <Blot tone="var(--color-make)" size={56}>
          <Lock className="leave__icon" />
        </Blot>
        <h2>Ask a grown-up</h2>
        {forgotten ? <WithPassword /> : <WithPin name={name} onForgotten={() => setForgotten(true)} />}
        <Button block size="lg" onClick={close}>
          Keep coloring
        </Button>
      </div>
    </Dialog>
  )
}

function WithPin({ name, onForgotten }: { name: string; onForgotten: () => void }) {
  const app = useApp()
  const [message, setMessage] = useState('')
  return (
    <>
      <p className="muted">Type your PIN to leave {name ? `${name}’s pages` : 'these pages'}.</p>
      <PinPad
        label="PIN"
        onPin={async (pin) => setMessage((await leave(app, { pin }))?.message ?? '')}
        aside={
          <button type="button" className="link min-h-11" onClick={onForgotten}>
            Forgot?
          </button>
        }
      />
      <p className="leave__message" role="alert">
        {message}
      </p>
    </>
  )
}

function WithPassword() {
  const app = useApp()
  const form = useForm({ currentPassword: '' })
  const submit = form.submit(async ({ currentPassword }, showErrors) => {
    const failure = await leave(app, { currentPassword })
    if (!failure) return
    showErrors(failure.errors.currentPassword ? failure : { errors: { currentPassword: failure.message } })
  })
  return (
    <form className="leave__password" noValidate onSubmit={submit}>
      <PasswordInput
        label="Password of your account"
        autoComplete="current-password"
        {...form.field('currentPassword')}
      />
      <Button type="submit" look="keep" block busy={form.pending}>
        Leave
      </Button>
    </form>
  )
}
