import { randomBytes } from 'node:crypto'
import { link, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { starterPrompts, suggestPrompt, titleOf } from '@inkbloom/illustrator/prompts'
import sharp from 'sharp'
import type { Db } from '../db/client.ts'
import { keepPageFiles } from '../features/creations/page-files.ts'
import { insertPage } from '../features/pages/pages.write.ts'
import type { Press } from '../features/press/press-pool.ts'
import type { Storage } from '../providers/storage.ts'
import type { DemoPerson } from './demo-people.ts'
import type { Random } from './random.ts'

export interface DemoPage {
  id: number
  createdAt: Date
  /** A coloring of it, which everybody who has colored it shares: see addUpload. */
  photo: string
  preview: string
}

interface Shop {
  db: Db
  press: Press
  storage: Storage
  random: Random
}

/** The starter gallery at the beginning of the year, and pages by people since. */
export async function addPages(
  { db, press, storage, random }: Shop,
  { now, people, count }: { now: Date; people: DemoPerson[]; count: number },
) {
  const house = await db.selectFrom('users').select('id').where('house', '=', true).executeTakeFirstOrThrow()
  const yearAgo = now.getTime() - 364 * 86_400_000
  const starters = starterPrompts().map((prompt, i) => ({
    prompt,
    userId: house.id,
    at: new Date(yearAgo + i * 60_000),
  }))
  const others = Array.from({ length: count }, () => {
    const author = random.pick(people)
    const at = new Date(author.createdAt.getTime() + (now.getTime() - author.createdAt.getTime()) * random.next())
    return { prompt: suggestPrompt(random.next), userId: author.id, at }
  })
  const pages: DemoPage[] = []
  const signal = new AbortController().signal
  for (const { prompt, userId, at } of [...starters, ...others]) {
    const seed = userId === house.id ? 1 : random.below(1e9)
    const { svg, picture } = await press.run({ kind: 'draw', prompt, seed }, signal)
    const pressed = await press.run({ kind: 'press', picture, foreign: false }, signal)
    const bloom = await press.run({ kind: 'color', svg, seed }, signal)
    const files = await keepPageFiles(storage, { pressed, svg, bloom })
    const preview = await sharp(bloom).png().toBuffer()
    const keys = { photo: newKey(), preview: newKey() }
    for (const key of Object.values(keys)) await storage.put(key, preview, 'image/png')
    const id = await db.transaction().execute((tx) =>
      insertPage(
        tx,
        { now: () => at },
        {
          ...files,
          figures: { ...pressed.figures },
          provider: 'embedded',
          userId,
          jobId: null,
          prompt,
          title: titleOf(prompt),
        },
      ),
    )
    pages.push({ id, createdAt: at, ...keys })
  }
  return pages
}

export const newKey = () => `uploads/${randomBytes(24).toString('base64url')}.png`

/** One picture under many names, which takes the room of one. */
export async function linkFile(filesFolder: string, from: string, to: string): Promise<void> {
  await mkdir(dirname(join(filesFolder, to)), { recursive: true })
  await link(join(filesFolder, from), join(filesFolder, to))
}
