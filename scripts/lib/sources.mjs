import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

const skippedFolders = new Set(['node_modules', 'dist', 'test', '.cache'])

/**
 * Every file below the given files and folders, tests left out: they change nothing that is built.
 * @param {string[]} paths
 * @returns {string[]}
 */
export function listSources(paths) {
  return paths.flatMap((path) => walk(path)).sort()
}

/** @returns {string[]} */
function walk(path) {
  const entry = statSync(path, { throwIfNoEntry: false })
  if (!entry) return []
  if (!entry.isDirectory()) return [path]
  return readdirSync(path, { withFileTypes: true }).flatMap((child) => {
    if (child.isDirectory()) return skippedFolders.has(child.name) ? [] : walk(join(path, child.name))
    return /\.test\.\w+$/.test(child.name) ? [] : [join(path, child.name)]
  })
}

/** Sizes and times: a few milliseconds, and it never misses an edit; a fresh checkout changes it without an edit. */
export function quickPrint(base, files) {
  return digest(files, base, (file) => {
    const { mtimeMs, size } = statSync(file)
    return `${mtimeMs} ${size}`
  })
}

/** Contents: the last word, when times differ. */
export function contentPrint(base, files) {
  return digest(files, base, (file) => readFileSync(file))
}

function digest(files, base, describe) {
  const hash = createHash('sha256')
  for (const file of files) hash.update(`\0${relative(base, file).split(sep).join('/')}\0`).update(describe(file))
  return hash.digest('hex')
}
