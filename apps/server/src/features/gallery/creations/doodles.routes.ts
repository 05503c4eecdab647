import type { FastifyInstance } from 'fastify'
import { notFound } from '../../../kernel/errors.ts'
import { within } from '../../../kernel/within.ts'
import type { Press } from '../../../press/press-pool.ts'

/** A noun of ours or the name of a relation, as the reading of a description gives them. */
const namePattern = /^[a-z][a-z' -]{0,39}$/
/** There are some fifteen hundred of them: all fit, and a stranger who makes up names fills nothing. */
const mostKept = 2000
/** A press that must start first takes seconds on a busy machine, and giving up ends it: the next would start anew. */
const patience = 30_000

/** Small drawings of single words, for the list of what a page will show. Drawn once, then kept. */
export function addDoodles(app: FastifyInstance, { press }: { press: Press }): void {
  const kept = new Map<string, Promise<string | null>>()
  const draw = (name: string): Promise<string | null> => {
    const drawn = kept.get(name) ?? within({ ms: patience }, (signal) => press.run({ kind: 'doodle', name }, signal))
    if (kept.size < mostKept) kept.set(name, drawn)
    drawn.catch(() => kept.delete(name))
    return drawn
  }
  app.get<{ Params: { name: string } }>('/doodles/:name.svg', async (request, reply) => {
    const { name } = request.params
    const svg = namePattern.test(name) ? await draw(name) : null
    if (!svg) throw notFound('This drawing')
    return reply
      .header('cache-control', 'public, max-age=86400')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .type('image/svg+xml')
      .send(svg)
  })
}
