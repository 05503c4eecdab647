import { AppError } from '../../../kernel/errors.ts'
import { BadSignature, NotAnEvent, readStripeEvent } from '../../../providers/stripe-events.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { orProviderFailed, type PaymentDeps } from './payment-deps.ts'
import { syncSubscription } from './sync.service.ts'

export const badSignature = () => new AppError('BAD_REQUEST', 'The signature is missing, wrong or too old.')

const inTurn = oneAtATime()

/** Resolves once the event has had its effect, or needs none. Rejecting makes Stripe send it again. */
export async function takeEvent(deps: PaymentDeps, input: { raw: Buffer; signature: string }): Promise<void> {
  const secret = await deps.access.webhookSecret()
  const event = await readStripeEvent({ ...input, secret, now: deps.clock.now() }).catch((error: unknown) => {
    if (error instanceof BadSignature) {
      deps.log.warn({ reason: error.message }, 'a webhook that Stripe did not sign')
      throw badSignature()
    }
    if (!(error instanceof NotAnEvent)) throw error
    deps.log.warn({ reason: error.message }, 'a signed webhook that is no event')
    throw new AppError('BAD_REQUEST', 'This is not an event.')
  })
  const { subscriptionId } = event
  if (!subscriptionId) return
  await inTurn(subscriptionId, () => orProviderFailed(deps, syncSubscription(deps, { subscriptionId, event })))
}
