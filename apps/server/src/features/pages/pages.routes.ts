import { routes } from '@inkbloom/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../api.ts'
import type { Deps } from '../../deps.ts'
import { paginatePages } from './pages.list.ts'
import { readPage } from './pages.read.ts'
import { paginateReported } from './pages.reported.ts'
import { reportPage, toggleBlocked, toggleFavorited } from './pages.toggles.ts'

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
