/**
 * The thread that PGlite lives in: on the main one, a slow query would stop every request.
 *
 * It exchanges whole protocol messages rather than calling PGlite's query(), which takes six round trips into the engine
 * per query (a third of the speed), and whose types and errors are not quite pg's.
 */
import { readFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'

export interface EngineOptions {
  /** Null keeps the database in memory. */
  folder: string | null
  /** A file with an earlier dump to begin from. */
  dumpFile?: string
}
export interface EngineRequest {
  id: number
  op: 'open' | 'exchange' | 'reset' | 'dump' | 'close'
  bytes?: Uint8Array
}
export interface EngineReply {
  id: number
  bytes?: Uint8Array
  error?: string
}

const port = parentPort
if (!port) throw new Error('embedded-thread.ts is started by embedded-engine.ts')
const options = workerData as EngineOptions
const complaints: string[] = []
let opened: PGlite | null = null

async function open(): Promise<PGlite> {
  try {
    return await PGlite.create({
      ...(options.folder === null ? {} : { dataDir: options.folder }),
      ...(options.dumpFile === undefined ? {} : { loadDataDir: new Blob([await readFile(options.dumpFile)]) }),
      extensions: { pg_trgm, unaccent },
      // Passed as a start parameter: PGlite's postgresqlconf option would overwrite a file in a folder that may be damaged.
      startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
      // Later lines, one for each failing query, would pile up for ever.
      onStderr: (line) => {
        if (!opened) complaints.push(line)
        return false
      },
    })
  } catch (error) {
    const reason = complaints.find((line) => /PANIC|FATAL|ERROR/.test(line))
    throw reason ? new Error(reason.replace(/^.*?(PANIC|FATAL|ERROR):\s*/, '')) : error
  }
}

async function exchange(engine: PGlite, message: Uint8Array): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  // Not execProtocolRaw: it also keeps every parsed message of every query, for ever.
  await engine.execProtocolRawStream(message, {
    syncToFs: false,
    onRawData: (part) => parts.push(part.slice()),
  })
  const reply = join(parts)
  // PGlite swallows a crash inside WebAssembly. Going on with such an engine could damage the folder; stopping does not.
  if (wantsReady(message) && !endsReady(reply)) throw new Crash('it crashed while running a query')
  return reply
}

class Crash extends Error {}

/** The message ends in a query or a sync, so that the answer must end in "ready for query". */
function wantsReady(message: Uint8Array): boolean {
  return message[0] === 0x51 || (message.at(-5) === 0x53 && message.at(-1) === 4)
}

function endsReady(reply: Uint8Array): boolean {
  return reply.at(-6) === 0x5a && reply.at(-2) === 5
}

function join(parts: Uint8Array[]): Uint8Array {
  if (parts.length === 1 && parts[0]) return parts[0]
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

async function answer({ op, bytes }: EngineRequest): Promise<Uint8Array | undefined> {
  opened ??= await open()
  if (op === 'exchange' && bytes) return exchange(opened, bytes)
  if (op === 'dump') return new Uint8Array(await (await opened.dumpDataDir('none')).arrayBuffer())
  if (op === 'close') await opened.close()
  if (op === 'reset') {
    if (opened.isInTransaction()) await opened.exec('rollback')
    await opened.exec('discard all')
  }
  return undefined
}

/** The file system inside WebAssembly throws bare numbers, by its own count. */
const errnos: Record<number, string> = { 2: 'EACCES', 19: 'EDQUOT', 51: 'ENOSPC', 63: 'EPERM', 69: 'EROFS' }

function reasonOf(error: unknown): string {
  const { message, errno } = error as { message?: string; errno?: number }
  const code = errno === undefined || errno < 0 ? '' : (errnos[errno] ?? `error ${errno} of the file system`)
  return [code, message].filter(Boolean).join(': ') || String(error)
}

/** One after the other: a reset must not slip between the messages of a query. */
let last = Promise.resolve()
port.on('message', (request: EngineRequest) => {
  last = last.then(async () => {
    try {
      const bytes = await answer(request)
      const reply: EngineReply = bytes ? { id: request.id, bytes } : { id: request.id }
      port.postMessage(reply, bytes ? [bytes.buffer as ArrayBuffer] : [])
    } catch (error) {
      if (error instanceof Crash) throw error
      port.postMessage({ id: request.id, error: reasonOf(error) })
    }
  })
})
