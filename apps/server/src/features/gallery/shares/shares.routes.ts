import { routes } from '@inkbloom/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../http/api.ts'
import { notFound } from '../../../kernel/errors.ts'
import type { FileDeps } from '../../files/uploads.routes.ts'
import { findShared, readShared } from './read-shared.ts'
import { readShare, sharePage, unsharePage } from './shares.service.ts'

/** Painting a picture takes a tenth of a second of everybody's time. */
const sharesPerMinute = 60

export function addShares(app: FastifyInstance, { db, clock, storage, jobs, readFile, misses }: FileDeps): void {
  serve(app, routes.readShare, ({ params, viewer }) => readShare(db, { userId: viewer.id, pageId: params.id }))
  serve(
    app,
    routes.sharePage,
    async ({ params, viewer }) => {
      const share = await sharePage({ db, clock, storage }, { userId: viewer.id, pageId: params.id })
      jobs.wake()
      return share
    },
    { perMinute: sharesPerMinute },
  )
  serve(app, routes.unsharePage, async ({ params, viewer }) => {
    const answer = await unsharePage(db, clock, { userId: viewer.id, pageId: params.id })
    jobs.wake()
    return answer
  })
  serve(app, routes.readShared, async ({ params, request }) => {
    misses.check(request)
    const shared = await readShared(db, params.token)
    if (shared) return shared
    misses.count(request)
    throw notFound('This picture')
  })

  app.get<{ Params: { token: string } }>('/shared/:token/picture.jpg', async (request, reply) => {
    misses.check(request)
    const shared = await findShared(db, request.params.token)
    const picture = shared ? await readFile(shared.picture) : null
    if (!picture) {
      misses.count(request)
      throw notFound('This picture')
    }
    return (
      reply
        // Kept by nobody: once the link has ended there must be no copy that still answers for it.
        .header('cache-control', 'no-store')
        .header('x-robots-tag', 'noindex')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .type('image/jpeg')
        .send(picture)
    )
  })
}
