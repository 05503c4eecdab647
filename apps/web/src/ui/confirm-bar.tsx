import { clsx } from 'clsx'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from '@/ui/button.tsx'
import type { Tone } from '@/ui/toast.tsx'

interface ConfirmBarProps {
  question: ReactNode
  tone?: Tone
  /** The address of a small picture of what it is about. */
  subject?: string | undefined
  cancelLabel: string
  proceedLabel: string
  /** The action runs: neither button takes another press. */
  proceeding?: boolean
  onCancel: () => void
  onProceed: () => void
  /** For a picture of the bar on a page that shows many: takes no focus and no keys. */
  still?: boolean
}

export function ConfirmBar({
  question,
  tone = 'danger',
  subject,
  cancelLabel,
  proceedLabel,
  proceeding = false,
  onCancel,
  onProceed,
  still,
}: ConfirmBarProps) {
  const id = useId()
  const cancel = useRef<HTMLButtonElement>(null)
  const close = useRef(onCancel)
  useEffect(() => {
    close.current = proceeding ? () => {} : onCancel
  })

  // Focus goes to the harmless choice and returns to where it was: one Enter too many must not delete anything.
  useEffect(() => {
    if (still) return
    const before = document.activeElement
    cancel.current?.focus({ preventScroll: true })
    const onKey = (event: KeyboardEvent) => {
      // A dialog that is open above takes its own Esc; both closing at once loses the question unseen.
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog[open]')) close.current()
    }
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('keydown', onKey)
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [still])

  return (
    <div className={clsx('confirm', `confirm--${tone}`)} role="alertdialog" aria-labelledby={id}>
      {subject && <img className="confirm__subject" src={subject} alt="" width="44" height="44" />}
      <p id={id}>{question}</p>
      <div className="confirm__actions">
        <Button
          ref={cancel}
          look="on-bar"
          onClick={proceeding ? undefined : onCancel}
          aria-disabled={proceeding || undefined}
          data-off={proceeding ? '' : undefined}
        >
          {cancelLabel}
        </Button>
        <Button look="yes" busy={proceeding} onClick={onProceed}>
          {proceedLabel}
        </Button>
      </div>
    </div>
  )
}
