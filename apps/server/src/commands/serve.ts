import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { type Db, openDatabase } from '../db/client.ts'
import { addStarterData } from '../db/starter.ts'
import { bringUpToDate } from '../db/up-to-date.ts'
import { queueStarterGallery } from '../features/gallery/creations/starter-gallery.job.ts'
import { queueDifficulty } from '../features/gallery/pages/difficulty.job.ts'
import { queueThemes } from '../features/gallery/pages/themes.job.ts'
import { adminExists } from '../features/site/admin-exists.ts'
import { listUnreadableSecrets } from '../features/site/settings.service.ts'
import type { WebBuild } from '../http/plugins/web.ts'
import { endLeases } from '../jobs/lease.ts'
import { systemClock } from '../kernel/clock.ts'
import { type Config, deriveKey } from '../kernel/config.ts'
import { createLog, type Logger } from '../kernel/log.ts'
import { StartError } from '../kernel/start-error.ts'
import { checkStorage } from '../providers/storage-check.ts'
import { wire } from '../wire.ts'

/** Until whoever shares requests out among several servers has noticed that this one is leaving. */
const noticeMs = 2500

export interface RunningServer {
  app: FastifyInstance
  url: string
  /** Where the operator makes the admin; null once there is one. */
  setupUrl: string | null
  close(): Promise<void>
}

/** Opens the database, brings it up to date, and serves everything on it. */
export async function startServer(
  config: Config,
  web: WebBuild | null,
  onLost: (error: Error) => void = () => {},
): Promise<RunningServer> {
  const clock = systemClock
  const log = createLog({ level: config.logLevel })
  const { dataDir, databaseUrl } = config
  const database = await openDatabase({ dataDir, databaseUrl, log, onLost })
  try {
    const { db } = database
    await bringUpToDate(database, { dataDir, databaseUrl, clock })
    await addStarterData(db, clock)
    const wired = await wire({ config, database, clock, log }, { web, jobs: { graceMs: 2500 } })
    try {
      await checkStorage(wired.deps.storage, config, log)
      await warnOfLostSecret(db, config, log)
      await queueStarterGallery(db, clock, { pages: config.starterPages })
      await queueDifficulty(db, clock)
      await queueThemes(db, clock)
      await listen(wired.app, config)
    } catch (error) {
      await wired.close()
      throw error
    }
    if (database.kind === 'embedded') await endLeases(db, clock)
    wired.jobs.start()
    wired.startChores()
    return {
      app: wired.app,
      url: addressOf(wired.app, config),
      setupUrl: (await adminExists(db)) ? null : setupAddress(wired.app, config),
      close: async () => {
        wired.app.draining = true
        if (databaseUrl) await sleep(noticeMs)
        await wired.close()
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Not a reason to stop: everything else works, and the admin enters the keys again. */
async function warnOfLostSecret(db: Db, config: Config, log: Logger) {
  const lost = await listUnreadableSecrets(db, deriveKey(config.appSecret, 'settings'))
  if (lost.length > 0)
    log.error(
      { lost },
      'APP_SECRET is not the one that the stored keys were encrypted with. Start with the old one, or enter them again at /admin/account.',
    )
}

async function listen(app: FastifyInstance, { host, port }: Config) {
  try {
    await app.listen({ host, port })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE')
      throw new StartError(`Port ${port} is in use. Stop what runs there, or choose another: PORT=3001 npm start.`)
    if (code === 'EACCES') throw new StartError(`Port ${port} may only be opened by root. Choose one above 1023.`)
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartError(`HOST ${host} is not an address of this machine.`)
    throw error
  }
}

function addressOf(app: FastifyInstance, config: Config): string {
  if (config.port !== 0) return config.publicUrl.href
  const address = app.server.address()
  return `http://localhost:${typeof address === 'object' ? address?.port : config.port}/`
}

function setupAddress(app: FastifyInstance, config: Config): string {
  const url = new URL('/admin/create', addressOf(app, config))
  url.searchParams.set('token', config.setupToken)
  return url.href
}
