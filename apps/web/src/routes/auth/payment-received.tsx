import { useState } from 'react'
import { Bottle } from '@/features/credits/bottle.tsx'
import { useStoreOf } from '@/features/session/app-context.tsx'
import { type PaidPlan, usePaidPlan } from '@/features/subscriptions/use-paid-plan.ts'
import { StatePage } from '@/layout/state-page.tsx'
import { day } from '@/lib/dates.ts'
import { OpenApp } from '@/routes/auth/open-app.tsx'
import { Button, ButtonLink } from '@/ui/button.tsx'

const pages = (count: number) => (count === 1 ? '1 page' : `${count.toLocaleString('en-US')} pages`)

/** The server sends a title only for the current plan; the coming one is known by its short name. */
const capital = (name: string) => name.slice(0, 1).toUpperCase() + name.slice(1)

function Paid({ user, credits, changed }: Extract<PaidPlan, { state: 'paid' }> & { changed: boolean }) {
  const coming = user.subscription?.next_plan
  const ready = credits
    ? `${pages(credits.page_creation)} to create and ${pages(credits.public_page)} to color are ready.`
    : 'Your credits are ready.'
  const text =
    coming && credits?.renews_at
      ? `You keep ${user.plan.title} until ${day(credits.renews_at)}. ${capital(coming)} starts then.`
      : `You are on ${user.plan.title}. ${ready}`
  return (
    <StatePage
      picture={<Bottle fill={1} label="A full bottle of ink" />}
      title={changed ? 'Your plan has changed' : 'Your bottle is full'}
      text={text}
    >
      <ButtonLink look="make" to="/pages/create">
        Draw a page
      </ButtonLink>
      <ButtonLink to="/account">See my plan</ButtonLink>
    </StatePage>
  )
}

/** Each round asks again. */
export function PaymentReceived({ changed }: { changed: boolean }) {
  const [round, setRound] = useState(0)
  return <Waiting key={round} changed={changed} onAgain={() => setRound(round + 1)} />
}

function Waiting({ changed, onAgain }: { changed: boolean; onAgain: () => void }) {
  const name = useStoreOf('site', (site) => site.name)
  const plan = usePaidPlan()
  if (plan.state === 'paid') return <Paid {...plan} changed={changed} />
  if (plan.state === 'signed-out')
    return (
      <StatePage
        picture={<Bottle fill={1} label="A full bottle of ink" />}
        title="Thank you"
        text={`Your payment was sent. Return to ${name}, where you are signed in. Your new plan is waiting there.`}
      >
        <OpenApp />
      </StatePage>
    )
  if (plan.state === 'late')
    return (
      <StatePage
        picture={<Bottle fill={0.5} label="A bottle being filled" />}
        title="This is taking a little longer"
        text="Your payment was sent but is not confirmed yet. There is no need to wait or to pay again: your plan changes as soon as it is."
      >
        <Button look="keep" onClick={onAgain}>
          Check again
        </Button>
        <ButtonLink to="/pages/public">Go to the gallery</ButtonLink>
      </StatePage>
    )
  return (
    <StatePage
      picture={<Bottle fill={0.25} label="A bottle being filled" />}
      title="Filling your bottle"
      text="We are waiting for the payment to be confirmed. This takes a few seconds."
      busy
    />
  )
}
