import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { LockMark, lockWords } from '@/ui/lock-mark.tsx'

export interface IconButtonProps extends ComponentPropsWithRef<'button'> {
  /** Read aloud, and shown as the native tooltip. */
  label: string
  children: ReactNode
  /** A tool that is on or off. Leave out for a plain action. */
  pressed?: boolean | undefined
  danger?: boolean | undefined
  /** Not possible right now, but still focusable so that it can be found and explained. */
  unavailable?: boolean | undefined
  /** Pressing it leads to the plans. */
  locked?: boolean | undefined
}

export function IconButton({
  label,
  children,
  pressed,
  danger,
  unavailable,
  locked,
  className,
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      className={clsx('icon-button', danger && 'icon-button--danger', className)}
      aria-label={label}
      aria-description={locked ? lockWords : undefined}
      aria-pressed={pressed}
      aria-disabled={unavailable || undefined}
      onClick={unavailable ? undefined : onClick}
    >
      {children}
      {locked && <LockMark />}
    </button>
  )
}
