import { randomInt } from 'node:crypto'
import type { Clock } from '../kernel/clock.ts'
import type { Db, Tx } from './client.ts'
import type { StatsDaily } from './tables.ts'

export type Measure = StatsDaily['measure']

const shards = 16

/** Days are UTC, as everywhere. */
export const dayOf = (time: Date) => time.toISOString().slice(0, 10)

/** Written in the transaction of what it counts. A day is spread over several rows: with one, every save would wait for every other. */
export async function countOne(tx: Db | Tx, clock: Clock, measure: Measure): Promise<void> {
  await tx
    .insertInto('stats_daily')
    .values({ day: dayOf(clock.now()), measure, shard: randomInt(shards), value: 1 })
    .onConflict((conflict) =>
      conflict.columns(['day', 'measure', 'shard']).doUpdateSet((eb) => ({ value: eb('stats_daily.value', '+', 1) })),
    )
    .execute()
}
