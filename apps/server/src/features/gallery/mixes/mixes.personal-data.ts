import type { PersonalData } from '../../../db/personal-data.ts'

export const mixData: PersonalData = {
  name: 'mixes',
  tables: ['mixes'],
  read: async (db, userId) => {
    const rows = await db
      .selectFrom('mixes')
      .select('color')
      .where('user_id', '=', userId)
      .orderBy('id', 'desc')
      .execute()
    return rows.map(({ color }) => color)
  },
  remove: async (tx, userId) => {
    await tx.deleteFrom('mixes').where('user_id', '=', userId).execute()
    return []
  },
}
