import Check from 'lucide-react/icons/check'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from '@/ui/icon-button.tsx'
import { useTopLayer } from '@/ui/top-layer.tsx'

export type Tone = 'info' | 'success' | 'danger'

const ICONS = { info: <Info />, success: <Check />, danger: <TriangleAlert /> }

export interface ToastProps {
  tone: Tone
  children: ReactNode
  /** A small button: undo, open. */
  action?: ReactNode
  dismissLabel: string
  onDismiss: () => void
  /** True while somebody reads or points at it: its clock stops. */
  onHold?: ((held: boolean) => void) | undefined
}

export function Toast({ tone, children, action, dismissLabel, onDismiss, onHold }: ToastProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer only pauses its clock; every action is a button inside
    <div
      className={`toast tone--${tone}`}
      onPointerEnter={() => onHold?.(true)}
      onPointerLeave={() => onHold?.(false)}
      onFocus={() => onHold?.(true)}
      onBlur={() => onHold?.(false)}
    >
      <span className="blot toast__icon">{ICONS[tone]}</span>
      <p>{children}</p>
      {action}
      <IconButton label={dismissLabel} onClick={onDismiss}>
        <X />
      </IconButton>
    </div>
  )
}

/** The bottom of the screen, also above a modal: toasts above, the confirmation bar below. */
export function Bars({ children }: { children: ReactNode }) {
  const { top } = useTopLayer()
  const bars = <div className="bars">{children}</div>
  return top ? createPortal(bars, top) : bars
}

/** Both regions stand empty in the page from the start: one that arrives with its text is often not read aloud. */
export function ToastRegion({ toast }: { toast: (ToastProps & { id?: string | number }) | null }) {
  const shown = toast && <Toast {...toast} />
  const urgent = toast?.tone === 'danger'
  return (
    <>
      <div className="toasts" role="status">
        {!urgent && shown}
      </div>
      <div className="toasts" role="alert">
        {urgent && shown}
      </div>
    </>
  )
}
