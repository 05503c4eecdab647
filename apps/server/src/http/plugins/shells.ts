import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Where the native shells load our own application from. Sessions are Bearer tokens, so no cookie can be misused. */
const shells = new Set([
  'capacitor://localhost',
  'https://localhost',
  'http://localhost',
  'tauri://localhost',
  'http://tauri.localhost',
])

/** Lets the shells, and no other site, read our answers from their own origin. */
export function admitShell({ headers: { origin } }: FastifyRequest, reply: FastifyReply): void {
  /** Also without an origin: a cache between us must not give a shell the answer that a browser was given. */
  reply.header('vary', 'origin')
  if (origin && shells.has(origin)) reply.header('access-control-allow-origin', origin)
}

/** What a browser asks first, before a shell's call that is more than a plain read. */
export function addPreflight(app: FastifyInstance): void {
  app.options('/*', (request, reply) => {
    if (request.headers['access-control-request-headers']) {
      reply.header('access-control-allow-headers', request.headers['access-control-request-headers'])
    }
    return reply
      .header('access-control-allow-methods', 'GET, POST, PATCH')
      .header('access-control-max-age', '86400')
      .code(204)
      .send()
  })
}
