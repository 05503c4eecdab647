import { apiBase, routes } from '@inkbloom/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../http/api.ts'
import { AppError } from '../../../kernel/errors.ts'
import { createMisses } from '../../../kernel/misses.ts'
import { cancelSubscription } from './cancel.service.ts'
import { startCheckout } from './checkout.service.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { openPortal } from './portal.service.ts'
import { resumeSubscription } from './resume.service.ts'
import { testStripe } from './stripe-test.service.ts'
import { badSignature, takeEvent } from './webhook.service.ts'

/** A webhook's secret that was mistyped fails every event of a busy shop; nobody else's fail at all. */
const forgeries = { most: 300, refusal: 'Too many webhooks that Stripe did not sign.' }

/** Several times Stripe's largest event. Strangers may send this much before the signature is looked at. */
const longestEvent = 256 * 1024

export async function addPayments(app: FastifyInstance, deps: PaymentDeps): Promise<void> {
  serve(app, routes.startCheckout, ({ viewer, body }) => startCheckout(deps, { userId: viewer.id, ...body }), {
    perMinute: 120,
  })
  serve(app, routes.cancelSubscription, ({ viewer }) => cancelSubscription(deps, { userId: viewer.id }), {
    perMinute: 120,
  })
  serve(app, routes.resumeSubscription, ({ viewer }) => resumeSubscription(deps, { userId: viewer.id }), {
    perMinute: 120,
  })
  serve(app, routes.openPortal, ({ viewer }) => openPortal(deps, { userId: viewer.id }), { perMinute: 120 })
  serve(app, routes.testStripe, ({ body }) => testStripe(deps, body), { perMinute: 10 })

  const { stripeWebhook } = routes
  app.calls.push(stripeWebhook)
  await app.register(async (scope) => {
    // Byte for byte: JSON that was parsed and written again has another signature.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    const misses = createMisses(forgeries)
    // Before a byte of it is read: what has no signature, and what comes from where many had a wrong one.
    scope.addHook('preParsing', async (request, reply) => {
      reply.header('connection', 'close')
      if (!request.headers['stripe-signature']) throw badSignature()
      misses.check(request)
      reply.removeHeader('connection')
    })
    const options = { bodyLimit: longestEvent, config: { contract: stripeWebhook } }
    scope.post(apiBase + stripeWebhook.path, options, async (request) => {
      const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const signature = String(request.headers['stripe-signature'])
      await takeEvent(deps, { raw, signature }).catch((error: unknown) => {
        if (error instanceof AppError && error.status === 400) misses.count(request)
        throw error
      })
      return { data: { received: true } }
    })
  })
}
