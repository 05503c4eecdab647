import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './free-port.ts'
import { isWindows, Refusal } from './project.mjs'
import { capture } from './run.mjs'

export interface Cluster {
  url: string
  bin: string
  stop(): Promise<void>
}

interface Place {
  bin: string
  dir: string
  who: { uid?: number; gid?: number }
}

/** The folder with initdb and postgres, newest first; Debian keeps them off the PATH. */
export async function findPostgres(): Promise<string | undefined> {
  if (isWindows) return undefined
  const told = await capture('pg_config', ['--bindir'])
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions('/usr/lib/postgresql'),
    ...(told.ok ? [told.output.trim()] : []),
    ...['/usr/local/pgsql/bin', '/opt/homebrew/bin', '/usr/local/bin'],
  ]
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))))
}

function versions(folder: string): string[] {
  if (!existsSync(folder)) return []
  const names = readdirSync(folder).sort((a, b) => Number(b) - Number(a))
  return names.map((name) => join(folder, name, 'bin'))
}

/** A throwaway cluster in a temporary folder: a free port, a random password, no fsync, since it outlives nothing. */
export async function startPostgres(settings: Record<string, string | number> = {}): Promise<Cluster> {
  const bin = await findPostgres()
  if (!bin) throw new Refusal('PostgreSQL is not installed: no folder with initdb and postgres was found.')
  const dir = mkdtempSync(join(tmpdir(), 'inkbloom-pg-'))
  try {
    const place: Place = { bin, dir, who: await identity() }
    const password = randomBytes(16).toString('hex')
    const port = await freePort()
    await initialize(place, password)
    const stop = await serve(place, { ...settings, port })
    return { url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`, bin, stop }
  } catch (error) {
    rmSync(dir, { recursive: true, force: true })
    throw error
  }
}

/** PostgreSQL refuses to run as root, so root runs it as the user its package made. */
async function identity(): Promise<Place['who']> {
  if (process.getuid?.() !== 0) return {}
  const [uid, gid] = await Promise.all(['-u', '-g'].map((flag) => capture('id', [flag, 'postgres'])))
  if (uid?.ok && gid?.ok) return { uid: Number(uid.output), gid: Number(gid.output) }
  throw new Refusal('PostgreSQL refuses to run as root and there is no user `postgres`: add one, or do not be root.')
}

async function initialize({ bin, dir, who }: Place, password: string) {
  const secret = join(dir, 'password')
  writeFileSync(secret, password, { mode: 0o600 })
  if (who.uid !== undefined) for (const path of [dir, secret]) chownSync(path, who.uid, who.gid ?? who.uid)
  const locale = process.platform === 'linux' ? ['--locale=C.UTF-8'] : []
  const args = ['-D', join(dir, 'data'), '-U', 'postgres', '-A', 'scram-sha-256', '--pwfile', secret]
  const made = await capture(join(bin, 'initdb'), [...args, '--encoding=UTF8', '--no-sync', ...locale], {
    ...who,
    cwd: dir,
  })
  if (!made.ok) throw new Refusal(`initdb failed:\n${made.output}`)
}

async function serve({ bin, dir, who }: Place, settings: Record<string, string | number>) {
  const all = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    listen_addresses: '127.0.0.1',
    unix_socket_directories: dir,
    max_connections: 200,
    shared_buffers: '64MB',
    ...settings,
  }
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn('/bin/sh', ['-c', guard, 'sh', join(bin, 'postgres'), '-D', join(dir, 'data'), ...flags], {
    ...who,
    cwd: dir,
    env: { ...process.env, DIR: dir, LOG: join(dir, 'log'), LC_ALL: 'C' },
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const stop = async () => {
    child.stdin.end()
    await ended
    rmSync(dir, { recursive: true, force: true })
  }
  for (const until = Date.now() + 60_000; ; await sleep(50)) {
    const log = existsSync(join(dir, 'log')) ? readFileSync(join(dir, 'log'), 'utf8') : ''
    if (log.includes('ready to accept connections')) return stop
    if (!log.includes(over) && Date.now() < until) continue
    await stop()
    throw new Refusal(`PostgreSQL did not start:\n${log}`)
  }
}

const over = 'the throwaway cluster has ended'

/**
 * The cluster ends with us however we end. Our end of the shell's stdin closes on kill -9 too, and only then is the
 * folder removed, so that the log of a failed start can still be read. SIGINT is PostgreSQL's quick shutdown.
 */
const guard = `
exec 3<&0
"$@" >"$LOG" 2>&1 </dev/null & server=$!
(cat <&3 >/dev/null; kill -INT $server 2>/dev/null) &
wait $server
echo '${over}' >>"$LOG"
wait
rm -rf "$DIR"`
