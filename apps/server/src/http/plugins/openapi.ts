import { apiBase, ErrorBody, type ErrorCode, errorStatus, type Route } from '@inkbloom/contract'
import { z } from 'zod'

export interface Operation {
  summary: string
  tags: string[]
  security?: object[]
  parameters?: { name: string; in: string; required: boolean; schema: object }[]
  requestBody?: { required: boolean; content: Record<string, { schema: object }> }
  responses: Record<string, { description: string; content?: Record<string, { schema: object }> }>
}

export interface OpenApi {
  openapi: string
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { securitySchemes: object; schemas: Record<string, object> }
}

const anyCall: ErrorCode[] = ['BAD_REQUEST', 'RATE_LIMITED', 'INTERNAL', 'OVERLOADED']

export function openApiOf(routes: readonly Route[]): OpenApi {
  const paths: OpenApi['paths'] = {}
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route) }
  }
  return withSharedSchemas({
    openapi: '3.1.0',
    info: { title: 'Inkbloom', version: '1', description: 'Every call of the product. Success is {"data": …}.' },
    servers: [{ url: apiBase }],
    paths,
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
      schemas: { Error: schemaOf(ErrorBody, 'output') },
    },
  })
}

/** Zod puts a named schema beside each use of it, where references from the root of this document would not find it. */
function withSharedSchemas(document: OpenApi): OpenApi {
  const schemas = { ...document.components.schemas }
  const bare: OpenApi = JSON.parse(
    JSON.stringify(document, (key, value) => {
      if (key !== '$defs') return value
      Object.assign(schemas, value)
      return undefined
    }),
  )
  const whole = { ...bare, components: { ...bare.components, schemas } }
  return JSON.parse(JSON.stringify(whole).replaceAll('"#/$defs/', '"#/components/schemas/'))
}

function operationOf(route: Route): Operation {
  const parameters = [...fieldsOf(route.params, 'path'), ...fieldsOf(route.query, 'query')]
  const content = contentOf(route)
  return {
    summary: route.summary,
    tags: [route.path.split('/')[1] ?? ''],
    ...(route.access !== 'anyone' && { security: [{ session: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(content && { requestBody: { required: true, content } }),
    responses: {
      200: {
        description: 'Done.',
        content: answerOf(route),
      },
      ...failuresOf(route),
    },
  }
}

/** A stream has no one document: each of its lines is what the schema says. */
function answerOf(route: Route): Record<string, { schema: object }> {
  if (route.csv) return { 'text/csv': { schema: { type: 'string' } } }
  if (route.pdf) return { 'application/pdf': { schema: { type: 'string', format: 'binary' } } }
  return route.stream
    ? { 'application/x-ndjson': { schema: schemaOf(route.data, 'output') } }
    : { 'application/json': { schema: schemaOf(z.object({ data: route.data }), 'output') } }
}

function contentOf(route: Route): Record<string, { schema: object }> | null {
  if (route.upload) return { 'multipart/form-data': { schema: schemaOf(route.upload, 'input') } }
  if (!route.body) return null
  const schema = schemaOf(route.body, 'input')
  return { 'application/json': { schema }, 'multipart/form-data': { schema } }
}

function failuresOf(route: Route): Operation['responses'] {
  const codes: ErrorCode[] = [...anyCall, ...(route.errors ?? [])]
  if (route.access !== 'anyone') codes.push('UNAUTHORIZED')
  if (route.access === 'admin' || route.access === 'user') codes.push('FORBIDDEN')
  if (!route.child) codes.push('CHILD_MODE')
  if (route.params || route.query || route.body || route.upload) codes.push('INVALID')
  if (route.body || route.upload) codes.push('UNSUPPORTED_TYPE', 'TOO_LARGE')
  const byStatus = Map.groupBy(new Set(codes), (code) => String(errorStatus[code]))
  // An address or headers beyond what Node reads are answered before there is a call.
  byStatus.set('431', ['BAD_REQUEST'])
  const schema = { $ref: '#/components/schemas/Error' }
  return Object.fromEntries(
    [...byStatus].map(([status, list]) => [
      status,
      { description: list.join(', '), content: { 'application/json': { schema } } },
    ]),
  )
}

function fieldsOf(schema: z.ZodObject | undefined, place: 'path' | 'query') {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, object>
    required?: string[]
  }
  return Object.entries(properties).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: field,
  }))
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): object {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' })
  return json
}
