import { globSync, readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { at, isWindows, productNode, Refusal } from '../lib/project.mjs'
import { npm, run } from '../lib/run.mjs'
import { requireRust } from './rust.ts'

const home = at('apps', 'desktop')

/** Half a thousand crates, compiled: outside the repository, so that a fresh clone does not compile them again. */
export const targetFolder = () => process.env.CARGO_TARGET_DIR ?? join(homedir(), '.cache', 'inkbloom', 'desktop')

export interface Program {
  /** Where cargo has put everything. */
  target: string
  program: string
}

/** Compiles the shell around `apps/web/native/dist` and packs it. `more` goes to `tauri build` as it is. */
export async function buildProgram(more: string[] = []): Promise<Program> {
  const cargo = await requireRust()
  await installTauri()
  const root = targetFolder()
  const args = ['build', '--ci', '--config', JSON.stringify(settings()), ...more, '--', '--locked']
  const code = await run(productNode(), [join(home, 'node_modules/@tauri-apps/cli/tauri.js'), ...args], {
    cwd: home,
    env: { ...process.env, ...cargo, CARGO_TARGET_DIR: root },
  })
  if (code !== 0) throw new Refusal(`The desktop program could not be built (tauri ended with ${code}); see above.`)
  const target = join(root, tripleOf(more), 'release')
  return { target, program: join(target, isWindows ? 'inkbloom.exe' : 'inkbloom') }
}

/** What a person downloads, what an installed program updates itself with, and its signatures. */
export function installersOf(target: string): string[] {
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
  const kinds = ['deb/*.deb', 'nsis/*.exe', 'dmg/*.dmg', 'macos/*.tar.gz']
  // Cargo's folder outlives versions.
  return kinds
    .flatMap((kind) => globSync(join(target, 'bundle', `${kind}{,.sig}`)))
    .filter((file) => file.includes(`_${version}_`) || file.includes('.app.tar.gz'))
}

/** Without a public key a program asks nobody for updates; with one, its own installers have to be signed. */
function settings() {
  const { UPDATE_PUBLIC_KEY: pubkey, UPDATE_ADDRESS: address, WINDOWS_SIGN_COMMAND: signCommand } = process.env
  if (!pubkey !== !address) throw new Refusal('UPDATE_PUBLIC_KEY and UPDATE_ADDRESS belong together: set both or none.')
  return {
    ...(pubkey && { plugins: { updater: { pubkey, endpoints: [address] } } }),
    bundle: { createUpdaterArtifacts: Boolean(pubkey), ...(signCommand && { windows: { signCommand } }) },
  }
}

/** A program for another kind of machine lies in a folder with its name. */
function tripleOf(args: string[]): string {
  const at = args.indexOf('--target')
  return at < 0 ? '' : (args[at + 1] ?? '')
}

/** In a folder of its own: whoever runs a server need not download what builds the shell. */
async function installTauri() {
  const wanted = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')).devDependencies['@tauri-apps/cli']
  if (installedTauri() === wanted) return
  const code = await npm(['ci', '--no-fund', '--no-audit', '--loglevel=error'], { cwd: home })
  if (code !== 0) throw new Refusal(`\`npm ci\` in apps/desktop failed with code ${code}; its own words are above.`)
}

function installedTauri(): string | undefined {
  try {
    return JSON.parse(readFileSync(join(home, 'node_modules/@tauri-apps/cli/package.json'), 'utf8')).version
  } catch {
    return undefined
  }
}
