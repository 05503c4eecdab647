import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { until } from './until.ts'

/** Stripe's own server for tests, which checks every request against Stripe's published schema. */
export interface StripeMock {
  url: string
  stop(): void
}

const version = 'v0.203.0'
const cache = join(import.meta.dirname, '../../../../node_modules/.cache/inkbloom')

/** Null with the reason where it can neither be found nor installed. */
export async function startStripeMock(): Promise<StripeMock | { missing: string }> {
  const program = find() ?? install()
  if (!program)
    return { missing: `stripe-mock is not here, and go install github.com/stripe/stripe-mock@${version} did not work` }
  const port = await freePort()
  const child = spawn(program, ['-http-addr', `127.0.0.1:${port}`], { stdio: 'ignore' })
  await answers(port, child)
  return { url: `http://127.0.0.1:${port}`, stop: () => child.kill() }
}

function find(): string | undefined {
  const folders = [cache, join(homedir(), 'go/bin'), ...(process.env.PATH ?? '').split(delimiter)]
  return folders.map((folder) => join(folder, 'stripe-mock')).find((file) => existsSync(file))
}

function install(): string | undefined {
  try {
    mkdirSync(cache, { recursive: true })
    execFileSync('go', ['install', `github.com/stripe/stripe-mock@${version}`], {
      env: { ...process.env, GOBIN: cache, GOFLAGS: '-mod=mod' },
      stdio: 'ignore',
      timeout: 240_000,
    })
    return find()
  } catch {
    return undefined
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

async function answers(port: number, child: ChildProcess): Promise<void> {
  const isUp = () => fetch(`http://127.0.0.1:${port}/`).then(Boolean, () => false)
  await until(async () => child.exitCode !== null || (await isUp()), 'the start of stripe-mock')
  if (child.exitCode !== null) throw new Error(`stripe-mock ended with ${child.exitCode}`)
}
