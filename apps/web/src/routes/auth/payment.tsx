import { useSearchParams } from 'react-router'
import koi from '@/assets/sketch/koi.svg'
import { useStoreOf } from '@/features/session/app-context.tsx'
import { withPlan } from '@/features/session/home.ts'
import { StatePage } from '@/layout/state-page.tsx'
import { OpenApp } from '@/routes/auth/open-app.tsx'
import { PaymentReceived } from '@/routes/auth/payment-received.tsx'
import { ButtonLink } from '@/ui/button.tsx'
import { Sketch } from '@/ui/picture.tsx'

const outcomes = {
  canceled: {
    title: 'Nothing was bought',
    text: 'You left before the payment was finished. Nothing was charged.',
    action: 'Back to the plans',
  },
  failed: {
    title: 'The payment did not go through',
    text: 'Nothing was charged. Try another card, or ask your bank.',
    action: 'Try again',
  },
  none: { title: 'There is no payment here', text: 'Nothing was charged.', action: 'See the plans' },
} as const

type Outcome = keyof typeof outcomes
const isOutcome = (status: string | null): status is Outcome => status !== null && Object.hasOwn(outcomes, status)

/** Where Stripe sends people back to. It may be a browser in which nobody is signed in: then it asks the server nothing. */
export function Component() {
  const [params] = useSearchParams()
  const status = params.get('status')
  if (status === 'success') return <PaymentReceived changed={params.get('change') === '1'} />
  return <NotPaid {...outcomes[isOutcome(status) ? status : 'none']} />
}

function NotPaid({ title, text, action }: (typeof outcomes)[Outcome]) {
  const [params] = useSearchParams()
  const name = useStoreOf('site', (site) => site.name)
  const signedIn = useStoreOf('auth', ({ token, user }) => token !== '' && user?.admin === false)
  return (
    <StatePage
      picture={<Sketch src={koi} inked />}
      title={title}
      text={signedIn ? text : `${text} To go on, return to ${name}, where you are signed in.`}
    >
      {signedIn ? (
        <>
          <ButtonLink look="keep" to={withPlan('/checkout', params)}>
            {action}
          </ButtonLink>
          <ButtonLink to="/pages/public">Go to the gallery</ButtonLink>
        </>
      ) : (
        <OpenApp />
      )}
    </StatePage>
  )
}
