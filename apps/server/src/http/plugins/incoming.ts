import { randomUUID } from 'node:crypto'
import { createWriteStream, openAsBlob } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** The files of one request, on the disk until it is answered. */
interface Incoming {
  folder: string
  paths: string[]
  over: boolean
}

declare module 'fastify' {
  interface FastifyRequest {
    incoming: Incoming | null
  }
}

/** No request takes this long: what is older was left by a server that was killed. */
const leftoverMs = 3_600_000

/** Uploads wait on the disk for their turn to be decoded: in memory, fifty of them would be half a gigabyte. */
export function addIncoming(app: FastifyInstance, { dataDir }: { dataDir: string }): void {
  const folder = join(dataDir, 'incoming')
  app.decorateRequest('incoming', null)
  app.addHook('onReady', () => sweepIncoming(folder))
  app.addHook('onRoute', (route) => {
    if (!route.config?.contract?.upload) return
    route.preParsing = [
      ...[route.preParsing ?? []].flat(),
      async (request, reply) => {
        const incoming: Incoming = { folder, paths: [], over: false }
        request.incoming = incoming
        reply.raw.once('close', () => {
          incoming.over = true
          for (const path of incoming.paths) remove(path)
        })
      },
    ]
  })
}

/** A file that is read from the disk whenever it is read. */
export async function keepIncoming(
  { incoming }: FastifyRequest,
  stream: Readable,
  { name, type }: { name: string; type: string },
): Promise<File> {
  if (!incoming) throw new Error('Files come only to calls that take one.')
  await mkdir(incoming.folder, { recursive: true })
  const path = join(incoming.folder, randomUUID())
  incoming.paths.push(path)
  try {
    await pipeline(stream, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
    return new File([await openAsBlob(path)], name, { type })
  } finally {
    if (incoming.over) remove(path)
  }
}

async function sweepIncoming(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const path = join(folder, name)
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }))
    if (Date.now() - mtimeMs > leftoverMs) remove(path)
  }
}

/** What cannot be removed now is swept with the leftovers. */
function remove(path: string): void {
  rm(path, { force: true }).catch(() => {})
}
