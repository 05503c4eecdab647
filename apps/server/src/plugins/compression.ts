import compress from '@fastify/compress'
import type { FastifyInstance, onSendHookHandler } from 'fastify'

const worthIt = 1024

/** A letter takes three bytes at most, so that most need not be counted. */
const isShort = (text: string) =>
  text.length * 3 < worthIt || (text.length < worthIt && Buffer.byteLength(text) < worthIt)

/** Most answers of the API are too short to gain anything: they don't even ask what the client could read. */
export async function addCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, { threshold: worthIt, encodings: ['br', 'gzip'] })
  app.addHook('onRoute', (route) => {
    route.onSend = [route.onSend ?? []].flat().map(
      (hook): onSendHookHandler =>
        function skipShort(request, reply, payload, done) {
          if (typeof payload === 'string' && isShort(payload)) done(null, payload)
          else return hook.call(this, request, reply, payload, done)
        },
    )
  })
}
