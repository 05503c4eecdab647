import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../', import.meta.url)).replace(/[\\/]$/, '')
export const at = (...parts) => join(root, ...parts)
export const isWindows = process.platform === 'win32'

/** A sentence for a person: printed without a stack, and the command ends with 1. */
export class Refusal extends Error {}

/** Runs a command's main function; a refusal is one sentence, anything else is a fault of ours and keeps its stack. */
export async function command(main) {
  try {
    const code = await main()
    if (code !== undefined) process.exitCode = code
  } catch (error) {
    console.error(error instanceof Refusal ? `\n${error.message}` : error)
    process.exitCode = 1
  }
}

/**
 * The Node that runs the product. npm can be told to block install scripts, and then the `node` package has no binary:
 * the Node at hand serves if it is new enough, since an older one cannot run TypeScript and would fail with a syntax error.
 */
export function productNode({ bundled = bundledNode(), execPath = process.execPath, version = process.version } = {}) {
  if (existsSync(bundled)) return bundled
  if (Number.parseInt(version.slice(1), 10) >= 24) return execPath
  throw new Refusal(
    `Inkbloom runs on Node 24, which npm brings along, but ${bundled} is missing and this is Node ${version}.\n` +
      'Install scripts are probably blocked: run `npm rebuild node --ignore-scripts=false`, or use Node 24 or newer.',
  )
}

/** Node caches what it has compiled and stripped of types, which is otherwise a third of every start. */
export const compileCache = at('node_modules', '.cache', 'inkbloom', 'compiled')

/**
 * glibc gives every thread heaps of its own and returns little of them. Nor does it return what lies between two pictures,
 * unless every picture is given pages of its own.
 */
const memory = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' }

/** New objects get 16 MB and more unless told otherwise, which the server never gives back: a quarter of its memory at rest. */
export const productFlags = ['--max-semi-space-size=8']

export function productEnvironment(env = process.env) {
  return { NODE_COMPILE_CACHE: compileCache, ...memory, ...env, NODE_ENV: 'production' }
}

function bundledNode() {
  return at('node_modules', 'node', 'bin', isWindows ? 'node.exe' : 'node')
}
