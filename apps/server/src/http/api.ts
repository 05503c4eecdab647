import { type Access, apiBase, type Data, type Parsed, type Route } from '@inkbloom/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AppError } from '../kernel/errors.ts'
import type { Viewer } from '../kernel/viewer.ts'

/** A call that everyone may make gets a viewer only if a live session came with it. */
type ViewerOf<A extends Access> = A extends 'anyone' ? Viewer | null : Viewer
export type Handled<R extends Route> = Parsed<R> & {
  viewer: ViewerOf<R['access']>
  request: FastifyRequest
  /** Aborts when the person has gone before the answer. */
  gone: () => AbortSignal
}

declare module 'fastify' {
  interface FastifyContextConfig {
    contract?: Route
  }
  interface FastifyInstance {
    /** The calls this server answers, in order of registration: the OpenAPI document is made from them. */
    calls: Route[]
  }
}

/**
 * Serves one call of the contract. Its answer passes through the contract's schema on the way out, so that a column
 * added to a query never reaches the wire by accident.
 */
export function serve<R extends Route>(
  app: FastifyInstance,
  route: R,
  handler: (input: Handled<R>) => Promise<Data<R>>,
  options: { bodyLimit?: number; perMinute?: number } = {},
): void {
  app.calls.push(route)
  const readInput = inputReader(route)
  app.route({
    method: route.method,
    url: apiBase + route.path,
    config: {
      contract: route,
      ...(options.perMinute && { perMinute: options.perMinute }),
    },
    ...(options.bodyLimit && { bodyLimit: options.bodyLimit }),
    handler: async (request, reply) => {
      const input = readInput(request)
      const handled = { ...input, viewer: request.viewer, request, gone: () => whenGone(reply) } as Handled<R>
      const data = route.data.parse(await handler(handled))
      return reply.type('application/json; charset=utf-8').send(JSON.stringify({ data }))
    },
  })
}

export function whenGone(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort())
  return gone.signal
}

/** Looks at the route once, not at every request: most calls take nothing. */
export function inputReader(route: Route): (request: FastifyRequest) => Record<string, unknown> {
  const parts = (['params', 'query', 'body', 'upload'] as const).flatMap((name) => {
    const schema = route[name]
    return schema ? [{ name, schema, from: name === 'upload' ? ('body' as const) : name }] : []
  })
  return (request) => {
    if (route.upload && !/^multipart\/form-data/i.test(request.headers['content-type'] ?? ''))
      throw new AppError('UNSUPPORTED_TYPE', 'Send the file as a form (multipart/form-data).')
    const input: Record<string, unknown> = {}
    for (const { name, schema, from } of parts) {
      const value = request[from] ?? {}
      if (typeof value !== 'object' || Array.isArray(value))
        throw new AppError('BAD_REQUEST', 'Send the fields as a JSON object or as a form.')
      if (hasBrokenText(value)) throw new AppError('BAD_REQUEST', 'Text must not contain a NUL or half a character.')
      const parsed = schema.safeParse(value)
      if (!parsed.success) throw invalidInput(parsed.error)
      input[name] = parsed.data
    }
    return input
  }
}

const deepest = 32

/**
 * The database stores no NUL and no half of a surrogate pair; without this check such a text would be a 500. So would
 * brackets without end.
 */
function hasBrokenText(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed()
  if (typeof value !== 'object' || value === null || value instanceof Blob) return false
  if (depth > deepest) throw new AppError('BAD_REQUEST', 'The fields are nested too deeply.')
  return Object.values(value).some((inner) => hasBrokenText(inner, depth + 1))
}

function invalidInput(error: z.ZodError): AppError {
  const errors: Record<string, string> = {}
  for (const issue of error.issues) errors[issue.path.join('.') || 'body'] ??= issue.message
  return new AppError('INVALID', Object.values(errors)[0] ?? 'Check the form.', { errors })
}

/** Fields of a form are text; the schema says which of them are numbers, switches or empty. */
export function fromForm(schema: z.ZodObject, fields: Record<string, unknown>): Record<string, unknown> {
  const typed: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(fields)) typed[name] = fromField(schema.shape[name], value)
  return typed
}

/** By the classes that zod and zod/mini share: the fields that forms in the browser check too are written with the latter. */
const { $ZodBoolean, $ZodDefault, $ZodNullable, $ZodNumber, $ZodOptional } = z.core

function fromField(schema: unknown, value: unknown): unknown {
  if (typeof value !== 'string') return value
  let inner = schema
  while (inner instanceof $ZodOptional || inner instanceof $ZodNullable || inner instanceof $ZodDefault) {
    if (inner instanceof $ZodNullable && value === '') return null
    inner = inner._zod.def.innerType
  }
  if (inner instanceof $ZodNumber && value.trim() !== '') return Number(value)
  if (inner instanceof $ZodBoolean && /^(true|false)$/.test(value)) return value === 'true'
  return value
}
