import { PaymentFailed, type PaymentProvider } from './payment-provider.ts'

interface SdkError {
  type?: string
  code?: string
  param?: string
  message?: string
}

/** Null for what Stripe does not know, or knows to be gone. */
export async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    if ((error as SdkError).code === 'resource_missing') return null
    throw error
  }
}

const unknownPrice =
  'This plan cannot be bought at the moment, because Stripe does not know its price. Nothing was charged.'
const unknownThing = 'Stripe no longer has this. Nothing was changed.'

/** In words that a person can read. What Stripe itself said is in the cause, for the log. */
function translate(error: unknown): PaymentFailed {
  if (error instanceof PaymentFailed) return error
  const { type, code, param, message } = error as SdkError
  if (type === 'StripeAuthenticationError' || type === 'StripePermissionError')
    return new PaymentFailed('Stripe does not accept the key of this site.', { cause: error })
  if (type === 'StripeCardError')
    return new PaymentFailed(message ?? 'The card was declined. Nothing was changed.', { cause: error })
  if (code === 'resource_missing')
    return new PaymentFailed(param?.includes('price') ? unknownPrice : unknownThing, {
      missing: param ?? 'id',
      cause: error,
    })
  if (type === 'StripeInvalidRequestError')
    return new PaymentFailed('Stripe refused this. Nothing was changed.', { cause: error })
  return new PaymentFailed('Stripe gave an unexpected answer. Try again in a moment.', { cause: error })
}

/** Every method of a provider, with whatever goes wrong made a PaymentFailed: also an answer of another shape. */
export function orPaymentFailed(provider: PaymentProvider): PaymentProvider {
  const wrapped = Object.entries(provider).map(([name, method]) => [
    name,
    async (...args: unknown[]) => {
      try {
        return await (method as (...args: unknown[]) => Promise<unknown>)(...args)
      } catch (error) {
        throw translate(error)
      }
    },
  ])
  return Object.fromEntries(wrapped) as PaymentProvider
}
