import type { Db } from '@inkbloom/server/src/db/client.ts'
import type { Clock } from '@inkbloom/server/src/kernel/clock.ts'
import { People, type Person } from '@inkbloom/server/test/support/people.ts'
import sharp from 'sharp'

/** Somebody with a page to themselves, so that calls at the same moment do not wait for each other's row. */
export interface Slot {
  person: Person
  pageId: number
  /** Addresses of two drawings: each save brings the other one. */
  drawings: [string, string]
  /** Tokens of people who upload in turn: the same picture from the same person would not be kept twice. */
  uploaders: string[]
  picture: Buffer
}

/** How many of the slots upload, and how many people each uploads for. */
const uploading = 4
const uploads = 150

/** People on a paid plan, each of whom has saved a coloring of their page once. */
export async function makeSlots(db: Db, clock: Clock, { count, firstPage }: { count: number; firstPage: number }) {
  const people = new People(db, clock)
  const picture = await drawing()
  const slots: Slot[] = []
  for (let i = 0; i < count; i += 1) {
    const person = await people.make({ plan: 'advanced', email: `slot${i}@example.com` })
    const pageId = await nextShown(db, firstPage + i * 10)
    const drawings = [await makeUpload(db, clock, person.id, 'a'), await makeUpload(db, clock, person.id, 'b')] as const
    const uploaders: string[] = []
    for (let n = 0; n < (i < uploading ? uploads : 0); n += 1)
      uploaders.push((await people.make({ email: `uploader${i}.${n}@example.com` })).token)
    slots.push({ person, pageId, drawings: [...drawings], uploaders, picture })
  }
  return slots
}

/** As large as a coloring, of flat colors. */
function drawing(): Promise<Buffer> {
  const blobs = Array.from({ length: 24 }, (_, k) => {
    const [x, y, radius] = [(k * 173) % 1024, (k * 277) % 1024, 60 + ((k * 37) % 140)]
    return `<circle cx="${x}" cy="${y}" r="${radius}" fill="hsl(${(k * 61) % 360} 70% 60%)"/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="1024">${blobs.join('')}</svg>`
  return sharp(Buffer.from(svg)).png({ compressionLevel: 6 }).toBuffer()
}

async function nextShown(db: Db, from: number): Promise<number> {
  const { id } = await db
    .selectFrom('pages')
    .select('id')
    .where('id', '>=', from)
    .where('blocked_at', 'is', null)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  return id
}

async function makeUpload(db: Db, clock: Clock, userId: number, name: string): Promise<string> {
  const key = `uploads/${name}${String(userId).padStart(31, '0')}.png`
  const picture = { content_type: 'image/png', bytes: 1000, width: 1024, height: 1024 }
  const row = { user_id: userId, key, sha256: key, ...picture, created_at: clock.now() }
  await db.insertInto('uploads').values(row).execute()
  return `/files/${key}`
}

export interface Statement {
  text: string
  values: unknown[]
}

/** A question of pg's own, whoever has wrapped the client that asks it. */
interface Asked {
  text: string
  values?: unknown[]
  submit(...args: unknown[]): unknown
}

/** What one call asks of the database, begin and commit included. What the server has kept ready is recorded whole. */
export async function recordStatements(queries: Asked, call: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = []
  const { submit } = queries
  queries.submit = function (this: Asked, ...args) {
    statements.push({ text: this.text, values: this.values ?? [] })
    return submit.apply(this, args)
  }
  try {
    await call()
    return statements
  } finally {
    queries.submit = submit
  }
}
