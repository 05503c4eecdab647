import assert from 'node:assert/strict'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { apiBase } from '@inkbloom/contract'
import { openDatabase } from '../../../src/db/client.ts'
import { migrate } from '../../../src/db/migrate.ts'
import { migrationsFolder } from '../../../src/db/migration-files.ts'
import { readSecret } from '../../../src/features/site/settings.service.ts'
import { systemClock } from '../../../src/kernel/clock.ts'
import { deriveKey, readConfig } from '../../../src/kernel/config.ts'
import { createLog } from '../../../src/kernel/log.ts'
import { wire } from '../../../src/wire.ts'

let dataDir = ''
before(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'inkbloom-test-'))
})
after(() => rm(dataDir, { recursive: true, force: true }))

const read = () => readConfig({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' })
const admin = { name: 'Ana Duarte', email: 'ana@example.com', password: 'never to be seen 1' }
const secrets = {
  openai_key: 'sk-NeverToBeSeen2',
  stripe_key: 'sk_live_NeverToBeSeen3',
  stripe_webhook_secret: 'whsec_NeverToBeSeen4',
}
const shown = 'this one may be seen'

/** The API on a real folder, without the jobs: what they draw is not what this is about. */
async function saveEverything(): Promise<string> {
  const config = read()
  const clock = systemClock
  const database = await openDatabase({ dataDir, databaseUrl: null })
  const { db } = database
  await migrate(db, { folder: migrationsFolder, clock })
  const log = createLog({ level: config.logLevel })
  const { app, close } = await wire({ config, clock, database, log }, { limits: { busyMs: 0 } })
  const made = await app.inject({ method: 'POST', url: `${apiBase}/users/admin/create`, payload: admin })
  const { token } = made.json().data
  const headers = { authorization: `Bearer ${token}` }
  for (const [name, value] of Object.entries({ ...secrets, tagline: shown })) {
    const url = `${apiBase}/settings/${name}/update`
    assert.equal((await app.inject({ method: 'PATCH', url, headers, payload: { value } })).statusCode, 200)
  }
  await close()
  await database.close()
  return token
}

test('the files of the data folder hold no secret, password or token in clear, and the next start reads them all', async () => {
  const token = await saveEverything()
  const files = await filesOf(dataDir)
  const holding = (text: string) => files.filter(({ bytes }) => bytes.includes(text)).map(({ name }) => name)
  assert.notDeepEqual(holding(shown), [], 'what is not secret can be found, or this test would prove nothing')
  for (const hidden of [...Object.values(secrets), 'NeverToBeSeen', admin.password, token])
    assert.deepEqual(holding(hidden), [], hidden)

  const database = await openDatabase({ dataDir, databaseUrl: null })
  const key = deriveKey(read().appSecret, 'settings')
  for (const [name, value] of Object.entries(secrets))
    assert.equal(await readSecret(database.db, key, name as keyof typeof secrets), value)
  await database.close()
})

async function filesOf(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return Promise.all(paths.map(async (name) => ({ name, bytes: await readFile(name) })))
}
