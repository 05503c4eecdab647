import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { at, productNode, Refusal, root } from './project.mjs'
import { run } from './run.mjs'
import { contentPrint, listSources, quickPrint } from './sources.mjs'
import { squeeze } from './squeeze.mjs'

/** What is built, into `dist` of its workspace, and from what. */
const parts = [
  {
    home: at('apps', 'web'),
    inputs: [
      ...['apps/web', 'packages/contract', 'packages/easel', 'packages/regions', 'package-lock.json'],
      ...['scripts/lib/build.mjs', 'scripts/lib/squeeze.mjs'],
    ],
    make: makeWeb,
  },
  {
    home: at('apps', 'server'),
    inputs: [
      'apps/server/migrations',
      'apps/server/src/db',
      'apps/server/src/commands/make-database.ts',
      'package-lock.json',
    ],
    make: makeDatabase,
  },
]

/** The web application for shells, which carry it themselves. Only built where one is made or tested. */
const native = {
  home: at('apps', 'web', 'native'),
  inputs: parts[0].inputs,
  make: makeNative,
  // Built for one server, it must not be taken for one that asks.
  setting: process.env.VITE_SERVER ?? '',
}

export async function ensureNativeBuilt() {
  await ensurePart(native)
}

/** VITE_SERVER names the server it talks to; without it people name theirs on the first screen. */
export async function buildNative() {
  await buildPart(native, printsOf(native))
}

/** Builds whatever was not made from the sources as they are now. */
export async function ensureBuilt() {
  await Promise.all(parts.map(ensurePart))
}

export async function build() {
  await Promise.all(parts.map((part) => buildPart(part, printsOf(part))))
}

async function ensurePart(part) {
  const quick = printOf(part, quickPrint)
  const stamp = readStamp(part)
  if (stamp.quick === quick) return
  const content = printOf(part, contentPrint)
  if (stamp.content !== content) return buildPart(part, { quick, content })
  writeStamp(join(part.home, 'dist'), { quick, content })
}

/** Builds beside what is there, then swaps: a build that fails or is stopped leaves the last good one to be used. */
async function buildPart(part, prints) {
  const scratch = join(part.home, '.cache')
  const next = join(scratch, `next-${process.pid}`)
  const previous = join(scratch, `previous-${process.pid}`)
  mkdirSync(next, { recursive: true })
  try {
    await part.make(next)
    writeStamp(next, prints)
    swap(part, next, previous, prints)
  } finally {
    for (const folder of [next, previous]) rmSync(folder, { recursive: true, force: true })
  }
}

function swap(part, next, previous, prints) {
  const dist = join(part.home, 'dist')
  try {
    renameSync(dist, previous)
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
  }
  try {
    renameSync(next, dist)
  } catch (error) {
    // When two starts build at once, the second finds the result of the first in its way, which is just as good.
    if (readStamp(part).content !== prints.content) throw error
  }
}

async function makeWeb(next) {
  console.log('Building the web application …')
  await vite(['build', '--outDir', join(next, 'client'), '--emptyOutDir'])
  await vite(['build', '--ssr', 'src/app/entry-server.tsx', '--outDir', join(next, 'server'), '--emptyOutDir'])
  await squeeze(join(next, 'client'))
}

async function makeNative(next) {
  console.log('Building the web application for shells …')
  await vite(['build', '--mode', 'native', '--outDir', next, '--emptyOutDir'])
  // For browsers that ask whether to install what a shell already is.
  rmSync(join(next, 'screenshots'), { recursive: true })
}

async function vite(args) {
  const code = await run(productNode(), [at('node_modules/vite/bin/vite.js'), ...args, '--logLevel', 'warn'], {
    cwd: at('apps', 'web'),
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (code !== 0) throw new Refusal(`The web application could not be built (vite ended with ${code}); see above.`)
}

/** Copied by first starts, which would need several seconds to make one. */
async function makeDatabase(next) {
  const code = await run(productNode(), [at('apps/server/src/commands/make-database.ts'), next])
  if (code !== 0) throw new Refusal(`The embedded database could not be made (it ended with ${code}); see above.`)
}

function printOf({ inputs, setting = '' }, print) {
  return print(root, listSources(inputs.map((path) => at(path)))) + setting
}

function printsOf(part) {
  return { quick: printOf(part, quickPrint), content: printOf(part, contentPrint) }
}

function readStamp({ home }) {
  try {
    return JSON.parse(readFileSync(join(home, 'dist', '.stamp'), 'utf8'))
  } catch {
    return {}
  }
}

function writeStamp(folder, prints) {
  writeFileSync(join(folder, '.stamp'), JSON.stringify(prints))
}
