import { type FastifyBaseLogger, type FastifyReply, type FastifyRequest, LogController } from 'fastify'

export interface Output {
  write(line: string): void
}

type Words = [details: unknown, message?: string]
type Level = keyof typeof ranks
const ranks = { trace: 10, debug: 20, info: 30, warn: 40, error: 50, fatal: 60, silent: Number.POSITIVE_INFINITY }

/**
 * Each request gets a light logger of its own instead of a child of pino. By this way rather than by Fastify's factory for them, whose
 * products are examined method by method on every request.
 */
export function lendToRequests(log: FastifyBaseLogger): void {
  log.child = (bindings, options = {}) => new RequestLogger(log, bindings, options)
}

/** The server's logger, with the request's id in every line. */
class RequestLogger implements FastifyBaseLogger {
  level: string
  #server: FastifyBaseLogger
  #bindings: object

  constructor(server: FastifyBaseLogger, bindings: object, options: { level?: string }) {
    this.level = options.level ?? server.level
    this.#server = server
    this.#bindings = bindings
  }

  trace(...words: Words): void {
    this.#say('trace', words)
  }
  debug(...words: Words): void {
    this.#say('debug', words)
  }
  info(...words: Words): void {
    this.#say('info', words)
  }
  warn(...words: Words): void {
    this.#say('warn', words)
  }
  error(...words: Words): void {
    this.#say('error', words)
  }
  fatal(...words: Words): void {
    this.#say('fatal', words)
  }
  silent(): void {}

  child(bindings: object, options: { level?: string } = {}): RequestLogger {
    return new RequestLogger(this.#server, { ...this.#bindings, ...bindings }, { level: this.level, ...options })
  }

  #say(level: Exclude<Level, 'silent'>, [details, message]: Words): void {
    if (ranks[level] < ranks[this.level as Level]) return
    if (typeof details === 'string') this.#server[level](this.#bindings, details)
    else if (details instanceof Error) this.#server[level]({ ...this.#bindings, err: details }, message)
    else this.#server[level]({ ...this.#bindings, ...(details as object) }, message)
  }
}

/**
 * Counts a request and writes one line for it, when it has been answered: what was asked, by whom, how it ended and how
 * long it took. It is put together by hand: pino, which looks through every object for secrets, takes as long for it as an empty call.
 */
export class RequestLog extends LogController {
  #output: Output

  constructor(output: Output) {
    super()
    this.#output = output
  }

  override incomingRequest(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const count = request.count ?? request.routeOptions.config.count
    const { elapsedTime } = reply
    count?.(reply.statusCode, elapsedTime / 1000)
    if (error) request.log.error({ err: error }, 'broken off')
    if (ranks[request.log.level as Level] > ranks.info) return
    const url = JSON.stringify(withoutSecrets(request.url))
    const ms = Math.round(elapsedTime * 10) / 10
    this.#output.write(
      `{"level":30,"time":${Date.now()},"reqId":"${request.id}","method":"${request.method}","url":${url},` +
        `"ip":"${request.ip}","status":${reply.statusCode},"ms":${ms},"msg":"answered"}\n`,
    )
  }
}

/** A mailed link's token stands in the address of the screen that opens it. */
function withoutSecrets(url: string): string {
  if (!url.includes('/verify/') && !url.includes('oken=')) return url
  return url.replace(/\/verify\/[^/?#]+/, '/verify/…').replace(/([?&](?:token|setupToken)=)[^&#]*/g, '$1…')
}

const flushMs = 100
const flushBytes = 32_768

/**
 * The standard output, some lines at a time: a system call for each would cost more than the line itself. They wait as bytes: as text put
 * together from pieces, every collection would have to move all of them.
 */
export function createOutput(): Output {
  const waiting = Buffer.allocUnsafe(2 * flushBytes)
  let length = 0
  const flush = () => {
    if (length > 0) process.stdout.write(Buffer.from(waiting.subarray(0, length)))
    length = 0
  }
  setInterval(flush, flushMs).unref()
  process.on('exit', flush)
  return {
    write(line) {
      const most = line.length * 3
      if (most > waiting.length - length) flush()
      if (most > waiting.length) process.stdout.write(line)
      else length += waiting.write(line, length)
      if (length > flushBytes) flush()
    },
  }
}
