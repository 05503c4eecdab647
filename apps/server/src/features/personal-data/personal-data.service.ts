import type { Db } from '../../db/client.ts'
import { enqueue } from '../../jobs/queue.ts'
import type { JobHandler } from '../../jobs/runner.ts'
import type { Clock } from '../../kernel/clock.ts'
import type { Storage } from '../../providers/storage.ts'
import { confirmIdentity } from '../accounts/profile.service.ts'
import type { Viewer } from '../accounts/sessions.service.ts'
import { thumbKeys } from '../files/addresses.ts'
import { estates } from '../privacy/registry.ts'

interface Confirmed {
  viewer: Viewer
  password: string | undefined
}

export async function exportUser(db: Db, clock: Clock, input: Confirmed) {
  await confirmIdentity(db, clock, input)
  const sections: Record<string, unknown> = {}
  for (const estate of estates) sections[estate.name] = await estate.read(db, input.viewer.id)
  return { exported_at: clock.now().toISOString(), sections }
}

/** Rows in one transaction; the files by a job queued in it, so that a storage that is down keeps nothing for ever. */
export async function deleteUser(db: Db, clock: Clock, input: Confirmed & { wake: () => void }) {
  await confirmIdentity(db, clock, input)
  await db.transaction().execute(async (tx) => {
    const files: string[] = []
    for (const estate of estates) files.push(...(await estate.remove(tx, input.viewer.id, clock)))
    if (files.length > 0) await enqueue(tx, clock, { kind: 'delete-files', payload: { files }, maxAttempts: 20 })
  })
  input.wake()
  return { deleted: true }
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
