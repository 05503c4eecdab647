import Send from 'lucide-react/icons/send'
import { useState } from 'react'
import { useApp } from '@/features/session/app-context.tsx'
import { Button } from '@/ui/button.tsx'

export function TestMail() {
  const app = useApp()
  const [sending, setSending] = useState(false)
  async function send() {
    setSending(true)
    const answer = await app.call(() => app.api.testMail())
    setSending(false)
    if (!answer) return
    app.stores.notification
      .getState()
      .show({ variant: 'success', message: `A test email is on its way to ${answer.to}` })
  }
  return (
    <Button icon={<Send />} busy={sending} onClick={send}>
      Send a test email
    </Button>
  )
}
