import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { type Db, openDatabase } from '../apps/server/src/db/client.ts'
import { systemClock } from '../apps/server/src/kernel/clock.ts'
import { People } from '../apps/server/test/support/people.ts'
import { call } from './product.ts'

interface Kept {
  userId: number
  pageId: number
}

/** Favorites need a plan that is paid, and so does coloring for days. */
export interface Subscriber {
  id: number
  token: string
}

/** What people did and were told is done. All of it must be there afterwards, whatever happened to the server. */
export interface Acknowledged {
  signUps: string[]
  pages: number[]
  files: string[]
  saves: (Kept & { revision: number })[]
  favorites: Kept[]
}

export interface Load {
  done: Acknowledged
  /** Who asked for a page, also those who were never answered. */
  asked: string[]
  subscribers: Subscriber[]
  /** Whose favorites were tried: a second time would take it back. */
  tried: Set<string>
}

export const newLoad = (subscribers: Subscriber[]): Load => ({
  done: { signUps: [], pages: [], files: [], saves: [], favorites: [] },
  asked: [],
  subscribers,
  tried: new Set(),
})

/** Made while no server runs. */
export async function makeSubscribers(place: { dataDir: string; databaseUrl: string | null }): Promise<Subscriber[]> {
  const database = await openDatabase(place)
  try {
    const people = new People(database.db, systemClock)
    const made: Subscriber[] = []
    for (let n = 0; n < 40; n += 1) made.push(await people.make({ plan: 'advanced', email: `paid${n}@example.com` }))
    return made
  } finally {
    await database.close()
  }
}

const oneOf = <T>(all: readonly T[]): T | undefined => all[Math.floor(Math.random() * all.length)]

interface Lane {
  name: string
  /** Whether its people ask for pages: drawing takes more of the machine than everything else. */
  draws: boolean
}

/** People who sign up, ask for a page, save a coloring and keep a page of the gallery, until they are told to stop. */
export async function keepBusy(url: string, { name, draws }: Lane, load: Load, stop: AbortSignal): Promise<void> {
  for (let turn = 0; !stop.aborted; turn += 1) await oneVisit(url, { name: `${name}n${turn}`, draws, turn }, load)
}

async function oneVisit(url: string, { name, draws, turn }: Lane & { turn: number }, load: Load) {
  const from = `127.${1 + Math.floor(Math.random() * 200)}.${1 + (turn % 200)}.1`
  const email = `${name}@example.com`
  const signUp = await call(url, '/users/sign-up', { body: { name: 'Kill', email, password: 'long enough' }, from })
  if (signUp.status !== 200) return
  load.done.signUps.push(email)
  if (draws) askForPage(url, { name, from, token: String(signUp.body.data?.token) }, load)
  const subscriber = oneOf(load.subscribers)
  if (subscriber) await color(url, { subscriber, from }, load)
}

/** Answered when it is drawn; meanwhile they color. */
function askForPage(url: string, { name, from, token }: { name: string; from: string; token: string }, load: Load) {
  const body = { prompt: 'a cat in the garden', requestId: `request-${name}` }
  load.asked.push(token)
  call(url, '/pages/create', { body, token, from }).then(
    ({ status, body: { data } }) => status === 200 && load.done.pages.push(Number(data?.id)),
    () => {},
  )
}

async function color(url: string, who: { subscriber: Subscriber; from: string }, { done, tried }: Load) {
  const { from, subscriber } = who
  const { id: userId, token } = subscriber
  const pageId = await anyPage(url, token)
  if (pageId === null) return
  if (!tried.has(`${userId} ${pageId}`)) {
    tried.add(`${userId} ${pageId}`)
    const favorite = await call(url, `/pages/${pageId}/favorited/toggle`, { method: 'PATCH', token, from })
    if (favorite.status === 200) done.favorites.push({ userId, pageId })
  }
  const sent = await call(url, '/storage/upload', { file: await anyPicture(), token, from })
  if (sent.status !== 200) return
  const photo = String(sent.body.data?.url)
  done.files.push(photo)
  const body = { pageId, photo, preview: photo }
  const saved = await call(url, '/coloreds/upsert', { method: 'PATCH', body, token, from })
  if (saved.status === 200) done.saves.push({ userId, pageId, revision: Number(saved.body.data?.revision) })
}

export async function anyPage(url: string, token: string): Promise<number | null> {
  const { body } = await call(url, '/pages/paginate', { token })
  const pages = (body.data as unknown as { data?: { id: number }[] })?.data ?? []
  return oneOf(pages)?.id ?? null
}

const anyPicture = () =>
  sharp({ create: { width: 1024, height: 1024, channels: 3, background: `#${randomBytes(3).toString('hex')}` } })
    .png()
    .toBuffer()

/** How many asked for a page and have neither it nor a failure, once nothing is under way any more or the time is up. */
export async function countUnfinished(url: string, { asked }: Load, mostMs: number): Promise<number> {
  const until = performance.now() + mostMs
  const waiting = new Set(asked)
  while (waiting.size > 0 && performance.now() < until) {
    // One after the other: hundreds of connections from one address are an attack, and the server cuts them.
    for (const token of waiting) if (await isSettled(url, token)) waiting.delete(token)
    await sleep(500)
  }
  return waiting.size
}

async function isSettled(url: string, token: string): Promise<boolean> {
  const { body } = await call(url, '/creations/list', { token })
  const creations = (body.data ?? []) as unknown as { status: string }[]
  return creations.every(({ status }) => ['done', 'failed', 'stopped'].includes(status))
}

/** How many of each kind are not there. */
export async function countLost(
  db: Db,
  dataDir: string,
  done: Acknowledged,
): Promise<Record<keyof Acknowledged, number>> {
  const users = await db.selectFrom('users').select('email').execute()
  const emails = new Set(users.map(({ email }) => email))
  const pages = await db.selectFrom('pages').select(['id', 'illustration']).execute()
  const drawings = new Map(pages.map(({ id, illustration }) => [id, illustration]))
  const favorites = await db.selectFrom('favorites').select(['user_id', 'page_id']).execute()
  const kept = new Set(favorites.map(({ user_id, page_id }) => `${user_id} ${page_id}`))
  const coloreds = await db.selectFrom('coloreds').select(['user_id', 'page_id', 'revision']).execute()
  const revisions = new Map(coloreds.map(({ user_id, page_id, revision }) => [`${user_id} ${page_id}`, revision]))
  const uploads = await db.selectFrom('uploads').select('key').execute()
  const keys = new Set(uploads.map(({ key }) => key))
  const nameOf = ({ userId, pageId }: Kept) => `${userId} ${pageId}`
  const onDisk = (key: string | undefined) => key !== undefined && existsSync(join(dataDir, 'files', key))
  const isThere = (key: string) => keys.has(key) && onDisk(key)
  return {
    signUps: done.signUps.filter((email) => !emails.has(email)).length,
    pages: done.pages.filter((id) => !onDisk(drawings.get(id))).length,
    files: done.files.filter((address) => !isThere(address.replace('/files/', ''))).length,
    saves: done.saves.filter((save) => (revisions.get(nameOf(save)) ?? 0) < save.revision).length,
    favorites: done.favorites.filter((favorite) => !kept.has(nameOf(favorite))).length,
  }
}
