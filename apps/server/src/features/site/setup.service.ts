import { apiBase, calls, type Setup, type SetupStep, setupSteps } from '@inkbloom/contract'
import type { Db } from '../../db/client.ts'
import type { SetupSteps } from '../../db/tables.ts'
import type { Clock } from '../../kernel/clock.ts'
import { handledEvents } from '../../providers/stripe-events.ts'
import { readSetupFlags } from './status.service.ts'

interface Around {
  mail: boolean
  publicUrl: URL
}

/** Derived where it can be: a key that is stored is done, whoever stored it. The rest is what the operator has said. */
export async function readSetup(db: Db, { mail, publicUrl }: Around): Promise<Setup> {
  const flags = await readSetupFlags(db)
  const named = await db.selectFrom('settings').select('name').where('name', 'in', ['app_name', 'tagline']).execute()
  const marked = new Set((await db.selectFrom('setup_steps').select('name').execute()).map(({ name }) => name))
  const done: Record<SetupStep, boolean> = {
    name: named.length > 0 || marked.has('name'),
    mail: mail || marked.has('mail'),
    openai: flags.openaiApi,
    stripe: flags.stripeApi,
    webhook: flags.stripeWebhook,
    prices: flags.plans,
    gallery: marked.has('gallery'),
    publish: marked.has('publish'),
  }
  return {
    steps: setupSteps.map((name) => ({ name, done: done[name] })),
    put_away: marked.has('put_away'),
    webhook: { url: new URL(apiBase + calls.stripeWebhook.path, publicUrl).href, events: [...handledEvents] },
  }
}

export async function markSetup(
  db: Db,
  clock: Clock,
  { step, done }: { step: SetupSteps['name']; done: boolean },
): Promise<void> {
  if (!done) await db.deleteFrom('setup_steps').where('name', '=', step).execute()
  else
    await db
      .insertInto('setup_steps')
      .values({ name: step, done_at: clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}
