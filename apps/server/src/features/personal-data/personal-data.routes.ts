import { routes } from '@inkbloom/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/api.ts'
import type { Deps } from '../../http/deps.ts'
import { deleteUser, exportUser } from './personal-data.service.ts'

export function addPrivacy(app: FastifyInstance, { db, clock, jobs }: Deps): void {
  serve(app, routes.exportUser, ({ viewer, body }) => exportUser(db, clock, { viewer, password: body.currentPassword }))
  serve(app, routes.deleteUser, ({ viewer, body }) =>
    deleteUser(db, clock, { viewer, password: body.currentPassword, wake: () => jobs.wake() }),
  )
}
