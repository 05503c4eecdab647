import Check from 'lucide-react/icons/check'
import Sparkles from 'lucide-react/icons/sparkles'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useStoreOf } from '@/features/session/app-context.tsx'
import { Panel } from '@/ui/paper.tsx'

const parts = [
  {
    flag: 'openaiApi',
    label: 'OpenAI API',
    missing: 'Optional. The built-in illustrator draws without a key.',
    optional: true,
  },
  {
    flag: 'stripeApi',
    label: 'Stripe API',
    missing: 'Add the secret key, so that plans can be sold.',
    optional: false,
  },
  {
    flag: 'stripeWebhook',
    label: 'Stripe Webhook',
    missing: 'Add the signing secret, so that payments are noticed.',
    optional: false,
  },
  { flag: 'plans', label: 'Plans', missing: 'Give every paid plan its Stripe price ID.', optional: false },
] as const

/** What the operator still has to do before people can pay and draw. */
export function SetupStatus() {
  const status = useStoreOf('site', (site) => site.status)
  const done = parts.filter(({ flag }) => status?.[flag]).length
  return (
    <Panel
      title="App setup status"
      aside={<span className="small muted numerals">{`${done} of ${parts.length} done`}</span>}
    >
      <ul>
        {parts.map(({ flag, label, missing, optional }) => {
          const ready = status?.[flag] === true
          return (
            <li key={flag} className="flex min-h-16 items-center gap-4 border-t border-hair py-2 first:border-t-0">
              <span
                className={`grid size-7 flex-none place-items-center rounded-full ${
                  ready
                    ? 'bg-success-wash text-success'
                    : optional
                      ? 'bg-well text-ink-3'
                      : 'bg-danger-wash text-danger'
                }`}
              >
                {ready ? <Check size={16} /> : optional ? <Sparkles size={16} /> : <TriangleAlert size={16} />}
              </span>
              <div>
                <p className="font-semibold leading-snug">{label}</p>
                <p className={`small ${ready || optional ? 'muted' : 'text-danger'}`}>
                  {ready ? 'Done' : `Not done. ${missing}`}
                </p>
              </div>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
