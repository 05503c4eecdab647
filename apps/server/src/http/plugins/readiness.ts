import type { Database } from '../../db/client.ts'
import { within } from '../../kernel/within.ts'
import type { Storage } from '../../providers/storage.ts'

interface Checked {
  database: Pick<Database, 'ping'>
  storage: Pick<Storage, 'ping'>
}

const answerMs = 3000
const keptMs = 1000

/**
 * Whether database and storage answer, in time. Asked once a second however many want to know: strangers may ask too, and
 * a bucket's owner pays for each look.
 */
export function createReadiness({ database, storage }: Checked): () => Promise<void> {
  let last: { until: number; answer: Promise<void> } | null = null
  const look = async () => {
    await within({ ms: answerMs }, () => Promise.all([database.ping(), storage.ping()]))
  }
  return () => {
    if (last && performance.now() < last.until) return last.answer
    const answer = look()
    last = { until: Number.POSITIVE_INFINITY, answer }
    const settled = last
    const keep = () => {
      settled.until = performance.now() + keptMs
    }
    answer.then(keep, keep)
    return answer
  }
}
