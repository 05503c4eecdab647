import { routes, upload } from '@inkbloom/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/api.ts'
import type { Deps } from '../../http/deps.ts'
import { notFound } from '../../kernel/errors.ts'
import type { Misses } from '../../kernel/misses.ts'
import { contentTypes, keyPattern } from '../../providers/storage.ts'
import type { ReadFile } from './file-reader.ts'
import { createPictureCleaner } from './picture-cleaner.ts'
import { keepUpload } from './uploads.service.ts'
import { mayServe } from './withheld.ts'

/** A list may show a few pictures that are gone. Whoever misses more often is guessing, at the price of a look each. */
export const fileMisses = { most: 120, refusal: 'Too many files that are not there.' }

/** Shared by files and pictures: a guess is a guess, whichever way it comes. */
export type FileDeps = Deps & { readFile: ReadFile; misses: Misses }

export function addUploads(app: FastifyInstance, { db, clock, storage, readFile, misses }: FileDeps): void {
  const cleaner = createPictureCleaner()
  app.addHook('onClose', async () => cleaner.close())
  serve(
    app,
    routes.uploadFile,
    ({ viewer, upload: form, gone }) =>
      keepUpload({ db, clock, storage, cleaner }, { userId: viewer.id, file: form.file, signal: gone() }),
    // Room for the form around the largest file.
    { bodyLimit: upload.maxBytes + 64 * 1024, perMinute: 120 },
  )

  app.get<{ Params: { '*': string } }>('/files/*', async (request, reply) => {
    misses.check(request)
    const key = request.params['*']
    const file = keyPattern.test(key) && (await mayServe(db, key)) ? await readFile(key) : null
    if (!file) {
      misses.count(request)
      throw notFound('This file')
    }
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .type(contentTypes[key.split('.').at(-1) ?? ''] ?? 'application/octet-stream')
      .send(file)
  })
}
