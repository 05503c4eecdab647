import type { Database, Db } from '../db/client.ts'
import type { Illustrators } from '../features/gallery/creations/illustrators.ts'
import type { JobRunner } from '../jobs/runner.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Config } from '../kernel/config.ts'
import type { Mailer } from '../providers/mailer.ts'
import type { Storage } from '../providers/storage.ts'

export interface Logger {
  info(values: object, message?: string): void
  warn(values: object, message?: string): void
  error(values: object, message?: string): void
}

/** Everything a route may need, made in main.ts (or by a test) and passed in: no module reaches for a global. */
export interface Deps {
  config: Config
  database: Database
  db: Db
  clock: Clock
  /** Null where no SMTP_URL is set. */
  mailer: Mailer | null
  storage: Storage
  jobs: Pick<JobRunner, 'wake'>
  illustrators: Illustrators
}
