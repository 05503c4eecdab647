import { randomUUID } from 'node:crypto'
import { access, mkdir, open, opendir, readdir, readFile, rename, rm, stat, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { AwsClient } from 'aws4fetch'
import type { S3Config } from '../kernel/config.ts'
import { within } from '../kernel/within.ts'

export interface StoredFile {
  key: string
  writtenAt: Date
}

/** Where files are kept. Keys are ours, never a stranger's: see keyPattern. */
export interface Storage {
  put(key: string, body: Uint8Array, contentType: string): Promise<void>
  get(key: string): Promise<Uint8Array | null>
  delete(key: string): Promise<void>
  /** Everything there is, some at a time. */
  list(): AsyncIterable<StoredFile[]>
  /** Rejects when files cannot be kept. */
  ping(): Promise<void>
}

export const keyPattern = /^[a-z]+\/[\w-]{20,80}\.(png|webp|jpg|svg|bin|pdf)$/
export const contentTypes: Record<string, string> = {
  png: 'image/png',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  svg: 'image/svg+xml',
  bin: 'application/octet-stream',
  pdf: 'application/pdf',
}

export const fileUrl = (key: string) => `/files/${key}`
export const keyOf = (url: string) => (url.startsWith('/files/') ? url.slice('/files/'.length) : null)

function checked(key: string): string {
  if (!keyPattern.test(key)) throw new Error(`Not a storage key: ${JSON.stringify(key)}`)
  return key
}

const listedAtOnce = 500
const leastFree = 64 * 1024 * 1024

/** Written beside its place and renamed into it, after a flush: a power cut leaves the whole file or none. */
export function diskStorage(root: string): Storage {
  const path = (key: string) => join(root, checked(key))
  return {
    put: async (key, body) => {
      const target = path(key)
      await mkdir(dirname(target), { recursive: true })
      const temporary = `${target}.${randomUUID()}.tmp`
      try {
        const file = await open(temporary, 'wx')
        try {
          await file.writeFile(body)
          await file.sync()
        } finally {
          await file.close()
        }
        await rename(temporary, target)
      } catch (error) {
        // On a full disk, what was begun would take the last of it.
        await rm(temporary, { force: true }).catch(() => {})
        throw error
      }
    },
    get: async (key) => {
      try {
        return await readFile(path(key))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
        throw error
      }
    },
    delete: (key) => rm(path(key), { force: true }),
    list: () => listFolder(root),
    ping: async () => {
      await mkdir(root, { recursive: true })
      await access(root, 2)
      const { bavail, bsize } = await statfs(root)
      if (bavail * bsize < leastFree) throw new Error('The disk is full: less than 64 MiB are free.')
    },
  }
}

export class S3Refusal extends Error {
  override name = 'S3Refusal'
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

const leftoverMs = 3_600_000

async function* listFolder(root: string): AsyncGenerator<StoredFile[]> {
  const folders = await readdir(root, { withFileTypes: true }).catch(() => [])
  for (const folder of folders.filter((entry) => entry.isDirectory())) {
    let some: StoredFile[] = []
    for await (const { name } of await opendir(join(root, folder.name))) {
      const file = join(root, folder.name, name)
      const { mtime } = await stat(file).catch(() => ({ mtime: new Date() }))
      // Of a server that was killed while it wrote: nobody will ever rename it.
      if (name.endsWith('.tmp') && Date.now() - mtime.getTime() > leftoverMs) await rm(file, { force: true })
      some.push({ key: `${folder.name}/${name}`, writtenAt: mtime })
      if (some.length < listedAtOnce) continue
      yield some
      some = []
    }
    yield some
  }
}

async function* listBucket(ask: (path: string) => Promise<Uint8Array | null>): AsyncGenerator<StoredFile[]> {
  let token = ''
  do {
    const from = token && `&continuation-token=${encodeURIComponent(token)}`
    const xml = Buffer.from((await ask(`?list-type=2&max-keys=${listedAtOnce}${from}`)) ?? '').toString()
    const contents = xml.split('<Contents>').slice(1)
    yield contents.map((one) => ({ key: inside(one, 'Key'), writtenAt: new Date(inside(one, 'LastModified')) }))
    token = inside(xml, 'NextContinuationToken')
  } while (token)
}

/** Our keys have nothing that XML would write otherwise. */
const inside = (xml: string, tag: string) => xml.split(`<${tag}>`)[1]?.split(`</${tag}>`)[0] ?? ''

export function s3Storage(config: S3Config, { timeoutMs = 15_000 } = {}): Storage {
  const aws = new AwsClient({ ...config, service: 's3', retries: 3 })
  /** What it answered, read to its end: a body that stops halfway is as late as no answer. Null for 404. */
  const send = (path: string, init: RequestInit) =>
    within({ ms: timeoutMs }, async (signal) => {
      const response = await aws.fetch(`${config.endpoint}/${config.bucket}${path}`, { ...init, signal })
      const body = new Uint8Array(await response.arrayBuffer())
      if (response.ok) return body
      if (response.status === 404) return null
      const said = Buffer.from(body).toString().slice(0, 200)
      throw new S3Refusal(response.status, `S3 answered ${response.status} to ${init.method} ${path}: ${said}`)
    })
  return {
    put: async (key, body, contentType) => {
      const headers = { 'content-type': contentType, 'cache-control': 'public, max-age=31536000, immutable' }
      const kept = await send(`/${checked(key)}`, { method: 'PUT', body: body as Uint8Array<ArrayBuffer>, headers })
      // 404 here is a missing bucket, which must not pass for a kept file.
      if (!kept) throw new S3Refusal(404, `S3 has no bucket ${config.bucket}`)
    },
    get: async (key) => send(`/${checked(key)}`, { method: 'GET' }),
    delete: async (key) => {
      await send(`/${checked(key)}`, { method: 'DELETE' })
    },
    list: () => listBucket((path) => send(path, { method: 'GET' })),
    ping: async () => {
      const listed = await send('?list-type=2&max-keys=0', { method: 'GET' })
      if (!listed) throw new S3Refusal(404, `S3 has no bucket ${config.bucket}`)
    },
  }
}
