import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startPostgres } from '../../scripts/lib/postgres.ts'
import type { Outcome } from '../main.ts'
import { isReady, type Product, startProduct } from '../product.ts'

/** Three servers on one PostgreSQL, restarted one after the other under load, behind who asks them whether they are ready. */
export async function rollingRestart(): Promise<Outcome> {
  const dataDir = mkdtempSync(join(tmpdir(), 'inkbloom-faults-'))
  const cluster = await startPostgres()
  const env = { DATA_DIR: dataDir, DATABASE_URL: cluster.url, APP_SECRET: 'a secret for faults only' }
  const servers: Product[] = []
  const agent = new Agent({ keepAlive: true })
  const over = new AbortController()
  try {
    for (let n = 0; n < 3; n += 1) servers.push(await startProduct(env))
    let ready = [...servers]
    const watching = (async () => {
      while (!over.signal.aborted) {
        const known = [...servers]
        const answers = await Promise.all(known.map(({ url }) => isReady(url)))
        ready = known.filter((_, n) => answers[n])
        await sleep(300)
      }
    })()
    let [asked, failed] = [0, 0]
    const lane = async (offset: number) => {
      for (let turn = offset; !over.signal.aborted; turn += 1) {
        asked += 1
        if (!(await anyOf(ready, turn, agent))) failed += 1
        await sleep(15)
      }
    }
    const load = Promise.all([0, 1, 2, 3].map(lane))
    for (let n = 0; n < 3; n += 1) {
      const old = servers[n]
      if (!old) continue
      const port = new URL(old.url).port
      await old.end('SIGTERM')
      servers[n] = await startProduct({ ...env, PORT: port })
      await sleep(1000)
    }
    over.abort()
    await Promise.all([load, watching])
    return { met: failed === 0 && asked > 100, figures: `${failed} of ${asked} requests failed` }
  } finally {
    over.abort()
    agent.destroy()
    for (const server of servers) server.child.kill('SIGKILL')
    await cluster.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** As a proxy does it: a connection that is refused was never a request, and goes to the next server. */
async function anyOf(ready: Product[], turn: number, agent: Agent): Promise<boolean> {
  for (let n = 0; n < ready.length; n += 1) {
    const server = ready[(turn + n) % ready.length]
    const answer = server ? await ask(server.url, agent) : 'refused'
    if (answer !== 'refused') return answer === 'ok'
  }
  return false
}

function ask(url: string, agent: Agent): Promise<'ok' | 'failed' | 'refused'> {
  return new Promise((resolve) => {
    const asked = request(`${url}/backend/api/plans/list`, { agent }, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode === 200 ? 'ok' : 'failed'))
      response.on('error', () => resolve('failed'))
    })
    asked.on('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'ECONNREFUSED' ? 'refused' : 'failed'))
    asked.end()
  })
}
