import { apiBase, routes } from '@inkbloom/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../http/api.ts'
import { cancelSubscription } from './cancel.service.ts'
import { startCheckout } from './checkout.service.ts'
import type { PaymentDesk } from './payment-deps.ts'
import { testStripe } from './stripe-test.service.ts'
import { takeEvent } from './webhook.service.ts'

export async function addPayments(app: FastifyInstance, desk: PaymentDesk): Promise<void> {
  serve(app, routes.startCheckout, ({ viewer, body }) => startCheckout(desk, { userId: viewer.id, ...body }), {
    perMinute: 120,
  })
  serve(app, routes.cancelSubscription, ({ viewer }) => cancelSubscription(desk, { userId: viewer.id }), {
    perMinute: 120,
  })
  serve(app, routes.testStripe, () => testStripe(desk), { perMinute: 10 })

  const { stripeWebhook } = routes
  app.served.push(stripeWebhook)
  await app.register(async (scope) => {
    /** Byte for byte: JSON that was parsed and written again has another signature. */
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.post(apiBase + stripeWebhook.path, { config: { contract: stripeWebhook } }, async (request) => {
      const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      await takeEvent(desk, { raw, signature: String(request.headers['stripe-signature'] ?? '') })
      return { data: { received: true } }
    })
  })
}
