/** The server that is attacked: a process of its own, on loopback and a data folder of its own, which tells how it is. */
import { readFileSync } from 'node:fs'
import { openDatabase } from '../apps/server/src/db/client.ts'
import { addStarterData } from '../apps/server/src/db/starter.ts'
import { bringUpToDate } from '../apps/server/src/db/up-to-date.ts'
import { loadWebBuild } from '../apps/server/src/http/plugins/web-build.ts'
import { systemClock } from '../apps/server/src/kernel/clock.ts'
import { readConfig } from '../apps/server/src/kernel/config.ts'
import { createLog } from '../apps/server/src/kernel/log.ts'
import { wire } from '../apps/server/src/wire.ts'
import { makePage } from '../apps/server/test/support/life.ts'
import { People } from '../apps/server/test/support/people.ts'
import { at } from '../scripts/lib/project.mjs'

const config = readConfig({ ...process.env, APP_SECRET: 'a secret for attacks only', LOG_LEVEL: 'error', PORT: '0' })
const log = createLog({ level: 'error' })
const { dataDir, databaseUrl } = config
const database = await openDatabase({ dataDir, databaseUrl, log })
await bringUpToDate(database, { dataDir, databaseUrl, clock: systemClock })
await addStarterData(database.db, systemClock)
const limits = JSON.parse(process.env.ATTACK_LIMITS ?? '{}')
const web = await loadWebBuild(at('apps/web/dist'))
const { app, deps, jobs, close } = await wire({ config, database, clock: systemClock, log }, { web, limits })
const url = await app.listen({ host: '127.0.0.1', port: 0 })
jobs.start()

const people = new People(database.db, systemClock)
const [admin, free, paid, other] = [
  await people.admin(),
  await people.make({ name: 'Free Person' }),
  await people.make({ name: 'Paid Person', plan: 'advanced' }),
  await people.make({ name: 'Other Person' }),
]
for (const [name, value] of [
  ['stripe_key', 'sk_test_attacks'],
  ['stripe_webhook_secret', 'whsec_attacks'],
]) {
  const headers = { authorization: `Bearer ${admin.token}` }
  await app.inject({ method: 'PATCH', url: `/backend/api/settings/${name}/update`, headers, payload: { value } })
}
const readers = await Promise.all(
  Array.from({ length: 40 }, (_, n) => people.make({ email: `reader${n}@example.com` })),
)

// What is asked for by a number is there for the first ones.
for (let n = 0; n < 10; n += 1) {
  const owner = n % 2 ? free : paid
  await makePage({ db: database.db, storage: deps.storage, clock: systemClock }, owner, `page${n}`)
}

/** Of the processes that draw and read pictures, where the system tells. Node itself is in memory once, and is ours already. */
function bytesOfChildren(): number {
  try {
    const children = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8').trim().split(' ')
    const pages = children.filter(Boolean).map((pid) => {
      const [, resident = 0, shared = 0] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ').map(Number)
      return resident - shared
    })
    return pages.reduce((sum, own) => sum + own * 4096, 0)
  } catch {
    return 0
  }
}

process.on('message', async (message) => {
  if (message === 'memory') process.send?.({ rss: process.memoryUsage.rss() + bytesOfChildren() })
  if (message === 'stop') {
    await close()
    await database.close()
    process.exit(0)
  }
})
process.send?.({
  url,
  tokens: { admin: admin.token, free: free.token, paid: paid.token, other: other.token },
  readers: readers.map(({ email }) => email),
})
