import type { Db, Tx } from '../../db/client.ts'
import type { JobHandler } from '../../jobs/handlers.ts'
import { enqueue } from '../../jobs/queue.ts'
import type { Clock } from '../../kernel/clock.ts'
import type { Storage } from '../../providers/storage.ts'
import { thumbKeys } from './addresses.ts'

const kind = 'delete-files'

/** Queued with the rows that go, so that a storage that is down keeps no file for ever. */
export async function queueFileDeletion(tx: Db | Tx, clock: Clock, files: readonly string[]): Promise<void> {
  if (files.length > 0) await enqueue(tx, clock, { kind, payload: { files }, maxAttempts: 20 })
}

export function deleteFilesJob(storage: Storage): JobHandler {
  return {
    run: async (job) => {
      const { files } = job.payload as { files: string[] }
      for (const key of files.flatMap((file) => [file, ...thumbKeys(file)])) await storage.delete(key)
      return null
    },
  }
}
