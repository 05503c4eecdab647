import { existsSync, mkdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { buildProgram } from '../desktop/program.ts'
import { installRust, requireRust } from '../desktop/rust.ts'
import { ensureNativeBuilt } from '../lib/build.mjs'
import { Refusal } from '../lib/project.mjs'
import { capture, run } from '../lib/run.mjs'
import { type Prepared, Unavailable } from './suite.ts'
import { aptGet } from './tools.ts'

/** Programs of a Linux desktop that the tests use, and the Debian packages that have them. */
const programs = {
  Xvfb: 'xvfb',
  WebKitWebDriver: 'webkit2gtk-driver',
  'dbus-daemon': 'dbus-daemon',
  'gnome-keyring-daemon': 'gnome-keyring',
  openbox: 'openbox',
  xdotool: 'xdotool',
  'dpkg-deb': 'dpkg',
}

/** What the program is compiled against. */
const libraries = ['libwebkit2gtk-4.1-dev', 'librsvg2-dev', 'libssl-dev', 'build-essential', 'pkg-config', 'file']

/** Built once for all clones, as the crates are. */
const tools = join(homedir(), '.cache', 'inkbloom', 'tools')
const driverVersion = '2.1.0'
const actionlintVersion = '1.7.12'

export async function installDesktopTools(): Promise<void> {
  if (process.platform !== 'linux') return
  const missing = [...(await missingPrograms()), ...((await hasLibraries()) ? [] : libraries)]
  const apt = missing.length > 0 ? await aptGet() : undefined
  if (apt) {
    console.log(`Installing ${missing.join(', ')} …`)
    await apt('update', '-qq')
    await apt('install', '-y', '-qq', '--no-install-recommends', ...missing)
  }
  await installRust()
}

const hasLibraries = async () => (await capture('pkg-config', ['--exists', 'webkit2gtk-4.1'])).ok

async function missingPrograms(): Promise<string[]> {
  const found = await Promise.all(Object.keys(programs).map((name) => capture('which', [name])))
  return Object.values(programs).filter((_, index) => !found[index]?.ok)
}

/** The program itself, built from this tree, and what drives it. */
export async function desktop(): Promise<Prepared> {
  if (process.platform !== 'linux') throw new Unavailable('The desktop tests run on Linux, under Xvfb.')
  const missing = await missingPrograms()
  if (!(await hasLibraries())) missing.push(...libraries)
  if (missing.length > 0) throw new Unavailable(`The desktop tests need these packages: ${missing.join(', ')}.`)
  const cargo = await requireRust().catch((error: Error) => {
    throw new Unavailable(error.message)
  })
  const driver = await ensureDriver(cargo)
  await ensureNativeBuilt()
  const { program, target } = await buildProgram(['--bundles', 'deb'])
  return { env: { DESKTOP_PROGRAM: program, DESKTOP_TARGET: target, DESKTOP_DRIVER: driver } }
}

async function ensureDriver(cargo: { PATH: string }): Promise<string> {
  const root = join(tools, `tauri-driver-${driverVersion}`)
  const path = join(root, 'bin', 'tauri-driver')
  if (existsSync(path)) return path
  const args = ['install', 'tauri-driver', '--version', driverVersion, '--locked', '--root', root]
  const code = await run('cargo', args, { env: { ...process.env, ...cargo } })
  if (code !== 0) throw new Refusal(`tauri-driver could not be installed (cargo ended with ${code}); see above.`)
  return path
}

/** The linter of workflows: the one at hand, or one that Go builds. */
export async function actionlint(): Promise<Prepared> {
  if ((await capture('actionlint', ['-version'])).ok) return { env: {} }
  const bin = join(tools, `actionlint-${actionlintVersion}`)
  if (!existsSync(join(bin, 'actionlint'))) {
    mkdirSync(bin, { recursive: true })
    const source = `github.com/rhysd/actionlint/cmd/actionlint@v${actionlintVersion}`
    const { ok } = await capture('go', ['install', source], { env: { ...process.env, GOBIN: bin } })
    if (!ok) throw new Unavailable('The workflows were not checked: install actionlint, or Go, which builds it.')
  }
  return { env: { PATH: [bin, process.env.PATH].join(delimiter) } }
}
