import type { Setup, SetupStep } from '@inkbloom/contract'
import { useStoreOf } from '@/features/session/app-context.tsx'
import { TestKey } from '@/features/settings/test-key.tsx'
import { Webhook } from '@/features/settings/webhook.tsx'
import { Button } from '@/ui/button.tsx'

interface StepDetailsProps {
  step: SetupStep
  setup: Setup
  onMark: (step: 'name' | 'mail') => void
}

/** What the next step needs at hand. */
export function StepDetails({ step, setup, onMark }: StepDetailsProps) {
  const name = useStoreOf('site', (site) => site.name)
  const tagline = useStoreOf('site', (site) => site.tagline)
  if (step === 'name')
    return (
      <p className="flex flex-wrap items-center gap-3">
        <span>
          Now: <b className="font-semibold">{name}</b>. {tagline}
        </span>
        <Button size="sm" onClick={() => onMark('name')}>
          Keep these
        </Button>
      </p>
    )
  if (step === 'mail')
    return (
      <p className="flex flex-wrap items-center gap-3">
        <span>
          Set <code>SMTP_URL</code> and <code>MAIL_FROM</code> where the server runs, and start it again.
        </span>
        <Button size="sm" onClick={() => onMark('mail')}>
          Go without email
        </Button>
      </p>
    )
  if (step === 'webhook') return <Webhook {...setup.webhook} />
  if (step === 'prices') return <TestKey provider="stripe" typed="" webhookSecret="" label="Check prices" />
  return null
}
