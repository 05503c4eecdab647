import { routes } from '@inkbloom/contract'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../../db/client.ts'
import { serve } from '../../../http/api.ts'
import { serveCsv } from '../../../http/csv.ts'
import type { Deps } from '../../../http/deps.ts'
import { openPage } from './chosen.ts'
import { listReports, paginateModerated, setBlocked } from './moderation.service.ts'
import { pageColumns } from './page-columns.ts'
import { type PageList, paginatePages } from './page-list.service.ts'
import { readPageOfTheDay } from './page-of-the-day.service.ts'
import { reportPage, toggleBlocked, toggleFavorited } from './page-toggles.service.ts'
import { findGone } from './pages.service.ts'
import { paginateReported } from './reported-list.service.ts'

type AdminList = PageList & { reported: 'true' | 'false'; status: 'all' | 'public' | 'reported' | 'blocked' }

function listForAdmin(db: Db, { reported, status, ...list }: AdminList) {
  if (status === 'public') return paginatePages(db, { ...list, publicOnly: true })
  if (status !== 'all') return paginateModerated(db, { ...list, status })
  return reported === 'true' ? paginateReported(db, list) : paginatePages(db, list)
}

export function addPages(app: FastifyInstance, { db, clock }: Deps): void {
  serve(app, routes.paginatePages, ({ query, viewer }) =>
    viewer.admin ? listForAdmin(db, { ...query, viewer }) : paginatePages(db, { ...query, viewer }),
  )
  serveCsv(app, routes.downloadPages, {
    name: 'pages',
    columns: pageColumns,
    list: (query, viewer) => listForAdmin(db, { ...query, scope: 'public', viewer }),
  })
  serve(app, routes.setPagesBlocked, ({ body }) => setBlocked(db, clock, body))
  serve(app, routes.listReports, ({ params }) => listReports(db, { pageId: params.id }))
  serve(app, routes.readPage, ({ params, viewer }) => openPage(db, { pageId: params.id, viewer }))
  serve(app, routes.readPageOfTheDay, ({ viewer }) => readPageOfTheDay(db, clock, { viewer }))
  serve(app, routes.checkPages, async ({ body, viewer }) => ({ gone: await findGone(db, { ids: body.ids, viewer }) }))
  serve(app, routes.togglePageFavorited, ({ params, viewer }) =>
    toggleFavorited(db, clock, { pageId: params.id, viewer }),
  )
  serve(app, routes.togglePageBlocked, ({ params, viewer }) => toggleBlocked(db, clock, { pageId: params.id, viewer }))
  serve(app, routes.reportPage, ({ params, viewer }) => reportPage(db, clock, { pageId: params.id, viewer }))
}
