import type { SharedPicture } from '@inkbloom/contract'
import { canvasSize } from '@inkbloom/contract/constants'
import type { Db } from '../../../db/client.ts'

/**
 * A link as it is right now. It has ended when its page was blocked or deleted, when the page became its owner's alone, and when
 * whoever shared it was blocked; asked on every request, so that this counts at once and on every server. A block that is taken
 * back brings it back.
 */
export function findShared(db: Db, token: string) {
  return db
    .selectFrom('shares')
    .innerJoin('pages', 'pages.id', 'shares.page_id')
    .innerJoin('users', 'users.id', 'shares.user_id')
    .select(['shares.picture', 'pages.title', 'pages.id as page_id'])
    .where('shares.token', '=', token)
    .where('users.blocked_at', 'is', null)
    .where('pages.blocked_at', 'is', null)
    .where('pages.deleted_at', 'is', null)
    .where('pages.private', '=', false)
    .executeTakeFirst()
}

export async function readShared(db: Db, token: string): Promise<SharedPicture | null> {
  const found = await findShared(db, token)
  if (!found) return null
  const { title, page_id } = found
  // Each picture has a name of its own: what other sites keep of an older one is not taken for the newer.
  const version = found.picture.slice('shares/'.length, 'shares/'.length + 12)
  return { title, page_id, picture: `/shared/${token}/picture.jpg?v=${version}`, width: canvasSize, height: canvasSize }
}
