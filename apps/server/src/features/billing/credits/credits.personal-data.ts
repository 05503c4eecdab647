import type { PersonalData } from '../../../db/personal-data.ts'

export const creditData: PersonalData = {
  name: 'credits',
  tables: ['credit_periods'],
  read: (db, userId) =>
    db
      .selectFrom('credit_entries')
      .innerJoin('credit_periods', 'credit_periods.id', 'credit_entries.period_id')
      .select(['credit_entries.kind', 'delta', 'reason', 'note', 'credit_entries.created_at', 'starts_at', 'ends_at'])
      .where('user_id', '=', userId)
      .orderBy('credit_entries.id')
      .execute(),
  remove: async (tx, userId) => {
    await tx.deleteFrom('credit_periods').where('user_id', '=', userId).execute()
    return []
  },
}
