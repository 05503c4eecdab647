import type { ReactNode } from 'react'
import { Button } from '@/ui/button.tsx'

interface SentMailProps {
  children: ReactNode
  /** Left out inside a form, where sending again is submitting again. */
  onAgain?: () => void
  onBack: () => void
  busy: boolean
}

/** Says that a mail was sent. It must not reveal whether the address has an account: the server does not either. */
export function SentMail({ children, onAgain, onBack, busy }: SentMailProps) {
  return (
    <div className="mt-7 grid content-start gap-4" role="status">
      <p>{children}</p>
      <p className="muted small">Nothing after a minute? Check your spam folder first.</p>
      <div className="flex flex-wrap items-center gap-3">
        <Button type={onAgain ? 'button' : 'submit'} onClick={onAgain} busy={busy}>
          Send it again
        </Button>
        <Button look="ghost" onClick={onBack}>
          Use another address
        </Button>
      </div>
    </div>
  )
}
