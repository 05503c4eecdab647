import type { Db, Tx } from '../../db/client.ts'
import type { JobHandler } from '../../jobs/handlers.ts'
import { enqueue, withoutEnd } from '../../jobs/queue.ts'
import type { Clock } from '../../kernel/clock.ts'
import type { Storage } from '../../providers/storage.ts'
import { thumbKeys } from './addresses.ts'

const kind = 'delete-files'
const longestPauseMs = 15 * 60_000
/** Longer than a thumb takes to make, on whichever server: see thumbs.ts. */
const rememberedMs = 7 * 86_400_000

/** Queued with the rows that go. From this moment on they are not served, however long the storage is away. */
export async function queueFileDeletion(tx: Db | Tx, clock: Clock, files: readonly string[]): Promise<void> {
  if (files.length === 0) return
  await tx
    .insertInto('deleted_files')
    .values(files.map((key) => ({ key, gone_at: null })))
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  await enqueue(tx, clock, { kind, payload: { files }, maxAttempts: withoutEnd })
}

/** Never gives up: somebody asked for their files to be gone. */
export function deleteFilesJob({ storage, clock }: { storage: Storage; clock: Clock }): JobHandler {
  return {
    run: async (job) => {
      const { files } = job.payload as { files: string[] }
      for (const key of files.flatMap((file) => [file, ...thumbKeys(file)])) await storage.delete(key)
      return null
    },
    complete: async (tx, job) => {
      const { files } = job.payload as { files: string[] }
      await tx.updateTable('deleted_files').set({ gone_at: clock.now() }).where('key', 'in', files).execute()
    },
    pauseMs: (attempts) => Math.min(2_000 * 2 ** (attempts - 1), longestPauseMs),
  }
}

export async function sweepDeletedFiles(db: Db, clock: Clock): Promise<void> {
  await db
    .deleteFrom('deleted_files')
    .where('gone_at', '<', new Date(clock.now().getTime() - rememberedMs))
    .execute()
}
