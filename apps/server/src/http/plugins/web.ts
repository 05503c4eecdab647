import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static'
import type { RenderedSite, WebRenderer } from '@inkbloom/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError, notFound } from '../../kernel/errors.ts'
import { answer, isApiRequest } from './failures.ts'

export interface WebBuild {
  clientDir: string
  template: string
  renderer: WebRenderer
}

/** What the pages need to know of the product. */
export interface SiteReader {
  adminExists(): Promise<boolean>
  read(): Promise<RenderedSite>
}

const firstRun = '/admin/create'
/** No page of ours has a longer address. The router matches patterns against it, some of them more than once. */
const longestAddress = 2000

export async function addWeb(app: FastifyInstance, site: SiteReader, build: WebBuild | null): Promise<void> {
  if (build) await addFiles(app, build)
  const nothing = new AppError('NOT_FOUND', 'There is nothing at this address.')
  app.setNotFoundHandler((_request, reply) => answer(reply, nothing))
  if (!build) return
  const page = pageSender(site, build)
  // A route, not the handler of what was not found: only routes are measured.
  app.get('/*', (request, reply) => (isApiRequest(request) ? answer(reply, nothing) : page(request, reply)))
}

/** Every file its own route: an unknown path reaches our 404, and none outside the folder can be named. */
async function addFiles(app: FastifyInstance, { clientDir }: WebBuild): Promise<void> {
  const files: FastifyStaticOptions = {
    root: clientDir,
    wildcard: false,
    index: false,
    decorateReply: false,
    setHeaders: (reply, path) => {
      const forever = path.includes('/assets/') || path.includes('\\assets\\')
      reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  }
  const unnamed = ['index.html', '.vite/**', '**/*.{br,gz}']
  // Registered apart: otherwise each would be looked for under the names of three encodings first.
  const pictures = '*.avif|*.webp|*.png|*.woff2'
  await app.register(fastifyStatic, { ...files, globIgnore: [...unnamed, `**/!(${pictures})`] })
  await app.register(fastifyStatic, { ...files, globIgnore: [...unnamed, `**/+(${pictures})`], preCompressed: true })
}

function pageSender(site: SiteReader, { template, renderer }: WebBuild) {
  const isScript = (line: string) =>
    line.includes('<script type="module"') || line.includes('<link rel="modulepreload"')
  const bare = template
    .split('\n')
    .filter((line) => !isScript(line))
    .join('\n')
  // Once there is an admin, there always is one: no need to ask again.
  let settled = false
  const leadsToSetup = async (pathname: string) => {
    settled ||= await site.adminExists()
    return !settled && pathname !== firstRun && renderer.knows(pathname)
  }

  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.url.length > longestAddress) throw notFound('This page')
    // Not resolved against a base, which would take // for an error, nor tidied up, which would take /.. for the start.
    const url = URL.parse(`http://localhost${request.url}`)
    if (!url || url.pathname !== request.url.split('?')[0]) throw notFound('This page')
    reply.header('cache-control', 'no-cache')
    if (await leadsToSetup(url.pathname)) return reply.redirect(firstRun + url.search, 302)
    const rendered = await renderer.render(url, await site.read())
    if ('redirect' in rendered) return reply.redirect(rendered.redirect, 302)
    const html = (rendered.later ? bare : template)
      .replace('<!--head-->', () => rendered.head)
      .replace('<!--app-->', () => rendered.html)
    return reply.code(rendered.status).type('text/html; charset=utf-8').send(html)
  }
}
