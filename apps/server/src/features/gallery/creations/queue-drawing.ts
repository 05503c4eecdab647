import { randomInt } from 'node:crypto'
import type { Detail } from '@inkbloom/contract'
import { withoutNames } from '@inkbloom/illustrator/prompts'
import type { Db, Tx } from '../../../db/client.ts'
import { enqueue, type Job } from '../../../jobs/queue.ts'
import type { Clock } from '../../../kernel/clock.ts'
import type { Illustrator } from '../../../providers/illustrator.ts'
import { charge } from './cost.ts'
import type { DrawingOrder } from './drawing-order.ts'
import { findCreation } from './find-creation.ts'
import type { Illustrators } from './illustrators.ts'
import { requireSafe } from './safety.ts'
import { orTooManyStops } from './stops.ts'
import { requireUnderstood } from './understand.service.ts'
import { countWantedWords } from './wanted-words.ts'

export interface CreationDeps {
  db: Db
  clock: Clock
  illustrators: Illustrators
  wake(): void
  /** How many words of a new page will not be on it: the number alone, never the words. */
  countNotDrawn(words: number): void
}

interface Wanted {
  userId: number
  requestId: string
  prompt: string
  detail: Detail | null
  /** Of a drawing that is to be made again. */
  seed?: number | undefined
  /** What it costs, decided in the transaction that charges it. Throws where it may not be drawn after all. */
  terms(tx: Tx, illustrator: Illustrator): Promise<Required<Pick<DrawingOrder, 'cost' | 'redrawOf'>>>
}

/**
 * Reserves the credit with the job, in one transaction: there is never a charge without a drawing under way, nor the
 * other way round. The same request id finds the same job, and is charged once.
 */
export async function queueDrawing(deps: CreationDeps, wanted: Wanted): Promise<Job> {
  const { db, clock, illustrators } = deps
  const { userId, requestId, prompt, detail, seed } = wanted
  const known = await findCreation(db, { userId, requestId })
  if (known) return known
  await orTooManyStops(db, clock, { userId })
  const current = await illustrators.current()
  const illustrator = seed === undefined ? current : illustrators.embedded
  await requireSafe(current, prompt)
  const { unknown } = await requireUnderstood(illustrator, prompt)
  const { job, created } = await db.transaction().execute(async (tx) => {
    const terms = await wanted.terms(tx, illustrator)
    // What is free stays so for the operator too, if a key is stored before it is drawn.
    const embeddedOnly = seed !== undefined || terms.cost === 0
    const payload = { prompt, detail, seed: seed ?? randomInt(2 ** 31), embeddedOnly, ...terms } satisfies DrawingOrder
    const queued = await enqueue(tx, clock, { kind: 'draw', userId, requestId, payload })
    if (!queued.created) return queued
    await charge(tx, clock, { ...queued.job, user_id: userId })
    await countWantedWords(tx, clock, { userId, words: unknown, without: withoutNames(prompt) })
    return queued
  })
  if (created && unknown.length > 0) deps.countNotDrawn(unknown.length)
  deps.wake()
  return job
}
