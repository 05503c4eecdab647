import { type Route, upload } from '@inkbloom/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../../kernel/errors.ts'
import { fromForm } from '../api.ts'

const mostFields = 50

/** Every POST and PATCH takes JSON and, with the same fields, multipart/form-data. */
export function addForms(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // Clients set the type on every request, also on those without a body.
    if (body === '') done(null, undefined)
    else parseJson(request, body as string, done)
  })
  // Read whole before it is taken apart: the limit on bodies is also the limit on forms.
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer<ArrayBuffer>) => {
      const route = request.routeOptions.config.contract
      const form = await takeApart(body, request.headers['content-type'] ?? '')
      return route ? fieldsOf(form, route) : undefined
    },
  )
}

async function takeApart(body: Buffer<ArrayBuffer>, type: string): Promise<FormData> {
  try {
    return await new Response(body, { headers: { 'content-type': type } }).formData()
  } catch {
    throw new AppError('BAD_REQUEST', 'The form could not be read.')
  }
}

function fieldsOf(form: FormData, route: Route): Record<string, unknown> {
  const fields: Record<string, unknown> = Object.create(null)
  let files = 0
  let count = 0
  for (const [name, value] of form) {
    count += 1
    if (name in Object.prototype) throw new AppError('BAD_REQUEST', 'The form has a field with a forbidden name.')
    if (value instanceof File) {
      if (!route.upload) throw new AppError('UNSUPPORTED_TYPE', 'This call takes no file.')
      files += 1
      if (value.size > upload.maxBytes) throw new AppError('TOO_LARGE', 'The file is too large: at most 8 MiB.')
    }
    fields[name] = value
  }
  if (files > 1) throw new AppError('TOO_LARGE', 'Send one file at a time.')
  if (count > mostFields) throw new AppError('TOO_LARGE', 'The form has too many fields.')
  return route.body ? fromForm(route.body, fields) : fields
}
