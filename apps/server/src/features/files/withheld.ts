import type { Db } from '../../db/client.ts'

/** Thumbs are served under their picture's address only, and shared pictures under that of their link. */
const isServedElsewhere = (key: string) => /^(thumbs|shares)\//.test(key)

/** Books are their owner's alone, who asks for them with a session. */
const isBook = (key: string) => key.startsWith('books/')

/**
 * False for the files of a page that was blocked, of one deleted by its owner that nobody has colored, and for those whose
 * row is gone while the storage still has them. One look into the indexes of two small tables, on every request: a block
 * and a deletion count at once, on every server.
 */
export async function mayServe(db: Db, key: string): Promise<boolean> {
  if (isServedElsewhere(key) || isBook(key)) return false
  const withheld = await db
    .selectFrom('withheld_files')
    .select('key')
    .where('key', '=', key)
    .unionAll(db.selectFrom('deleted_files').select('key').where('key', '=', key))
    .executeTakeFirst()
  return !withheld
}
