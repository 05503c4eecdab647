import type { FastifyInstance } from 'fastify'
import { docsPage } from './docs-page.ts'
import { openApiOf } from './openapi.ts'

/** The API describes itself, from the same schemas that check its requests. */
export function addDocs(app: FastifyInstance): void {
  let document: ReturnType<typeof openApiOf> | undefined
  const described = () => {
    document ??= openApiOf(app.calls)
    return document
  }
  app.get('/backend/openapi.json', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(described()),
  )
  app.get('/backend/docs', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(docsPage(described())),
  )
  app.get('/backend/docs.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(docsPage.css))
}
