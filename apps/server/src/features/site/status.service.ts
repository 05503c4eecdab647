import type { AppStatus } from '@inkbloom/contract'
import { oldestClient } from '@inkbloom/contract/constants'
import type { Db } from '../../db/client.ts'
import { adminExists } from './admin-exists.ts'

const hidden = { openaiApi: null, stripeApi: null, stripeWebhook: null, plans: null }

export async function readStatus(db: Db, { mail, forAdmin }: { mail: boolean; forAdmin: boolean }): Promise<AppStatus> {
  const admin = await adminExists(db)
  return { admin, mail, oldestClient, ...(forAdmin ? await readSetupFlags(db) : hidden) }
}

export async function readSetupFlags(db: Db) {
  const names = ['openai_key', 'stripe_key', 'stripe_webhook_secret']
  const stored = await db.selectFrom('settings').select('name').where('name', 'in', names).execute()
  const has = (name: string) => stored.some((row) => row.name === name)
  const unpriced = await db
    .selectFrom('plans')
    .select('id')
    .where('paid', '=', true)
    .where('stripe_price_id', 'is', null)
    .executeTakeFirst()
  return {
    openaiApi: has('openai_key'),
    stripeApi: has('stripe_key'),
    stripeWebhook: has('stripe_webhook_secret'),
    plans: !unpriced,
  }
}
