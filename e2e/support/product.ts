import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { until } from '@inkbloom/server/test/support/until.ts'
import { ensureBuilt } from '../../scripts/lib/build.mjs'
import { freePort } from '../../scripts/lib/free-port.ts'
import { at, productEnvironment, productNode, root } from '../../scripts/lib/project.mjs'

export interface ProductOptions {
  env?: Record<string, string>
  /** A folder of an earlier start, to start on it again; by default a fresh one, removed at the end. */
  dataDir?: string
  /** `server` runs main.ts itself, so that kill -9 hits it and nothing in front of it; `npm start` is the whole way. */
  through?: 'server' | 'npm start'
}

export interface Product extends AsyncDisposable {
  url: string
  dataDir: string
  logs(): string
  /** Asks the server to end, as an operator does, and waits for its exit code (npm's own is 143). */
  stop(): Promise<number | null>
  /** Pulls the plug: what was not yet in the data folder is lost. The folder stays. */
  kill9(): Promise<void>
  signal(name: NodeJS.Signals): void
  exited: Promise<number | null>
}

/** Far longer than it takes, for machines that are busy with other work. */
const starting = 120_000

/** Starts the product as `npm start` does, on its own port, and waits until it is ready to serve. */
export async function startProduct(options: ProductOptions = {}): Promise<Product> {
  await ensureBuilt()
  const dataDir = options.dataDir ?? makeDataDir()
  const port = await freePort()
  const url = `http://localhost:${port}`
  const child = launch({ PORT: String(port), DATA_DIR: dataDir, STARTER_PAGES: '0', ...options.env }, options.through)
  const logs = collect(child)
  const exited = once(child, 'close').then(([code]) => code as number | null)
  const stop = async () => {
    child.kill('SIGTERM')
    const ended = await Promise.race([exited, sleep(20_000, 'late' as const, { ref: false })])
    if (ended !== 'late') return ended
    child.kill('SIGKILL')
    // What outlives its parent keeps the pipes open, and they would keep this process from ending.
    for (const stream of [child.stdout, child.stderr]) stream?.destroy()
    throw new Error(`The server did not end within 20 s of SIGTERM.\n${logs()}`)
  }
  const kill9 = async () => {
    child.kill('SIGKILL')
    await exited
  }
  const dispose = async () => {
    await stop()
    if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true })
  }
  const product: Product = {
    ...{ url, dataDir, logs, stop, kill9, exited },
    signal: (name) => child.kill(name),
    [Symbol.asyncDispose]: dispose,
  }
  await ready(product, child)
  return product
}

/** For starts that must be refused: waits for the end and returns what was printed. */
export async function startRefused(env: Record<string, string>): Promise<{ code: number | null; output: string }> {
  await ensureBuilt()
  const child = launch(env)
  const logs = collect(child)
  const late = setTimeout(() => child.kill('SIGKILL'), starting)
  const [code] = await once(child, 'close')
  clearTimeout(late)
  return { code, output: logs() }
}

export function makeDataDir(): string {
  return mkdtempSync(join(tmpdir(), 'inkbloom-e2e-'))
}

/** The developer's own settings must not leak into a test, so little of the environment goes on. */
function launch(env: Record<string, string>, through: ProductOptions['through'] = 'server'): ChildProcess {
  const { PATH = '', HOME = '', TMPDIR = tmpdir() } = process.env
  const [file, ...args] = through === 'server' ? [productNode(), at('apps/server/src/main.ts')] : ['npm', 'start']
  return spawn(file, args, {
    cwd: root,
    env: productEnvironment({ PATH, HOME, TMPDIR, ...env }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

function collect(child: ChildProcess): () => string {
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk
    })
  }
  return () => text
}

async function ready(product: Product, child: ChildProcess) {
  const isReady = async () => {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`it ended with ${child.exitCode}`)
    return (await fetch(`${product.url}/readyz`).catch(() => undefined))?.ok
  }
  try {
    await until(isReady, 'a server that is ready', { everyMs: 25 })
  } catch (error) {
    await product.kill9()
    throw new Error(`The product did not start: ${(error as Error).message}\n${product.logs()}`)
  }
}
