import { spawnSync } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { freePort } from '../../scripts/lib/free-port.ts'
import { fill } from '../disk.ts'
import type { Outcome } from '../main.ts'
import { call, failToStart, startProduct } from '../product.ts'
import { inFolder, onSmallDisk } from '../temporary.ts'
import { bucketSettings, startBucket } from '../tools.ts'

/** One sentence of one line, that says what to do. */
const isSentence = ({ code, said }: { code: number | null; said: string }, about: RegExp) =>
  code === 1 && about.test(said) && !said.includes('\n') && !said.includes('    at ')

/** The storage that was meant is not the one that is named: the start says so, and ends. */
export function wrongBucket(): Promise<Outcome> {
  return inFolder(async (folder) => {
    const bucket = await startBucket(join(folder, 'bucket'))
    const silentPort = await freePort()
    const silent = createServer().listen(silentPort, '127.0.0.1')
    const right = bucketSettings(bucket.port)
    try {
      const tries: [string, Record<string, string>, RegExp][] = [
        ['bucket', { ...right, S3_BUCKET: 'pagse' }, /^S3_BUCKET pagse does not exist/],
        ['key', { ...right, S3_SECRET_ACCESS_KEY: 'mistyped' }, /refused our key/],
        ['silent', { ...right, S3_ENDPOINT: `http://127.0.0.1:${silentPort}` }, /does not answer/],
        [
          'nobody',
          { ...right, S3_ENDPOINT: `http://127.0.0.1:${await freePort()}` },
          /does not answer \(ECONNREFUSED\)/,
        ],
      ]
      const said: string[] = []
      for (const [what, env, about] of tries) {
        const ended = await failToStart({ DATA_DIR: join(folder, what), ...env })
        said.push(`${what} ${isSentence(ended, about) ? 'told' : `not told (${ended.code}: ${ended.said})`}`)
      }
      return { met: said.every((one) => one.endsWith(' told')), figures: said.join(', ') }
    } finally {
      silent.close()
      await bucket.stop()
    }
  })
}

/** A disk that became full, and one that may not be written to, are called that; nothing is damaged. */
export function unwritableFolder(): Promise<Outcome> {
  return onSmallDisk('200m', async (folder) => {
    const env = { DATA_DIR: join(folder, 'data'), APP_SECRET: 'a secret for faults only' }
    await (await startProduct(env)).end('SIGTERM')
    const empty = fill(folder, 0)
    const full = await failToStart(env)
    empty()
    spawnSync('mount', ['-o', 'remount,ro', folder])
    const locked = await failToStart(env)
    spawnSync('mount', ['-o', 'remount,rw', folder])
    const again = await startProduct(env)
    await again.end('SIGTERM')
    const met = isSentence(full, /no space left/i) && isSentence(locked, /may not write|cannot be written|can't be/)
    return { met, figures: `full: "${full.said}", read-only: "${locked.said}", and then it started` }
  })
}

/** Everything but the stored keys works, and the operator is told which to enter again. */
export function changedSecret(): Promise<Outcome> {
  return inFolder(async (folder) => {
    const env = { DATA_DIR: folder, APP_SECRET: 'the secret of the first start' }
    const first = await startProduct(env)
    const body = { name: 'Ana', email: 'ana@example.com', password: 'long enough' }
    const { data } = (await call(first.url, '/users/admin/create', { body })).body
    const token = String(data?.token)
    const key = { method: 'PATCH', body: { value: 'sk-kept' }, token } as const
    await call(first.url, '/settings/openai_key/update', key)
    await first.end('SIGTERM')
    const second = await startProduct({ ...env, APP_SECRET: 'another secret altogether' })
    const problems = await call(second.url, '/settings/secrets/problems', { token })
    await second.end('SIGTERM')
    const told = JSON.stringify(problems.body.data)
    return { met: told === '["openai_key"]', figures: `it started, and the admin is told of ${told}` }
  })
}
