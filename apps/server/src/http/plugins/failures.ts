import type { Socket } from 'node:net'
import { type ErrorBody, type ErrorCode, errorStatus, somethingWentWrong } from '@inkbloom/contract'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError, notFound } from '../../kernel/errors.ts'
import { TooLate } from '../../kernel/within.ts'

/** What Fastify and its plugins throw, in the words of our contract. */
const known: Record<string, [ErrorCode, string]> = {
  FST_ERR_CTP_INVALID_JSON_BODY: ['BAD_REQUEST', 'The request is not valid JSON.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['BAD_REQUEST', 'The request ended before it was complete.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['UNSUPPORTED_TYPE', 'Send JSON or a form (multipart/form-data).'],
  FST_ERR_CTP_BODY_TOO_LARGE: ['TOO_LARGE', 'This is too large.'],
}

export function addFailures(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const failure = translate(error)
    if (error instanceof TooLate) request.log.warn({ err: error }, 'what a request needs did not answer')
    // Work that stops because whoever asked for it has gone is no fault of ours.
    if (!failure && request.raw.socket.destroyed) request.log.info({ reason: error.message }, 'nobody waits any more')
    else if (!failure) request.log.error({ err: error }, 'request failed')
    return answer(reply, failure ?? new AppError('INTERNAL', somethingWentWrong))
  })
}

/** The longest search in the longest letters, and a cursor, fit twice. */
const longestAddress = 4000

/** Before anything looks at it: what is matched and decoded must be short. */
export function refuseLongAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (request.url.length <= longestAddress) return
    throw isApiRequest(request) ? new AppError('BAD_REQUEST', 'This address is too long.') : notFound('This page')
  })
}

/** An address that cannot be decoded reaches no route, and so not the handler above. */
export function refuseBadAddress(_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  answer(reply, new AppError('BAD_REQUEST', 'This address cannot be read.'))
}

export function isApiRequest(request: FastifyRequest): boolean {
  return /^\/backend([/?]|$)/.test(request.url)
}

export function answer(reply: FastifyReply, error: AppError): FastifyReply {
  if (error.retryAfterSeconds) reply.header('retry-after', String(error.retryAfterSeconds))
  return reply
    .code(error.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(bodyOf(error)))
}

function bodyOf(error: AppError): ErrorBody {
  return {
    message: error.message,
    code: error.code,
    ...(error.errors && { errors: error.errors }),
    ...(error.suggestions && { suggestions: error.suggestions }),
  }
}

function translate(error: FastifyError): AppError | null {
  if (error instanceof AppError) return error
  if (error instanceof TooLate)
    return new AppError('OVERLOADED', 'The server waited too long for its storage. Try again in a moment.', {
      retryAfterSeconds: 10,
    })
  const match = known[error.code]
  if (match) return new AppError(...match)
  const status = error.statusCode ?? 500
  if (status >= 400 && status < 500) return new AppError('BAD_REQUEST', 'The request could not be understood.')
  return null
}

/** Requests that never become one: too many headers, a client that dribbles, plain noise. Fastify has no reply for them. */
export function refuseBrokenConnection(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const [status, message] =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? ['431 Request Header Fields Too Large', 'The request has too many headers.']
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? ['408 Request Timeout', 'The request took too long to arrive.']
        : [`${errorStatus.BAD_REQUEST} Bad Request`, 'The request could not be understood.']
  const body = JSON.stringify({ message, code: 'BAD_REQUEST' } satisfies ErrorBody)
  socket.end(
    `HTTP/1.1 ${status}\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  )
}
