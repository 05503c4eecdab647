import type { Db } from '../../../db/client.ts'
import type { Clock } from '../../../kernel/clock.ts'
import { type Config, deriveKey } from '../../../kernel/config.ts'
import { AppError } from '../../../kernel/errors.ts'
import type { Logger } from '../../../kernel/log.ts'
import { PaymentFailed, type PaymentProvider } from '../../../providers/payment-provider.ts'
import { stripeProvider } from '../../../providers/stripe.ts'
import { readSecret } from '../../site/settings.service.ts'

/** Keys are read anew each time: a changed one needs no restart. */
export interface PaymentAccess {
  /** By the stored key, or by one that is only being tried. */
  provider(typedKey?: string): Promise<PaymentProvider>
  webhookSecret(): Promise<string>
}

/** What every part of payment works with. */
export interface PaymentDeps {
  db: Db
  clock: Clock
  access: PaymentAccess
  publicUrl: URL
  log: Logger
}

interface PaymentAccessOptions {
  db: Db
  config: Pick<Config, 'appSecret' | 'stripeApiBase'>
  /** Shorter in tests of a Stripe that hangs. */
  patience?: { timeoutMs: number; retries: number }
}

export function createPaymentAccess({ db, config, patience }: PaymentAccessOptions): PaymentAccess {
  const settingsKey = deriveKey(config.appSecret, 'settings')
  const connect = (apiKey: string) => stripeProvider({ apiKey, apiBase: config.stripeApiBase, ...patience })
  let made: { apiKey: string; provider: Promise<PaymentProvider> } | null = null
  return {
    provider: async (typedKey) => {
      if (typedKey) return connect(typedKey)
      const apiKey = await readSecret(db, settingsKey, 'stripe_key')
      if (!apiKey) throw notSetUp()
      if (made?.apiKey !== apiKey) made = { apiKey, provider: connect(apiKey) }
      return made.provider
    },
    webhookSecret: async () => {
      const secret = await readSecret(db, settingsKey, 'stripe_webhook_secret')
      if (!secret) throw notSetUp()
      return secret
    },
  }
}

const notSetUp = () => new AppError('PROVIDER_NOT_SET', 'Payment is not set up on this site yet. Nothing was charged.')

/** What the provider says becomes a 502 with its words; Stripe's own are for the log. */
export async function orProviderFailed<T>({ log }: Pick<PaymentDeps, 'log'>, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof PaymentFailed)) throw error
    log.warn({ err: error.cause ?? error }, error.message)
    throw new AppError('PROVIDER_FAILED', error.message)
  }
}
