import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../scripts/lib/free-port.ts'
import { at, Refusal } from '../scripts/lib/project.mjs'

const folder = at('.cache/faults')
const modules = {
  toxiproxy: { name: 'server', module: 'github.com/Shopify/toxiproxy/v2/cmd/server@v2.5.0' },
  versitygw: { name: 'versitygw', module: 'github.com/versity/versitygw/cmd/versitygw@v1.8.0' },
}

/** Go programs, built once into a folder of ours; a sentence where Go is missing. */
function installed(tool: keyof typeof modules): string {
  const { name, module } = modules[tool]
  const file = join(folder, name)
  if (existsSync(file)) return file
  mkdirSync(folder, { recursive: true })
  const { status, stderr, error } = spawnSync('go', ['install', module], {
    env: { ...process.env, GOBIN: folder },
    encoding: 'utf8',
  })
  if (error) throw new Refusal(`Go is missing, which builds ${tool}: install it, then run this again.`)
  if (status !== 0) throw new Refusal(`${tool} could not be built: ${stderr.slice(-300)}`)
  return file
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const over = once(child, 'exit')
  child.kill('SIGTERM')
  await over
}

export interface Wire {
  /** Where the broken network listens. */
  port: number
  /** Nothing passes any more on what is open; with `all`, on new connections either. */
  silence(on: boolean): Promise<void>
  stop(): Promise<void>
}

/** A network between us and a port, which can go silent without closing anything. */
export async function wireTo(target: number): Promise<Wire> {
  const [api, port] = [await freePort(), await freePort()]
  const child = spawn(installed('toxiproxy'), ['-host', '127.0.0.1', '-port', String(api)], { stdio: 'ignore' })
  const ask = (path: string, method: string, body?: object) =>
    fetch(`http://127.0.0.1:${api}${path}`, { method, ...(body && { body: JSON.stringify(body) }) })
  const proxy = { name: 'wire', listen: `127.0.0.1:${port}`, upstream: `127.0.0.1:${target}`, enabled: true }
  while (!(await ask('/proxies', 'POST', proxy).catch(() => null))?.ok) await sleep(50)
  return {
    port,
    silence: async (on) => {
      for (const stream of ['upstream', 'downstream'])
        if (on)
          await ask('/proxies/wire/toxics', 'POST', {
            name: stream,
            type: 'timeout',
            stream,
            attributes: { timeout: 0 },
          })
        else await ask(`/proxies/wire/toxics/${stream}`, 'DELETE')
    },
    stop: () => ended(child),
  }
}

export const bucketSettings = (port: number) => ({
  S3_ENDPOINT: `http://127.0.0.1:${port}`,
  S3_BUCKET: 'pages',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret-of-faults',
})

/** A real S3 server over a folder, which checks signatures. */
export async function startBucket(root: string) {
  const port = await freePort()
  mkdirSync(join(root, 'pages'), { recursive: true })
  const args = ['--port', `127.0.0.1:${port}`, '--access', 'key', '--secret', 'secret-of-faults', 'posix', root]
  const child = spawn(installed('versitygw'), args, { stdio: 'ignore' })
  while (!(await fetch(`http://127.0.0.1:${port}/`).catch(() => null))) await sleep(50)
  return { port, stop: () => ended(child) }
}
