import { apiBase, routes } from '@inkbloom/contract'
import type { FastifyInstance } from 'fastify'
import { inputReader, serve } from '../../../http/api.ts'
import type { Deps } from '../../../http/deps.ts'
import type { Press } from '../../../press/press-pool.ts'
import { readBookFile } from './book-file.service.ts'
import { makeBook } from './book-order.ts'
import { createBook, deleteBook, listBooks, readBook, updateBook } from './books.service.ts'
import { drawCover } from './covers.service.ts'

export function addBooks(app: FastifyInstance, { db, clock, jobs, storage, press }: Deps & { press: Press }): void {
  serve(app, routes.listBooks, ({ viewer }) => listBooks(db, { userId: viewer.id }))
  serve(app, routes.createBook, ({ viewer, body }) => createBook(db, clock, { ...body, userId: viewer.id }), {
    perMinute: 60,
  })
  serve(app, routes.readBook, ({ viewer, params }) => readBook(db, { bookId: params.id, userId: viewer.id }))
  serve(app, routes.updateBook, ({ viewer, params, body }) =>
    updateBook(db, clock, { bookId: params.id, userId: viewer.id, changes: body }),
  )
  serve(
    app,
    routes.makeBook,
    ({ viewer, params, body }) =>
      makeBook({ db, clock, wake: () => jobs.wake() }, { ...body, bookId: params.id, userId: viewer.id }),
    { perMinute: 120 },
  )
  serve(app, routes.deleteBook, ({ viewer, params }) => deleteBook(db, clock, { bookId: params.id, userId: viewer.id }))
  serve(
    app,
    routes.drawCover,
    ({ viewer, params, gone }) =>
      drawCover({ db, storage, press }, { pageId: params.id, userId: viewer.id, signal: gone() }),
    { perMinute: 60 },
  )

  const { downloadBook } = routes
  app.calls.push(downloadBook)
  const readInput = inputReader(downloadBook)
  const config = { contract: downloadBook, perMinute: 30 }
  app.get(apiBase + downloadBook.path, { config }, async (request, reply) => {
    const { params } = readInput(request) as { params: { id: number } }
    const whose = { bookId: params.id, userId: request.viewer?.id ?? 0 }
    const file = await readBookFile({ db, clock, storage }, whose)
    reply.header('content-disposition', 'attachment; filename="book.pdf"').header('cache-control', 'no-store')
    return reply.type('application/pdf').send(file)
  })
}
