import { execFile } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { until } from '@inkbloom/server/test/support/until.ts'
import { freePort } from '../../../scripts/lib/free-port.ts'
import { startProgram } from './driver.ts'
import { createProcesses } from './processes.ts'
import { type Screen, screenOf } from './screen.ts'

/** A desktop of its own: a screen, a keychain, an empty home folder, and a browser that only takes notes. */
export interface Desk extends AsyncDisposable {
  /** Starts the program and drives it. */
  launch(): Promise<Screen>
  /** Starts it as the system does for a link, beside the one that runs. */
  follow(link: string): Promise<void>
  /** What was passed to the system's browser. */
  opened(): string[]
  /** The files in the folder for pictures. */
  saved(): string[]
  /** Waits for a window with this title, and answers its number. */
  windowOf(title: string): Promise<string>
  /** Presses keys in a window with this title. */
  type(title: string, ...keys: string[]): Promise<void>
  xdotool(...args: string[]): Promise<string>
}

const execute = promisify(execFile)

const bus = 'org.freedesktop.DBus'
const hasKeychain = [
  '--session',
  '--print-reply',
  `--dest=${bus}`,
  '/',
  `${bus}.NameHasOwner`,
  'string:org.freedesktop.secrets',
]

/** Set by `npm run test:desktop`. */
function given(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: run these tests with \`npm run test:desktop\`.`)
  return value
}

export async function setUpDesk(): Promise<Desk> {
  const home = mkdtempSync(join(tmpdir(), 'inkbloom-desk-'))
  const { pictures, notes, bin } = furnish(home)
  const env: NodeJS.ProcessEnv = {
    PATH: [bin, process.env.PATH].join(delimiter),
    HOME: home,
    XDG_RUNTIME_DIR: join(home, 'run'),
    LANG: 'en_US.UTF-8',
    TZ: 'UTC',
    // A machine without a graphics card would try these first.
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
    NO_AT_BRIDGE: '1',
  }
  const processes = createProcesses(env)
  const screen = ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp']
  env.DISPLAY = `:${await processes.hear('Xvfb', screen, 3)}`
  env.DBUS_SESSION_BUS_ADDRESS = await processes.hear('dbus-daemon', ['--session', '--nofork', '--print-address'])
  processes.start('openbox', [])
  processes.start('gnome-keyring-daemon', ['--unlock', '--foreground', '--components=secrets'], 'its password')
  await until(
    () => execute('dbus-send', hasKeychain, { env }).then(({ stdout }) => /true/.test(stdout)),
    'a keychain',
    {
      everyMs: 50,
    },
  )
  const driver = await startDriver((args) => processes.start(given('DESKTOP_DRIVER'), args))

  const xdotool = async (...args: string[]) => (await execute('xdotool', args, { env })).stdout.trim()
  const find = (title: string) => xdotool('search', '--onlyvisible', '--name', `^${title}$`).catch(() => '')
  const windowOf = async (title: string) => {
    const found = await until(() => find(title), `a window '${title}'`, { everyMs: 100, looks: 300 })
    return found.split('\n').at(-1) ?? ''
  }
  return {
    launch: async () => screenOf(await startProgram(driver, given('DESKTOP_PROGRAM'))),
    follow: async (link) => void (await execute(given('DESKTOP_PROGRAM'), [link], { env })),
    opened: () => readLines(notes),
    saved: () => readdirSync(pictures).map((name) => join(pictures, name)),
    windowOf,
    type: async (title, ...keys) =>
      void (await xdotool('windowactivate', '--sync', await windowOf(title), 'key', '--clearmodifiers', ...keys)),
    xdotool,
    [Symbol.asyncDispose]: async () => {
      await processes.end()
      rmSync(home, { recursive: true, force: true })
    },
  }
}

/** What a home folder has before the first start. */
function furnish(home: string) {
  const folder = (name: string) => {
    mkdirSync(join(home, name), { mode: 0o700 })
    return join(home, name)
  }
  const [pictures, bin, notes] = [folder('Pictures'), folder('bin'), join(home, 'opened.txt')]
  folder('run')
  writeFileSync(join(folder('.config'), 'user-dirs.dirs'), 'XDG_PICTURES_DIR="$HOME/Pictures"\n')
  writeFileSync(join(bin, 'xdg-open'), `#!/bin/sh\necho "$1" >> "${notes}"\n`)
  chmodSync(join(bin, 'xdg-open'), 0o755)
  return { pictures, notes, bin }
}

async function startDriver(start: (args: string[]) => unknown): Promise<string> {
  const [port, native] = [await freePort(), await freePort()]
  start(['--port', String(port), '--native-port', String(native)])
  const address = `http://127.0.0.1:${port}`
  const listens = async () => (await fetch(`${address}/status`).catch(() => null))?.ok
  await until(listens, 'a driver that listens', { everyMs: 50 })
  return address
}

function readLines(path: string): string[] {
  try {
    return readFileSync(path, 'utf8').trim().split('\n')
  } catch {
    return []
  }
}
