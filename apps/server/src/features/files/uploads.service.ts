import { createHash, randomBytes } from 'node:crypto'
import type { Db, Tx } from '../../db/client.ts'
import type { Clock } from '../../kernel/clock.ts'
import { AppError, invalid } from '../../kernel/errors.ts'
import { createFairQueue } from '../../kernel/fair-queue.ts'
import { contentTypes, fileUrl, keyOf, type Storage } from '../../providers/storage.ts'
import type { Picture } from './clean-picture.ts'
import type { PictureCleaner } from './picture-cleaner.ts'
import { makeRoom, requireRoom } from './quota.ts'

/** A decoded picture can take 64 MiB, and seconds to encode: a burst of uploads must queue here, each person's behind their own. */
const decoding = createFairQueue({
  slots: 2,
  waitingEach: 24,
  waiting: 200,
  refuse: (whose) =>
    whose === 'own'
      ? new AppError('RATE_LIMITED', 'Your other pictures are still being read.', { retryAfterSeconds: 5 })
      : new AppError('OVERLOADED', 'Too many pictures are being read. Try again in a moment.', {
          retryAfterSeconds: 5,
        }),
})

interface Upload {
  userId: number
  file: File
  /** Aborts when the person has gone: what nobody will use is not made. */
  signal: AbortSignal
}

interface UploadDeps {
  db: Db
  clock: Clock
  storage: Storage
  cleaner: PictureCleaner
}

export async function keepUpload({ db, clock, storage, cleaner }: UploadDeps, { userId, file, signal }: Upload) {
  await requireRoom(db, clock, { userId })
  const picture = await decoding.run(userId, signal, async () =>
    cleaner.clean(new Uint8Array(await file.arrayBuffer()), signal),
  )
  signal.throwIfAborted()
  return { url: fileUrl(await keepFile({ db, clock, storage }, { userId, ...picture })) }
}

interface NewFile {
  userId: number
  body: Buffer
  extension: Picture['extension'] | 'bin'
  width: number | null
  height: number | null
}

/** Keeps bytes as an upload of somebody, once however often they are sent. Resolves to their key. */
export async function keepFile({ db, clock, storage }: Omit<UploadDeps, 'cleaner'>, file: NewFile): Promise<string> {
  const { userId, body, extension } = file
  const sha256 = createHash('sha256').update(body).digest('hex')
  // Gets a new date: an old upload that nothing shows might be swept before it is used.
  const same = await db
    .updateTable('uploads')
    .set({ created_at: clock.now() })
    .where('user_id', '=', userId)
    .where('sha256', '=', sha256)
    .returning('key')
    .executeTakeFirst()
  if (same) return same.key

  const key = `uploads/${randomBytes(24).toString('base64url')}.${extension}`
  // The file first: a row must never point to nothing.
  await storage.put(key, body, contentTypes[extension] ?? 'application/octet-stream')
  try {
    const kept = await insertUpload(db, clock, { key, sha256, file })
    if (kept !== key) await storage.delete(key)
    return kept
  } catch (error) {
    await storage.delete(key)
    throw error
  }
}

function insertUpload(
  db: Db,
  clock: Clock,
  { key, sha256, file }: { key: string; sha256: string; file: NewFile },
): Promise<string> {
  const { userId, body, extension, width, height } = file
  return db.transaction().execute(async (tx) => {
    await makeRoom(tx, clock, { userId, bytes: body.length })
    const kept = await tx
      .insertInto('uploads')
      .values({
        user_id: userId,
        key,
        sha256,
        content_type: contentTypes[extension] ?? 'application/octet-stream',
        bytes: body.length,
        width,
        height,
        created_at: clock.now(),
      })
      .onConflict((conflict) => conflict.columns(['user_id', 'sha256']).doUpdateSet({ sha256 }))
      .returning('key')
      .executeTakeFirstOrThrow()
    return kept.key
  })
}

/** Somebody else's picture cannot be taken for one's own by naming its address. */
export async function findOwnUpload(tx: Tx, input: { userId: number; url: string; field: string }): Promise<number> {
  const upload = await tx
    .selectFrom('uploads')
    .select('id')
    .where('user_id', '=', input.userId)
    .where('key', '=', keyOf(input.url) ?? '')
    .where('width', 'is not', null)
    .executeTakeFirst()
  if (!upload) throw invalid({ [input.field]: 'Choose a picture that you have uploaded.' })
  return upload.id
}
