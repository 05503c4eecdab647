import { starterPrompts, titleOf } from '@inkbloom/illustrator/prompts'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../db/client.ts'
import { enqueue } from '../../jobs/jobs.service.ts'
import type { JobHandler } from '../../jobs/runner.ts'
import { insertPage } from '../pages/pages.write.ts'
import type { Studio } from './draw-job.ts'
import { keepPageFiles } from './page-files.ts'

const kind = 'starter-gallery'

/** Queued by the first start and found by every other: ten servers starting at once draw it once. */
export async function queueStarterGallery(db: Db, clock: Clock, { pages }: { pages: number }): Promise<void> {
  const house = await db.selectFrom('users').select('id').where('house', '=', true).executeTakeFirstOrThrow()
  await enqueue(db, clock, { kind, userId: house.id, requestId: `${kind}-1`, payload: { pages }, maxAttempts: 10 })
}

/** Goes on where an earlier try was cut off. */
export function starterGalleryJob(studio: Studio & { db: Db }): JobHandler {
  const { db, clock } = studio
  return {
    run: async (job, { signal }) => {
      const userId = job.user_id
      const drawn = await db.selectFrom('pages').select('prompt').where('user_id', '=', userId).execute()
      const done = new Set(drawn.map((page) => page.prompt))
      const { pages } = job.payload as { pages: number }
      const missing = starterPrompts()
        .slice(0, pages)
        .filter((prompt) => !done.has(prompt))
      /** Two at a time: one is measured and kept while the next is drawn. */
      const next = missing.values()
      await Promise.all([drawAll(next), drawAll(next)])
      return { pages: missing.length }

      async function drawAll(prompts: Iterable<string>) {
        for (const prompt of prompts) {
          signal.throwIfAborted()
          const page = await drawStarter(studio, prompt, signal)
          await db
            .transaction()
            .execute((tx) => insertPage(tx, clock, { ...page, userId, jobId: null, prompt, title: titleOf(prompt) }))
        }
      }
    },
  }
}

async function drawStarter({ press, storage }: Studio, prompt: string, signal: AbortSignal) {
  const seed = 1
  const { svg, picture } = await press.run({ kind: 'draw', prompt, seed }, signal)
  const pressed = await press.run({ kind: 'press', picture, foreign: false }, signal)
  const bloom = await press.run({ kind: 'color', svg, seed }, signal)
  const files = await keepPageFiles(storage, { pressed, svg, bloom })
  return { ...files, figures: { ...pressed.figures }, provider: 'embedded' }
}
