import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { apiBase } from '@inkbloom/contract'
import Stripe from 'stripe'
import type { Clock } from '../../src/kernel/clock.ts'
import { answerCall, type Params, StripeRefusal } from './stripe-api.ts'
import type { Event } from './stripe-objects.ts'
import { StripeWorld } from './stripe-world.ts'

export const stripeKey = 'sk_test_peer'
export const stripeSecret = 'whsec_peer'

export type Fault = 'down' | 'slow' | 'hang' | 'nonsense' | 'empty' | 'reset'

/** A Stripe of our own over real HTTP: it keeps state, takes payments on a page, signs its webhooks, and misbehaves. */
export class StripePeer {
  readonly world: StripeWorld
  /** Every call it got, as 'POST /v1/customers'. */
  readonly calls: string[] = []
  readonly idempotencyKeys: string[] = []
  /** Applied to this many calls (under `path`, where there is one), then over. */
  fault: { kind: Fault; times: number; before?: 'effect' | 'answer'; path?: string } | null = null
  /** Where events go as they happen: the product's own address. Without it a test delivers them. */
  target: string | null = null
  readonly #clock: Clock
  readonly #answers = new Map<string, string>()
  readonly #server = createServer((request, response) => {
    this.#serve(request, response).catch((error: Error) => response.writeHead(500).end(error.message))
  })
  #delivered = 0

  constructor(clock: Clock) {
    this.#clock = clock
    this.world = new StripeWorld(clock)
  }

  async start(port = 0): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(port, '127.0.0.1', resolve))
    this.world.address = this.url
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  clear(): void {
    this.world.clear()
    this.#answers.clear()
    this.calls.length = 0
    this.idempotencyKeys.length = 0
    this.fault = null
    this.#delivered = 0
  }

  /** Sends one event as Stripe would, signed with its own SDK. */
  deliver(url: string, event: Event, more: { secret?: string; ageSeconds?: number; signature?: string } = {}) {
    const payload = JSON.stringify(event)
    const timestamp = Math.floor(this.#clock.now().getTime() / 1000) - (more.ageSeconds ?? 0)
    const secret = more.secret ?? stripeSecret
    const signature = more.signature ?? Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    return fetch(`${url}${apiBase}/stripe/webhook`, { method: 'POST', headers, body: payload })
  }

  /** Every event that has not been delivered yet, in order. */
  async deliverNew(url: string): Promise<void> {
    for (const event of this.takeNew()) {
      const response = await this.deliver(url, event)
      if (!response.ok) throw new Error(`${event.type} was answered ${response.status}: ${await response.text()}`)
    }
  }

  takeNew(): Event[] {
    const events = this.world.events.slice(this.#delivered)
    this.#delivered = this.world.events.length
    return events
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stripe')
    if (!pathname.startsWith('/v1/')) return this.#servePage(pathname, response)
    const method = request.method ?? 'GET'
    this.calls.push(`${method} ${pathname}`)
    const key = request.headers['idempotency-key']
    if (typeof key === 'string') this.idempotencyKeys.push(key)
    if (this.fault?.before !== 'answer' && (await this.#misbehave(request, response))) return
    const form = method === 'GET' ? searchParams : new URLSearchParams(Buffer.concat(chunks).toString())
    const { status, body } = this.#answer(request, method, pathname, parseForm(form))
    if (this.fault?.before === 'answer' && (await this.#misbehave(request, response))) return
    await this.#sendNew()
    response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_peer' }).end(body)
  }

  #answer(request: IncomingMessage, method: string, path: string, params: Params): { status: number; body: string } {
    const key = request.headers['idempotency-key']
    const known = typeof key === 'string' ? this.#answers.get(key) : undefined
    if (known) return { status: 200, body: known }
    try {
      if (request.headers.authorization !== `Bearer ${stripeKey}`)
        throw new StripeRefusal(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' })
      const body = JSON.stringify(answerCall(this.world, method, path, params))
      if (typeof key === 'string') this.#answers.set(key, body)
      return { status: 200, body }
    } catch (error) {
      if (!(error instanceof StripeRefusal)) throw error
      return { status: error.status, body: JSON.stringify(error.body) }
    }
  }

  /** True where the answer is spoilt. */
  async #misbehave(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const { fault } = this
    if (!fault || fault.times <= 0) return false
    if (fault.path && !request.url?.startsWith(fault.path)) return false
    fault.times -= 1
    const json = { 'content-type': 'application/json' }
    if (fault.kind === 'slow') await new Promise((resolve) => setTimeout(resolve, 300))
    if (fault.kind === 'down') response.writeHead(500, json).end('{"error":{"message":"boom"}}')
    if (fault.kind === 'nonsense') response.writeHead(200, json).end('<html>this is not JSON')
    if (fault.kind === 'empty') response.writeHead(200, json).end('{}')
    if (fault.kind === 'reset') request.socket.destroy()
    return fault.kind !== 'slow'
  }

  async #sendNew(): Promise<void> {
    if (this.target) for (const event of this.takeNew()) await this.deliver(this.target, event).catch(() => {})
  }

  /** What a person sees: /pay/{session}, with a link that pays and one that does not, and /invoice/{id} for one that is due. */
  async #servePage(path: string, response: ServerResponse): Promise<void> {
    const [, kind = '', id = '', action = ''] = path.split('/')
    const session = this.world.sessions.get(id)
    const go = (to: string) => response.writeHead(302, { location: to }).end()
    if (kind === 'pay' && session) {
      if (action === 'cancel') return void go(session.cancel_url)
      if (action === 'now') {
        if (session.status === 'open') this.world.pay(id)
        await this.#sendNew()
        return void go(session.success_url)
      }
      return void page(response, `Pay for ${session.price}`, [
        ['Pay', `/pay/${id}/now`],
        ['Cancel', `/pay/${id}/cancel`],
      ])
    }
    const back = this.world.visits.get(id)
    if (kind === 'portal' && back) return void page(response, 'Invoices and card', [['Back', back]])
    const invoice = this.world.invoices.get(id)
    if (kind !== 'invoice' || !invoice) return void response.writeHead(404).end()
    if (action === 'now') {
      const customer = this.world.customers.get(invoice.customer)
      if (customer) customer.card = 'good'
      this.world.payInvoice(id)
      await this.#sendNew()
    }
    page(
      response,
      `This invoice is ${invoice.status}`,
      invoice.status === 'open' ? [['Pay', `/invoice/${id}/now`]] : [],
    )
  }
}

function page(response: ServerResponse, title: string, links: [string, string][]): void {
  const body = links.map(([label, href]) => `<p><a href="${href}">${label}</a></p>`).join('')
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
  response.end(`<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1>${body}</html>`)
}

/** a[b][0]=c, as Stripe's SDK writes it. */
function parseForm(form: URLSearchParams): Params {
  const params: Params = {}
  for (const [name, value] of form) {
    const [first = '', ...rest] = name.replaceAll(']', '').split('[')
    let place = params
    for (const [index, key] of [first, ...rest].entries()) {
      if (index === rest.length) place[key] = value
      else {
        place[key] ??= {}
        place = place[key] as Params
      }
    }
  }
  return params
}
