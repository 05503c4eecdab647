import { useState } from 'react'
import { useApp } from '@/features/session/app-context.tsx'
import { Button } from '@/ui/button.tsx'

/** Asks nothing: it costs nothing before the next renewal, and Cancel is where it was. */
export function ResumePlan() {
  const app = useApp()
  const [busy, setBusy] = useState(false)
  async function resume() {
    setBusy(true)
    const answer = await app.call(() => app.api.resumeSubscription())
    await app.router?.revalidate()
    setBusy(false)
    if (answer?.resumed)
      app.stores.notification.getState().show({ variant: 'success', message: 'Your plan renews again' })
  }
  return (
    <Button look="keep" block busy={busy} onClick={resume}>
      Resume plan
    </Button>
  )
}
