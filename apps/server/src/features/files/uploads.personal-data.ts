import type { PersonalData } from '../../db/personal-data.ts'
import { fileUrl } from '../../providers/storage.ts'

export const uploadData: PersonalData = {
  name: 'uploads',
  tables: ['uploads'],
  read: async (db, userId) => {
    const uploads = await db
      .selectFrom('uploads')
      .select(['key', 'content_type', 'width', 'height', 'bytes', 'created_at'])
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute()
    return uploads.map(({ key, ...upload }) => ({ url: fileUrl(key), ...upload }))
  },
  remove: async (tx, userId) => {
    const gone = await tx.deleteFrom('uploads').where('user_id', '=', userId).returning('key').execute()
    return gone.map((upload) => upload.key)
  },
}
