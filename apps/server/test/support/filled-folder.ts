import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { starterPrompts, titleOf } from '@inkbloom/illustrator/prompts'
import sharp from 'sharp'
import { countEverything } from '../../src/commands/demo/activity.ts'
import type { Db } from '../../src/db/client.ts'
import { addStarterData } from '../../src/db/starter.ts'
import { spend } from '../../src/features/billing/credits/credits.service.ts'
import { openPeriod } from '../../src/features/billing/credits/open-period.ts'
import { insertPage } from '../../src/features/gallery/pages/insert-page.ts'
import { systemClock } from '../../src/kernel/clock.ts'
import { press } from '../../src/press/press.ts'
import { fillDataFolder } from './data-folder.ts'
import { People, type Person } from './people.ts'
import { lineArt } from './pictures.ts'

export interface FilledFolder {
  /** Has drawn every page; on the free plan. */
  owner: Person
  /** Has favorited and colored every page; on starter. */
  fan: Person
  /** On starter too, and has done nothing yet. */
  reader: Person
}

/** Rows instead of drawings: a browser test of long lists need not wait until so many pages are drawn. */
export async function fillFolder(dataDir: string, { pages }: { pages: number }): Promise<FilledFolder> {
  return fillDataFolder(dataDir, async (db) => {
    await addStarterData(db, systemClock)
    const people = new People(db, systemClock)
    const owner = await people.make({ name: 'Nora Lind', email: 'nora@example.com' })
    const fan = await people.make({ name: 'Mara Okafor', email: 'mara@example.com', plan: 'starter' })
    const reader = await people.make({ name: 'Jonas Berg', email: 'jonas@example.com', plan: 'starter' })
    const ids = await drawPages(db, { dataDir, owner, pages })
    await colorPages(db, { dataDir, fan, ids })
    await countEverything(db)
    return { owner, fan, reader }
  })
}

/** One picture under many names: a block withholds a page's files by their names. */
async function drawPages(db: Db, { dataDir, owner, pages }: { dataDir: string; owner: Person; pages: number }) {
  const pressed = await press(await lineArt(), { foreign: false })
  const prompts = starterPrompts()
  const ids: number[] = []
  for (let i = 0; i < pages; i += 1) {
    const [illustration, regions] = [newKey('pages', 'png'), newKey('pages', 'bin')]
    await keep(dataDir, illustration, pressed.png)
    await keep(dataDir, regions, pressed.regions)
    const words = prompts[i % prompts.length] ?? ''
    const prompt = i < prompts.length ? words : `${words}, once more`
    // A minute apart, the last of them now: latest and oldest are two orders.
    // The first was there yesterday, as a page of the day has to be.
    const clock = { now: () => new Date(Date.now() - (pages - i) * 60_000 - (i === 0 ? 86_400_000 : 0)) }
    const page = {
      illustration,
      regions,
      vector: null,
      bloom: null,
      // As if every third were simple, medium and intricate.
      figures: { ...pressed.figures, regions: [40, 200, 500][i % 3] ?? 0 },
      missing: null,
      sha256: pressed.sha256,
    }
    const made = { ...page, provider: 'embedded', userId: owner.id, jobId: null }
    ids.push(await db.transaction().execute((tx) => insertPage(tx, clock, { ...made, prompt, title: titleOf(prompt) })))
  }
  return ids
}

/** Three washes of color, over and over. */
const colors = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="384" height="384"><rect width="384" height="384" fill="#ffd166"/><circle cx="120" cy="120" r="110" fill="#ef8354"/><circle cx="270" cy="250" r="100" fill="#4fb286"/></svg>',
)

/** How far the first of them are; all others are finished. */
const begun = [72, 45, 20, 88, 60]

async function colorPages(db: Db, { dataDir, fan, ids }: { dataDir: string; fan: Person; ids: number[] }) {
  const picture = await sharp(await lineArt())
    .composite([{ input: colors, tile: true, blend: 'multiply' }])
    .png()
    .toBuffer()
  const now = systemClock.now()
  const upload = async () => {
    const key = newKey('uploads', 'png')
    await keep(dataDir, key, picture)
    const made = { key, sha256: key, content_type: 'image/png', bytes: picture.length, width: 1024, height: 1024 }
    const row = { ...made, user_id: fan.id, created_at: now }
    return (await db.insertInto('uploads').values(row).returning('id').executeTakeFirstOrThrow()).id
  }
  await db.transaction().execute((tx) => openPeriod(tx, systemClock, { userId: fan.id }))
  for (const [i, id] of ids.entries()) {
    const files = { photo_id: await upload(), preview_id: await upload() }
    const at = { created_at: now, updated_at: now }
    await db.insertInto('favorites').values({ user_id: fan.id, page_id: id, created_at: now }).execute()
    await db
      .insertInto('coloreds')
      .values({ user_id: fan.id, page_id: id, revision: 1, progress: begun[i] ?? 100, ...files, ...at })
      .execute()
    const spending = { userId: fan.id, kind: 'public_page', reason: 'color', reference: `${fan.id}:${id}` } as const
    await db.transaction().execute((tx) => spend(tx, systemClock, spending))
  }
}

const newKey = (folder: string, extension: string) => `${folder}/${randomBytes(24).toString('base64url')}.${extension}`

async function keep(dataDir: string, key: string, body: Uint8Array): Promise<void> {
  const path = join(dataDir, 'files', key)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, body)
}
