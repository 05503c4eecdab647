import type { Db } from '../../../db/client.ts'

export function selectCreations(db: Pick<Db, 'selectFrom'>, userId: number) {
  return db
    .selectFrom('jobs')
    .leftJoin('pages', 'pages.job_id', 'jobs.id')
    .selectAll('jobs')
    .select('pages.id as page_id')
    .where('jobs.kind', '=', 'draw')
    .where('jobs.user_id', '=', userId)
}

export function findCreation(db: Pick<Db, 'selectFrom'>, { userId, requestId }: { userId: number; requestId: string }) {
  return selectCreations(db, userId).where('jobs.request_id', '=', requestId).executeTakeFirst()
}
