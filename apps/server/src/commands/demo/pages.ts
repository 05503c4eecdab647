import { createHash, randomBytes } from 'node:crypto'
import { starterPrompts, suggestPrompt, titleOf } from '@inkbloom/illustrator/prompts'
import type { Db } from '../../db/client.ts'
import { readHouseId } from '../../db/starter.ts'
import { keepPageFiles } from '../../features/gallery/creations/page-files.ts'
import { insertPage } from '../../features/gallery/pages/insert-page.ts'
import type { Press } from '../../press/press-pool.ts'
import type { Storage } from '../../providers/storage.ts'
import { type Coloring, colorPage } from './coloring.ts'
import type { DemoPerson } from './people.ts'
import { type Random, seededRandom } from './random.ts'

/** A picture that is stored once and has many names. */
export interface DemoFile {
  key: string
  sha256: string
  bytes: number
}

export interface DemoPage {
  id: number
  userId: number
  createdAt: Date
  /** What people have made of it. */
  colorings: Record<'finished' | 'begun', { photo: DemoFile; preview: DemoFile; progress: number }>
}

interface PageDeps {
  db: Db
  press: Press
  storage: Storage
  random: Random
}

interface Wish {
  now: Date
  people: DemoPerson[]
  starters: number
  count: number
}

interface Order {
  prompt: string
  userId: number
  at: Date
  seed: number
  starter: boolean
}

const handsAtWork = 3

/** The starter gallery at the beginning of the year, and pages by people since. */
export async function addPages(deps: PageDeps, wish: Wish) {
  const orders = await listOrders(deps, wish)
  const drawn = await drawAll(deps, orders)
  const pages: DemoPage[] = []
  // In the order of the year, so that a later page has a higher number.
  for (const { order, page, colorings } of drawn) {
    const { prompt, userId, at } = order
    const clock = { now: () => at }
    const id = await deps.db
      .transaction()
      .execute((tx) => insertPage(tx, clock, { ...page, userId, jobId: null, prompt, title: titleOf(prompt) }))
    pages.push({ id, userId, createdAt: at, colorings })
  }
  return pages
}

async function listOrders({ db, random }: PageDeps, wish: Wish) {
  const { now, people, count } = wish
  const houseId = await readHouseId(db)
  const yearAgo = now.getTime() - 364 * 86_400_000
  const starters = starterPrompts()
    .slice(0, wish.starters)
    .map(
      (prompt, i): Order => ({ prompt, userId: houseId, at: new Date(yearAgo + i * 60_000), seed: 1, starter: true }),
    )
  const others = Array.from({ length: count }, (): Order => {
    const author = random.person(people)
    const at = random.between(author.createdAt, now)
    return { prompt: suggestPrompt(random.next), userId: author.id, at, seed: random.below(1e9), starter: false }
  })
  return [...starters, ...others].sort((a, b) => a.at.getTime() - b.at.getTime())
}

/** Several at a time: while one is kept, the processes of the press draw the next. */
async function drawAll(deps: PageDeps, orders: Order[]) {
  const drawn: Awaited<ReturnType<typeof drawOne>>[] = []
  const queue = orders.entries()
  const work = async () => {
    for (const [place, order] of queue) drawn[place] = await drawOne(deps, order)
  }
  await Promise.all(Array.from({ length: handsAtWork }, work))
  return drawn
}

async function drawOne({ press, storage }: PageDeps, order: Order) {
  const { prompt, seed } = order
  const { signal } = new AbortController()
  const { svg, picture, missing } = await press.run({ kind: 'draw', prompt, seed, detail: null }, signal)
  const [pressed, colored] = await Promise.all([
    press.run({ kind: 'press', picture, foreign: false }, signal),
    press.run({ kind: 'color', svg, seed }, signal),
  ])
  const files = await keepPageFiles(storage, { pressed, svg, ...(order.starter && { bloom: colored }) })
  const subject = { lines: pressed.png, regions: pressed.regions, colored }
  const keep = async (share: number) => keepColoring(storage, await colorPage(subject, seededRandom(seed), share))
  const colorings = { finished: await keep(1), begun: await keep(0.6) }
  return { order, page: { ...files, figures: { ...pressed.figures }, missing, provider: 'embedded' }, colorings }
}

async function keepColoring(storage: Storage, coloring: Coloring) {
  const keep = async (picture: Buffer): Promise<DemoFile> => {
    const key = newKey()
    await storage.put(key, picture, 'image/png')
    return { key, sha256: createHash('sha256').update(picture).digest('hex'), bytes: picture.length }
  }
  const { progress } = coloring
  return { photo: await keep(coloring.photo), preview: await keep(coloring.preview), progress }
}

export const newKey = () => `uploads/${randomBytes(24).toString('base64url')}.png`
