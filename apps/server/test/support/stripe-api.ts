import type { Customer, PortalConfiguration, Session, Subscription } from './stripe-objects.ts'
import { itemOf, type StripeWorld } from './stripe-world.ts'

export type Params = Record<string, unknown>

export class StripeRefusal extends Error {
  readonly status: number
  readonly body: object
  constructor(status: number, error: { type: string; message: string; code?: string; param?: string }) {
    super(error.message)
    this.status = status
    this.body = { error }
  }
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')
const list = (data: object[], url: string) => ({ object: 'list', data, has_more: false, url })

/** Answers one call as Stripe does, or throws a StripeRefusal. Unknown fields are refused, as Stripe refuses them. */
export function answerCall(world: StripeWorld, method: string, path: string, params: Params): object {
  for (const [pattern, fields, answer] of callsOf(world)) {
    const match = new RegExp(`^${pattern}$`).exec(`${method} ${path}`)
    if (!match) continue
    const unknown = Object.keys(params).find((name) => !fields.includes(name))
    if (unknown) throw invalid(`Received unknown parameter: ${unknown}`, unknown)
    return answer(params, match[1] ?? '')
  }
  throw invalid(`Unrecognized request URL (${method}: ${path}).`)
}

type Call = [pattern: string, fields: string[], answer: (params: Params, id: string) => object]

function callsOf(world: StripeWorld): Call[] {
  const { customers, prices, sessions, subscriptions, invoices, portals } = world
  const sub = (id: string) => find(subscriptions, id, 'subscription', 'id')
  const customerIn = (params: Params): Customer => {
    const customer = find(customers, text(params.customer), 'customer', 'customer')
    if (customer.deleted) throw missing('customer', customer.id, 'customer')
    return customer
  }
  const shown = (subscription: Subscription, params: Params) =>
    JSON.stringify(params.expand ?? '').includes('latest_invoice')
      ? { ...subscription, latest_invoice: invoices.get(subscription.latest_invoice ?? '') ?? null }
      : subscription

  return [
    ['GET /v1/prices', ['limit'], () => list([...prices.values()].slice(0, 1), '/v1/prices')],
    ['GET /v1/prices/([^/]+)', [], (_, id) => find(prices, id, 'price', 'price')],
    [
      'POST /v1/customers',
      ['email', 'name', 'metadata'],
      ({ email, name }) => {
        const id = world.newId('cus')
        const customer: Customer = { id, object: 'customer', email: text(email), name: text(name), card: 'good' }
        customers.set(id, customer)
        return customer
      },
    ],
    [
      'POST /v1/customers/([^/]+)',
      ['email', 'name'],
      ({ email, name }, id) => {
        const customer = find(customers, id, 'customer', 'id')
        if (customer.deleted) throw missing('customer', id, 'id')
        return Object.assign(customer, { email: text(email), name: text(name) })
      },
    ],
    [
      'DELETE /v1/customers/([^/]+)',
      [],
      (_, id) => {
        if (find(customers, id, 'customer', 'id').deleted) throw missing('customer', id, 'id')
        world.removeCustomer(id)
        return { id, object: 'customer', deleted: true }
      },
    ],
    [
      'GET /v1/checkout/sessions',
      ['customer', 'status', 'limit'],
      ({ customer, status }) =>
        list(
          [...sessions.values()].filter((one) => one.customer === customer && one.status === status),
          '/v1/checkout/sessions',
        ),
    ],
    [
      'POST /v1/checkout/sessions/([^/]+)/expire',
      [],
      (_, id) => {
        const session = find(sessions, id, 'session', 'session')
        if (session.status !== 'open') throw invalid('Only open sessions can be expired.')
        session.status = 'expired'
        return session
      },
    ],
    [
      'POST /v1/checkout/sessions',
      ['mode', 'customer', 'client_reference_id', 'line_items', 'success_url', 'cancel_url'],
      (params) => {
        const customer = customerIn(params)
        const [line] = Object.values(params.line_items as Record<string, Params>)
        const price = find(prices, text(line?.price), 'price', 'line_items[0][price]')
        const id = world.newId('cs')
        const session: Session = {
          id,
          object: 'checkout.session',
          mode: text(params.mode),
          customer: customer.id,
          status: 'open',
          subscription: null,
          url: `${world.address}/pay/${id}`,
          success_url: text(params.success_url),
          cancel_url: text(params.cancel_url),
          price: price.id,
        }
        sessions.set(id, session)
        return session
      },
    ],
    [
      'GET /v1/billing_portal/configurations',
      ['active', 'limit'],
      () => list([...portals.values()], '/v1/billing_portal'),
    ],
    [
      'POST /v1/billing_portal/configurations',
      ['features', 'metadata'],
      ({ features, metadata }) => {
        const id = world.newId('bpc')
        const made: PortalConfiguration = {
          id,
          object: 'billing_portal.configuration',
          active: true,
          features: features as object,
          metadata: metadata as Record<string, string>,
        }
        portals.set(id, made)
        return made
      },
    ],
    [
      'POST /v1/billing_portal/sessions',
      ['customer', 'configuration', 'return_url'],
      (params) => {
        const customer = customerIn(params)
        find(portals, text(params.configuration), 'configuration', 'configuration')
        const id = world.newId('bps')
        world.visits.set(id, text(params.return_url))
        return { id, object: 'billing_portal.session', customer: customer.id, url: `${world.address}/portal/${id}` }
      },
    ],
    [
      'GET /v1/subscriptions',
      ['customer', 'limit'],
      (params) => {
        const { id } = customerIn(params)
        const held = [...subscriptions.values()].filter((one) => one.customer === id && one.status !== 'canceled')
        return list(held.reverse(), '/v1/subscriptions')
      },
    ],
    ['GET /v1/subscriptions/([^/]+)', ['expand'], (params, id) => shown(sub(id), params)],
    [
      'POST /v1/subscriptions/([^/]+)',
      ['items', 'proration_behavior', 'payment_behavior', 'cancel_at_period_end', 'cancel_at', 'metadata', 'expand'],
      (params, id) => {
        const subscription = sub(id)
        if (subscription.status === 'canceled') throw invalid('A canceled subscription can only update its metadata.')
        if (params.payment_behavior === 'pending_if_incomplete' && params.cancel_at_period_end !== undefined)
          throw invalid('cancel_at_period_end is not supported with pending_if_incomplete.')
        if (params.cancel_at !== undefined && params.cancel_at_period_end !== undefined)
          throw invalid('Only one of cancel_at and cancel_at_period_end can be given.')
        if (params.cancel_at !== undefined) world.setEnd(subscription, Number(params.cancel_at) || null)
        for (const [name, value] of Object.entries((params.metadata ?? {}) as Params))
          if (value === '') delete subscription.metadata[name]
          else subscription.metadata[name] = text(value)
        if (params.cancel_at_period_end !== undefined)
          world.setCancel(subscription, params.cancel_at_period_end === 'true')
        const [item] = Object.values((params.items ?? {}) as Record<string, Params>)
        if (item) {
          if (item.id !== itemOf(subscription).id) throw missing('subscription_item', text(item.id), 'items')
          world.move(subscription, find(prices, text(item.price), 'price', 'items[0][price]').id, {
            charge: params.proration_behavior === 'always_invoice',
            pendingOk: params.payment_behavior === 'pending_if_incomplete',
          })
        }
        return shown(subscription, params)
      },
    ],
    [
      'DELETE /v1/subscriptions/([^/]+)',
      ['prorate', 'invoice_now'],
      (_, id) => {
        if (sub(id).status === 'canceled') throw missing('subscription', id, 'id')
        world.end(id)
        return sub(id)
      },
    ],
    [
      'GET /v1/invoices',
      ['subscription', 'status', 'limit'],
      ({ subscription, status, limit }) => {
        const found = [...invoices.values()].filter(
          (one) => one.parent.subscription_details.subscription === subscription && one.status === status,
        )
        return list(found.reverse().slice(0, Number(limit)), '/v1/invoices')
      },
    ],
  ]
}

function find<T>(things: Map<string, T>, id: string, what: string, param: string): T {
  const thing = things.get(id)
  if (!thing) throw missing(what, id, param)
  return thing
}

function missing(what: string, id: string, param: string): StripeRefusal {
  const type = 'invalid_request_error'
  return new StripeRefusal(404, { type, code: 'resource_missing', param, message: `No such ${what}: '${id}'` })
}

function invalid(message: string, param?: string): StripeRefusal {
  return new StripeRefusal(400, { type: 'invalid_request_error', message, ...(param && { param }) })
}
