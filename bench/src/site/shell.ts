import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { at } from '../../../scripts/lib/project.mjs'

/** The scripts that every screen of the application waits for, compressed: those its template names. */
export function shellBytes(): number {
  const client = at('apps', 'web', 'dist', 'client')
  const template = readFileSync(`${client}/index.html`, 'utf8')
  const scripts = new Set([...template.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, path]) => path))
  if (scripts.size === 0) throw new Error('The template names no script: this measures nothing.')
  return [...scripts].reduce((sum, path) => sum + gzipSync(readFileSync(client + path), { level: 9 }).length, 0)
}
