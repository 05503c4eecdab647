import { Readable } from 'node:stream'
import { apiBase, Creation, routes } from '@inkbloom/contract'
import type { FastifyInstance } from 'fastify'
import { inputReader, serve, whenGone } from '../../../http/api.ts'
import type { Deps } from '../../../http/deps.ts'
import { AppError } from '../../../kernel/errors.ts'
import { networkOf } from '../../../kernel/network.ts'
import { TooLate, within } from '../../../kernel/within.ts'
import { IllustratorFailed } from '../../../providers/illustrator.ts'
import { finishCreation, listCreations, startCreation, stopCreation, watch } from './creations.service.ts'
import type { Illustrators } from './illustrators.ts'
import type { CreationDeps } from './queue-drawing.ts'
import { readRedraw, startRedraw } from './redraws.service.ts'
import { createTrials, type TrialDeps } from './trials.service.ts'
import { understandPrompt } from './understand.service.ts'

export function addCreations(
  app: FastifyInstance,
  { db, clock, jobs, illustrators, countNotDrawn }: Deps & Pick<CreationDeps, 'illustrators' | 'countNotDrawn'>,
): void {
  const deps: CreationDeps = { db, clock, illustrators, countNotDrawn, wake: () => jobs.wake() }

  serve(
    app,
    routes.createPage,
    async ({ viewer, body, gone }) => {
      const job = await startCreation(deps, { userId: viewer.id, ...body })
      return finishCreation(deps, { job, signal: gone() })
    },
    { perMinute: 60 },
  )
  serve(app, routes.readRedraw, ({ viewer, params }) => readRedraw(deps, { userId: viewer.id, pageId: params.id }))
  serve(
    app,
    routes.redrawPage,
    async ({ viewer, params, body, gone }) => {
      const job = await startRedraw(deps, { userId: viewer.id, pageId: params.id, ...body })
      return finishCreation(deps, { job, signal: gone() })
    },
    { perMinute: 60 },
  )
  serve(app, routes.understandPrompt, async ({ body }) => understandPrompt(await illustrators.current(), body.prompt), {
    perMinute: 240,
  })
  serve(app, routes.generatePrompt, async () => ({ prompt: await suggest(illustrators) }), { perMinute: 60 })
  serve(app, routes.listCreations, ({ viewer }) => listCreations(deps, { userId: viewer.id }))
  serve(app, routes.stopCreation, ({ viewer, params }) => stopCreation(deps, { userId: viewer.id, ...params }))

  const { watchCreation } = routes
  app.calls.push(watchCreation)
  const readInput = inputReader(watchCreation)
  app.get(apiBase + watchCreation.path, { config: { contract: watchCreation } }, async (request, reply) => {
    const { params } = readInput(request) as { params: { requestId: string } }
    const lines = watch(deps, { userId: request.viewer?.id ?? 0, ...params, signal: whenGone(reply) })
    // Read before the answer begins: after that it is too late for a 404.
    const first = await lines.next()
    reply.header('cache-control', 'no-store').type('application/x-ndjson')
    return reply.send(Readable.from(toLines(first, lines)))
  })
}

async function* toLines(first: IteratorResult<Creation>, rest: AsyncGenerator<Creation>) {
  if (first.done) return
  yield `${JSON.stringify(Creation.parse(first.value))}\n`
  for await (const creation of rest) yield `${JSON.stringify(Creation.parse(creation))}\n`
}

async function suggest(illustrators: Illustrators): Promise<string> {
  const illustrator = await illustrators.current()
  return within({ ms: 20_000 }, (signal) => illustrator.suggest(signal)).catch((error: unknown) => {
    if (error instanceof IllustratorFailed || error instanceof TooLate)
      throw new AppError('PROVIDER_FAILED', error.message)
    throw error
  })
}

/** For visitors of the public site. */
export function addTrials(app: FastifyInstance, deps: TrialDeps): void {
  const tryOut = createTrials(deps)
  serve(
    app,
    routes.tryPage,
    ({ body, request, gone }) => tryOut({ prompt: body.prompt, network: networkOf(request.ip), signal: gone() }),
    { perMinute: 30 },
  )
}
