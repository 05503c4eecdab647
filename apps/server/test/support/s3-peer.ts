import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { AwsV4Signer } from 'aws4fetch'
import type { S3Config } from '../../src/kernel/config.ts'

interface Kept {
  body: Buffer
  type: string
  writtenAt: Date
}

/** Speaks as much S3 as the product needs, and believes nobody whose signature is wrong. */
export class S3Peer {
  readonly objects = new Map<string, Kept>()
  /** Answered instead, one for each request that comes: 'hang' never answers, 'half' stops in the midst of its answer. */
  readonly faults: (number | 'hang' | 'half')[] = []
  readonly requests: string[] = []
  /** Answers nothing but 503. */
  away = false
  /** However many files it is asked for, it lists no more than this at once. */
  listedAtOnce = 1000
  /** Has another part of its list for whoever asks, without end. */
  endless = false
  readonly #server: Server = createServer((request, response) => void this.#serve(request, response))

  get config(): S3Config {
    const { port } = this.#server.address() as AddressInfo
    return {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: 'pages',
      region: 'eu-test-1',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
    }
  }

  listen(): Promise<void> {
    return new Promise((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
  }

  close(): Promise<void> {
    this.#server.closeAllConnections()
    return new Promise((resolve) => this.#server.close(() => resolve()))
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks)
    this.requests.push(`${request.method} ${request.url}`)
    const fault = this.faults.shift()
    if (this.away) return this.#refuse(response, 503, 'SlowDown')
    if (fault === 'hang') return
    if (fault === 'half') return void response.writeHead(200, { 'content-length': 1000 }).write('half of it')
    if (fault) return this.#refuse(response, fault, 'InternalError')
    if (!(await this.#isSigned(request, body))) return this.#refuse(response, 403, 'SignatureDoesNotMatch')
    const [path = '', query = ''] = (request.url ?? '').slice(1).split('?')
    const [bucket, ...key] = path.split('/')
    if (bucket !== this.config.bucket) return this.#refuse(response, 404, 'NoSuchBucket')
    this.#answer(response, {
      method: request.method ?? '',
      key: key.join('/'),
      query,
      body,
      type: request.headers['content-type'] ?? '',
    })
  }

  #answer(
    response: ServerResponse,
    { method, key, query, body, type }: Omit<Kept, 'writtenAt'> & { method: string; key: string; query: string },
  ) {
    if (key === '') return void response.writeHead(query.includes('list-type=2') ? 200 : 400).end(this.#list(query))
    if (method === 'PUT') {
      this.objects.set(key, { body, type, writtenAt: new Date() })
      return void response.writeHead(200).end()
    }
    if (method === 'DELETE') {
      this.objects.delete(key)
      return void response.writeHead(204).end()
    }
    const kept = this.objects.get(key)
    if (!kept) return this.#refuse(response, 404, 'NoSuchKey')
    response.writeHead(200, { 'content-type': kept.type }).end(kept.body)
  }

  #list(query: string): string {
    const asked = new URLSearchParams(query)
    const from = Number(asked.get('continuation-token') ?? 0)
    const end = from + Math.min(Number(asked.get('max-keys')), this.listedAtOnce)
    const files = [...this.objects].slice(from, end).map(([key, { writtenAt }]) => {
      return `<Contents><Key>${key}</Key><LastModified>${writtenAt.toISOString()}</LastModified></Contents>`
    })
    const goesOn = end > from && (this.endless || end < this.objects.size)
    const next = goesOn ? `<NextContinuationToken>${end}</NextContinuationToken>` : ''
    return `<ListBucketResult>${files.join('')}${next}</ListBucketResult>`
  }

  /** Signs what came with what we know, at the time it claims, and compares. */
  async #isSigned(request: IncomingMessage, body: Buffer): Promise<boolean> {
    const { endpoint, ...credentials } = this.config
    const given = request.headers.authorization ?? ''
    const names = /SignedHeaders=([^,]+)/.exec(given)?.[1]?.split(';') ?? []
    const headers = names
      .filter((name) => name !== 'host')
      .map((name): [string, string] => [name, String(request.headers[name])])
    const datetime = String(request.headers['x-amz-date'])
    const url = endpoint + request.url
    const { method = 'GET' } = request
    const signer = new AwsV4Signer({
      ...credentials,
      url,
      method,
      headers,
      datetime,
      service: 's3',
      body: new Uint8Array(body),
    })
    return (await signer.sign()).headers.get('authorization') === given
  }

  #refuse(response: ServerResponse, status: number, code: string): void {
    response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`)
  }
}
