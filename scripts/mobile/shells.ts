import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildNative } from '../lib/build.mjs'
import { at, productNode, Refusal } from '../lib/project.mjs'
import { npm, run } from '../lib/run.mjs'

const home = at('apps', 'mobile')

/** In a folder of its own: whoever runs a server need not download what builds the shells. */
export async function installCapacitor(): Promise<void> {
  if (isInstalled()) return
  const code = await npm(['ci', '--no-fund', '--no-audit', '--loglevel=error'], { cwd: home })
  if (code !== 0) throw new Refusal(`\`npm ci\` in apps/mobile failed with code ${code}; its own words are above.`)
}

/** Builds the web application into both projects, and tells them which plugins there are. */
export async function syncShells(): Promise<void> {
  await installCapacitor()
  await buildNative()
  const code = await run(productNode(), [join(home, 'node_modules/@capacitor/cli/bin/capacitor'), 'sync'], {
    cwd: home,
  })
  if (code !== 0) throw new Refusal(`Capacitor could not sync the projects (it ended with ${code}); see above.`)
}

/** What npm notes of an installation, beside what was asked for. */
function isInstalled(): boolean {
  try {
    const [asked, there] = ['package-lock.json', 'node_modules/.package-lock.json'].map((file) => packagesOf(file))
    return Object.entries(asked ?? {}).every(([path, { version, optional }]) =>
      path === '' || optional ? true : there?.[path]?.version === version,
    )
  } catch {
    return false
  }
}

function packagesOf(file: string): Record<string, { version?: string; optional?: boolean }> {
  return JSON.parse(readFileSync(join(home, file), 'utf8')).packages
}
