import { clsx } from 'clsx'
import X from 'lucide-react/icons/x'
import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { IconButton } from '@/ui/icon-button.tsx'
import { useTopLayer } from '@/ui/top-layer.tsx'

interface DialogProps {
  open: boolean
  onClose: () => void
  label: string
  /** In the middle, along the lower edge (phones), a menu from the side, or in the corner where phones have the edge. */
  from?: 'center' | 'bottom' | 'side' | 'corner'
  /** For a picture and what is said about it. */
  wide?: boolean
  title?: ReactNode
  closeLabel?: string
  children: ReactNode
}

/** The browser's own modal: it keeps the focus inside, makes the rest inert and closes on Esc. */
export function Dialog({ open, onClose, label, from = 'center', wide, title, closeLabel, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const { enter } = useTopLayer()
  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    if (!open) return dialog.close()
    if (!dialog.open) dialog.showModal()
    return enter(dialog)
  }, [open, enter])

  // A press on the backdrop lands on the dialog itself, outside its box.
  const onPress = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return
    const box = event.currentTarget.getBoundingClientRect()
    const outside =
      event.clientX < box.left || event.clientX > box.right || event.clientY < box.top || event.clientY > box.bottom
    // Enter on a focused dialog reports 0, 0 and is no press at all.
    if (outside && event.detail > 0) onClose()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc is the keyboard's way, through onClose below
    <dialog
      ref={ref}
      className={clsx('dialog', `dialog--${from}`, wide && 'dialog--wide')}
      aria-label={label}
      onClick={onPress}
      // Also comes after it was closed from outside: another dialog may be open by then, and would close at once.
      onClose={() => open && onClose()}
    >
      {(from === 'bottom' || from === 'corner') && <div className="dialog__grab" />}
      {(title || closeLabel) && (
        <div className="dialog__head">
          {title ? <h2>{title}</h2> : <span />}
          {closeLabel && (
            <IconButton label={closeLabel} onClick={onClose}>
              <X />
            </IconButton>
          )}
        </div>
      )}
      {open && children}
    </dialog>
  )
}

interface DialogRowProps extends ComponentPropsWithRef<'button'> {
  icon: ReactNode
  note?: ReactNode
  danger?: boolean
}

/** A row of a dialog that is a list of things to do. */
export function DialogRow({ icon, note, danger, children, className, ...button }: DialogRowProps) {
  return (
    <button type="button" {...button} className={clsx('dialog-row', danger && 'dialog-row--danger', className)}>
      {icon}
      <span>
        {children}
        {note && <small>{note}</small>}
      </span>
    </button>
  )
}
