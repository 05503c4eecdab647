import type { Detail } from '@inkbloom/contract'
import type { Job } from '../../../jobs/queue.ts'

/** What a `draw` job is to draw. Fields that may be absent are so from jobs that were queued before there were any. */
export interface DrawingOrder {
  prompt: string
  seed: number
  detail?: Detail | null
  /** The embedded illustrator is asked, whoever else could be: nobody else draws the same from the same seed. */
  embeddedOnly?: boolean
  /** The page that is drawn again. */
  redrawOf?: number | null
  /** In credits. */
  cost?: 0 | 1
}

const olderOrder = { prompt: '', seed: 0, detail: null, embeddedOnly: false, redrawOf: null, cost: 1 } as const

export function orderOf(job: Pick<Job, 'payload'>): Required<DrawingOrder> {
  const order = job.payload as unknown as DrawingOrder
  return { ...olderOrder, ...order }
}
