import assert from 'node:assert/strict'
import { once } from 'node:events'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { S3Peer } from '@inkbloom/server/test/support/s3-peer.ts'
import { until } from '@inkbloom/server/test/support/until.ts'
import { post } from './support/people.ts'
import { makeDataDir, startProduct, startRefused } from './support/product.ts'

test('the first start says where it is served and where to make the admin; the second says no more than it must', async (t) => {
  const dataDir = makeDataDir()
  t.after(() => rmSync(dataDir, { recursive: true, force: true }))
  await using first = await startProduct({ dataDir })
  assert.equal((await fetch(`${first.url}/healthz`)).status, 200)
  await until(() => first.logs().includes(`${first.url}/`), 'the address and where to make the admin')
  assert.match(first.logs(), new RegExp(`${first.url}/\\S*admin`))
  await post(first.url, 'users/admin/create', { name: 'Ada', email: 'ada@example.com', password: 'a good password' })
  assert.equal(await first.stop(), 0)

  await using second = await startProduct({ dataDir })
  await until(() => second.logs().includes(second.url), 'the address')
  assert.doesNotMatch(second.logs(), new RegExp(`${second.url}/\\S*admin`))
  assert.equal(await second.stop(), 0)
})

test('a first start begins from the database that the build made', async () => {
  await using product = await startProduct()
  // PostgreSQL's system identifier: no two databases have the same one.
  const identity = (folder: string) => readFileSync(join(folder, 'global/pg_control')).readBigUInt64LE(0)
  assert.equal(
    identity(join(product.dataDir, 'database')),
    identity(join(import.meta.dirname, '../apps/server/dist/database')),
  )
})

test('`npm start` serves a page and its packed scripts, and stopping npm stops the server', async () => {
  await using product = await startProduct({ through: 'npm start' })
  const page = await fetch(product.url, { headers: { accept: 'text/html' } })
  assert.match(page.headers.get('content-type') ?? '', /text\/html/)
  const [script] = /\/assets\/vendor[^"]+\.js/.exec(await page.text()) ?? []
  const answer = await fetch(product.url + script, { headers: { 'accept-encoding': 'br' } })
  assert.equal(answer.headers.get('content-encoding'), 'br')
  await product.stop()
  await assert.rejects(fetch(product.url))
})

test('a second server on the same data folder is refused with a sentence, and the first goes on', async () => {
  await using first = await startProduct()
  const { code, output } = await startRefused({ PORT: '0', DATA_DIR: first.dataDir })
  assert.equal(code, 1)
  oneSentence(output, /data folder/)
  assert.equal((await fetch(`${first.url}/readyz`)).status, 200)
})

test('SIGTERM lets a request under way finish, takes no new one, and ends with 0', async (t) => {
  await using product = await startProduct()
  const body = JSON.stringify({ name: 'Mara', email: 'mara@example.com', password: 'a good password' })
  // Kept alive for as long as the server likes, as a proxy does: it must not hold the server up.
  const agent = new Agent({ keepAlive: true })
  t.after(() => agent.destroy())
  const slow = request(`${product.url}/backend/api/users/sign-up`, {
    agent,
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), expect: '100-continue' },
  })
  const answered = new Promise<number | undefined>((resolve, reject) => {
    slow.on('response', (answer) => resolve(answer.resume().statusCode)).on('error', reject)
  })
  /** Not before the server has the request: one that is still on its way would be refused with the rest. */
  await once(slow, 'continue')
  slow.write(body.slice(0, 10))
  product.signal('SIGTERM')
  const refuses = () =>
    fetch(`${product.url}/healthz`).then(
      () => false,
      () => true,
    )
  await until(refuses, 'a refused connection')
  slow.end(body.slice(10))
  assert.equal(await answered, 200)
  /** The connection that is kept alive would hold the server up for a minute. */
  assert.equal(await Promise.race([product.exited, sleep(50_000, 'held up', { ref: false })]), 0)
})

test('work without end does not hold up the end', async (t) => {
  const peer = new S3Peer()
  await peer.listen()
  t.after(() => peer.close())
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = peer.config
  const names = { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region }
  const keys = { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey }
  // Every server looks through the bucket when it starts, and this one is never through.
  peer.endless = true
  await using product = await startProduct({ env: { ...names, ...keys } })
  await until(() => peer.requests.some((one) => one.includes('continuation-token')), 'the look through the bucket')
  product.signal('SIGTERM')
  assert.equal(await Promise.race([product.exited, sleep(50_000, 'held up', { ref: false })]), 1)
})

test('settings that cannot work get one sentence and exit code 1', async (t) => {
  const folder = makeDataDir()
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  // A file in place of the folder cannot be written by anyone; a folder without rights still can be by root.
  const file = join(folder, 'file')
  writeFileSync(file, '')
  const silent = createServer(() => {})
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  t.after(() => silent.close())
  const { port } = silent.address() as { port: number }
  const database = { PORT: '0', DATA_DIR: folder, APP_SECRET: 'a secret of some length' }

  const cases: [name: string, env: Record<string, string>, words: RegExp][] = [
    ['PORT=abc', { PORT: 'abc', DATA_DIR: folder }, /PORT/],
    ['a data folder that cannot be written', { PORT: '0', DATA_DIR: join(file, 'data') }, /data folder/],
    [
      'a database that is not there',
      { ...database, DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c' },
      /DATABASE_URL|database/,
    ],
    [
      'a database that never answers',
      { ...database, DATABASE_URL: `postgres://a:b@127.0.0.1:${port}/c` },
      /DATABASE_URL|database/,
    ],
  ]
  for (const [name, env, words] of cases) {
    await t.test(name, async () => {
      const { code, output } = await startRefused(env)
      assert.equal(code, 1, output)
      oneSentence(output, words)
    })
  }
})

function oneSentence(output: string, words: RegExp) {
  const lines = output.split('\n').filter((line) => line.trim())
  assert.equal(lines.length, 1, `more than one line: ${output}`)
  assert.match(output, words)
}
