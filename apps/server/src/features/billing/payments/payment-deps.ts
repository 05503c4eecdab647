import type { Db } from '../../../db/client.ts'
import type { Clock } from '../../../kernel/clock.ts'
import { type Config, deriveKey } from '../../../kernel/config.ts'
import { AppError } from '../../../kernel/errors.ts'
import type { Logger } from '../../../kernel/log.ts'
import { type Cashier, CashierFailed } from '../../../providers/payment-provider.ts'
import { stripeCashier } from '../../../providers/stripe.ts'
import { readSecret } from '../../site/settings.service.ts'

/** Keys are read anew each time: a changed one needs no restart. */
export interface Till {
  cashier(): Promise<Cashier>
  webhookSecret(): Promise<string>
}

/** What every part of payment works with. */
export interface PaymentDesk {
  db: Db
  clock: Clock
  till: Till
  publicUrl: URL
  log: Logger
}

interface TillOptions {
  db: Db
  config: Pick<Config, 'appSecret' | 'stripeApiBase'>
  /** Shorter in tests of a Stripe that hangs. */
  patience?: { timeoutMs: number; retries: number }
}

export function openTill({ db, config, patience }: TillOptions): Till {
  const settingsKey = deriveKey(config.appSecret, 'settings')
  let made: { apiKey: string; cashier: Promise<Cashier> } | null = null
  return {
    cashier: async () => {
      const apiKey = await readSecret(db, settingsKey, 'stripe_key')
      if (!apiKey) throw notSetUp()
      if (made?.apiKey !== apiKey)
        made = { apiKey, cashier: stripeCashier({ apiKey, apiBase: config.stripeApiBase, ...patience }) }
      return made.cashier
    },
    webhookSecret: async () => {
      const secret = await readSecret(db, settingsKey, 'stripe_webhook_secret')
      if (!secret) throw notSetUp()
      return secret
    },
  }
}

const notSetUp = () => new AppError('PROVIDER_NOT_SET', 'Payment is not set up on this site yet. Nothing was charged.')

/** What the cashier says becomes a 502 with its words; Stripe's own are for the log. */
export async function orProviderFailed<T>({ log }: Pick<PaymentDesk, 'log'>, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof CashierFailed)) throw error
    log.warn({ err: error.cause ?? error }, error.message)
    throw new AppError('PROVIDER_FAILED', error.message)
  }
}
