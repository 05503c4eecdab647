import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { until } from '@inkbloom/server/test/support/until.ts'
import { freePort } from '../../../scripts/lib/free-port.ts'
import { startProgram } from './driver.ts'
import { type Screen, screenOf } from './screen.ts'

const start = promisify(execFile)

/** Set by `npm run test:desktop`. */
function given(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: run these tests with \`npm run test:desktop\`.`)
  return value
}

/** A desktop of its own: a screen, a session bus, a keychain, an empty home folder, and a browser that only takes notes. */
export interface Desk extends AsyncDisposable {
  home: string
  /** Where the system saves pictures. */
  pictures: string
  env: NodeJS.ProcessEnv
  /** Starts the program and drives it. */
  launch(): Promise<Screen>
  /** Starts it as the system does for a link, beside one that may be running. */
  follow(link: string): Promise<void>
  /** What was passed to the system's browser. */
  opened(): string[]
  /** A file in the pictures folder, as soon as there is one. */
  savedFile(): Promise<string>
  /** Waits for a window of the system's with this title, and presses a key in it. */
  answer(title: string, key: string): Promise<void>
  x(...args: string[]): Promise<string>
}

export async function setUpDesk(): Promise<Desk> {
  const home = mkdtempSync(join(tmpdir(), 'inkbloom-desk-'))
  const pictures = join(home, 'Pictures')
  const bin = join(home, 'bin')
  for (const folder of [pictures, bin, join(home, '.config'), join(home, 'run')]) mkdirSync(folder)
  writeFileSync(join(home, '.config', 'user-dirs.dirs'), 'XDG_PICTURES_DIR="$HOME/Pictures"\n')
  const notes = join(home, 'opened.txt')
  writeFileSync(join(bin, 'xdg-open'), `#!/bin/sh\necho "$1" >> "${notes}"\n`)
  chmodSync(join(bin, 'xdg-open'), 0o755)

  const children: ChildProcess[] = []
  const env: NodeJS.ProcessEnv = {
    PATH: [bin, process.env.PATH].join(delimiter),
    HOME: home,
    XDG_RUNTIME_DIR: join(home, 'run'),
    LANG: 'C.UTF-8',
    TZ: 'UTC',
    // Without a graphics card, and in a container, these would be tried and fail slowly.
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
    NO_AT_BRIDGE: '1',
  }
  /** Ends with the desk. Waits for what it prints first, where that matters. */
  async function run(file: string, args: string[], { says = false, hears = '' } = {}): Promise<string> {
    const child = spawn(file, args, {
      env,
      stdio: [hears ? 'pipe' : 'ignore', says ? 'pipe' : 'ignore', 'ignore', 'pipe'],
    })
    children.push(child)
    child.stdin?.end(hears)
    if (!says) return ''
    const [text] = await once(child.stdio[args.includes('-displayfd') ? 3 : 1]!, 'data')
    return String(text).trim()
  }

  const display = await run('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
    says: true,
  })
  env.DISPLAY = `:${display}`
  env.DBUS_SESSION_BUS_ADDRESS = await run('dbus-daemon', ['--session', '--nofork', '--print-address'], { says: true })
  await run('gnome-keyring-daemon', ['--unlock', '--foreground', '--components=secrets'], { says: true, hears: 'open' })
  const port = await freePort()
  await run(given('DESKTOP_DRIVER'), ['--port', String(port), '--native-port', String(await freePort())])
  const driver = `http://127.0.0.1:${port}`
  await until(async () => (await fetch(`${driver}/status`).catch(() => null))?.ok, 'a driver that listens')

  const x = async (...args: string[]) => (await start('xdotool', args, { env })).stdout.trim()
  return {
    ...{ home, pictures, env, x },
    launch: async () => screenOf(await startProgram(driver, given('DESKTOP_PROGRAM'))),
    follow: async (link) => void (await start(given('DESKTOP_PROGRAM'), [link], { env })),
    opened: () => readLines(notes),
    savedFile: async () => {
      const name = await until(
        async () => readdirSync(pictures).find((file) => !file.endsWith('.part')),
        'a saved file',
      )
      return join(pictures, name)
    },
    answer: async (title, key) => {
      const dialog = await until(
        () => x('search', '--onlyvisible', '--name', `^${title}$`).catch(() => ''),
        `a window '${title}'`,
      )
      await x('windowfocus', '--sync', dialog, 'key', key)
    },
    [Symbol.asyncDispose]: async () => {
      for (const child of children.reverse()) {
        child.kill()
        if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
      }
      rmSync(home, { recursive: true, force: true })
    },
  }
}

function readLines(path: string): string[] {
  try {
    return readFileSync(path, 'utf8').trim().split('\n')
  } catch {
    return []
  }
}
