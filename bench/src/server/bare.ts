import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import multipart from '@fastify/multipart'
import Fastify from 'fastify'
import pg from 'pg'
import sharp from 'sharp'
import type { Seeded } from './ours.ts'

/** What somebody would write with nothing but the framework and the driver: the same statements, and the rows as they come. */
const app = Fastify({ bodyLimit: 10 * 1024 * 1024 })
await app.register(multipart)
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL ?? '' })
const folder = join(process.env.DATA_DIR ?? '', 'bare')
await mkdir(folder, { recursive: true })

let statements = {} as Seeded['statements']
const turns = new Map<string, number>()

app.post<{ Params: { slot: string } }>('/upload/:slot', async (request) => {
  const file = await request.file()
  if (!file) throw new Error('no file')
  const picture = await sharp(await file.toBuffer())
    .png({ compressionLevel: 8 })
    .toBuffer()
  const key = `${randomBytes(24).toString('base64url')}.png`
  await writeFile(join(folder, key), picture)
  await pool.query('insert into bare_uploads (key, bytes) values ($1, $2)', [key, picture.length])
  return { data: { url: `/files/${key}` } }
})

app.get<{ Params: { name: keyof Seeded['statements']; slot: string } }>('/:name/:slot', async ({ params, url }) => {
  const ofSlot = statements[params.name][Number(params.slot)] ?? []
  const turn = turns.get(url) ?? 0
  turns.set(url, turn + 1)
  const client = await pool.connect()
  try {
    let rows: unknown[] = []
    for (const { text, values } of ofSlot[turn % ofSlot.length] ?? []) rows = (await client.query(text, values)).rows
    return { data: rows }
  } finally {
    client.release()
  }
})

process.on('message', async (given: Seeded['statements']) => {
  statements = given
  await pool.query('create table if not exists bare_uploads (key text primary key, bytes integer not null)')
  await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) })
  process.send?.('listening')
})
process.send?.('up')
