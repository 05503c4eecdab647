import { useEffect } from 'react'
import type { App } from '@/features/session/app.ts'
import { useApp } from '@/features/session/app-context.tsx'
import type { HabitsStore, UnsentMixes } from '@/features/studio/habits.store.ts'
import { useHabitsStore } from '@/features/studio/habits-context.tsx'

/** Colors that somebody mixed are on this device at once, and with the account as soon as it can be reached. */
export async function syncMixes({ api }: Pick<App, 'api'>, habits: HabitsStore): Promise<void> {
  const sent = habits.getState().unsentMixes
  // Nobody waits for it: what could not be sent is sent the next time.
  const answer = await api.syncMixes({ body: { kept: [...sent.kept], removed: [...sent.removed] } }).catch(() => null)
  if (answer) habits.getState().takeMixes(answer.colors, sent)
}

const isEmpty = ({ kept, removed }: UnsentMixes) => kept.length + removed.length === 0

/** When the studio opens, after every change, and when the network is back. */
export function useSyncedMixes(): void {
  const app = useApp()
  const habits = useHabitsStore()
  useEffect(() => {
    const sync = () => void syncMixes(app, habits)
    sync()
    const stops = [
      habits.subscribe(({ unsentMixes }, before) => {
        if (unsentMixes !== before.unsentMixes && !isEmpty(unsentMixes)) sync()
      }),
      app.stores.device.subscribe(({ online }, before) => {
        if (online && !before.online) sync()
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [app, habits])
}
