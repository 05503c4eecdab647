import type { Route } from '@inkbloom/contract'
import type { FastifyInstance, onRequestHookHandler } from 'fastify'
import { AppError, inChildsHands } from '../../kernel/errors.ts'
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
    const contract = route.config?.contract
    if (!contract) return
    const admit: onRequestHookHandler = (request, _reply, done) => {
      const { authorization } = request.headers
      const token = authorization && /^Bearer ([\w-]{43})$/.exec(authorization)?.[1]
      if (!token) return done(refusal(contract, null))
      findViewer(token).then((viewer) => {
        request.viewer = viewer
        done(refusal(contract, viewer))
      }, done)
    }
    route.onRequest = [...[route.onRequest ?? []].flat(), admit]
  })
}

function refusal({ access, child }: Pick<Route, 'access' | 'child'>, viewer: Viewer | null): AppError | undefined {
  if (viewer?.child && !child) return inChildsHands()
  if (access === 'anyone') return undefined
  if (!viewer) return new AppError('UNAUTHORIZED', signInFirst)
  if (access === 'admin' && !viewer.admin) return new AppError('FORBIDDEN', 'Only the admin can do this.')
  if (access === 'user' && viewer.admin) return new AppError('FORBIDDEN', 'The admin account cannot do this.')
  return undefined
}
