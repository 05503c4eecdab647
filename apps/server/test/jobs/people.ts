import type { Db } from '../../src/db/client.ts'

/** People to own jobs. */
export async function addPeople(db: Db, ...names: string[]): Promise<number[]> {
  const rows = await db
    .insertInto('users')
    .values(
      names.map((name) => ({
        name,
        email: `${name}@example.com`,
        password_hash: 'none',
        created_at: new Date('2030-01-01T00:00:00Z'),
      })),
    )
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

export const quiet = { info: () => {}, warn: () => {}, error: () => {} }
