import { routes } from '@inkbloom/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../http/api.ts'
import type { Deps } from '../../../http/deps.ts'
import { paginatePages } from './page-list.service.ts'
import { reportPage, toggleBlocked, toggleFavorited } from './page-toggles.service.ts'
import { readPage } from './pages.service.ts'
import { paginateReported } from './reported-list.service.ts'

export function addPages(app: FastifyInstance, { db, clock }: Deps): void {
  serve(app, routes.paginatePages, ({ query: { reported, ...list }, viewer }) =>
    reported === 'true' && viewer.admin
      ? paginateReported(db, { ...list, viewer })
      : paginatePages(db, { ...list, viewer }),
  )
  serve(app, routes.readPage, ({ params, viewer }) => readPage(db, { pageId: params.id, viewer }))
  serve(app, routes.togglePageFavorited, ({ params, viewer }) =>
    toggleFavorited(db, clock, { pageId: params.id, viewer }),
  )
  serve(app, routes.togglePageBlocked, ({ params, viewer }) => toggleBlocked(db, clock, { pageId: params.id, viewer }))
  serve(app, routes.reportPage, ({ params, viewer }) => reportPage(db, clock, { pageId: params.id, viewer }))
}
