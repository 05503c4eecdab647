import { themesOf } from '@inkbloom/illustrator/prompts'
import type { Db } from '../../../db/client.ts'
import { readHouseId } from '../../../db/starter.ts'
import { enqueue } from '../../../jobs/queue.ts'
import type { JobHandler } from '../../../jobs/runner.ts'
import type { Clock } from '../../../kernel/clock.ts'

export const themesKind = 'themes'
/** So few that a heart pressed meanwhile does not wait for them. */
const batch = 50

/** Queued by a start that finds pages from before themes were known. */
export async function queueThemes(db: Db, clock: Clock): Promise<void> {
  const old = await db.selectFrom('pages').select('id').where('themes', 'is', null).limit(1).executeTakeFirst()
  if (!old) return
  await enqueue(db, clock, {
    kind: themesKind,
    userId: await readHouseId(db),
    requestId: `${themesKind}-${old.id}`,
    payload: {},
    maxAttempts: 10,
  })
}

/** What is done is marked in the pages themselves, so a try that was cut off is gone on with. */
export function themesJob({ db }: { db: Db }): JobHandler {
  return {
    run: async (_job, { signal }) => {
      let named = 0
      for (;;) {
        signal.throwIfAborted()
        const pages = await db
          .selectFrom('pages')
          .select(['id', 'prompt', 'missing'])
          .where('themes', 'is', null)
          .orderBy('id')
          .limit(batch)
          .execute()
        for (const { id, prompt, missing } of pages) {
          const themes = themesOf(prompt, missing ?? [])
          await db.updateTable('pages').set({ themes }).where('id', '=', id).execute()
        }
        named += pages.length
        if (pages.length < batch) return { named }
      }
    },
  }
}
