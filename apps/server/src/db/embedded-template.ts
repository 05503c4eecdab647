import { createHash } from 'node:crypto'
import { constants } from 'node:fs'
import { cp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pgliteVersion } from './embedded-version.ts'
import { migrationsFolder, readMigrations } from './migration-files.ts'

/** What the build made: a migrated, empty database, and the print of what it was made from. */
const built = join(import.meta.dirname, '../../dist')

/**
 * Puts a copy of the built database into an empty folder: a tenth of the time that making one takes. False where there is
 * none, none that may be read, or none that this code would make.
 */
export async function copyTemplate(folder: string, from = built): Promise<boolean> {
  try {
    if ((await readFile(join(from, 'print'), 'utf8')) !== (await templatePrint())) return false
    await cp(join(from, 'database'), folder, { recursive: true, mode: constants.COPYFILE_FICLONE })
    return true
  } catch {
    return false
  }
}

/** A hash of everything that shapes a migrated database. */
export async function templatePrint(): Promise<string> {
  const checksums = (await readMigrations(migrationsFolder)).map(({ checksum }) => checksum)
  return createHash('sha256')
    .update([await pgliteVersion(), ...checksums].join())
    .digest('hex')
    .slice(0, 16)
}
