import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/client.ts'
import type { PersonalData } from '../../../db/personal-data.ts'
import { fileUrl } from '../../../providers/storage.ts'

export const pageData: PersonalData = {
  name: 'pages',
  tables: ['pages', 'favorites', 'coloreds', 'colored_versions', 'shares', 'reports', 'wanted_words'],
  read: async (db, userId) => ({
    created: await readCreated(db, userId),
    colored: await readColored(db, userId),
    versions: await readVersions(db, userId),
    shared: await readShares(db, userId),
    favorites: await db
      .selectFrom('favorites')
      .select(['page_id', 'created_at'])
      .where('user_id', '=', userId)
      .execute(),
    reports: await db.selectFrom('reports').select(['page_id', 'created_at']).where('user_id', '=', userId).execute(),
    wanted: await db.selectFrom('wanted_words').select(['word', 'asked_at']).where('user_id', '=', userId).execute(),
  }),
  remove: async (tx, userId) => {
    await takeBackCounts(tx, userId)
    for (const table of ['favorites', 'coloreds', 'reports', 'wanted_words'] as const)
      await tx.deleteFrom(table).where('user_id', '=', userId).execute()
    const shared = await tx.deleteFrom('shares').where('user_id', '=', userId).returning('picture').execute()
    return [...shared.map(({ picture }) => picture), ...(await removePages(tx, userId))]
  },
}

async function readCreated(db: Db, userId: number) {
  const pages = await db
    .selectFrom('pages')
    .select(['id', 'title', 'prompt', 'illustration', 'created_at', 'deleted_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
  return pages.map(({ illustration, ...page }) => ({ ...page, illustration: fileUrl(illustration) }))
}

async function readColored(db: Db, userId: number) {
  const coloreds = await db
    .selectFrom('coloreds')
    .innerJoin('uploads as photo', 'photo.id', 'coloreds.photo_id')
    .innerJoin('uploads as preview', 'preview.id', 'coloreds.preview_id')
    .leftJoin('uploads as actions', 'actions.id', 'coloreds.actions_id')
    .select([
      'page_id',
      'photo.key as photo',
      'preview.key as preview',
      'actions.key as actions',
      'coloreds.created_at',
      'updated_at',
    ])
    .where('coloreds.user_id', '=', userId)
    .orderBy('coloreds.id')
    .execute()
  return coloreds.map((colored) => ({
    ...colored,
    photo: fileUrl(colored.photo),
    preview: fileUrl(colored.preview),
    actions: colored.actions && fileUrl(colored.actions),
  }))
}

async function readVersions(db: Db, userId: number) {
  const versions = await db
    .selectFrom('colored_versions')
    .innerJoin('coloreds', 'coloreds.id', 'colored_versions.colored_id')
    .innerJoin('uploads as photo', 'photo.id', 'colored_versions.photo_id')
    .innerJoin('uploads as preview', 'preview.id', 'colored_versions.preview_id')
    .select(['page_id', 'photo.key as photo', 'preview.key as preview', 'colored_versions.created_at'])
    .where('coloreds.user_id', '=', userId)
    .orderBy('colored_versions.id')
    .execute()
  return versions.map((version) => ({ ...version, photo: fileUrl(version.photo), preview: fileUrl(version.preview) }))
}

async function readShares(db: Db, userId: number) {
  const shares = await db
    .selectFrom('shares')
    .select(['page_id', 'token', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
  return shares.map(({ token, ...share }) => ({ ...share, link: `/shared/${token}` }))
}

async function takeBackCounts(tx: Tx, userId: number) {
  const counts = [
    ['favorites', 'favorited_count'],
    ['coloreds', 'colored_count'],
    ['reports', 'reported_count'],
  ] as const
  for (const [table, count] of counts)
    await sql`
      update pages set ${sql.ref(count)} = ${sql.ref(count)} - 1
      where id in (select page_id from ${sql.table(table)} where user_id = ${userId})`.execute(tx)
}

/** What others have colored or put into a book stays for them, without a name and without the words of whoever described it. */
async function removePages(tx: Tx, userId: number): Promise<string[]> {
  await tx
    .updateTable('pages')
    .set((eb) => ({ user_id: null, job_id: null, prompt: eb.ref('title'), spaced_prompt: eb.ref('spaced_title') }))
    .where('user_id', '=', userId)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('colored_count', '>', 0),
        exists(selectFrom('paid_pages').select('user_id').whereRef('paid_pages.page_id', '=', 'pages.id')),
      ]),
    )
    .execute()
  const gone = await tx
    .deleteFrom('pages')
    .where('user_id', '=', userId)
    .returning(['illustration', 'vector', 'regions', 'bloom'])
    .execute()
  return gone.flatMap((page) =>
    [page.illustration, page.vector, page.regions, page.bloom].filter((key) => key !== null),
  )
}
