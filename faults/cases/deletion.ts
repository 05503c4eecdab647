import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import type { Outcome } from '../main.ts'
import { call, startProduct } from '../product.ts'
import { inFolder } from '../temporary.ts'
import { bucketSettings, startBucket, wireTo } from '../tools.ts'
import { told } from './database.ts'

/** Somebody deletes their account while the bucket says nothing: their files are not served from then on, and go when it is back. */
export function deletedWhileAway(): Promise<Outcome> {
  return inFolder(async (folder) => {
    const root = join(folder, 'bucket')
    const bucket = await startBucket(root)
    const wire = await wireTo(bucket.port)
    try {
      const product = await startProduct({ DATA_DIR: join(folder, 'data'), ...bucketSettings(wire.port) })
      const password = 'long enough'
      const person = { name: 'Person', email: 'person@example.com', password }
      const token = String((await call(product.url, '/users/sign-up', { body: person })).body.data?.token)
      const file = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#e53' } })
        .png()
        .toBuffer()
      const address = String((await call(product.url, '/storage/upload', { file, token })).body.data?.url)
      const served = async () => (await fetch(product.url + address)).status
      const before = await served()
      await wire.silence(true)
      const deleted = await call(product.url, '/users/delete', { body: { currentPassword: password }, token })
      const meanwhile = await served()
      const path = join(root, 'pages', address.replace('/files/', ''))
      const stillThere = existsSync(path)
      // Long enough for several tries in vain.
      await sleep(40_000)
      await wire.silence(false)
      const gone = await untilGone(path)
      await product.end('SIGTERM')
      const figures = `served ${before}, deleted ${deleted.status}, then ${meanwhile} while the bucket had it, gone ${told(gone)} after the bucket was back`
      const met = before === 200 && deleted.status === 200 && stillThere && meanwhile === 404 && gone !== null
      return { met, figures }
    } finally {
      await wire.stop()
      await bucket.stop()
    }
  })
}

async function untilGone(path: string): Promise<number | null> {
  const started = performance.now()
  const seconds = () => (performance.now() - started) / 1000
  while (seconds() < 120) {
    if (!existsSync(path)) return seconds()
    await sleep(200)
  }
  return null
}
