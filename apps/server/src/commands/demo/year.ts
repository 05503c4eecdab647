import { availableParallelism } from 'node:os'
import type { Db } from '../../db/client.ts'
import { queueStarterGallery } from '../../features/gallery/creations/starter-gallery.job.ts'
import type { Clock } from '../../kernel/clock.ts'
import { createPress } from '../../press/press-pool.ts'
import { diskStorage } from '../../providers/storage.ts'
import { addColorings, addFavorites, countEverything } from './activity.ts'
import { addPages } from './pages.ts'
import { addPeople, addSubscriptions } from './people.ts'
import { seededRandom } from './random.ts'
import { demoWebsite } from './website.ts'

export interface YearSize {
  people: number
  /** Of the starter gallery, and by people. */
  starters: number
  pages: number
  /** Tries: who has done it already, or was not there yet, does nothing. */
  favorites: number
  colorings: number
}

export const wholeYear: YearSize = { people: 420, starters: 60, pages: 60, favorites: 1500, colorings: 2600 }

interface YearOptions {
  filesFolder: string
  size: YearSize
}

/** A year of believable data, which ends now, in an empty database. */
export async function makeYear(db: Db, clock: Clock, { filesFolder, size }: YearOptions): Promise<void> {
  const random = seededRandom(2026)
  const now = clock.now()
  const everybody = await addPeople(db, random, { now, count: size.people })
  const payers = await addSubscriptions(db, random, { now, people: everybody })
  const people = everybody.slice(1)
  const press = createPress({ atOnce: availableParallelism() })
  const shop = { db, press, storage: diskStorage(filesFolder), random }
  const pages = await addPages(shop, { now, people, starters: size.starters, count: size.pages })
  press.close()
  await addFavorites(db, random, { now, people: payers, pages }, size.favorites)
  await addColorings(db, random, { now, people, pages, filesFolder }, size.colorings)
  await countEverything(db)
  await publish(db, clock, { pages: pages.length, people: people.length })
  await queueStarterGallery(db, clock, { pages: 0 })
  await db.updateTable('jobs').set({ status: 'done', finished_at: now }).where('kind', '=', 'starter-gallery').execute()
}

async function publish(db: Db, clock: Clock, counted: { pages: number; people: number }) {
  const { colorings } = await db
    .selectFrom('coloreds')
    .select((eb) => eb.fn.countAll<number>().as('colorings'))
    .executeTakeFirstOrThrow()
  const value = JSON.stringify(demoWebsite({ ...counted, colorings }))
  await db.insertInto('settings').values({ name: 'website', value, updated_at: clock.now() }).execute()
  // It has been open for a year.
  await db.insertInto('setup_steps').values({ name: 'put_away', done_at: clock.now() }).execute()
}
