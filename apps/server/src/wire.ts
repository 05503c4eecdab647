import { join } from 'node:path'
import type { RenderedSite } from '@inkbloom/contract'
import type { FastifyInstance } from 'fastify'
import type { Database } from './db/client.ts'
import type { PersonalData } from './db/personal-data.ts'
import { pruneThrottles } from './db/throttles.ts'
import { accountData } from './features/accounts/accounts.personal-data.ts'
import { addAccounts } from './features/accounts/accounts.routes.ts'
import { mailJob } from './features/accounts/mail.job.ts'
import { readSession } from './features/accounts/sessions.service.ts'
import { sweepSessions } from './features/accounts/sessions.sweep.ts'
import { sweepSignUps } from './features/accounts/sign-ups.ts'
import { creditData } from './features/billing/credits/credits.personal-data.ts'
import { addCredits } from './features/billing/credits/credits.routes.ts'
import { createPaymentAccess } from './features/billing/payments/payment-deps.ts'
import { paymentJobs } from './features/billing/payments/payments.jobs.ts'
import { addPayments } from './features/billing/payments/payments.routes.ts'
import { sweepStripeEvents } from './features/billing/payments/stripe-events.sweep.ts'
import { addPlans } from './features/billing/plans/plans.routes.ts'
import { listPlans } from './features/billing/plans/plans.service.ts'
import { subscriptionData } from './features/billing/subscriptions/subscriptions.personal-data.ts'
import { addSubscriptions } from './features/billing/subscriptions/subscriptions.routes.ts'
import { deleteFilesJob, sweepDeletedFiles } from './features/files/delete-files.job.ts'
import { createFileReader } from './features/files/file-reader.ts'
import { sweepOrphans } from './features/files/orphans.sweep.ts'
import { addPictures } from './features/files/pictures.routes.ts'
import { uploadData } from './features/files/uploads.personal-data.ts'
import { addUploads, fileMisses } from './features/files/uploads.routes.ts'
import { sweepUploads } from './features/files/uploads.sweep.ts'
import { addAnalytics } from './features/gallery/analytics/analytics.routes.ts'
import { bookJob } from './features/gallery/books/book.job.ts'
import { bookKind } from './features/gallery/books/book-order.ts'
import { bookData } from './features/gallery/books/books.personal-data.ts'
import { addBooks } from './features/gallery/books/books.routes.ts'
import { addChild } from './features/gallery/child/child.routes.ts'
import { addColoreds } from './features/gallery/coloreds/coloreds.routes.ts'
import { addCreations, addTrials } from './features/gallery/creations/creations.routes.ts'
import { addDoodles } from './features/gallery/creations/doodles.routes.ts'
import { drawJob } from './features/gallery/creations/draw.job.ts'
import { chooseIllustrator } from './features/gallery/creations/illustrators.ts'
import { starterGalleryJob, starterGalleryKind } from './features/gallery/creations/starter-gallery.job.ts'
import { sweepWantedWords } from './features/gallery/creations/wanted-words.ts'
import { mixData } from './features/gallery/mixes/mixes.personal-data.ts'
import { addMixes } from './features/gallery/mixes/mixes.routes.ts'
import { difficultyJob, difficultyKind } from './features/gallery/pages/difficulty.job.ts'
import { pageData } from './features/gallery/pages/pages.personal-data.ts'
import { addPages } from './features/gallery/pages/pages.routes.ts'
import { themesJob, themesKind } from './features/gallery/pages/themes.job.ts'
import { startTrends } from './features/gallery/pages/trends.service.ts'
import { readShared } from './features/gallery/shares/read-shared.ts'
import { addShares } from './features/gallery/shares/shares.routes.ts'
import { addPersonalData } from './features/personal-data/personal-data.routes.ts'
import { adminExists } from './features/site/admin-exists.ts'
import { addAppLinks } from './features/site/app-links.routes.ts'
import { addFailureRoutes } from './features/site/failures.routes.ts'
import { addSettings } from './features/site/settings.routes.ts'
import { listSettings } from './features/site/settings.service.ts'
import { addSite } from './features/site/site.routes.ts'
import { sharePictureOf } from './features/site/site.service.ts'
import { readStatus } from './features/site/status.service.ts'
import { type AppOptions, createApp } from './http/app.ts'
import type { Deps } from './http/deps.ts'
import { createMetrics } from './http/metrics.ts'
import { addWeb, type WebBuild } from './http/plugins/web.ts'
import { sweepFinished } from './jobs/finished.sweep.ts'
import type { JobHandlers } from './jobs/handlers.ts'
import { type Sweep, startHousekeeping } from './jobs/housekeeping.ts'
import { createJobRunner, type JobRunner } from './jobs/runner.ts'
import type { Clock } from './kernel/clock.ts'
import { type Config, deriveKey } from './kernel/config.ts'
import type { Log } from './kernel/log.ts'
import { createMisses } from './kernel/misses.ts'
import { createPress } from './press/press-pool.ts'
import { smtpMailer } from './providers/mailer.ts'
import { diskStorage, type Storage, s3Storage } from './providers/storage.ts'

