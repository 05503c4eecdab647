import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { at, Refusal } from './project.mjs'
import { npm } from './run.mjs'

const stamp = at('node_modules', '.cache', 'inkbloom', 'installed')

/** Installs unless the lock file is the one that was installed last. */
export async function ensureInstalled() {
  const lock = read(at('package-lock.json'))
  if (lock === undefined) throw new Refusal('package-lock.json is missing: this is not a whole copy of the repository.')
  const wanted = createHash('sha256').update(lock).digest('hex')
  if (read(stamp) === wanted) return
  if (!agrees(lock, read(at('node_modules', '.package-lock.json')))) await install()
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, wanted)
}

async function install() {
  console.log('Installing packages (about a minute, this once) …')
  // --include=dev: with NODE_ENV=production npm leaves out the tools that build the web application.
  const code = await npm(['ci', '--include=dev', '--no-fund', '--no-audit', '--loglevel=error'])
  if (code === 0) return
  throw new Refusal(
    `\`npm ci\` failed with code ${code}; its own words are above. Most often the package registry cannot be reached: ` +
      'check the network (`npm ping`) and start again.',
  )
}

/**
 * True when npm's record of what it installed holds every package of the lock. Somebody who ran `npm install` by hand
 * must not see it all deleted and installed again, least of all while another process runs from it.
 */
export function agrees(lock, installed) {
  if (installed === undefined) return false
  try {
    const there = JSON.parse(installed).packages
    return Object.entries(JSON.parse(lock).packages).every(([path, entry]) => {
      if (path === '' || !path.startsWith('node_modules/')) return true
      return there[path] ? there[path].version === entry.version : entry.optional === true || entry.peer === true
    })
  } catch {
    return false
  }
}

function read(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
