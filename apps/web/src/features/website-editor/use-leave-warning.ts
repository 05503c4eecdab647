import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useApp } from '@/features/session/app-context.tsx'

const message = 'You have unsaved changes. Leave without saving them?'

/** Asks before unsaved work is left behind: by a link, by going back, or by closing the tab. */
export function useLeaveWarning(dirty: boolean) {
  const { stores, unsaved } = useApp()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname,
  )

  useEffect(() => {
    if (blocker.state !== 'blocked') return
    let left = false
    const question = {
      id: 'unsaved',
      message,
      action: async () => {
        left = true
        blocker.proceed()
      },
    }
    stores.confirmation.getState().ask(question)
    return stores.confirmation.subscribe((state) => {
      // Canceled, or another question took its place: the person stays.
      if (!left && state.question !== question) blocker.reset()
    })
  }, [blocker, stores])

  useEffect(() => {
    if (!dirty) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    const release = unsaved.hold()
    return () => {
      window.removeEventListener('beforeunload', warn)
      release()
    }
  }, [dirty, unsaved])
}
