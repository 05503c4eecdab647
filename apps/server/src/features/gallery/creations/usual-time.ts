import type { Db } from '../../../db/client.ts'
import type { Illustrator } from '../../../providers/illustrator.ts'

/** Until anything was drawn: how fast the bar moves. The time left is not guessed at all. */
const unknownSeconds = 10
const most = 50
/** Fewer say nothing about the next. */
const least = 3

export interface UsualTime {
  seconds: number
  /** Whether it was learned from drawings, or is only a pace for the bar. */
  isLearned: boolean
}

/**
 * What four of five drawings by this illustrator took no longer than. Not the median: half of all people would read that
 * they are nearly done and then wait.
 */
export async function readUsualTime(db: Db, { name }: Pick<Illustrator, 'name'>): Promise<UsualTime> {
  const jobs = await db
    .selectFrom('jobs')
    .innerJoin('pages', 'pages.job_id', 'jobs.id')
    .select(['jobs.created_at', 'jobs.finished_at'])
    .where('jobs.kind', '=', 'draw')
    .where('jobs.status', '=', 'done')
    .where('pages.provider', '=', name)
    .orderBy('jobs.id', 'desc')
    .limit(most)
    .execute()
  const seconds = jobs
    .map((job) => ((job.finished_at?.getTime() ?? 0) - job.created_at.getTime()) / 1000)
    .sort((a, b) => a - b)
  const usual = seconds[Math.floor(seconds.length * 0.8)]
  return seconds.length < least || usual === undefined
    ? { seconds: unknownSeconds, isLearned: false }
    : { seconds: usual, isLearned: true }
}
