import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../../scripts/lib/free-port.ts'
import { startPostgres } from '../../../scripts/lib/postgres.ts'
import { type Contender, compare, report, type Sample } from '../harness.ts'
import type { Order } from './load.ts'

const connections = 32
const forMs = 150
const rounds = 100

const folder = mkdtempSync(join(tmpdir(), 'inkbloom-bench-'))
const children: ChildProcess[] = []
// Without fsync, which no read waits for; both sides ask the same one.
const cluster = await startPostgres()
try {
  const env = {
    NODE_ENV: 'production',
    DATABASE_URL: cluster.url,
    DATA_DIR: folder,
    APP_SECRET: 'a secret for nothing but this bench',
  }
  const ours = await start('ours.ts', env)
  const bare = await start('bare.ts', env)
  const client = launch('load.ts', {})
  const call = (name: string, port: number, path: string): Contender => ({
    name,
    round: () => ask(client, { port, path, connections, forMs }),
  })
  report('server', [
    await compare('empty call', [call('Inkbloom', ours, '/backend/api/empty'), call('bare Fastify', bare, '/empty')], {
      goal: 0.7,
      rounds,
      warmup: 20,
    }),
    await compare(
      'database call',
      [call('Inkbloom', ours, '/backend/api/plans/list'), call('bare Fastify and driver', bare, '/plans')],
      { goal: 0.8, rounds, warmup: 20 },
    ),
  ])
} finally {
  for (const child of children) child.kill('SIGKILL')
  await cluster.stop()
  rmSync(folder, { recursive: true, force: true })
}

function launch(file: string, env: Record<string, string>): ChildProcess {
  const child = fork(join(import.meta.dirname, file), {
    env: { PATH: process.env.PATH ?? '', ...env },
    // Logs are written, as in production, but nobody's terminal slows them down.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
  })
  children.push(child)
  return child
}

async function start(file: string, env: Record<string, string>): Promise<number> {
  const port = await freePort()
  const child = launch(file, { ...env, PORT: String(port) })
  const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`${file} ended with ${code}`)))
  await Promise.race([once(child, 'message'), ended])
  ended.catch(() => {})
  return port
}

async function ask(client: ChildProcess, order: Order): Promise<Sample> {
  client.send(order)
  const [{ sample, error }] = (await once(client, 'message')) as [{ sample?: Sample; error?: string }]
  if (!sample) throw new Error(`${order.path}: ${error}`)
  return sample
}
