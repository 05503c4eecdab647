import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Db } from './db/client.ts'
import { mailJob } from './features/accounts/accounts.mails.ts'
import { drawJob } from './features/creations/draw-job.ts'
import type { Illustrators } from './features/creations/illustrators.ts'
import { starterGalleryJob } from './features/creations/starter-gallery.ts'
import { paymentJobs } from './features/payments/payment-jobs.ts'
import { openTill } from './features/payments/till.ts'
import type { Press } from './features/press/press-pool.ts'
import { deleteFilesJob } from './features/privacy/privacy.service.ts'
import type { JobHandlers } from './jobs/handlers.ts'
import type { Mailer } from './providers/mailer.ts'
import type { Storage } from './providers/storage.ts'

interface Workshop {
  config: Config
  db: Db
  clock: Clock
  mailer: Mailer | null
  storage: Storage
  press: Press
  illustrators: Illustrators
}

/** Every kind of long work there is. Without mail, queued mails wait for a server that has it. */
export function jobHandlers({ config, db, clock, mailer, storage, press, illustrators }: Workshop): JobHandlers {
  const studio = { db, clock, storage, press, illustrators }
  const quiet = { info() {}, warn() {}, error() {} }
  const desk = { db, clock, till: openTill({ db, config }), publicUrl: config.publicUrl, log: quiet }
  return {
    ...(mailer && { mail: mailJob({ db, clock, mailer, publicUrl: config.publicUrl }) }),
    'delete-files': deleteFilesJob(storage),
    draw: drawJob(studio),
    'starter-gallery': starterGalleryJob(studio),
    ...paymentJobs(desk),
  }
}
