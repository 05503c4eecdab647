import type { Detail } from '@inkbloom/contract'
import { isFreeLettering, themesOf } from '@inkbloom/illustrator/prompts'
import type { Tx } from '../../../db/client.ts'
import { countOne } from '../../../db/daily-counts.ts'
import type { Pages } from '../../../db/gallery-tables.ts'
import type { Clock } from '../../../kernel/clock.ts'
import { spaced } from '../../../kernel/word-breaks.ts'
import { difficultyOf } from './difficulty.ts'

type Taken = 'prompt' | 'title' | 'provider' | 'illustration' | 'vector' | 'regions' | 'bloom' | 'sha256' | 'missing'

/** The keys are of files that no other page has: a block withholds them by their keys. */
export interface NewPage extends Pick<Pages, Taken> {
  userId: number | null
  jobId: number | null
  /** What was measured of the picture; null where nobody has measured it yet. */
  figures: { regions: number; [figure: string]: unknown } | null
  /** As it was asked for; null where that was left to the words. */
  detail?: Detail | null
  /** How often it can be drawn again without a credit, where that is not what every new page has. */
  freeRedraws?: number
}

/**
 * Where somebody's own words stand on it, nobody else sees it, whoever drew it. The postings that a search finds it by are
 * written by a trigger, in the same transaction.
 */
export async function insertPage(tx: Tx, clock: Clock, page: NewPage): Promise<number> {
  const { userId, jobId, figures, freeRedraws, ...rest } = page
  const { id } = await tx
    .insertInto('pages')
    .values({
      ...rest,
      user_id: userId,
      job_id: jobId,
      figures: figures && JSON.stringify(figures),
      ...(freeRedraws !== undefined && { free_redraws: freeRedraws }),
      themes: themesOf(page.prompt, page.missing ?? []),
      difficulty: figures && difficultyOf(figures.regions),
      spaced_title: spaced(page.title),
      spaced_prompt: spaced(page.prompt),
      private: isFreeLettering(page.prompt),
      blocked_at: null,
      deleted_at: null,
      created_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await countOne(tx, clock, 'pages')
  return id
}
