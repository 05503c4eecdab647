import assert from 'node:assert/strict'
import { after, before } from 'node:test'
import type { Plan, PlanName } from '@inkbloom/contract'
import { StripePeer, stripeKey, stripeSecret } from '@inkbloom/server/test/support/stripe-peer.ts'
import { makeAdmin, type Person, post, sellers, send } from './people.ts'
import { type Product, startProduct } from './product.ts'
import { drawnGallery } from './studio.ts'

/** The page to pay at is the peer's own, and has no icon. */
export const ofTheTill = /favicon\.ico/

/** A Stripe of our own in the test's process: pass `peer.url` to the product as STRIPE_API_BASE. */
export async function startStripe(): Promise<StripePeer> {
  const peer = new StripePeer({ now: () => new Date() })
  await peer.start()
  peer.world.addPrice('price_starter', 799)
  peer.world.addPrice('price_advanced', 1999)
  return peer
}

/** What an admin does once, through the API: keys into the settings, price ids into the plans. From then on makePerson sells. */
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
  sellers.set(url, (person, plan) => buy(url, peer, person, plan))
}

/** Checkout, payment and webhooks, as a person's browser and Stripe would. */
async function buy(url: string, peer: StripePeer, person: Person, plan: PlanName): Promise<void> {
  const answer = await post(url, 'stripe/checkout', { priceId: `price_${plan}` }, person.token)
  assert.equal(answer.status, 200)
  const { data } = (await answer.json()) as { data: { url: string } }
  peer.world.pay(data.url.split('/').at(-1) ?? '')
  await peer.deliverNew(url)
}

/** One product with a Stripe beside it, for all tests of a file. */
export function sharedShop({ isOpen = true } = {}) {
  let stripe: StripePeer
  let product: Product
  let admin: Person
  before(async () => {
    stripe = await startStripe()
    product = await startProduct({ env: { STRIPE_API_BASE: stripe.url, STARTER_PAGES: '1' } })
    admin = await makeAdmin(product.url)
    await drawnGallery(product.url, admin, 1)
    if (isOpen) await openShop(product.url, admin, stripe)
  })
  after(async () => {
    await product?.[Symbol.asyncDispose]()
    await stripe?.stop()
  })
  return {
    get stripe() {
      return stripe
    },
    get product() {
      return product
    },
    get admin() {
      return admin
    },
  }
}
