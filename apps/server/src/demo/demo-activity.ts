import { sql } from 'kysely'
import type { Db } from '../db/client.ts'
import type { DemoPage } from './demo-pages.ts'
import { linkFile, newKey } from './demo-pages.ts'
import type { DemoPerson } from './demo-people.ts'
import type { Random } from './random.ts'

interface Crowd {
  now: Date
  people: DemoPerson[]
  pages: DemoPage[]
}

/** Some pages are loved, most are liked a little: the square leans toward the front. */
const lovedPage = (pages: DemoPage[], random: Random) =>
  pages[Math.floor(random.next() ** 2 * pages.length)] as DemoPage

function momentAfter(random: Random, now: Date, ...moments: Date[]): Date {
  const from = Math.max(...moments.map((moment) => moment.getTime()))
  return new Date(from + (now.getTime() - from) * Math.sqrt(random.next()))
}

export async function addFavorites(db: Db, random: Random, { now, people, pages }: Crowd, count: number) {
  const rows = Array.from({ length: count }, () => {
    const person = random.pick(people)
    const page = lovedPage(pages, random)
    return {
      user_id: person.id,
      page_id: page.id,
      created_at: momentAfter(random, now, person.createdAt, page.createdAt),
    }
  })
  await db
    .insertInto('favorites')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function addColorings(db: Db, random: Random, crowd: Crowd & { filesFolder: string }, count: number) {
  const { now, people, pages, filesFolder } = crowd
  const seen = new Set<string>()
  for (let i = 0; i < count; i += 1) {
    const person = random.pick(people)
    const page = lovedPage(pages, random)
    if (seen.has(`${person.id}:${page.id}`)) continue
    seen.add(`${person.id}:${page.id}`)
    const at = momentAfter(random, now, person.createdAt, page.createdAt)
    const upload = async (from: string, part: string) => {
      const key = newKey()
      await linkFile(filesFolder, from, key)
      const { id } = await db
        .insertInto('uploads')
        .values({
          user_id: person.id,
          key,
          sha256: `demo-${page.id}-${part}`,
          content_type: 'image/png',
          bytes: 1,
          width: 1024,
          height: 1024,
          created_at: at,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    }
    const photo_id = await upload(page.photo, 'photo')
    const preview_id = await upload(page.preview, 'preview')
    await db
      .insertInto('coloreds')
      .values({
        user_id: person.id,
        page_id: page.id,
        photo_id,
        preview_id,
        revision: 1,
        created_at: at,
        updated_at: at,
      })
      .execute()
  }
}

/** What the product keeps as it goes along, worked out once for a year that never happened. */
export async function countEverything(db: Db): Promise<void> {
  await sql`
    update pages set
      favorited_count = (select count(*) from favorites where page_id = pages.id),
      colored_count = (select count(*) from coloreds where page_id = pages.id)`.execute(db)
  await sql`delete from stats_daily`.execute(db)
  const measures = ['users', 'pages', 'coloreds', 'subscriptions'] as const
  for (const measure of measures)
    await sql`
      insert into stats_daily (day, measure, shard, value)
      select (created_at at time zone 'UTC')::date, ${measure}, 0, count(*) from ${sql.table(measure)}
      ${measure === 'users' ? sql`where not house` : sql``}
      group by 1`.execute(db)
}
