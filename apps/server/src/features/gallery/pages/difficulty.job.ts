import { sql } from 'kysely'
import type { Db } from '../../../db/client.ts'
import { readHouseId } from '../../../db/starter.ts'
import { enqueue } from '../../../jobs/queue.ts'
import type { JobHandler } from '../../../jobs/runner.ts'
import type { Clock } from '../../../kernel/clock.ts'
import type { Press } from '../../../press/press-pool.ts'
import type { Storage } from '../../../providers/storage.ts'
import { difficultyOf } from './difficulty.ts'

export const difficultyKind = 'difficulty'
/** So few that a heart pressed meanwhile does not wait for them. */
const batch = 50

interface DifficultyDeps {
  db: Db
  storage: Storage
  press: Press
}

/** Queued by a start that finds pages from before regions were counted. */
export async function queueDifficulty(db: Db, clock: Clock): Promise<void> {
  const old = await db.selectFrom('pages').select('id').where('difficulty', 'is', null).limit(1).executeTakeFirst()
  if (!old) return
  const houseId = await readHouseId(db)
  await enqueue(db, clock, {
    kind: difficultyKind,
    userId: houseId,
    requestId: `${difficultyKind}-${old.id}`,
    payload: {},
    maxAttempts: 10,
  })
}

/** What is done is marked in the pages themselves, so a try that was cut off is gone on with. */
export function difficultyJob({ db, storage, press }: DifficultyDeps): JobHandler {
  return {
    run: async (_job, { signal }) => {
      let after = 0
      let counted = 0
      for (;;) {
        signal.throwIfAborted()
        const pages = await db
          .selectFrom('pages')
          .select(['id', 'illustration', sql<number | null>`(figures->>'regions')::int`.as('regions')])
          .where('difficulty', 'is', null)
          .where('id', '>', after)
          .orderBy('id')
          .limit(batch)
          .execute()
        for (const page of pages) {
          const regions = page.regions ?? (await countRegions(page.illustration, signal))
          after = page.id
          // Its picture is lost: there is nothing to color, and so nothing to sort it by.
          if (regions === null) continue
          await db
            .updateTable('pages')
            .set({ difficulty: difficultyOf(regions) })
            .where('id', '=', page.id)
            .execute()
          counted += 1
        }
        if (pages.length < batch) return { counted }
      }
    },
  }

  async function countRegions(key: string, signal: AbortSignal): Promise<number | null> {
    const picture = await storage.get(key)
    if (!picture) return null
    const pressed = await press.run({ kind: 'press', picture, foreign: false }, signal)
    return pressed.figures.regions
  }
}
