import { type Colored, mostActions, routes } from '@inkbloom/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../http/api.ts'
import { serveCsv } from '../../../http/csv.ts'
import type { Deps } from '../../../http/deps.ts'
import type { Cell } from '../../../kernel/csv.ts'
import { keepActions } from './actions.service.ts'
import { paginateColoreds } from './colored-list.service.ts'
import { saveColored } from './save-colored.service.ts'
import { listUnfinished } from './unfinished.service.ts'
import { listVersions } from './versions.service.ts'

const columns: Record<string, (colored: Colored) => Cell> = {
  id: ({ id }) => id,
  page_id: ({ page_id }) => page_id,
  page: ({ page }) => page?.title ?? null,
  colored_by: ({ user }) => user.name,
  created_at: ({ created_at }) => created_at,
  updated_at: ({ updated_at }) => updated_at,
}

/** In base64, with room for the fields beside it. */
const bodyLimit = Math.ceil(mostActions / 3) * 4 + 16 * 1024

export function addColoreds(app: FastifyInstance, { db, clock, storage }: Deps): void {
  serve(app, routes.paginateColoreds, ({ query, viewer }) => paginateColoreds(db, { ...query, viewer }))
  serveCsv(app, routes.downloadColoreds, {
    name: 'colored-pages',
    columns,
    list: (query, viewer) => paginateColoreds(db, { ...query, viewer }),
  })
  serve(app, routes.listUnfinished, ({ viewer }) => listUnfinished(db, { viewer }))
  serve(
    app,
    routes.upsertColored,
    async ({ body, viewer }) => {
      const userId = viewer.id
      const actions = body.actions ? await keepActions({ db, clock, storage }, { userId, base64: body.actions }) : null
      return saveColored(db, clock, { ...body, actions, userId, session: viewer })
    },
    { bodyLimit },
  )
  serve(app, routes.listVersions, ({ params, viewer }) => listVersions(db, { userId: viewer.id, pageId: params.id }))
}
