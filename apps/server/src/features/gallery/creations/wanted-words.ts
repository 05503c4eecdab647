import type { WantedWord } from '@inkbloom/contract'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/client.ts'
import type { Clock } from '../../../kernel/clock.ts'

const keptMs = 90 * 86_400_000
/** Fewer, and a rare word could tell who asked for it. */
const leastPeople = 5
const shownWords = 100

/**
 * Counts what somebody asked for and did not get. Only words that are left of the description without its names, numbers
 * and addresses.
 */
export async function countWantedWords(
  tx: Tx,
  clock: Clock,
  { userId, words, without }: { userId: number; words: readonly string[]; without: string },
): Promise<void> {
  const fit = words
    .map((word) => word.toLowerCase().trim())
    .filter((word) => /^\p{L}[\p{L}' -]{1,39}$/u.test(word) && without.includes(word))
  if (fit.length === 0) return
  await tx
    .insertInto('wanted_words')
    .values([...new Set(fit)].map((word) => ({ word, user_id: userId, asked_at: clock.now() })))
    .onConflict((oc) => oc.columns(['word', 'user_id']).doUpdateSet({ asked_at: clock.now() }))
    .execute()
}

/** The most wanted first, each once enough different people have asked for it. */
export async function listWantedWords(db: Db, clock: Clock): Promise<WantedWord[]> {
  return db
    .selectFrom('wanted_words')
    .select(['word', sql<number>`count(*)::int`.as('people')])
    .where('asked_at', '>=', new Date(clock.now().getTime() - keptMs))
    .groupBy('word')
    .having(sql`count(*)`, '>=', leastPeople)
    .orderBy('people', 'desc')
    .orderBy('word')
    .limit(shownWords)
    .execute()
}

export async function sweepWantedWords(db: Db, clock: Clock): Promise<void> {
  await db
    .deleteFrom('wanted_words')
    .where('asked_at', '<', new Date(clock.now().getTime() - keptMs))
    .execute()
}
