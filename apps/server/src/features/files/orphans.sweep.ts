import { sql } from 'kysely'
import { claimChore } from '../../db/chores.ts'
import type { Db } from '../../db/client.ts'
import type { Clock } from '../../kernel/clock.ts'
import { keyPattern, type Storage } from '../../providers/storage.ts'

const dayMs = 86_400_000
/** A file is written before its row; a day later there is a row, or there will be none. */
const graceMs = 2 * dayMs

/**
 * Files that no row names, once a day on one of the servers: of one that died between the file and its row, of a bucket
 * that was away when it should have forgotten. Thumbs go with what they were made of.
 */
export async function sweepOrphans(db: Db, clock: Clock, storage: Storage): Promise<void> {
  if (!(await claimChore(db, clock, { name: 'orphans', everyMs: dayMs }))) return
  const before = new Date(clock.now().getTime() - graceMs)
  for await (const files of storage.list()) {
    const old = files.filter(({ key, writtenAt }) => writtenAt < before && keyPattern.test(key)).map(({ key }) => key)
    if (old.length === 0) continue
    const named = await namesIn(db, old.flatMap(originsOf))
    for (const key of old) if (!originsOf(key).some((origin) => named.has(origin))) await storage.delete(key)
  }
}

/** A thumb's name is that of its picture: see thumbKey. */
function originsOf(key: string): string[] {
  const [, name] = /^thumbs\/([\w-]+)-\d+\.webp$/.exec(key) ?? []
  if (!name) return [key]
  return ['uploads', 'pages'].flatMap((folder) => ['png', 'webp'].map((kind) => `${folder}/${name}.${kind}`))
}

async function namesIn(db: Db, keys: string[]): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    select key from uploads where key = any (${keys}::text[])
    union all
    select picture from shares where picture = any (${keys}::text[])
    union all
    select file from books where file = any (${keys}::text[])
    union all
    select unnest(array[illustration, vector, regions, bloom]) from pages
    where array[illustration, vector, regions, bloom] && ${keys}::text[]`.execute(db)
  return new Set(rows.map(({ key }) => key))
}
