import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { at, command, Refusal } from '../lib/project.mjs'

/** Which file updates a program on which kind of machine, as the updater names them. */
const kinds: [ending: string, machines: string[]][] = [
  ['_amd64.deb', ['linux-x86_64']],
  ['-setup.exe', ['windows-x86_64']],
  ['.app.tar.gz', ['darwin-aarch64', 'darwin-x86_64']],
]

/** The file that installed programs read: the newest version, where it is, and its signatures. Without signatures there is none. */
export function latestOf(folder: string, address: string, version: string) {
  const signed = readdirSync(folder).filter((file) => file.endsWith('.sig'))
  const platforms = signed.flatMap((file) => {
    const name = file.slice(0, -'.sig'.length)
    const machines = kinds.find(([ending]) => name.endsWith(ending))?.[1] ?? []
    const entry = { signature: readFileSync(join(folder, file), 'utf8'), url: `${address}/${encodeURIComponent(name)}` }
    return machines.map((machine) => [machine, entry] as const)
  })
  return platforms.length > 0 ? { version, platforms: Object.fromEntries(platforms) } : null
}

if (import.meta.main) {
  await command(async () => {
    const [folder, address] = process.argv.slice(2)
    if (!folder || !address) throw new Refusal('node scripts/desktop/latest.ts <folder> <address of its files>')
    const { version } = JSON.parse(readFileSync(at('apps/desktop/package.json'), 'utf8'))
    const latest = latestOf(folder, address, version)
    if (latest) writeFileSync(join(folder, 'latest.json'), JSON.stringify(latest, null, 2))
    else console.log('Nothing is signed, so installed programs are not told of this version.')
  })
}
