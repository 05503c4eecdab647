import { thumbWidths } from '@inkbloom/contract'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../../kernel/errors.ts'
import { keyPattern } from '../../providers/storage.ts'
import { createThumbs } from './thumbs.ts'
import type { FileDeps } from './uploads.routes.ts'
import { mayServe } from './withheld.ts'

/** Pictures in the widths that a screen needs, made when first asked for and kept. */
export function addPictures(app: FastifyInstance, { db, storage, readFile, misses }: FileDeps): void {
  const thumbs = createThumbs(storage, { readFile, mayKeep: (key) => mayServe(db, key) })
  app.get<{ Params: { '*': string } }>('/pictures/*', async (request, reply) => {
    misses.check(request)
    const [, key = '', asked] = /^([a-z]+\/[\w-]+\.(?:png|webp))\/([1-9]\d+)\.webp$/.exec(request.params['*']) ?? []
    const width = thumbWidths.find((one) => one === Number(asked))
    const known = width !== undefined && keyPattern.test(key) && (await mayServe(db, key))
    const thumb = known ? await thumbs(key, width) : null
    if (!thumb) {
      misses.count(request)
      throw notFound('This picture')
    }
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .type('image/webp')
      .send(thumb)
  })
}
