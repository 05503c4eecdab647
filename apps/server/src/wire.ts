import type { Db } from './db/client.ts'
import { mailJob } from './features/accounts/mail.job.ts'
import { openTill } from './features/billing/payments/payment-deps.ts'
import { paymentJobs } from './features/billing/payments/payments.jobs.ts'
import { drawJob } from './features/gallery/creations/draw.job.ts'
import type { Illustrators } from './features/gallery/creations/illustrators.ts'
import { starterGalleryJob } from './features/gallery/creations/starter-gallery.job.ts'
import { deleteFilesJob } from './features/personal-data/personal-data.service.ts'
import type { JobHandlers } from './jobs/handlers.ts'
import type { Clock } from './kernel/clock.ts'
import type { Config } from './kernel/config.ts'
import type { Press } from './press/press-pool.ts'
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
