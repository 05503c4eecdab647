import pg from 'pg'
import { openDatabase } from '../../src/db/client.ts'
import { migrate } from '../../src/db/migrate.ts'
import { systemClock } from '../../src/kernel/clock.ts'

const LOCK = 4_601_202_612

interface Clone {
  serverUrl: string
  name: string
  fingerprint: string
  migrationsFolder: string
}

/** A copy of a migrated database, in a tenth of a second. The template is made by whichever test process comes first. */
export async function cloneTemplate({ serverUrl, name, fingerprint, migrationsFolder }: Clone): Promise<string> {
  const template = `inkbloom_template_${fingerprint}`
  await withServer(serverUrl, async (server) => {
    await server.query('select pg_advisory_lock($1)', [LOCK])
    const { rows } = await server.query('select 1 from pg_database where datname = $1', [template])
    if (rows.length === 0) await makeTemplate({ server, serverUrl, template, migrationsFolder })
    await server.query(`create database ${name} template ${template}`)
  })
  return addressOf(serverUrl, name)
}

export async function dropClone({ serverUrl, name }: Pick<Clone, 'serverUrl' | 'name'>): Promise<void> {
  await withServer(serverUrl, (server) => server.query(`drop database if exists ${name} with (force)`))
}

/** Under another name until it is whole: a killed test run must not leave half a template. */
async function makeTemplate(options: {
  server: pg.Client
  serverUrl: string
  template: string
  migrationsFolder: string
}) {
  const { server, serverUrl, template, migrationsFolder } = options
  const unfinished = `${template}_new`
  await server.query(`drop database if exists ${unfinished} with (force)`)
  await server.query(`create database ${unfinished} template template0 encoding 'UTF8'`)
  const database = await openDatabase({ dataDir: '', databaseUrl: addressOf(serverUrl, unfinished) })
  await migrate(database.db, { folder: migrationsFolder, clock: systemClock })
  await database.close()
  await server.query(`alter database ${unfinished} rename to ${template}`)
}

async function withServer<T>(serverUrl: string, use: (server: pg.Client) => Promise<T>): Promise<T> {
  const server = new pg.Client({ connectionString: serverUrl })
  await server.connect()
  try {
    return await use(server)
  } finally {
    await server.end()
  }
}

function addressOf(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}
