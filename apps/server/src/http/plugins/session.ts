import type { Access } from '@inkbloom/contract'
import type { FastifyInstance, onRequestHookHandler } from 'fastify'
import { AppError } from '../../kernel/errors.ts'
import type { Viewer } from '../../kernel/viewer.ts'

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer | null
  }
}

/** Whose session a token is; null if it has ended. */
export type FindViewer = (token: string) => Promise<Viewer | null>

const signInFirst = 'Your session has ended. Sign in again.'

/** Runs before the body is read: a stranger learns nothing of a call, and cannot make the server parse for them. */
export function addSession(app: FastifyInstance, findViewer: FindViewer): void {
  app.decorateRequest('viewer', null)
  app.addHook('onRoute', (route) => {
    const access = route.config?.contract?.access
    if (!access) return
    const admit: onRequestHookHandler = (request, _reply, done) => {
      const { authorization } = request.headers
      const token = authorization && /^Bearer ([\w-]{43})$/.exec(authorization)?.[1]
      if (!token) return done(refusal(access, null))
      findViewer(token).then((viewer) => {
        request.viewer = viewer
        done(refusal(access, viewer))
      }, done)
    }
    route.onRequest = [...[route.onRequest ?? []].flat(), admit]
  })
}

function refusal(access: Access, viewer: Viewer | null): AppError | undefined {
  if (access === 'anyone') return undefined
  if (!viewer) return new AppError('UNAUTHORIZED', signInFirst)
  if (access === 'admin' && !viewer.admin) return new AppError('FORBIDDEN', 'Only the admin can do this.')
  if (access === 'user' && viewer.admin) return new AppError('FORBIDDEN', 'The admin account cannot do this.')
  return undefined
}
