import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, beforeEach } from 'node:test'
import { letters, lineArt, photo } from './pictures.ts'

export type PictureMode =
  | 'good'
  | 'error'
  | 'slow'
  | 'photo'
  | 'letters'
  | 'truncated'
  | 'huge'
  | 'refused'
  | 'bad-key'
  | 'nonsense'
  | 'empty'

/** OpenAI as a local peer over HTTP: keeps what it was asked, and can misbehave in every way the real one might. */
export class OpenaiPeer {
  pictures: PictureMode[] = []
  flagPrompt = false
  flagPicture = false
  moderationDown = false
  suggestion = 'a hedgehog reading under a mushroom'
  readonly asked: { path: string; body: Record<string, unknown>; key: string | undefined }[] = []
  /** Requests whose client went away before the answer. */
  abandoned = 0
  readonly #server = createServer((request, response) => {
    this.#answer(request, response).catch(() => response.destroy())
  })

  get baseUrl(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/v1`
  }

  get drawings() {
    return this.asked.filter(({ path }) => path.endsWith('/images/generations'))
  }

  reset(): void {
    Object.assign(this, { pictures: [], flagPrompt: false, flagPicture: false, moderationDown: false, abandoned: 0 })
    this.asked.length = 0
  }

  listen(): Promise<void> {
    return new Promise((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
  }

  close(): Promise<void> {
    this.#server.closeAllConnections()
    return new Promise((resolve) => this.#server.close(() => resolve()))
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = JSON.parse(Buffer.concat(chunks).toString() || '{}')
    const path = request.url ?? ''
    this.asked.push({ path, body, key: request.headers.authorization?.replace('Bearer ', '') })
    if (path.endsWith('/moderations')) return this.#moderate(body, response)
    if (path.endsWith('/responses')) return send(response, 200, textAnswer(this.suggestion))
    if (path.endsWith('/images/generations')) return this.#draw(response)
    send(response, 404, { error: { message: 'unknown' } })
  }

  #moderate(body: { input?: { type: string }[] }, response: ServerResponse): void {
    if (this.moderationDown) {
      send(response, 500, { error: { message: 'down' } })
      return
    }
    const picture = body.input?.[0]?.type === 'image_url'
    const flagged = picture ? this.flagPicture : this.flagPrompt
    send(response, 200, { id: 'modr-1', model: 'omni', results: [{ flagged, categories: {}, category_scores: {} }] })
  }

  async #draw(response: ServerResponse): Promise<void> {
    const mode = this.pictures.shift() ?? 'good'
    response.once('close', () => {
      if (!response.writableEnded) this.abandoned += 1
    })
    if (mode === 'slow') return
    if (mode === 'error') return send(response, 500, { error: { message: 'boom' } })
    if (mode === 'refused')
      return send(response, 400, { error: { message: 'safety system', code: 'moderation_blocked' } })
    if (mode === 'bad-key')
      return send(response, 401, { error: { message: 'Incorrect API key', code: 'invalid_api_key' } })
    if (mode === 'nonsense') {
      response.writeHead(200, { 'content-type': 'application/json' }).end('<html>nothing')
      return
    }
    if (mode === 'empty') return send(response, 200, { created: 1, data: [] })
    send(response, 200, { created: 1, data: [{ b64_json: (await pictureOf(mode)).toString('base64') }] })
  }
}

async function pictureOf(mode: PictureMode): Promise<Buffer> {
  if (mode === 'photo') return photo()
  if (mode === 'letters') return letters()
  if (mode === 'huge') return Buffer.alloc(50 * 1024 * 1024, 7)
  const good = await lineArt()
  return mode === 'truncated' ? good.subarray(0, good.length >> 1) : good
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

function textAnswer(text: string) {
  const content = [{ type: 'output_text', text, annotations: [] }]
  const output = [{ type: 'message', id: 'm', role: 'assistant', status: 'completed', content }]
  return { id: 'resp_1', object: 'response', status: 'completed', output }
}

export function openaiPeer(): OpenaiPeer {
  const peer = new OpenaiPeer()
  before(() => peer.listen())
  beforeEach(() => peer.reset())
  after(() => peer.close())
  return peer
}
