import { thumbWidths } from '@inkbloom/contract/constants'
import { starterPrompts, titleOf } from '@inkbloom/illustrator/prompts'
import pLimit from 'p-limit'
import type { Db } from '../../../db/client.ts'
import { readHouseId } from '../../../db/starter.ts'
import { enqueue, withoutEnd } from '../../../jobs/queue.ts'
import type { JobHandler } from '../../../jobs/runner.ts'
import type { Clock } from '../../../kernel/clock.ts'
import { insertPage } from '../pages/insert-page.ts'
import type { DrawDeps } from './draw.job.ts'
import { dropPageFiles, keepFile, keepPageFiles } from './page-files.ts'

export const starterGalleryKind = 'starter-gallery'
/** One more with every new list of pages: an installation that has the earlier ones draws the new ones besides. */
const edition = 2
const seed = 1
/** The largest thumb, which takes as long as the rest of them together, is made when it is first asked for. */
const inCards = thumbWidths.slice(0, -1)

type StarterDeps = DrawDeps & { db: Db }

/** Queued by the first start and found by every other: ten servers starting at once draw it once. */
export async function queueStarterGallery(db: Db, clock: Clock, { pages }: { pages: number }): Promise<void> {
  const houseId = await readHouseId(db)
  const requestId = `${starterGalleryKind}-${edition}`
  // What an earlier edition had not finished is left to this one: two at once would draw the same pages twice.
  await db
    .updateTable('jobs')
    .set({ status: 'done', finished_at: clock.now() })
    .where('kind', '=', starterGalleryKind)
    .where('request_id', '!=', requestId)
    .where('status', 'in', ['queued', 'failed'])
    .execute()
  await enqueue(db, clock, {
    kind: starterGalleryKind,
    userId: houseId,
    requestId,
    payload: { pages },
    maxAttempts: withoutEnd,
  })
  // One that had failed for good is tried again by the next start: a gallery that stays empty helps nobody.
  await db
    .updateTable('jobs')
    .set({ status: 'queued', attempts: 0, finished_at: null, run_at: clock.now() })
    .where('kind', '=', starterGalleryKind)
    .where('status', '=', 'failed')
    .execute()
}

/** Goes on where an earlier try was cut off. Colors come last: an empty gallery is worse than one that does not bloom yet. */
export function starterGalleryJob(deps: StarterDeps): JobHandler {
  return {
    run: async (job, { signal }) => {
      const userId = job.user_id
      const { pages } = job.payload as { pages: number }
      const drawn = await deps.db.selectFrom('pages').select('prompt').where('user_id', '=', userId).execute()
      const done = new Set(drawn.map((page) => page.prompt))
      const missing = starterPrompts()
        .slice(0, pages)
        .filter((prompt) => !done.has(prompt))
      await twoAtATime(missing, signal, (prompt) => drawStarter(deps, { prompt, userId }, signal))
      const plain = await deps.db
        .selectFrom('pages')
        .select(['id', 'vector'])
        .where('user_id', '=', userId)
        .where('bloom', 'is', null)
        .orderBy('id')
        .execute()
      await twoAtATime(plain, signal, (page) => colorStarter(deps, page, signal))
      return { pages: missing.length, colored: plain.length }
    },
  }
}

/** One is measured and kept while the next is drawn. */
async function twoAtATime<T>(list: T[], signal: AbortSignal, work: (one: T) => Promise<void>): Promise<void> {
  const limit = pLimit({ concurrency: 2, rejectOnClear: true })
  try {
    await limit.map(list, (one) => {
      signal.throwIfAborted()
      return work(one)
    })
  } finally {
    // What was waiting must not go on after the job has failed.
    limit.clearQueue()
  }
}

async function drawStarter(
  { db, clock, press, storage }: StarterDeps,
  { prompt, userId }: { prompt: string; userId: number | null },
  signal: AbortSignal,
) {
  const { svg, picture, missing } = await press.run({ kind: 'draw', prompt, seed, detail: null }, signal)
  const pressed = await press.run({ kind: 'press', picture, foreign: false }, signal)
  const files = await keepPageFiles(storage, { pressed, svg }, inCards)
  const figures = { ...pressed.figures }
  const page = { ...files, figures, missing, provider: 'embedded', prompt, title: titleOf(prompt) }
  try {
    await db.transaction().execute((tx) => insertPage(tx, clock, { ...page, userId, jobId: null }))
  } catch (error) {
    await dropPageFiles(storage, files)
    throw error
  }
}

async function colorStarter(
  { db, press, storage }: StarterDeps,
  { id, vector }: { id: number; vector: string | null },
  signal: AbortSignal,
) {
  const svg = vector && (await storage.get(vector))
  if (!svg) return
  const bloom = await press.run({ kind: 'color', svg: Buffer.from(svg).toString(), seed }, signal)
  await db
    .updateTable('pages')
    .set({ bloom: await keepFile(storage, bloom, 'webp') })
    .where('id', '=', id)
    .execute()
}
