import type { Setup } from '@inkbloom/contract'
import Copy from 'lucide-react/icons/copy'
import { useCopy } from '@/features/session/use-copy.ts'
import { Button } from '@/ui/button.tsx'
import { CopyField } from '@/ui/copy-field.tsx'

/** What has to be entered at Stripe: where it shall send its events, and which. */
export function Webhook({ url, events }: Setup['webhook']) {
  const copy = useCopy()
  return (
    <div className="grid gap-4">
      <CopyField label="Address of the webhook" value={url} onCopy={() => void copy(url, 'The address is')} />
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
