import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** The PostgreSQL that our PGlite carries. A folder of another major can't be read by it. */
export const POSTGRES_MAJOR = 18

export async function pgliteVersion(): Promise<string> {
  const file = new URL('../package.json', import.meta.resolve('@electric-sql/pglite'))
  return (JSON.parse(await readFile(fileURLToPath(file), 'utf8')) as { version: string }).version
}
