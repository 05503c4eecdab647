import { posix } from 'node:path'

/** Short names inside an app, as its package.json and tsconfig.json declare them. */
const aliases = [
  { prefix: '#server/', target: 'apps/server/src/' },
  { prefix: '#web/', target: 'apps/web/src/' },
  { prefix: '@/', target: 'apps/web/src/' },
]

/** The folder that a file belongs to, as one word: `server`, `web`, `contract`, `e2e` … */
export function homeOf(path) {
  const [top, name] = path.split('/')
  return top === 'apps' || top === 'packages' ? name : top
}

/**
 * What an import means, seen from `file`:
 * `{ kind: 'file', path }` below the repository's root, `{ kind: 'outside' }` above it,
 * `{ kind: 'house', home, name }` for a workspace by its name, `{ kind: 'node' }`, `{ kind: 'package', name }`.
 */
export function resolveImport(file, name) {
  if (name.startsWith('node:')) return { kind: 'node' }
  const alias = aliases.find(({ prefix }) => name.startsWith(prefix))
  if (alias) return place(alias.target + name.slice(alias.prefix.length))
  if (/^\.{1,2}(\/|$)/.test(name)) return place(posix.join(posix.dirname(file), name))
  if (name.startsWith('/')) return { kind: 'outside' }
  const parts = name.split('/')
  if (parts[0] === '@inkbloom') return { kind: 'house', home: parts[1], name }
  return { kind: 'package', name: name.startsWith('@') ? parts.slice(0, 2).join('/') : parts[0] }
}

function place(path) {
  return path.startsWith('../') ? { kind: 'outside' } : { kind: 'file', path: path.split('?')[0] }
}
