import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../scripts/lib/free-port.ts'
import { at, productEnvironment, productNode } from '../scripts/lib/project.mjs'

export interface Product {
  url: string
  child: ChildProcess
  /** Resolves when the process is gone. */
  end(signal: NodeJS.Signals): Promise<number>
}

/** The product itself, as `npm start` runs it, on loopback. Ready when it says so. */
export async function startProduct(env: Record<string, string>): Promise<Product> {
  const port = env.PORT ?? String(await freePort())
  const all = { ...productEnvironment(), STARTER_PAGES: '0', LOG_LEVEL: 'error', ...env, PORT: port }
  const child = spawn(productNode(), [at('apps/server/src/main.ts')], {
    env: all,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`)
    await sleep(50)
  }
  return {
    url,
    child,
    end: async (signal) => {
      const started = performance.now()
      const over = once(child, 'exit')
      child.kill(signal)
      await over
      return performance.now() - started
    },
  }
}

export async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5000) }).catch(() => null)
  await answer?.arrayBuffer().catch(() => {})
  return answer?.status === 200
}

/** Seconds until it is (not) ready; null if that takes longer. */
export async function untilReady(url: string, wanted: boolean, mostSeconds: number): Promise<number | null> {
  const started = performance.now()
  const seconds = () => (performance.now() - started) / 1000
  while (seconds() < mostSeconds) {
    if ((await isReady(url)) === wanted) return seconds()
    await sleep(200)
  }
  return null
}

export async function call(url: string, path: string, body?: object, token?: string) {
  const response = await fetch(`${url}/backend/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: (await response.json()) as { data?: Record<string, unknown>; code?: string } }
}
