import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The product's own migrations. */
export const migrationsFolder = join(import.meta.dirname, '../../migrations')

export interface MigrationFile {
  version: number
  name: string
  sql: string
  checksum: string
}

/** `NNNN_name.sql`, numbered from 1 without a gap: two branches that both added number 12 must notice. */
export async function readMigrations(folder: string): Promise<MigrationFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name, index) => {
      const version = Number(/^(\d{4})_[a-z0-9_-]+\.sql$/.exec(name)?.[1])
      if (version !== index + 1) throw new Error(`${name} should be number ${index + 1}, as in 0001_name.sql`)
      // A checkout on Windows may have other line ends; that is no change.
      const sql = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n')
      return { version, name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

export async function latestVersion(folder: string): Promise<number> {
  return (await readMigrations(folder)).length
}
