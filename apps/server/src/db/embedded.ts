import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { PoolConfig } from 'pg'
import type { Logger } from '../kernel/log.ts'
import { StartError } from '../kernel/start-error.ts'
import { EmbeddedEngine } from './embedded-engine.ts'
import { databaseFolder, notOpened, prepareFolder, stampFolder } from './embedded-folder.ts'
import { EmbeddedStream } from './embedded-stream.ts'
import { lockFolder } from './folder-lock.ts'
import { makePool } from './pool.ts'
import type { Source, Watch } from './source.ts'

/** The database in the data folder. Survives kill -9 at any moment; PGlite never syncs, so a power cut may lose the last writes. */
export async function openEmbedded(dataDirOption: string, { log, onLost = () => {} }: Watch = {}): Promise<Source> {
  const dataDir = resolve(dataDirOption)
  await mkdir(dataDir, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    throw new StartError(`The data folder ${dataDir} can't be made (${error.code}): check DATA_DIR.`)
  })
  const unlock = lockFolder(dataDir)
  try {
    await prepareFolder(dataDir)
    const engine = await EmbeddedEngine.start({ folder: databaseFolder(dataDir) }).catch((error: Error) => {
      throw notOpened(databaseFolder(dataDir), error)
    })
    await stampFolder(dataDir).catch((error: Error) => log?.warn({ err: error }, 'the folder was not stamped'))
    engine.onLost = onLost
    const source = sourceFrom(engine, log)
    return {
      ...source,
      shutDown: async () => {
        await source.shutDown()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}

/** One connection, since PGlite has one: the pool is its fair queue. */
export function sourceFrom(engine: EmbeddedEngine, log?: Logger, options: PoolConfig = {}): Source {
  const connection = { user: 'postgres', database: 'postgres', stream: () => new EmbeddedStream(engine) }
  const sessionSql = `set timezone = 'UTC'; set datestyle = 'ISO'`
  const pool = makePool({ ...connection, max: 1, ...options }, sessionSql, log)
  return { kind: 'embedded', pool, shutDown: () => engine.close() }
}
