import type { Creation } from '@inkbloom/contract'
import type { Job } from '../../../jobs/queue.ts'
import { orderOf } from './drawing-order.ts'
import { failureOf } from './failures.ts'
import type { UsualTime } from './usual-time.ts'

type CreationJob = Job & { page_id?: number | null }

export function toCreation(job: CreationJob, { now, usual }: { now: Date; usual: UsualTime }): Creation {
  const status = statusOf(job)
  const elapsed = (now.getTime() - job.created_at.getTime()) / 1000
  const { prompt, redrawOf, cost } = orderOf(job)
  const ended = job.finished_at !== null
  return {
    request_id: job.request_id ?? '',
    prompt,
    status,
    share: shareOf(status, { elapsed, usual, reported: job.progress ?? 0 }),
    seconds_left: ended ? null : secondsLeft(usual, elapsed),
    page_id: job.page_id ?? null,
    redraw_of: redrawOf,
    cost,
    failure: status === 'failed' ? failureOf(job.error) : null,
    created_at: job.created_at.toISOString(),
  }
}

function statusOf(job: CreationJob): Creation['status'] {
  if (job.status === 'canceled') return 'stopped'
  if (job.status === 'running') return job.phase === 'inking' ? 'inking' : 'drawing'
  return job.status
}

/** Null where nothing was learned, and where it already takes longer than usual: then nobody knows. */
function secondsLeft({ seconds, isLearned }: UsualTime, elapsed: number): number | null {
  return isLearned && elapsed < seconds ? Math.ceil(seconds - elapsed) : null
}

/** Creeps toward the next step while the maker says nothing, and never passes it: a bar must not run backwards. */
function shareOf(status: Creation['status'], at: { elapsed: number; usual: UsualTime; reported: number }): number {
  if (status === 'done') return 1
  if (status !== 'drawing') return at.reported
  const guess = 1 - Math.exp(-at.elapsed / Math.max(1, at.usual.seconds))
  return Math.round(Math.max(at.reported, 0.8 * guess) * 100) / 100
}
