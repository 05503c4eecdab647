import type { Db } from '../../db/client.ts'

/** Thumbs stand beside what they were made of and have no row: they are served under their picture's address only. */
const isThumb = (key: string) => key.startsWith('thumbs/')

/**
 * False for the files of a page that was blocked, and of one deleted by its owner that nobody has colored. One look into
 * the index of a small table, on every request: a block counts at once, on every server.
 */
export async function mayServe(db: Db, key: string): Promise<boolean> {
  if (isThumb(key)) return false
  const withheld = await db.selectFrom('withheld_files').select('page_id').where('key', '=', key).executeTakeFirst()
  return !withheld
}
