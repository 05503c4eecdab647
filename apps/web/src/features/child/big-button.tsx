import { clsx } from 'clsx'
import type { CSSProperties, ReactNode } from 'react'
import { say } from '@/features/child/say.ts'
import { useApp } from '@/features/session/app-context.tsx'

interface BigButtonProps {
  /** Said aloud when it is pressed, and read by a screen reader. */
  name: string
  children: ReactNode
  onPress: () => void
  pressed?: boolean
  unavailable?: boolean
  className?: string
  style?: CSSProperties
}

/** Something for small hands: large, a picture, and it says its name. */
export function BigButton({ name, children, onPress, pressed, unavailable, className, style }: BigButtonProps) {
  const { platform } = useApp()
  const press = () => {
    say(platform.storage, name)
    onPress()
  }
  return (
    <button
      type="button"
      className={clsx('big-button', className)}
      style={style}
      aria-label={name}
      aria-pressed={pressed}
      aria-disabled={unavailable || undefined}
      onClick={unavailable ? undefined : press}
    >
      {children}
    </button>
  )
}
