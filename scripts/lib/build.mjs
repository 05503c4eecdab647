import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { at, productNode, Refusal, root } from './house.mjs'
import { run } from './run.mjs'
import { contentPrint, listSources, quickPrint } from './sources.mjs'
import { squeeze } from './squeeze.mjs'

const web = at('apps', 'web')
const dist = join(web, 'dist')
const inputs = [
  ...['apps/web', 'packages/contract', 'packages/easel', 'packages/regions', 'package-lock.json'],
  ...['scripts/lib/build.mjs', 'scripts/lib/squeeze.mjs'],
]

/** Builds the web application when its sources are not those of the last build. */
export async function ensureBuilt() {
  const files = listSources(inputs.map((path) => at(path)))
  const quick = quickPrint(root, files)
  const stamp = readStamp()
  if (stamp.quick === quick) return
  const content = contentPrint(root, files)
  if (stamp.content !== content) return build({ quick, content })
  writeStamp(dist, { quick, content })
}

/** Builds beside what is there, then swaps: a build that fails or is stopped leaves the last good one to be served. */
export async function build(prints = currentPrints()) {
  const scratch = join(web, '.cache')
  const next = join(scratch, `next-${process.pid}`)
  const previous = join(scratch, `previous-${process.pid}`)
  mkdirSync(scratch, { recursive: true })
  try {
    console.log('Building the web application …')
    await vite(['build', '--outDir', join(next, 'client'), '--emptyOutDir'])
    await vite(['build', '--ssr', 'src/entry-server.tsx', '--outDir', join(next, 'server'), '--emptyOutDir'])
    await squeeze(join(next, 'client'))
    writeStamp(next, prints)
    swap(next, previous, prints)
  } finally {
    for (const folder of [next, previous]) rmSync(folder, { recursive: true, force: true })
  }
}

function swap(next, previous, prints) {
  try {
    renameSync(dist, previous)
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
  }
  try {
    renameSync(next, dist)
  } catch (error) {
    // Two starts at once both build; the second finds the first one's result in the way, and it is just as good.
    if (readStamp().content !== prints.content) throw error
  }
}

async function vite(args) {
  const code = await run(productNode(), [at('node_modules/vite/bin/vite.js'), ...args, '--logLevel', 'warn'], {
    cwd: web,
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (code !== 0) throw new Refusal(`The web application could not be built (vite ended with ${code}); see above.`)
}

function currentPrints() {
  const files = listSources(inputs.map((path) => at(path)))
  return { quick: quickPrint(root, files), content: contentPrint(root, files) }
}

function readStamp() {
  try {
    return JSON.parse(readFileSync(join(dist, '.stamp'), 'utf8'))
  } catch {
    return {}
  }
}

function writeStamp(folder, prints) {
  writeFileSync(join(folder, '.stamp'), JSON.stringify(prints))
}
