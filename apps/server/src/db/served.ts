import pg from 'pg'
import type { Logger } from '../kernel/log.ts'
import { StartError } from '../kernel/start-error.ts'
import { makePool } from './pool.ts'
import type { Source } from './source.ts'

const OLDEST_MAJOR = 15
const ANSWER_WITHIN_MS = 5_000
/** An idle connection that a firewall or a failover has silently dropped is noticed ten seconds after this. */
const KEEP_ALIVE_MS = 10_000
/** One with a question under way is never noticed by the system. PostgreSQL itself gives up before, after 30 seconds. */
const SILENCE_MS = 35_000
/** Connections are replaced now and then, so that they follow a service that moved and reach poolers added later. */
const MAX_LIFETIME_S = 1_800

/**
 * Set by SQL rather than as start-up options, which poolers such as PgBouncer refuse. In another time zone, "by UTC day"
 * would group by the server's day. A forgotten query or transaction must not hold its locks forever. Our queries
 * take a millisecond or two: compiling one, as PostgreSQL does where it overrates its cost, takes a hundred.
 */
const sessionSql = `
  set timezone = 'UTC'; set datestyle = 'ISO'; set jit = off;
  set statement_timeout = '30s'; set idle_in_transaction_session_timeout = '30s'`

/** PostgreSQL at DATABASE_URL. Answers, or says why not, within ten seconds. */
export async function openServed(
  databaseUrl: string,
  { log, silenceMs = SILENCE_MS }: { log?: Logger; silenceMs?: number } = {},
): Promise<Source> {
  await checkServer(databaseUrl)
  const options = {
    ...{ connectionString: databaseUrl, keepAlive: true, keepAliveInitialDelayMillis: KEEP_ALIVE_MS },
    query_timeout: silenceMs,
    maxLifetimeSeconds: MAX_LIFETIME_S,
  }
  return { kind: 'postgres', pool: makePool(options, sessionSql, log), shutDown: async () => {} }
}

async function checkServer(databaseUrl: string): Promise<void> {
  const where = describe(databaseUrl)
  const { version, encoding } = await askServer(databaseUrl).catch((error: unknown) => {
    throw new StartError(refusal(error, where))
  })
  const major = Math.floor(Number(version) / 10_000)
  if (!(major >= OLDEST_MAJOR)) {
    throw new StartError(`PostgreSQL at ${where} is version ${major}; Inkbloom needs ${OLDEST_MAJOR} or newer.`)
  }
  if (encoding !== 'UTF8') {
    throw new StartError(`The database at ${where} is encoded in ${encoding}; Inkbloom needs UTF8.`)
  }
}

/** With a client of its own: a pool would wait for ever for a server that accepts us and then says nothing. */
async function askServer(databaseUrl: string): Promise<{ version?: string; encoding?: string }> {
  const limits = { connectionTimeoutMillis: ANSWER_WITHIN_MS, query_timeout: ANSWER_WITHIN_MS }
  const client = new pg.Client({ connectionString: databaseUrl, ...limits })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query(
      `select current_setting('server_version_num') as version, current_setting('server_encoding') as encoding`,
    )
    return rows[0] ?? {}
  } finally {
    client.end().catch(() => {})
  }
}

/** Host, port and database: never the password, since this is printed. */
function describe(databaseUrl: string): string {
  const shape = 'postgres://user:password@host:5432/database'
  let url: URL
  try {
    url = new URL(databaseUrl)
  } catch {
    throw new StartError(`DATABASE_URL is not an address: it should look like ${shape}.`)
  }
  if (url.protocol !== 'postgres:' && url.protocol !== 'postgresql:') {
    throw new StartError(`DATABASE_URL is not a PostgreSQL address: it should look like ${shape}.`)
  }
  return `${url.host || url.searchParams.get('host') || 'localhost'}${url.pathname}`
}

function refusal(error: unknown, where: string): string {
  const { code = '', message } = error as { code?: string; message: string }
  if (code.startsWith('28')) return `PostgreSQL at ${where} refused the user name or password of DATABASE_URL.`
  if (code === '3D000') return `PostgreSQL at ${where} has no such database: create it, or correct DATABASE_URL.`
  if (/^E[A-Z_]+$/.test(code) || /timeout|terminated/i.test(message)) {
    return `No PostgreSQL answers at ${where} (${code || 'no answer in time'}): check DATABASE_URL and that it runs.`
  }
  return `PostgreSQL at ${where} could not be used: ${message || code}.`
}
