import type { User } from '@inkbloom/contract'
import { messages } from '@inkbloom/contract/constants'
import { createContext, type ReactNode, use, useState } from 'react'
import { type ExtractState, useStore } from 'zustand'
import type { App, Stores } from '@/features/session/app.ts'

const AppContext = createContext<App | null>(null)

export function AppProvider({ app, children }: { app: App; children: ReactNode }) {
  return <AppContext value={app}>{children}</AppContext>
}

export function useApp(): App {
  const app = use(AppContext)
  if (!app) throw new Error('App not found')
  return app
}

/** One slice of one store. */
export function useStoreOf<Name extends keyof Stores, T>(
  name: Name,
  select: (state: ExtractState<Stores[Name]>) => T,
): T {
  return useStore<Stores[Name], T>(useApp().stores[name], select)
}

const UserContext = createContext<User | null>(null)

/** For what comes to a guarded screen late, as the answer of a list does: its person may have signed out meanwhile. */
export function UserProvider({ user, children }: { user: User; children: ReactNode }) {
  return <UserContext value={user}>{children}</UserContext>
}

/**
 * The person a guarded screen was opened for. Kept for as long as the screen is open: signing out forgets the
 * user a moment before the screen is gone, and it must not break in between.
 */
export function useUser(): User {
  const user = useStoreOf('auth', (auth) => auth.user)
  const around = use(UserContext)
  const [kept, keep] = useState(user)
  if (user && user !== kept) keep(user)
  const shown = user ?? kept ?? around
  if (!shown) throw new Error(messages.noUser)
  return shown
}
