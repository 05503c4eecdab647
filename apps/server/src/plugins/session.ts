import type { Access } from '@inkbloom/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { readSession, type Viewer } from '../features/accounts/sessions.service.ts'

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer | null
  }
}

const signInFirst = 'Your session has ended. Sign in again.'

/** Runs before the body is read: a stranger learns nothing of a call, and cannot make the server parse for them. */
export function addSession(app: FastifyInstance, { db, clock }: Deps): void {
  app.decorateRequest('viewer', null)
  app.addHook('onRequest', async (request) => {
    const route = request.routeOptions.config.contract
    if (!route) return
    const token = /^Bearer ([\w-]{43})$/.exec(request.headers.authorization ?? '')?.[1]
    request.viewer = token ? await readSession(db, clock, { token }) : null
    requireAccess(route.access, request.viewer)
  })
}

function requireAccess(access: Access, viewer: Viewer | null): void {
  if (access === 'anyone') return
  if (!viewer) throw new AppError('UNAUTHORIZED', signInFirst)
  if (access === 'admin' && !viewer.admin) throw new AppError('FORBIDDEN', 'Only the admin can do this.')
  if (access === 'user' && viewer.admin) throw new AppError('FORBIDDEN', 'The admin account cannot do this.')
}
