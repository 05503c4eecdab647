import assert from 'node:assert/strict'
import type { Plan } from '@inkbloom/contract'
import { StripePeer, stripeKey, stripeSecret } from '@inkbloom/server/test/support/stripe-peer.ts'
import { type Person, post, send } from './people.ts'

/** A Stripe of our own in the test's process: pass `peer.url` to the product as STRIPE_API_BASE. */
export async function startStripe(): Promise<StripePeer> {
  const peer = new StripePeer({ now: () => new Date() })
  await peer.start()
  peer.world.addPrice('price_starter', 799)
  peer.world.addPrice('price_advanced', 1999)
  return peer
}

/** What an admin does once, through the API: keys into the settings, price ids into the plans. */
export async function openShop(url: string, admin: Person, peer: StripePeer): Promise<void> {
  peer.target = url
  const keys = { stripe_key: stripeKey, stripe_webhook_secret: stripeSecret }
  for (const [name, value] of Object.entries(keys))
    assert.equal((await send('PATCH', url, `settings/${name}/update`, { value }, admin.token)).status, 200)
  const plans = ((await (await send('GET', url, 'plans/paid/list')).json()) as { data: Plan[] }).data
  for (const { id, name, title, description, price, public_page_limit, page_creation_limit } of plans) {
    const limits = { publicPageLimit: public_page_limit, pageCreationLimit: page_creation_limit }
    const fields = { name, title, description, price, ...limits, stripePriceId: `price_${name}` }
    assert.equal((await post(url, `plans/${id}/update`, fields, admin.token)).status, 200)
  }
}
