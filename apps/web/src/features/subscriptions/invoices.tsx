import { useState } from 'react'
import { useApp } from '@/features/session/app-context.tsx'
import { Button } from '@/ui/button.tsx'

/** Opens Stripe's own page with what was paid and the card that pays. */
export function Invoices() {
  const app = useApp()
  const [busy, setBusy] = useState(false)
  async function open() {
    setBusy(true)
    const answer = await app.call(() => app.api.openPortal())
    setBusy(false)
    if (answer) app.platform.openOutside(answer.url)
  }
  return (
    <Button block busy={busy} onClick={open}>
      Invoices and card
    </Button>
  )
}
