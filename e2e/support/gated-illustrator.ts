import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { lineArt } from '@inkbloom/server/test/support/pictures.ts'

export interface GatedIllustrator extends AsyncDisposable {
  baseUrl: string
  /** Lets every drawing that waits, and the next, be finished. */
  finish(): void
  /** From now on drawings wait again. */
  hold(): void
  /** From now on drawings fail for good. */
  refuse(): void
}

/** An OpenAI that draws only when the test says so: what is drawn in a blink cannot be watched, left or stopped. */
export async function startGatedIllustrator(): Promise<GatedIllustrator> {
  let gate = Promise.withResolvers<'draw' | 'refuse'>()
  const picture = (await lineArt()).toString('base64')
  const server = createServer(async (request, response) => {
    for await (const _ of request);
    if (request.url?.endsWith('/moderations'))
      return send(response, 200, { id: 'm', model: 'omni', results: [{ flagged: false, categories: {} }] })
    if (!request.url?.endsWith('/images/generations')) return send(response, 404, { error: { message: 'unknown' } })
    if ((await gate.promise) === 'draw') return send(response, 200, { created: 1, data: [{ b64_json: picture }] })
    send(response, 400, { error: { message: 'safety system', code: 'moderation_blocked' } })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    finish: () => gate.resolve('draw'),
    refuse: () => gate.resolve('refuse'),
    hold: () => {
      gate = Promise.withResolvers()
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
