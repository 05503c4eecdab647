import type { Setup } from '@inkbloom/contract'
import Copy from 'lucide-react/icons/copy'
import { useApp } from '@/features/session/app-context.tsx'
import { Button } from '@/ui/button.tsx'

/** What has to be entered at Stripe: where it shall send its events, and which. */
export function Webhook({ url, events }: Setup['webhook']) {
  const { stores } = useApp()
  async function copy(text: string, what: string) {
    const copied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    )
    const message = copied ? `${what} copied` : 'It could not be copied. Select it and copy it by hand.'
    stores.notification.getState().show({ variant: copied ? 'success' : 'info', message })
  }
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-2.5">
        <input
          className="input min-w-0 flex-1 basis-60"
          aria-label="Address of the webhook"
          readOnly
          value={url}
          onFocus={(event) => event.target.select()}
        />
        <Button icon={<Copy />} onClick={() => void copy(url, 'The address is')}>
          Copy
        </Button>
      </div>
      <div>
        <div className="mb-2.5 flex flex-wrap items-center justify-between gap-2">
          <p className="small muted">Send these {events.length} events</p>
          <Button size="sm" look="ghost" icon={<Copy />} onClick={() => void copy(events.join('\n'), 'The events are')}>
            Copy events
          </Button>
        </div>
        <ul className="flex flex-wrap gap-2">
          {events.map((event) => (
            <li key={event} className="setup-step__event">
              <code>{event}</code>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
