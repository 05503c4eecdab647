import Check from 'lucide-react/icons/check'
import Sparkles from 'lucide-react/icons/sparkles'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useStoreOf } from '@/features/session/app-context.tsx'
import { Panel } from '@/ui/paper.tsx'

const parts = [
  {
    flag: 'openaiApi',
    label: 'OpenAI API',
    secret: 'openai_key',
    missing: 'Optional. The built-in illustrator draws without a key.',
    optional: true,
  },
  {
    flag: 'stripeApi',
    label: 'Stripe API',
    secret: 'stripe_key',
    missing: 'Add the secret key, so that plans can be sold.',
    optional: false,
  },
  {
    flag: 'stripeWebhook',
    label: 'Stripe Webhook',
    secret: 'stripe_webhook_secret',
    missing: 'Add the signing secret, so that payments are noticed.',
    optional: false,
  },
  {
    flag: 'plans',
    label: 'Plans',
    secret: null,
    missing: 'Give every paid plan its Stripe price ID.',
    optional: false,
  },
] as const

const lostKey = 'The stored key cannot be read, because APP_SECRET has changed. Enter the key again.'

/** What the operator still has to do before people can pay and draw. */
export function SetupStatus({ lost }: { /** Stored with another APP_SECRET. */ lost: readonly string[] }) {
  const status = useStoreOf('site', (site) => site.status)
  const isLost = (secret: string | null) => secret !== null && lost.includes(secret)
  const isReady = ({ flag, secret }: (typeof parts)[number]) => status?.[flag] === true && !isLost(secret)
  const needed = parts.filter(({ optional }) => !optional)
  const done = needed.filter(isReady).length
  return (
    <Panel
      title="App setup status"
      aside={<span className="small muted numerals">{`${done} of ${needed.length} done`}</span>}
    >
      <ul>
        {parts.map((part) => {
          const { flag, label, secret, missing } = part
          const ready = isReady(part)
          const optional = part.optional && !isLost(secret)
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
                  {ready ? 'Done' : isLost(secret) ? lostKey : `Not done. ${missing}`}
                </p>
              </div>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
