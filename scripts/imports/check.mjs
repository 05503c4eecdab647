import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { betweenHomes } from './between.mjs'
import { environment, insideServer } from './inside-server.mjs'
import { insideWeb } from './inside-web.mjs'
import { resolveImport } from './resolve.mjs'
import { scanEnvironment, scanImports } from './scan.mjs'

const folders = ['apps', 'packages', 'e2e', 'bench', 'scripts']
const skipped = new Set(['node_modules', 'dist', 'data', 'artifacts', 'android', 'ios', 'target', '.cache'])

/** Every breach of the house's directions below `root`, one sentence each. */
export function checkImports(root) {
  const files = folders.flatMap((folder) => list(root, folder))
  return {
    files: files.length,
    breaches: files.flatMap((file) => checkFile(file, readFileSync(join(root, file), 'utf8'))),
  }
}

export function checkFile(file, source) {
  const imports = scanImports(source).flatMap(({ name, line, typeOnly }) => {
    const found = { file, typeOnly, target: resolveImport(file, name) }
    const why = betweenHomes(found) ?? insideServer(found) ?? insideWeb(found)
    return why ? [`${file}:${line} imports ${name}, ${why}`] : []
  })
  const touches = scanEnvironment(source).flatMap(({ line, read }) => {
    const why = environment({ file, read })
    return why ? [`${file}:${line} uses process.env, ${why}`] : []
  })
  return [...imports, ...touches]
}

function list(root, folder) {
  let entries
  try {
    entries = readdirSync(join(root, folder), { withFileTypes: true })
  } catch {
    return []
  }
  return entries.flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : list(root, path)
    return /\.[cm]?[jt]sx?$/.test(entry.name) ? [path] : []
  })
}
