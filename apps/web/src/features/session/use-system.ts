import { useSyncExternalStore } from 'react'
import { useApp } from '@/features/session/app-context.tsx'

/** Unknown to the server, which draws one page for everybody; hydrating must begin with what it drew. */
export function useSystem() {
  const { platform } = useApp()
  return useSyncExternalStore(
    () => () => {},
    () => platform.system,
    () => null,
  )
}
