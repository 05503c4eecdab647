import type { Database, Db } from '../db/client.ts'
import type { JobRunner } from '../jobs/runner.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Config } from '../kernel/config.ts'
import type { Mailer } from '../providers/mailer.ts'
import type { Storage } from '../providers/storage.ts'

/** What every feature's routes may ask for, made once in wire.ts and passed in: no module reaches for a global. */
export interface Deps {
  config: Config
  database: Database
  db: Db
  clock: Clock
  /** Null where no SMTP_URL is set. */
  mailer: Mailer | null
  storage: Storage
  jobs: Pick<JobRunner, 'wake'>
}
