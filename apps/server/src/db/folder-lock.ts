import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from '../kernel/start-error.ts'

const BUSY = 5

/**
 * PGlite has no lock of its own: a second process on its folder loses acknowledged writes in silence.
 *
 * The lock must be the kernel's, which ends with its holder, however that dies. A PID file lies after a restart (in a
 * container the next server has the same PID), a heartbeat file lies for its timeout, and a socket left behind can only be
 * replaced by unlinking it, where two racing starters unlink each other's. Node offers no flock, but its SQLite takes
 * byte-range locks on every platform, between containers that share a volume, and on network file systems that have them.
 *
 * Nobody in this process may open and close the file otherwise (to copy it, say): POSIX would drop the lock.
 */
export function lockFolder(dataDir: string): () => void {
  let file: DatabaseSync | null = null
  try {
    file = new DatabaseSync(join(dataDir, 'database.lock'))
    // Of two racing starters exactly one gets this; "begin exclusive" may refuse both.
    file.exec('pragma journal_mode = memory; begin immediate')
  } catch (error) {
    file?.close()
    throw refusal(dataDir, error)
  }
  const held = file
  return () => held.close()
}

function refusal(dataDir: string, error: unknown): StartError {
  const { errcode, errstr } = error as { errcode?: number; errstr?: string }
  if (errcode === BUSY) {
    return new StartError(
      `Another server is using the data folder ${dataDir}: stop it first, or set DATA_DIR to another folder.`,
    )
  }
  return new StartError(`The data folder ${dataDir} can't be locked for writing (${errstr ?? String(error)}).`)
}
