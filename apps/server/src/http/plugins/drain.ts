import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** True once the server is about to stop: it answers as ever, and asks to be left alone. */
    draining: boolean
  }
}

/**
 * The end of a server among several, without one failed request: /readyz says so first; from then on every answer closes
 * its connection, so that the next request goes elsewhere; only then does it stop listening.
 */
export function addDrain(app: FastifyInstance, { drainMs }: { drainMs: number }): void {
  app.decorate('draining', false)
  app.addHook('onSend', async (_request, reply) => {
    if (app.draining) reply.header('connection', 'close')
  })
  app.addHook('preClose', async () => {
    app.draining = true
    // A connection whose last request is answered only now would be kept for a next one, and hold up the end by a minute.
    const idle = setInterval(() => app.server.closeIdleConnections(), 50)
    const all = setTimeout(() => app.server.closeAllConnections(), drainMs)
    app.server.once('close', () => {
      clearInterval(idle)
      clearTimeout(all)
    })
    idle.unref()
    all.unref()
  })
}
