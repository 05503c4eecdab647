import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../../scripts/lib/free-port.ts'
import { startPostgres } from '../../../scripts/lib/postgres.ts'
import { type Contender, compare, report, type Sample } from '../harness.ts'
import { type Call, type Case, cases } from './cases.ts'
import type { Order } from './load.ts'
import type { Seeded } from './ours.ts'

/** The calls that people wait for, against the bare driver sending the same statements; an upload against multipart, sharp and a file. */
const goal = 0.6
const turns: Record<Case, { forMs: number; rounds: number; warmup: number; connections: number }> = {
  list: { forMs: 400, rounds: 20, warmup: 4, connections: 16 },
  read: { forMs: 400, rounds: 20, warmup: 4, connections: 16 },
  favorite: { forMs: 400, rounds: 20, warmup: 4, connections: 16 },
  save: { forMs: 400, rounds: 20, warmup: 4, connections: 16 },
  upload: { forMs: 1000, rounds: 10, warmup: 1, connections: 4 },
}

const folder = mkdtempSync(join(tmpdir(), 'inkbloom-bench-'))
const children: ChildProcess[] = []
/** Without fsync, as in tests: both sides use the same cluster. */
const cluster = await startPostgres()
try {
  const env = {
    NODE_ENV: 'production',
    DATABASE_URL: cluster.url,
    DATA_DIR: folder,
    APP_SECRET: 'a secret for nothing but this bench',
    TRUST_PROXY: 'loopback',
  }
  const [oursPort, barePort] = [await freePort(), await freePort()]
  const { seeded } = await answerOf<{ seeded: Seeded }>(launch('ours.ts', { ...env, PORT: String(oursPort) }))
  const bare = launch('bare.ts', { ...env, PORT: String(barePort) })
  await answerOf(bare)
  bare.send(seeded.statements)
  await answerOf(bare)
  const client = launch('load.ts', {})
  const comparisons = []
  for (const one of cases) {
    const { forMs, rounds, warmup, connections } = turns[one]
    const ours = seeded.calls[one].slice(0, connections)
    const theirs = ours.map((calls, slot) =>
      one === 'upload' ? calls.map((call) => bareUpload(call, slot)) : [bareCall(one, slot)],
    )
    const contender = (name: string, port: number, calls: Call[][]): Contender => {
      let requests: Buffer[][] | undefined = calls.map((list) => list.map((call) => bytesOf(call, port)))
      const round = () => {
        const order = { name: `${one} ${name}`, port, forMs, ...(requests && { requests }) }
        requests = undefined
        return ask(client, order)
      }
      return { name, round }
    }
    const contenders = [contender('Inkbloom', oursPort, ours), contender('bare', barePort, theirs)]
    comparisons.push(await compare(one, contenders, { goal, rounds, warmup }))
  }
  report('server', comparisons)
} finally {
  for (const child of children) child.kill('SIGKILL')
  await cluster.stop()
  rmSync(folder, { recursive: true, force: true })
}

function bareCall(one: Case, slot: number): Call {
  return { method: 'GET', path: `/${one}/${slot}`, headers: {} }
}

function bareUpload(call: Call, slot: number): Call {
  return { ...call, path: `/upload/${slot}` }
}

function bytesOf({ method, path, headers, body }: Call, port: number): Buffer {
  const length = body ? [`content-length: ${body.length}`] : []
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  const head = [`${method} ${path} HTTP/1.1`, `host: localhost:${port}`, ...lines, ...length]
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body ?? Buffer.alloc(0)])
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

async function answerOf<T>(child: ChildProcess): Promise<T> {
  const over = new AbortController()
  const { signal } = over
  try {
    const ended = once(child, 'exit', { signal }).then(([code]) =>
      Promise.reject(new Error(`a process ended: ${code}`)),
    )
    const [answer] = await Promise.race([once(child, 'message', { signal }), ended])
    return answer as T
  } finally {
    over.abort()
  }
}

async function ask(client: ChildProcess, order: Order): Promise<Sample> {
  client.send(order)
  const { sample, error } = await answerOf<{ sample?: Sample; error?: string }>(client)
  if (!sample) throw new Error(error)
  return sample
}
