import type { Db } from '../../db/client.ts'
import type { PersonalData } from '../../db/personal-data.ts'
import type { Clock } from '../../kernel/clock.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { confirmIdentity } from '../accounts/profile.service.ts'
import { queueFileDeletion } from '../files/delete-files.job.ts'

interface Confirmed {
  viewer: Viewer
  password: string | undefined
  /** Of every feature, in the order of deletion. */
  sections: readonly PersonalData[]
}

export async function exportUser(db: Db, clock: Clock, input: Confirmed) {
  await confirmIdentity(db, clock, input)
  const sections: Record<string, unknown> = {}
  for (const section of input.sections) sections[section.name] = await section.read(db, input.viewer.id)
  return { exported_at: clock.now().toISOString(), sections }
}

/** Rows in one transaction; the files by a job queued in it. */
export async function deleteUser(db: Db, clock: Clock, input: Confirmed & { wake: () => void }) {
  await confirmIdentity(db, clock, input)
  await db.transaction().execute(async (tx) => {
    const files: string[] = []
    for (const section of input.sections) files.push(...(await section.remove(tx, input.viewer.id, clock)))
    await queueFileDeletion(tx, clock, files)
  })
  input.wake()
  return { deleted: true }
}
