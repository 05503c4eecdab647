import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy'
import { type Route, upload } from '@inkbloom/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../../kernel/errors.ts'
import { fromForm } from '../api.ts'
import { keepIncoming } from './incoming.ts'

const mostFields = 50

const tooLarge = (message = 'This is too large.') => new AppError('TOO_LARGE', message)
const unreadable = () => new AppError('BAD_REQUEST', 'The form could not be read.')

/** Every POST and PATCH takes JSON and, with the same fields, multipart/form-data. */
export function addForms(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // Clients set the type on every request, also on those without a body.
    if (body === '') done(null, undefined)
    else parseJson(request, body as string, done)
  })
  app.addContentTypeParser('multipart/form-data', async (request: FastifyRequest, payload: Readable) => {
    const route = request.routeOptions.config.contract
    const fields = await readForm(request, payload, route)
    return route?.body ? fromForm(route.body, fields) : fields
  })
}

/** Taken apart while it arrives: what is refused is refused before the rest is here, and a file goes to the disk. */
async function readForm(request: FastifyRequest, payload: Readable, route: Route | undefined) {
  const limit = request.routeOptions.bodyLimit
  if (Number(request.headers['content-length']) > limit) throw tooLarge()
  const parser = openParser(request, limit)
  const fields: Record<string, unknown> = Object.create(null)
  const files: { name: string; stream: BusboyFileStream; kept: Promise<File> }[] = []
  const { promise: refused, reject: refuse } = Promise.withResolvers<never>()
  refused.catch(() => {})

  parser.on('error', () => refuse(unreadable()))
  parser.on('partsLimit', () => refuse(tooLarge('The form has too many fields.')))
  parser.on('field', (name, value) => {
    if (name === undefined || name in Object.prototype) refuse(forbiddenName())
    else fields[name] = value
  })
  parser.on('file', (name, stream, filename, _encoding, type) => {
    stream.on('error', () => {})
    if (!route?.upload) refuse(new AppError('UNSUPPORTED_TYPE', 'This call takes no file.'))
    else if (name === undefined || name in Object.prototype) refuse(forbiddenName())
    else if (files.length > 0) refuse(tooLarge('Send one file at a time.'))
    else {
      const kept = keepIncoming(request, stream, { name: filename ?? '', type: type ?? '' })
      kept.catch(refuse)
      files.push({ name, stream, kept })
    }
  })

  try {
    await Promise.race([feed(parser, payload, limit), refused])
    for (const { name, stream, kept } of files) {
      fields[name] = await kept
      if (stream.truncated) throw tooLarge('The file is too large: at most 8 MiB.')
    }
    // A refusal of the last part may come after the end of the form.
    await Promise.race([refused, Promise.resolve()])
    return fields
  } catch (error) {
    for (const { stream } of files) stream.destroy(error as Error)
    // Whoever leaves in the midst of a form is no fault of ours.
    throw payload.errored ? unreadable() : error
  }
}

const forbiddenName = () => new AppError('BAD_REQUEST', 'The form has a field with a forbidden name.')

function openParser(request: FastifyRequest, limit: number): BusboyInstance {
  try {
    return new Busboy({
      headers: { ...request.headers, 'content-type': request.headers['content-type'] ?? '' },
      isPartAFile: (_name, _type, filename) => filename !== undefined,
      limits: {
        parts: mostFields,
        fieldSize: limit,
        fileSize: upload.maxBytes,
        fieldNameSize: 200,
        headerPairs: 20,
        headerSize: 4096,
      },
    })
  } catch {
    throw unreadable()
  }
}

/** Not piped: a pipe that ends early takes the connection with it, before the refusal is sent. */
async function feed(parser: BusboyInstance, payload: Readable, limit: number): Promise<void> {
  const finished = once(parser, 'finish')
  finished.catch(() => {})
  let seen = 0
  for await (const chunk of payload.iterator({ destroyOnReturn: false })) {
    seen += chunk.length
    if (seen > limit) throw tooLarge()
    if (!parser.write(chunk)) await once(parser, 'drain')
  }
  parser.end()
  await finished
}
