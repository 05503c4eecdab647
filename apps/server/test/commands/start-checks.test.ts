import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, beforeEach, type TestContext, test } from 'node:test'
import { apiBase } from '@inkbloom/contract'
import { startServer } from '../../src/commands/serve.ts'
import { type Db, openDatabase } from '../../src/db/client.ts'
import { claim } from '../../src/jobs/lease.ts'
import { enqueue } from '../../src/jobs/queue.ts'
import { systemClock } from '../../src/kernel/clock.ts'
import { readConfig } from '../../src/kernel/config.ts'
import { createLog } from '../../src/kernel/log.ts'
import { whyNotWritten } from '../../src/kernel/why-not-written.ts'
import { s3Storage } from '../../src/providers/storage.ts'
import { checkStorage } from '../../src/providers/storage-check.ts'
import { S3Peer } from '../support/s3-peer.ts'

const peer = new S3Peer()
const home = mkdtempSync(join(tmpdir(), 'inkbloom-start-'))
let count = 0
let dataDir = ''
before(() => peer.listen())
beforeEach(() => {
  peer.away = false
  count += 1
  dataDir = join(home, String(count))
})
after(async () => {
  await peer.close()
  rmSync(home, { recursive: true, force: true })
})

const log = createLog({ level: 'silent' })
const secret = 'a secret for tests only'
const start = (env: Record<string, string> = {}) =>
  startServer(
    readConfig({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent', APP_SECRET: secret, STARTER_PAGES: '0', ...env }),
    null,
  )
const bucket = (change: Record<string, string> = {}) => ({
  S3_ENDPOINT: peer.config.endpoint,
  S3_BUCKET: peer.config.bucket,
  S3_REGION: peer.config.region,
  S3_ACCESS_KEY_ID: peer.config.accessKeyId,
  S3_SECRET_ACCESS_KEY: peer.config.secretAccessKey,
  ...change,
})

const says = (sentence: RegExp | string) => (error: Error) => {
  assert.equal(error.name, 'StartError')
  if (typeof sentence === 'string') assert.equal(error.message, sentence)
  else assert.match(error.message, sentence)
  return true
}

const wrong: [what: string, change: Record<string, string>, sentence: RegExp][] = [
  ['bucket', { S3_BUCKET: 'pagse' }, /^S3_BUCKET pagse does not exist at http:\/\/127\.0\.0\.1:\d+: make it/],
  ['key', { S3_SECRET_ACCESS_KEY: 'mistyped' }, /refused our key: check S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY/],
  [
    'server',
    { S3_ENDPOINT: 'http://nowhere.invalid' },
    /^S3_ENDPOINT http:\/\/nowhere\.invalid is the name of no server/,
  ],
]
for (const [what, change, sentence] of wrong)
  test(`a wrong ${what} stops the start with one sentence`, async () => {
    await assert.rejects(start(bucket(change)), (error: Error) => {
      assert.equal(error.name, 'StartError')
      assert.match(error.message, sentence)
      assert.ok(!error.message.includes('\n'))
      return true
    })
  })

test('a bucket that says nothing, or that nobody serves, stops the start with one sentence', async (t) => {
  const held = new Set<Socket>()
  const silent = createServer((socket) => held.add(socket.on('error', () => {})))
  const close = () => {
    silent.close()
    for (const socket of held) socket.destroy()
  }
  t.after(close)
  await once(silent.listen(0, '127.0.0.1'), 'listening')
  const endpoint = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`
  const { config } = peer
  const check = (timeoutMs: number) =>
    checkStorage(s3Storage({ ...config, endpoint }, { timeoutMs }), { s3: { ...config, endpoint }, dataDir }, log)
  const { bucket } = config
  await assert.rejects(
    check(50),
    says(`The bucket ${bucket} at ${endpoint} does not answer: check S3_ENDPOINT and the way to it.`),
  )
  close()
  await assert.rejects(
    check(10_000),
    says(`The bucket ${bucket} at ${endpoint} does not answer (ECONNREFUSED): check S3_ENDPOINT and the way to it.`),
  )
})

test('the right one starts and is left as it was; one that is busy for the moment starts too', async () => {
  const server = await start(bucket())
  assert.deepEqual([...peer.objects.keys()], [])
  await server.close()
  peer.away = true
  await (await start(bucket())).close()
})

test('a changed APP_SECRET is noticed: the admin is told which keys must be entered again', async () => {
  const call = async (
    app: Awaited<ReturnType<typeof start>>['app'],
    method: 'GET' | 'POST' | 'PATCH',
    path: string,
    more = {},
  ) => (await app.inject({ method, url: apiBase + path, ...more })).json()
  const first = await start()
  const body = { name: 'Ana', email: 'ana@example.com', password: 'long enough' }
  const { token } = (await call(first.app, 'POST', '/users/admin/create', { payload: body })).data
  const headers = { authorization: `Bearer ${token}` }
  const problems = async (app: typeof first.app) =>
    (await call(app, 'GET', '/settings/secrets/problems', { headers })).data
  for (const name of ['openai_key', 'stripe_key'])
    await call(first.app, 'PATCH', `/settings/${name}/update`, { headers, payload: { value: 'sk-kept' } })
  assert.deepEqual(await problems(first.app), [])
  await first.close()
  const second = await start({ APP_SECRET: 'another secret altogether' })
  assert.deepEqual(await problems(second.app), ['openai_key', 'stripe_key'])
  await call(second.app, 'PATCH', '/settings/openai_key/update', { headers, payload: { value: 'sk-again' } })
  assert.deepEqual(await problems(second.app), ['stripe_key'])
  await second.close()
})

test('what the only server had begun when it was killed is taken up by its next start, not by the end of a lease', async () => {
  await (await start()).close()
  const inDatabase = async <T>(work: (db: Db) => Promise<T>) => {
    const database = await openDatabase({ dataDir, databaseUrl: null })
    try {
      return await work(database.db)
    } finally {
      await database.close()
    }
  }
  const { id } = await inDatabase(async (db) => {
    const { job } = await enqueue(db, systemClock, { kind: 'delete-files', payload: { files: [] } })
    await claim(db, systemClock, { kinds: ['delete-files'], leaseMs: 60_000 })
    return job
  })
  await (await start()).close()
  const job = await inDatabase((db) => db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirstOrThrow())
  assert.deepEqual([job.status, job.error], ['queued', 'The server stopped while working on it.'])
})

test('a full disk and a folder of somebody else’s are called that, and not damage', () => {
  const about = (message: string, code?: string) => whyNotWritten('/data', Object.assign(new Error(message), { code }))
  assert.match(
    about('could not write lock file "postmaster.pid": No space left on device') ?? '',
    /^There is no space left on the disk of \/data/,
  )
  assert.match(about('write', 'ENOSPC') ?? '', /no space left/)
  assert.match(about('open', 'EDQUOT') ?? '', /no space left/)
  for (const code of ['EACCES', 'EPERM', 'EROFS']) assert.match(about('open', code) ?? '', /may not write to \/data/)
  assert.match(about('could not open file "base/1/2": Operation not permitted') ?? '', /may not write/)
  assert.equal(about('invalid checkpoint record'), null)
})

/** A small disk of its own, where the system lets us make one. */
function smallDisk(t: TestContext, size: string): boolean {
  mkdirSync(dataDir)
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', dataDir], { stdio: 'ignore' })
  } catch {
    t.skip('no disk can be mounted here')
    return false
  }
  t.after(() => execFileSync('umount', [dataDir]))
  return true
}

const open = async () => (await openDatabase({ dataDir, databaseUrl: null })).close()

test('a first start on a disk that is too small says so', async (t) => {
  if (smallDisk(t, '2m')) await assert.rejects(open(), says(/^There is no space left on the disk/))
})

test('a start on a disk that has become full or read-only says so', async (t) => {
  if (!smallDisk(t, '120m')) return
  await open()
  try {
    writeFileSync(join(dataDir, 'filler'), Buffer.alloc(200 * 1024 * 1024))
  } catch {
    // As much of it as there was room for.
  }
  await assert.rejects(open(), says(/^There is no space left on the disk/))
  execFileSync('mount', ['-o', 'remount,ro', dataDir])
  await assert.rejects(open(), says(/may not write to/))
})
