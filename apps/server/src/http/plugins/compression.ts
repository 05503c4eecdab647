import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const worthIt = 1024
/** Pictures are packed already. What has no type of its own is a map of regions, which halves. */
const packable = /^text\/|[+/](json|xml|octet-stream)\b/

const brotli = promisify(brotliCompress)
/** A window of 256 kB: few answers are larger, and with the usual one of 4 MB a short text takes half as long again. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 }
const pack = { br: (text: string | Buffer) => brotli(text, { params }), gzip: promisify(gzip) }

/** For answers made on the fly; the files of the web application are packed when it is built. */
export function addCompression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) =>
    isLong(payload) && isPackable(reply) ? compress(request, reply, payload) : payload,
  )
}

/** A stream is never long: whoever sends one wants its lines to arrive as they are written. */
const isLong = (payload: unknown): payload is string | Buffer =>
  (typeof payload === 'string' || Buffer.isBuffer(payload)) &&
  (payload.length >= worthIt || (payload.length * 3 >= worthIt && Buffer.byteLength(payload) >= worthIt))

const isPackable = (reply: FastifyReply) =>
  packable.test(String(reply.getHeader('content-type'))) && !reply.hasHeader('content-encoding')

async function compress(request: FastifyRequest, reply: FastifyReply, payload: string | Buffer) {
  const others = reply.getHeader('vary')
  reply.header('vary', others ? `${others}, accept-encoding` : 'accept-encoding')
  const encoding = encodingFor(request.headers['accept-encoding'])
  if (!encoding) return payload
  const packed = await pack[encoding](payload)
  reply.header('content-encoding', encoding)
  return packed
}

/** The encoding that the client prefers; br where it has no preference, since it is smaller. */
function encodingFor(accepted: string | string[] = ''): keyof typeof pack | null {
  const likes = new Map<string, number>()
  for (const part of String(accepted).toLowerCase().split(',')) {
    const [name = '', ...rest] = part.split(';').map((word) => word.trim())
    const weight = rest.find((word) => word.startsWith('q='))
    likes.set(name, weight ? Number(weight.slice(2)) || 0 : 1)
  }
  const likingOf = (name: string) => likes.get(name) ?? likes.get('*') ?? 0
  const best = likingOf('br') >= likingOf('gzip') ? 'br' : 'gzip'
  return likingOf(best) > 0 && likingOf(best) >= (likes.get('identity') ?? 0) ? best : null
}
