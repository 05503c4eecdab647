import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, beforeEach, type TestContext, test } from 'node:test'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { diskStorage, type Storage, s3Storage } from '../../src/providers/storage.ts'
import { S3Peer } from '../support/s3-peer.ts'

const peer = new S3Peer()
let folder = ''
let disk: Storage
let s3: Storage
before(async () => {
  await peer.listen()
  folder = await mkdtemp(join(tmpdir(), 'inkbloom-test-'))
  disk = diskStorage(join(folder, 'files'))
  s3 = s3Storage(peer.config)
})
beforeEach(() => {
  peer.faults.length = 0
  peer.requests.length = 0
})
after(async () => {
  await peer.close()
  await rm(folder, { recursive: true, force: true })
})

const key = `uploads/${'k'.repeat(32)}.png`
const bytes = Uint8Array.from({ length: 5000 }, (_, i) => i % 256)
const both = { disk: () => disk, s3: () => s3 }

for (const [name, storage] of Object.entries(both)) {
  test(`${name}: a file is kept as it was, replaced as a whole, and gone when deleted, however often`, async () => {
    await storage().ping()
    assert.equal(await storage().get(key), null)
    await storage().put(key, bytes, 'image/png')
    assert.deepEqual(Buffer.from((await storage().get(key)) ?? []), Buffer.from(bytes))
    await storage().put(key, Buffer.from('second'), 'image/png')
    assert.equal(Buffer.from((await storage().get(key)) ?? []).toString(), 'second')
    await storage().delete(key)
    await storage().delete(key)
    assert.equal(await storage().get(key), null)
  })

  test(`${name}: nothing but a key of ours names a file`, async () => {
    const strange = [
      '../app-secret',
      `uploads/../../${'x'.repeat(32)}.png`,
      '/etc/passwd',
      '',
      `uploads/${'k'.repeat(32)}.html`,
      `${key}/x`,
    ]
    for (const other of strange) {
      await assert.rejects(async () => storage().get(other), /Not a storage key/, other)
      await assert.rejects(async () => storage().put(other, bytes, 'image/png'), /Not a storage key/, other)
      await assert.rejects(async () => storage().delete(other), /Not a storage key/, other)
    }
    assert.deepEqual(peer.requests, [])
  })
}

test('everything that is kept is listed, also where the bucket tells it in parts', async () => {
  peer.listedAtOnce = 2
  const keys = Array.from({ length: 5 }, (_, n) => `pages/${'l'.repeat(30)}${n}.png`)
  for (const [name, storage] of Object.entries(both)) {
    for (const one of keys) await storage().put(one, bytes, 'image/png')
    const listed: string[] = []
    for await (const files of storage().list()) listed.push(...files.map((file) => file.key))
    assert.deepEqual(
      keys.filter((one) => !listed.includes(one)),
      [],
      name,
    )
  }
})

test('disk: one that is nearly full is not ready, and a file that did not fit leaves nothing', async (t) => {
  const small = join(folder, 'small')
  if (!mountSmall(t, small)) return
  const full = diskStorage(small)
  await assert.rejects(full.ping(), /The disk is full/)
  await assert.rejects(full.put(key, Buffer.alloc(8 * 1024 * 1024), 'image/png'), { code: 'ENOSPC' })
  assert.deepEqual(await readdir(join(small, 'uploads')), [])
})

/** A disk of 4 MiB, where the system lets us make one. */
function mountSmall(t: TestContext, at: string): boolean {
  mkdirSync(at)
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', at], { stdio: 'ignore' })
  } catch {
    t.skip('no disk can be mounted here')
    return false
  }
  t.after(() => execFileSync('umount', [at]))
  return true
}

test('disk: twenty writes of one file at once leave one whole file and no scraps', async () => {
  const bodies = Array.from({ length: 20 }, (_, i) => Buffer.alloc(100_000, i))
  await Promise.all(bodies.map((body) => disk.put(key, body, 'image/png')))
  const kept = Buffer.from((await disk.get(key)) ?? [])
  assert.ok(bodies.some((body) => body.equals(kept)))
  assert.deepEqual(await readdir(join(folder, 'files/uploads')), [key.slice('uploads/'.length)])
})

test('disk: a folder that cannot be used is not ready', async () => {
  await writeFile(join(folder, 'in-the-way'), '')
  await assert.rejects(diskStorage(join(folder, 'in-the-way/files')).ping())
})

test('s3: the type of a file is told, and the signature is checked by the other side', async () => {
  await s3.put(key, bytes, 'image/png')
  assert.equal(peer.objects.get(key)?.type, 'image/png')
  const stranger = s3Storage({ ...peer.config, secretAccessKey: 'wrong' })
  await assert.rejects(stranger.put(key, bytes, 'image/png'), /S3 answered 403 .*SignatureDoesNotMatch/)
  await assert.rejects(stranger.get(key), /403/)
  await assert.rejects(stranger.ping(), /403/)
})

test('s3: a hiccup is tried again, and a lasting failure is told', async () => {
  peer.faults.push(500, 503)
  await s3.put(key, bytes, 'image/png')
  assert.equal(peer.requests.length, 3)
  peer.faults.push(500, 500, 500, 500)
  await assert.rejects(s3.get(key), /S3 answered 500/)
  peer.faults.push(403)
  await assert.rejects(s3.delete(key), /S3 answered 403/)
  assert.deepEqual(peer.faults, [])
})

test('s3: a missing bucket never passes for a kept file', async () => {
  const nowhere = s3Storage({ ...peer.config, bucket: 'nowhere' })
  await assert.rejects(nowhere.put(key, bytes, 'image/png'), /no bucket nowhere/)
  await assert.rejects(nowhere.ping(), /no bucket nowhere/)
})

test('s3: one that never answers is given up', async () => {
  const impatient = s3Storage(peer.config, { timeoutMs: 200 })
  peer.faults.push('hang')
  await assert.rejects(impatient.get(key), { name: 'TimeoutError' })
})

test('s3: one that stops in the midst of a file is given up', { timeout: 60_000 }, async () => {
  const impatient = s3Storage(peer.config, { timeoutMs: 200 })
  peer.faults.push('half')
  await assert.rejects(impatient.get(key), { name: 'TimeoutError' })
})

test('s3: nobody waits for longer than 15 seconds, though nobody said how long', { timeout: 60_000 }, async (t) => {
  peer.faults.push('hang')
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const given = assert.rejects(s3Storage(peer.config).get(key), { name: 'TimeoutError' })
  while (peer.requests.length === 0) await new Promise((resolve) => setImmediate(resolve))
  t.mock.timers.tick(15_000)
  await given
})

test('s3: those that never answer are given up, also when memory is cleared meanwhile', {
  timeout: 60_000,
}, async () => {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  const impatient = s3Storage(peer.config, { timeoutMs: 1000 })
  peer.faults.push(...Array.from({ length: 20 }, () => 'hang' as const))
  const answers = Array.from({ length: 20 }, () => impatient.get(key))
  const ends = Promise.allSettled(answers)
  const clearing = setInterval(collect, 50)
  const reasons = (await ends).map((end) => end.status === 'rejected' && end.reason.name)
  clearInterval(clearing)
  assert.deepEqual(new Set(reasons), new Set(['TimeoutError']))
})
