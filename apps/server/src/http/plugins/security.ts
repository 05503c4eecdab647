import type { FastifyInstance } from 'fastify'
import helmet, { type HelmetOptions } from 'helmet'
import type { Config } from '../../kernel/config.ts'

/** What every answer carries, whatever it says. */
export function addHeaders(app: FastifyInstance, config: Pick<Config, 'publicUrl'>): void {
  const secure = config.publicUrl.protocol === 'https:'
  const forDocuments = Object.entries(documentHeaders({ secure }))
  const forCalls = Object.entries(callHeaders({ secure }))
  app.addHook('onRequest', (request, reply, done) => {
    const { url = '' } = request.raw
    reply.header('x-request-id', request.id)
    // An address spelled otherwise (%62ackend) gets the headers of a document, which are just as safe.
    const list = url.startsWith('/backend/api/') || url === '/healthz' ? forCalls : forDocuments
    for (const [name, value] of list) reply.header(name, value)
    done()
  })
}

const hsts = { maxAge: 31_536_000 }

/** JSON is never shown as a page: it may load nothing and stand in no frame. */
const callHeaders = ({ secure }: { secure: boolean }) => ({
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  ...(secure && { 'strict-transport-security': `max-age=${hsts.maxAge}; includeSubDomains` }),
})

/** Worked out once, at the start: they are the same on every answer. */
function documentHeaders({ secure }: { secure: boolean }): Record<string, string> {
  const options: HelmetOptions = {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        // Attributes only: React renders them on the server, and they can run nothing.
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        // What this device has kept is read through addresses of its own, too.
        connectSrc: ["'self'", 'blob:'],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(secure && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: secure && hsts,
    crossOriginEmbedderPolicy: false,
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  }
  const headers: Record<string, string> = {}
  const response = {
    setHeader: (name: string, value: string) => (headers[name.toLowerCase()] = value),
    removeHeader() {},
  }
  helmet(options)({} as never, response as never, () => {})
  return headers
}
