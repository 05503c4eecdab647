import { apiBase, routes } from '@inkbloom/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../http/api.ts'
import { cancelSubscription } from './cancel.service.ts'
import { startCheckout } from './checkout.service.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { openPortal } from './portal.service.ts'
import { resumeSubscription } from './resume.service.ts'
import { testStripe } from './stripe-test.service.ts'
import { badSignature, takeEvent } from './webhook.service.ts'

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
    // Before a byte of it is read. Never by how many came from where: behind a proxy, forgeries would then shut Stripe out.
    scope.addHook('preParsing', async (request, reply) => {
      if (request.headers['stripe-signature']) return
      reply.header('connection', 'close')
      throw badSignature()
    })
    const options = { bodyLimit: longestEvent, config: { contract: stripeWebhook } }
    scope.post(apiBase + stripeWebhook.path, options, async (request) => {
      const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const signature = String(request.headers['stripe-signature'])
      await takeEvent(deps, { raw, signature })
      return { data: { received: true } }
    })
  })
}
