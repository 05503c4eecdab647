import type { Db } from '../../db/client.ts'

/** Whether somebody has taken the admin's seat: until then every page leads to where it is taken. */
export async function adminExists(db: Db): Promise<boolean> {
  const admin = await db.selectFrom('users').select('id').where('admin', '=', true).executeTakeFirst()
  return admin !== undefined
}
