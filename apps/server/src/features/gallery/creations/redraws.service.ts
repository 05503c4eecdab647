import { randomUUID } from 'node:crypto'
import type { Detail, Redraw } from '@inkbloom/contract'
import { details } from '@inkbloom/contract/constants'
import type { Db, Tx } from '../../../db/client.ts'
import type { Job } from '../../../jobs/queue.ts'
import { AppError, notFound } from '../../../kernel/errors.ts'
import type { Illustrator } from '../../../providers/illustrator.ts'
import { findCreation } from './find-creation.ts'
import { type CreationDeps, queueDrawing } from './queue-drawing.ts'

interface Asked {
  pageId: number
  userId: number
}

/** Only our own drawings are free: another service asks the operator for money each time. */
const freeLeft = (page: { free_redraws: number }, { name }: Pick<Illustrator, 'name'>) =>
  name === 'embedded' ? page.free_redraws : 0

/** Simpler and finer than it was asked for. What it turned out as may be neither, and stands in where nothing was asked. */
export async function readRedraw({ db, illustrators }: CreationDeps, asked: Asked): Promise<Redraw> {
  const page = await findOwn(db, asked)
  const free = freeLeft(page, await illustrators.current())
  const level = details.indexOf(page.detail ?? page.difficulty ?? 'medium')
  return {
    cost: free > 0 ? 0 : 1,
    free_left: free,
    simpler: details[level - 1] ?? null,
    finer: details[level + 1] ?? null,
  }
}

/**
 * A new page of the same description. Whether it is free is decided while the page's row is locked: of two presses at
 * once the second sees what the first has used.
 */
export async function startRedraw(
  deps: CreationDeps,
  input: Asked & { detail?: Detail | undefined; cost?: number | undefined; requestId?: string | undefined },
): Promise<Job> {
  const { pageId, userId, requestId = randomUUID() } = input
  // Before the page is looked at: what was asked for once is answered again, also if the page is gone by now.
  const known = await findCreation(deps.db, { userId, requestId })
  if (known) return known
  const page = await findOwn(deps.db, { pageId, userId })
  return queueDrawing(deps, {
    userId,
    requestId,
    prompt: page.prompt,
    detail: input.detail ?? page.detail,
    terms: async (tx, illustrator) => {
      const cost = freeLeft(await lockOwn(tx, { pageId, userId }), illustrator) > 0 ? 0 : 1
      if (input.cost !== undefined && cost > input.cost)
        throw new AppError('STALE', 'Drawing this page again now costs 1 credit. Nothing was charged.')
      return { cost, redrawOf: pageId }
    },
  })
}

function selectShown(db: Db | Tx, pageId: number) {
  return db
    .selectFrom('pages')
    .select(['user_id', 'prompt', 'detail', 'difficulty', 'free_redraws', 'private'])
    .where('id', '=', pageId)
    .where('blocked_at', 'is', null)
    .where('deleted_at', 'is', null)
}

type OwnPage = Awaited<ReturnType<ReturnType<typeof selectShown>['executeTakeFirstOrThrow']>>

async function findOwn(db: Db, asked: Asked): Promise<OwnPage> {
  return requireOwn(await selectShown(db, asked.pageId).executeTakeFirst(), asked)
}

async function lockOwn(tx: Tx, asked: Asked): Promise<OwnPage> {
  return requireOwn(await selectShown(tx, asked.pageId).forNoKeyUpdate().executeTakeFirst(), asked)
}

function requireOwn(page: OwnPage | undefined, { userId }: Asked): OwnPage {
  if (!page || (page.private && page.user_id !== userId)) throw notFound('This page')
  if (page.user_id !== userId) throw new AppError('FORBIDDEN', 'Only its owner can draw this page again.')
  return page
}
