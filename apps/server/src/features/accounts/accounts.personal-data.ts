import { sql } from 'kysely'
import type { PersonalData } from '../../db/personal-data.ts'

export const accountData: PersonalData = {
  name: 'account',
  tables: ['users', 'sessions', 'child_pages', 'link_tokens', 'sign_ups', 'jobs'],
  read: async (db, userId) => ({
    profile: await db
      .selectFrom('users')
      .select(['name', 'email', 'verified_at', 'created_at'])
      .where('id', '=', userId)
      .executeTakeFirst(),
    sessions: await db
      .selectFrom('sessions')
      .select(['created_at', 'touched_at', 'expires_at', 'by_link', 'child_name'])
      .where('user_id', '=', userId)
      .execute(),
    links: await db
      .selectFrom('link_tokens')
      .select(['purpose', 'new_email', 'created_at', 'used_at'])
      .where('user_id', '=', userId)
      .execute(),
    signUps: await db.selectFrom('sign_ups').select(['name', 'created_at']).where('user_id', '=', userId).execute(),
    work: await db
      .selectFrom('jobs')
      .select(['kind', 'status', 'created_at', 'finished_at'])
      .where('user_id', '=', userId)
      .execute(),
  }),
  // Sessions, links and jobs go with the row by their foreign keys; counted attempts hold the address in their keys.
  remove: async (tx, userId) => {
    const gone = await tx.deleteFrom('users').where('id', '=', userId).returning('email').executeTakeFirst()
    const email = gone?.email.toLowerCase() ?? ''
    await tx
      .deleteFrom('throttles')
      .where((eb) =>
        eb.or([
          eb('key', 'in', [`link:${email}`, `mail:${email}`, `confirm:${userId}`, `stops:${userId}`]),
          sql<boolean>`starts_with(key, ${`password:${email}:`})`,
        ]),
      )
      .execute()
    return []
  },
}
