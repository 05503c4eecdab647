import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../http/deps.ts'
import { notFound } from '../../kernel/errors.ts'
import { escapeMarkup } from '../../kernel/escaping.ts'
import { iconSizes } from './app-icon.ts'
import { readPublicSettings } from './settings.service.ts'
import { createSharePicture, manifestOf, publicPaths, readIcon } from './site.service.ts'

/** Screens behind the guard, and calls: there is nothing in them for a search engine. */
const closed = ['/admin', '/backend/', '/pages/', '/account', '/checkout', '/payment', '/verify/', '/splash']

/** What machines ask a site for, made from the settings. */
export function addSite(app: FastifyInstance, { db, storage, config }: Deps): void {
  const address = (path: string) => new URL(path, config.publicUrl).href
  const picture = createSharePicture({ db, storage })

  app.get('/robots.txt', (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(
        [
          'User-agent: *',
          ...closed.map((path) => `Disallow: ${path}`),
          '',
          `Sitemap: ${address('/sitemap.xml')}`,
          '',
        ].join('\n'),
      ),
  )
  app.get('/sitemap.xml', async (_request, reply) => {
    const paths = publicPaths(await readPublicSettings(db))
    const urls = paths.map((path) => `<url><loc>${escapeMarkup(address(path))}</loc></url>`)
    return reply
      .header('cache-control', 'no-cache')
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`,
      )
  })
  app.get('/manifest.webmanifest', async (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(manifestOf(await readPublicSettings(db)))),
  )
  app.get<{ Params: { name: string } }>('/app-icons/:name', async (request, reply) => {
    const [, purpose, side] = /^(any|maskable)-(\d+)\.png$/.exec(request.params.name) ?? []
    const size = iconSizes.find((one) => one === Number(side))
    const icon = size ? await readIcon({ db, storage }, { size, maskable: purpose === 'maskable' }) : null
    if (!icon) throw notFound('This picture')
    return reply.header('cache-control', 'public, max-age=31536000, immutable').type('image/png').send(icon)
  })
  app.get<{ Querystring: { v?: string } }>('/share.jpg', async (request, reply) =>
    reply
      .header('cache-control', request.query.v ? 'public, max-age=31536000, immutable' : 'no-cache')
      .type('image/jpeg')
      .send(await picture()),
  )
}
