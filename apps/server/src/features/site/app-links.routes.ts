import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../http/deps.ts'
import { notFound } from '../../kernel/errors.ts'

/** What may leave the browser for an installed application: a mailed link, and the way back from payment. */
const opened = ['/verify/*', '/payment']

/** Tells phones which applications are ours: without it a link in a mail opens the browser, and nothing worse happens. */
export function addAppLinks(app: FastifyInstance, { config }: Pick<Deps, 'config'>): void {
  const { android, ios } = config.apps

  app.get('/.well-known/assetlinks.json', (_request, reply) => {
    if (!android) throw notFound('This file')
    const target = {
      namespace: 'android_app',
      package_name: android.packageName,
      sha256_cert_fingerprints: android.fingerprints,
    }
    return reply
      .header('cache-control', 'public, max-age=3600')
      .send([{ relation: ['delegate_permission/common.handle_all_urls'], target }])
  })
  // Without an extension, and yet JSON: Apple asks for both.
  app.get('/.well-known/apple-app-site-association', (_request, reply) => {
    if (!ios) throw notFound('This file')
    const details = [{ appIDs: [ios], components: opened.map((path) => ({ '/': path })) }]
    return reply.header('cache-control', 'public, max-age=3600').send({ applinks: { details } })
  })
}
