import { createHash, randomBytes } from 'node:crypto'
import pLimit from 'p-limit'
import type { Db, Tx } from '../../db/client.ts'
import type { Clock } from '../../kernel/clock.ts'
import { invalid } from '../../kernel/errors.ts'
import { contentTypes, fileUrl, keyOf, type Storage } from '../../providers/storage.ts'
import { cleanPicture } from './clean-picture.ts'

/** A decoded picture can take 64 MiB: a burst of uploads must queue here, not in memory. */
const decoding = pLimit(2)

export async function keepUpload(
  db: Db,
  clock: Clock,
  storage: Storage,
  { userId, file }: { userId: number; file: File },
) {
  const picture = await decoding(async () => cleanPicture(new Uint8Array(await file.arrayBuffer())))
  const sha256 = createHash('sha256').update(picture.body).digest('hex')
  // Gets a new date: an old upload that nothing shows might be swept before it is used.
  const same = await db
    .updateTable('uploads')
    .set({ created_at: clock.now() })
    .where('user_id', '=', userId)
    .where('sha256', '=', sha256)
    .returning('key')
    .executeTakeFirst()
  if (same) return { url: fileUrl(same.key) }

  const key = `uploads/${randomBytes(24).toString('base64url')}.${picture.extension}`
  const contentType = contentTypes[picture.extension] ?? 'application/octet-stream'
  // The file first: a row must never point to nothing.
  await storage.put(key, picture.body, contentType)
  const kept = await db
    .insertInto('uploads')
    .values({
      user_id: userId,
      key,
      sha256,
      content_type: contentType,
      bytes: picture.body.length,
      width: picture.width,
      height: picture.height,
      created_at: clock.now(),
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'sha256']).doUpdateSet({ sha256 }))
    .returning('key')
    .executeTakeFirstOrThrow()
  if (kept.key !== key) await storage.delete(key)
  return { url: fileUrl(kept.key) }
}

/** Somebody else's picture cannot be taken for one's own by naming its address. */
export async function findOwnUpload(tx: Tx, input: { userId: number; url: string; field: string }): Promise<number> {
  const upload = await tx
    .selectFrom('uploads')
    .select('id')
    .where('user_id', '=', input.userId)
    .where('key', '=', keyOf(input.url) ?? '')
    .executeTakeFirst()
  if (!upload) throw invalid({ [input.field]: 'Choose a picture that you have uploaded.' })
  return upload.id
}
