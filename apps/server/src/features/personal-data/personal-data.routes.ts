import { routes } from '@inkbloom/contract'
import type { FastifyInstance } from 'fastify'
import type { PersonalData } from '../../db/personal-data.ts'
import { serve } from '../../http/api.ts'
import type { Deps } from '../../http/deps.ts'
import { deleteUser, exportUser } from './personal-data.service.ts'

export function addPersonalData(
  app: FastifyInstance,
  { db, clock, jobs, sections }: Deps & { sections: readonly PersonalData[] },
): void {
  serve(app, routes.exportUser, ({ viewer, body }) =>
    exportUser(db, clock, { viewer, password: body.currentPassword, sections }),
  )
  serve(app, routes.deleteUser, ({ viewer, body }) =>
    deleteUser(db, clock, { viewer, password: body.currentPassword, sections, wake: () => jobs.wake() }),
  )
}
