import { link, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { canvasSize } from '@inkbloom/contract/constants'
import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import { spend } from '../../features/billing/credits/credits.service.ts'
import { type DemoFile, type DemoPage, newKey } from './pages.ts'
import type { DemoPerson } from './people.ts'
import type { Random } from './random.ts'

interface Crowd {
  now: Date
  people: DemoPerson[]
  pages: DemoPage[]
}
interface Moment {
  person: DemoPerson
  page: DemoPage
  at: Date
}

/** Some pages are loved, most are liked a little: the power leans toward the front. */
const leaning = 1.6
const month = 30 * 86_400_000
const inOneGo = 100

/** Who did something to which page and when: both were there by then, and nobody did it twice. */
function makeMoments(random: Random, { now, people, pages }: Crowd, count: number): Moment[] {
  const yearAgo = new Date(now.getTime() - 364 * 86_400_000)
  const loved = pages.map((page) => ({ page, charm: random.next() })).sort((a, b) => a.charm - b.charm)
  const seen = new Set<string>()
  const times = Array.from({ length: count }, () => random.growing(yearAgo, now))
  times.sort((a, b) => a.getTime() - b.getTime())
  return times.flatMap((at) => {
    const present = people.filter(({ createdAt }) => createdAt < at)
    if (present.length === 0) return []
    const person = random.person(present)
    const page = loved[Math.floor(random.next() ** leaning * loved.length)]?.page
    const key = `${person.id}:${page?.id}`
    if (!page || page.createdAt > at || seen.has(key)) return []
    seen.add(key)
    return [{ person, page, at }]
  })
}

const inParts = <T>(all: readonly T[]) =>
  Array.from({ length: Math.ceil(all.length / inOneGo) }, (_, i) => all.slice(i * inOneGo, (i + 1) * inOneGo))

export async function addFavorites(db: Db, random: Random, crowd: Crowd, count: number) {
  for (const part of inParts(makeMoments(random, crowd, count)))
    await db
      .insertInto('favorites')
      .values(part.map(({ person, page, at }) => ({ user_id: person.id, page_id: page.id, created_at: at })))
      .execute()
}

export async function addColorings(db: Db, random: Random, crowd: Crowd & { filesFolder: string }, count: number) {
  const moments = makeMoments(random, crowd, count)
  for (const part of inParts(moments)) {
    // Whoever signs in finds something to go on with.
    const chosen = part.map((moment) => {
      const { finished, begun } = moment.page.colorings
      return { ...moment, coloring: moment.person.printed || random.next() < 0.3 ? begun : finished }
    })
    const upload = (kind: 'photo' | 'preview') =>
      addUploads(
        db,
        crowd.filesFolder,
        chosen.map(({ person, at, coloring }) => ({ userId: person.id, at, file: coloring[kind] })),
      )
    const photos = await upload('photo')
    const previews = await upload('preview')
    await db
      .insertInto('coloreds')
      .values(
        chosen.map(({ person, page, at, coloring }, i) => ({
          ...{
            user_id: person.id,
            page_id: page.id,
            created_at: at,
            updated_at: at,
            revision: 1,
            progress: coloring.progress,
          },
          ...{ photo_id: photos[i] as number, preview_id: previews[i] as number },
        })),
      )
      .execute()
  }
  await spendCredits(db, crowd.now, moments)
}

async function addUploads(db: Db, filesFolder: string, uploads: { userId: number; at: Date; file: DemoFile }[]) {
  const rows = uploads.map(({ userId, at, file: { sha256, bytes } }) => ({
    ...{ user_id: userId, key: newKey(), sha256, bytes, created_at: at },
    ...{ content_type: 'image/png', width: canvasSize, height: canvasSize },
  }))
  await Promise.all(uploads.map(({ file }, i) => linkFile(filesFolder, file.key, rows[i]?.key ?? '')))
  const kept = await db.insertInto('uploads').values(rows).returning(['id', 'key']).execute()
  const ids = new Map(kept.map(({ id, key }) => [key, id]))
  return rows.map(({ key }) => ids.get(key))
}

/** One picture under many names, which takes the room of one. */
async function linkFile(filesFolder: string, from: string, to: string): Promise<void> {
  await mkdir(dirname(join(filesFolder, to)), { recursive: true })
  await link(join(filesFolder, from), join(filesFolder, to))
}

/** Whoever signs in sees what they have left this month; what others paid in the course of the year, nobody looks at. */
async function spendCredits(db: Db, now: Date, moments: Moment[]) {
  const shown = moments.filter(({ person, page, at }) => {
    return person.printed && page.userId !== person.id && now.getTime() - at.getTime() < month
  })
  for (const { person, page } of shown)
    await db
      .transaction()
      .execute((tx) =>
        spend(
          tx,
          { now: () => now },
          { userId: person.id, kind: 'public_page', reason: 'color', reference: `${person.id}:${page.id}` },
        ),
      )
}

/** What the product keeps as it goes along, worked out once for a year that never happened. */
export async function countEverything(db: Db): Promise<void> {
  await sql`
    update pages set
      favorited_count = (select count(*) from favorites where page_id = pages.id),
      colored_count = (select count(*) from coloreds where page_id = pages.id)`.execute(db)
  await sql`
    insert into paid_pages (user_id, page_id, created_at)
    select c.user_id, c.page_id, c.created_at from coloreds c join pages p on p.id = c.page_id
    where p.user_id is distinct from c.user_id
    on conflict do nothing`.execute(db)
  await sql`delete from stats_daily`.execute(db)
  const measures = ['users', 'pages', 'coloreds', 'subscriptions'] as const
  for (const measure of measures)
    await sql`
      insert into stats_daily (day, measure, shard, value)
      select (created_at at time zone 'UTC')::date, ${measure}, 0, count(*) from ${sql.table(measure)}
      ${measure === 'users' ? sql`where not house` : sql``}
      group by 1`.execute(db)
}
