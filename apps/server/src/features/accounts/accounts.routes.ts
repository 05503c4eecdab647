import { routes } from '@inkbloom/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/api.ts'
import { serveCsv } from '../../http/csv.ts'
import type { Deps } from '../../http/deps.ts'
import { mayBeForeign } from '../../http/foreign-request.ts'
import { networkOf } from '../../kernel/network.ts'
import { createAdmin } from './admin.service.ts'
import { paginateUsers, toggleBlocked } from './people.service.ts'
import { userColumns } from './people-columns.ts'
import { readUser, updateUser } from './profile.service.ts'
import { signOut } from './sessions.service.ts'
import { signIn } from './sign-in.service.ts'
import { signUp } from './sign-up.service.ts'
import { verify } from './verify.service.ts'

export function addAccounts(app: FastifyInstance, { db, clock, config, mailer, jobs }: Deps): void {
  const mailing = { on: mailer !== null, wake: () => jobs.wake() }

  serve(app, routes.createAdmin, ({ body, request }) => {
    const needed = config.strangersCome || mayBeForeign(request.raw)
    return createAdmin(db, clock, { admin: body, setupToken: needed ? config.setupToken : null })
  })
  serve(app, routes.signUp, ({ body, request }) =>
    signUp(db, clock, mailing, { ...body, address: networkOf(request.ip) }),
  )
  serve(app, routes.signIn, ({ body, request }) =>
    signIn(db, clock, mailing, { ...body, address: networkOf(request.ip) }),
  )
  serve(app, routes.verify, ({ body }) => verify(db, clock, mailing, body))
  serve(app, routes.signOut, ({ viewer }) => signOut(db, { viewer }))
  serve(app, routes.readUser, ({ viewer }) => readUser(db, clock, { viewer }))
  serve(app, routes.updateUser, ({ viewer, body }) => updateUser(db, clock, mailing, { viewer, profile: body }))
  serve(app, routes.paginateUsers, ({ query }) => paginateUsers(db, clock, query))
  serveCsv(app, routes.downloadUsers, {
    name: 'users',
    columns: userColumns,
    list: (query) => paginateUsers(db, clock, query),
  })
  serve(app, routes.toggleUserBlocked, ({ params }) => toggleBlocked(db, clock, { userId: params.id }))
}
