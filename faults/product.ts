import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../scripts/lib/free-port.ts'
import { at, productEnvironment, productNode } from '../scripts/lib/project.mjs'

export interface Product {
  url: string
  child: ChildProcess
  /** Resolves when the process is gone. */
  end(signal: NodeJS.Signals): Promise<number>
}

const main = at('apps/server/src/main.ts')
const environment = (env: Record<string, string>) => ({
  ...productEnvironment(),
  STARTER_PAGES: '0',
  LOG_LEVEL: 'error',
  ...env,
})

/** A start that is expected to fail: what it says, and how it ends; null where it still runs after so long. */
export async function failToStart(env: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const child = spawn(productNode(), [main], {
    env: { ...environment(env), PORT: String(await freePort()) },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const late = setTimeout(() => child.kill('SIGKILL'), 60_000)
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  clearTimeout(late)
  return { code, said: said.trim() }
}

/** The product itself, as `npm start` runs it, on loopback. Ready when it says so. */
export async function startProduct(env: Record<string, string>, nodeArgs: string[] = []): Promise<Product> {
  const port = env.PORT ?? String(await freePort())
  const child = spawn(productNode(), [...nodeArgs, main], {
    env: { ...environment(env), PORT: port },
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

interface Call {
  method?: 'GET' | 'POST' | 'PATCH'
  body?: object
  /** Sent as the file of a form. */
  file?: Uint8Array
  token?: string | undefined
  /** Another address of loopback: limits are counted for each. */
  from?: string
}

export interface Answer {
  status: number
  body: { data?: Record<string, unknown>; code?: string }
}

export function call(url: string, path: string, { method, body, file, token, from }: Call = {}): Promise<Answer> {
  const [type, bytes] = file ? ['multipart/form-data; boundary=x', formOf(file)] : ['application/json', jsonOf(body)]
  const headers = {
    'content-type': type,
    ...(bytes && { 'content-length': bytes.length }),
    ...(token && { authorization: `Bearer ${token}` }),
  }
  const options = {
    method: method ?? (bytes ? 'POST' : 'GET'),
    headers,
    agent: false as const,
    timeout: 30_000,
    ...(from && { localAddress: from }),
  }
  return new Promise((resolve, reject) => {
    const sent = request(`${url}/backend/api${path}`, options, (response) => {
      text(response)
        .then((answer) => resolve({ status: response.statusCode ?? 0, body: JSON.parse(answer) }))
        .catch(reject)
    })
    sent.on('timeout', () => sent.destroy(new Error('timeout')))
    sent.on('error', reject)
    sent.end(bytes)
  })
}

const jsonOf = (body: object | undefined) => (body ? Buffer.from(JSON.stringify(body)) : null)

function formOf(file: Uint8Array): Buffer {
  const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="picture.png"\r\n\r\n'
  return Buffer.concat([Buffer.from(head), file, Buffer.from('\r\n--x--\r\n')])
}