/** What differs between the product, a test and a bench. */
export interface Parts {
  config: Config
  /** Open and migrated. Whoever opened it closes it. */
  database: Database
  clock: Clock
  log: Log
  /** Instead of the one that the configuration names. */
  storage?: Storage
}

export interface WireOptions extends AppOptions {
  /** Null where only the API is served. */
  web?: WebBuild | null
  jobs?: { pollMs?: number; graceMs?: number }
  openaiTimeoutMs?: number | undefined
}

export interface Wired {
  app: FastifyInstance
  deps: Deps
  jobs: JobRunner
  /** Starts what runs by the clock: trends and sweeps. */
  startChores(): void
  /** Closes everything but the database. */
  close(): Promise<void>
}

/** In the order of deletion: what points to other things goes before them, the person last. */
export const personalData: readonly PersonalData[] = [
  bookData,
  pageData,
  mixData,
  uploadData,
  creditData,
  subscriptionData,
  accountData,
]

export const sweeps: readonly Sweep[] = [
  pruneThrottles,
  sweepSessions,
  sweepSignUps,
  sweepStripeEvents,
  // Without the starter gallery's row the next start would draw it again.
  (db, clock) => sweepFinished(db, clock, { keep: [starterGalleryKind] }),
  sweepUploads,
  sweepDeletedFiles,
  sweepWantedWords,
]

/** The one place where everything meets: each feature knows only those before it, and is given the rest here. */
export async function wire(parts: Parts, options: WireOptions = {}): Promise<Wired> {
  const { config, database, clock, log } = parts
  const { db } = database
  const storage = parts.storage ?? (config.s3 ? s3Storage(config.s3) : diskStorage(join(config.dataDir, 'files')))
  const mailer = config.mail && smtpMailer(config.mail)
  const press = createPress()
  const visitorsPress = createPress({ atOnce: 1 })
  const settingsKey = deriveKey(config.appSecret, 'settings')
  const { openaiBaseUrl } = config
  const illustrators = chooseIllustrator({ db, settingsKey, press, openaiBaseUrl, timeoutMs: options.openaiTimeoutMs })
  const payment = { db, clock, log, access: createPaymentAccess({ db, config }), publicUrl: config.publicUrl }
  const drawing = { db, clock, storage, press, illustrators }

  const handlers: JobHandlers = {
    // Without mail, queued mails wait for a server that has it.
    ...(mailer && { mail: mailJob({ db, clock, mailer, publicUrl: config.publicUrl }) }),
    'delete-files': deleteFilesJob({ storage, clock }),
    draw: drawJob(drawing),
    [starterGalleryKind]: starterGalleryJob(drawing),
    [difficultyKind]: difficultyJob(drawing),
    [themesKind]: themesJob({ db }),
    [bookKind]: bookJob(drawing),
    ...paymentJobs(payment),
  }
  const jobs = createJobRunner({ db, clock, log, handlers, ...options.jobs })
  const deps: Deps = { config, database, db, clock, mailer, storage, jobs }
  const findViewer = (token: string) => readSession(db, clock, { token })
  const metrics = createMetrics()
  const app = await createApp({ config, database, storage, log, metrics, findViewer }, options)

  const files = { ...deps, readFile: createFileReader(storage), misses: createMisses(fileMisses) }
  addUploads(app, files)
  addPictures(app, files)
  addSettings(app, deps)
  addSite(app, deps)
  addAppLinks(app, deps)
  addFailureRoutes(app, deps)
  addPlans(app, deps)
  addCredits(app, deps)
  await addPayments(app, payment)
  addSubscriptions(app, deps)
  addAccounts(app, deps)
  addPages(app, deps)
  addColoreds(app, deps)
  addChild(app, deps)
  addShares(app, files)
  addMixes(app, deps)
  addBooks(app, { ...deps, press })
  addCreations(app, { ...deps, illustrators, countNotDrawn: (words) => metrics.wordsNotDrawn.inc(words) })
  addTrials(app, { db, clock, press: visitorsPress })
  addDoodles(app, { press })
  addAnalytics(app, deps)
  addPersonalData(app, { ...deps, sections: personalData })
  await addWeb(app, { adminExists: () => adminExists(db), read: () => readSite(deps) }, options.web ?? null)

  const chores: { stop(): Promise<void> }[] = []
  return {
    app,
    deps,
    jobs,
    startChores: () => {
      const all: Sweep[] = [...sweeps, () => sweepOrphans(db, clock, storage)]
      chores.push(startTrends({ db, clock, log }), startHousekeeping({ db, clock, log, sweeps: all }))
    },
    close: async () => {
      await Promise.all([app.close(), jobs.stop()])
      for (const chore of chores) await chore.stop()
      press.close()
      visitorsPress.close()
      mailer?.close()
    },
  }
}

async function readSite({ db, mailer, config }: Deps): Promise<RenderedSite> {
  const [settings, status, plans] = await Promise.all([
    listSettings(db),
    readStatus(db, { mail: mailer !== null, forAdmin: false }),
    listPlans(db, { paidOnly: false }),
  ])
  return {
    settings,
    status,
    plans,
    origin: config.publicUrl.origin,
    picture: sharePictureOf(settings),
    readShared: (token) => readShared(db, token),
  }
}
