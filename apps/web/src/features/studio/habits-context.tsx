import { createContext, type ReactNode, use, useState } from 'react'
import { useStore } from 'zustand'
import { useApp, useUser } from '@/features/session/app-context.tsx'
import { createHabitsStore, type HabitsStore } from '@/features/studio/habits.store.ts'

const HabitsContext = createContext<HabitsStore | null>(null)

export function HabitsProvider({ children }: { children: ReactNode }) {
  const { platform } = useApp()
  const { id } = useUser()
  const [store] = useState(() => createHabitsStore(platform.storage, id))
  return <HabitsContext value={store}>{children}</HabitsContext>
}

export function useHabitsStore(): HabitsStore {
  const store = use(HabitsContext)
  if (!store) throw new Error('Habits not found')
  return store
}

export function useHabits<T>(select: (habits: ReturnType<HabitsStore['getState']>) => T): T {
  return useStore(useHabitsStore(), select)
}
