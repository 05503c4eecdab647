import type pg from 'pg'
import type { Logger } from '../kernel/log.ts'

/** Where connections come from. */
export interface Source {
  kind: 'embedded' | 'postgres'
  pool: pg.Pool
  shutDown(): Promise<void>
}

/** Who is told of what happens to the database while it is open. */
export interface Watch {
  log?: Logger
  /** The embedded database is gone and will not come back by itself: the process should end and be started again. */
  onLost?: (error: Error) => void
}
