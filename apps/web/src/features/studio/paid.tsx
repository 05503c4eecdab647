import type { ReactNode } from 'react'
import { useUser } from '@/features/session/app-context.tsx'
import { LockMark, lockWords } from '@/ui/lock-mark.tsx'

/** Something that only a paid plan has: the lock says so before it is pressed. */
export function Paid({ children }: { children: ReactNode }) {
  const { plan } = useUser()
  if (plan.paid) return children
  return (
    <span className="with-lock">
      {children}
      <LockMark />
      <span className="sr-only">{lockWords}</span>
    </span>
  )
}
