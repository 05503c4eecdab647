import multipart from '@fastify/multipart'
import { upload } from '@inkbloom/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fromForm } from '../api.ts'
import { AppError } from '../errors.ts'

/** Every POST and PATCH takes JSON and, with the same fields, multipart/form-data. */
export async function addForms(app: FastifyInstance): Promise<void> {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    /** Clients set the type on every request, also on those without a body. */
    if (body === '') done(null, undefined)
    else parseJson(request, body as string, done)
  })
  await app.register(multipart, {
    limits: { fileSize: upload.maxBytes, files: 1, fields: 50, fieldSize: 1_500_000, headerPairs: 50, parts: 51 },
  })
  app.addHook('preValidation', async (request) => {
    const route = request.routeOptions.config.contract
    if (!route || route.method === 'GET') return
    if (request.isMultipart()) {
      const fields = await readFields(request, { files: Boolean(route.upload) }).catch(asMalformed)
      request.body = route.body ? fromForm(route.body, fields) : fields
    } else if (route.upload) {
      throw new AppError('UNSUPPORTED_TYPE', 'Send the file as a form (multipart/form-data).')
    }
  })
}

/** What the parser throws at a form it cannot make sense of has no code: that is the sender's mistake, not ours. */
function asMalformed(error: Error & { code?: string }): never {
  if (error instanceof AppError || error.code?.startsWith('FST_')) throw error
  throw new AppError('BAD_REQUEST', 'The form could not be read.')
}

async function readFields(request: FastifyRequest, allow: { files: boolean }): Promise<Record<string, unknown>> {
  const fields: Record<string, unknown> = Object.create(null)
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      /** Cut off by the parser without a word: half a value must not be taken for the whole. */
      if (part.valueTruncated) throw new AppError('TOO_LARGE', 'A field of the form is too long.')
      fields[part.fieldname] = part.value
    } else if (allow.files)
      fields[part.fieldname] = new File([(await part.toBuffer()) as Buffer<ArrayBuffer>], part.filename, {
        type: part.mimetype,
      })
    else throw new AppError('UNSUPPORTED_TYPE', 'This call takes no file.')
  }
  return fields
}
