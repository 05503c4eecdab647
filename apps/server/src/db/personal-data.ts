import type { Clock } from '../kernel/clock.ts'
import type { Db, Tx } from './client.ts'
import type { Tables } from './tables.ts'

/**
 * What one feature keeps about a person. Each feature has its own; wire.ts lists them all, and a test walks every
 * foreign key to users and fails on a table that none of them names.
 */
export interface PersonalData {
  name: string
  tables: readonly (keyof Tables)[]
  /** For the person's download: everything, in words they can read, and nothing that could be used to sign in. */
  read(db: Db, userId: number): Promise<unknown>
  /** For the deletion of the account. Returns the keys of files that go with it. */
  remove(tx: Tx, userId: number, clock: Clock): Promise<string[]>
}
