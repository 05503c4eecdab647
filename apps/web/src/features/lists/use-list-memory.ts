import type { User } from '@inkbloom/contract'
import { useMemo } from 'react'
import { useLocation } from 'react-router'
import type { App } from '@/features/session/app.ts'
import { useApp, useUser } from '@/features/session/app-context.tsx'
import type { ListMemory } from '@/lib/use-paged.ts'

/** By history entry and by person: the next one who signs in on this device goes back through the same entries. */
export const listMemory = <T>({ lists }: App, key: string, { id }: User): ListMemory<T> => lists.of<T>(`${id}/${key}`)

/**
 * Going back to a list finds it as it was left. Only by Back and Forward: a link to the same address is a new entry of
 * the history, and asks anew.
 */
export function useListMemory<T>(): ListMemory<T> {
  const app = useApp()
  const { key } = useLocation()
  const user = useUser()
  return useMemo(() => listMemory<T>(app, key, user), [app, key, user])
}
