import { type Cashier, CashierFailed } from './payment-provider.ts'

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

/** In words that a person can read. What Stripe itself said is in the cause, for the log. */
function translate(error: unknown): CashierFailed {
  if (error instanceof CashierFailed) return error
  const { type, code, param, message } = error as SdkError
  if (type === 'StripeAuthenticationError' || type === 'StripePermissionError')
    return new CashierFailed('Stripe does not accept the key of this site.', { cause: error })
  if (type === 'StripeCardError')
    return new CashierFailed(message ?? 'The card was declined. Nothing was changed.', { cause: error })
  if (code === 'resource_missing')
    return new CashierFailed('Stripe does not know what it was asked for.', { missing: param ?? 'id', cause: error })
  if (type === 'StripeInvalidRequestError')
    return new CashierFailed('Stripe refused this. Nothing was changed.', { cause: error })
  return new CashierFailed('Stripe did not answer as it should. Try again in a moment.', { cause: error })
}

/** Every method of a cashier, with whatever goes wrong made a CashierFailed: also an answer of another shape. */
export function orCashierFailed(cashier: Cashier): Cashier {
  const wrapped = Object.entries(cashier).map(([name, method]) => [
    name,
    async (...args: unknown[]) => {
      try {
        return await (method as (...args: unknown[]) => Promise<unknown>)(...args)
      } catch (error) {
        throw translate(error)
      }
    },
  ])
  return Object.fromEntries(wrapped) as Cashier
}
