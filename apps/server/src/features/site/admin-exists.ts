import type { Db } from '../../db/client.ts'

/** Whether there is an admin: until then every page leads to where one is made. */
export async function adminExists(db: Db): Promise<boolean> {
  const admin = await db.selectFrom('users').select('id').where('admin', '=', true).executeTakeFirst()
  return admin !== undefined
}
