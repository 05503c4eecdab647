import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { join } from 'node:path'
import { test } from 'node:test'
import { deflateSync } from 'node:zlib'
import { upload as limits } from '@inkbloom/contract'
import sharp from 'sharp'
import type { Person } from '../../support/people.ts'
import { pngChunk, pngMagic } from '../../support/png.ts'
import { product } from '../../support/product.ts'
import { until } from '../../support/until.ts'
import { fileForm, picture } from '../../support/uploading.ts'

const shop = product()
const send = (as: Person, form: FormData) => shop.call('POST', '/storage/upload', { as, form })
const upload = (as: Person, bytes: Uint8Array, more?: Parameters<typeof fileForm>[1]) => send(as, fileForm(bytes, more))
const download = async (url: string) => Buffer.from(await (await fetch(shop.url + url)).arrayBuffer())
const stored = async () => (await readdir(join(shop.dataDir, 'files/uploads')).catch(() => [])).length

/** Claims its size in the header; whoever believes it and makes room for the pixels is out of memory. */
function bomb(side: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    pngMagic,
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(1000))),
    pngChunk('IEND'),
  ])
}

test('PNG, JPEG and WebP are kept, re-encoded, at an address nobody can guess', async () => {
  const person = await shop.people.make()
  for (const [kind, stays] of [
    ['png', 'png'],
    ['jpeg', 'webp'],
    ['webp', 'webp'],
  ] as const) {
    const answer = await upload(person, await picture('#2f6bde').toFormat(kind).toBuffer(), {
      name: 'x.txt',
      type: 'text/plain',
    })
    assert.equal(answer.status, 200, kind)
    assert.match(answer.data.url, new RegExp(`^/files/uploads/[\\w-]{32}\\.${stays}$`))
    const { format, width, height } = await sharp(await download(answer.data.url)).metadata()
    assert.deepEqual({ format, width, height }, { format: stays, width: 12, height: 8 })
  }
})

test('transparency survives: a coloring is a drawing on nothing', async () => {
  const person = await shop.people.make()
  const clear = sharp({ create: { width: 4, height: 4, channels: 4, background: { r: 9, g: 8, b: 7, alpha: 0.5 } } })
  const { data } = await upload(person, await clear.png().toBuffer())
  const pixels = await sharp(await download(data.url))
    .raw()
    .toBuffer()
  assert.deepEqual([...pixels.subarray(0, 4)], [9, 8, 7, 128])
})

test('whatever is not one of the three is refused, however it is named', async () => {
  const person = await shop.people.make()
  const before = await stored()
  const good = await picture().png().toBuffer()
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  const html = Buffer.from('<!doctype html><script>alert(1)</script>')
  const noise = sharp(randomBytes(30_000), { raw: { width: 100, height: 100, channels: 3 } })
  const files: Record<string, Uint8Array> = {
    svg,
    html,
    gif: await picture().gif().toBuffer(),
    tiff: await picture().tiff().toBuffer(),
    'magic and then html': Buffer.concat([pngMagic, html]),
    'jpeg magic and then svg': Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), svg]),
    'webp magic and nothing': Buffer.from('RIFF\x24\0\0\0WEBPVP8 '),
    truncated: (await noise.png().toBuffer()).subarray(0, 9000),
    'truncated jpeg': (await noise.jpeg({ quality: 100 }).toBuffer()).subarray(0, 9000),
    'a size that no decoder believes': bomb(0x7fffffff),
    'only the magic': good.subarray(0, 8),
    empty: Buffer.alloc(0),
  }
  for (const [name, bytes] of Object.entries(files)) {
    const answer = await upload(person, bytes)
    assert.equal(answer.status, 415, name)
    assert.equal(answer.body.code, 'UNSUPPORTED_TYPE', name)
  }
  assert.equal(await shop.db.selectFrom('uploads').select('id').executeTakeFirst(), undefined)
  assert.equal(await stored(), before)
})

test('a picture is at most 4096 by 4096, by what its header claims', async () => {
  const person = await shop.people.make()
  const files = {
    wide: await picture('#fff', { width: 4097, height: 2 }).png().toBuffer(),
    tall: await picture('#fff', { width: 2, height: 4097 }).webp().toBuffer(),
    large: await picture('#fff', { width: 5000, height: 5000 }).png().toBuffer(),
    bomb: bomb(30_000),
  }
  for (const [name, bytes] of Object.entries(files)) {
    const answer = await upload(person, bytes)
    assert.equal(answer.status, 422, name)
    assert.match(answer.body.errors?.file ?? '', /at most 4096 × 4096/, name)
  }
  const largest = await picture('#fff', { width: limits.maxSide, height: limits.maxSide }).png().toBuffer()
  assert.equal((await upload(person, largest)).status, 200)
})

test('nothing but pixels survives: no place, no comment, no second file behind the first', async () => {
  const person = await shop.people.make()
  const exif = { IFD0: { Copyright: 'NeverToBeSeen' }, IFD3: { GPSLatitude: '52/1 31/1 0/1', GPSLatitudeRef: 'N' } }
  const photo = await picture()
    .withExif(exif)
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">NeverToBeSeen</x:xmpmeta>')
    .jpeg()
    .toBuffer()
  assert.ok(photo.includes('NeverToBeSeen'))
  const text = pngChunk('tEXt', Buffer.from('Comment\0NeverToBeSeen'))
  const png = await picture().png().toBuffer()
  const withText = Buffer.concat([png.subarray(0, 33), text, png.subarray(33)])
  const polyglot = Buffer.concat([png, Buffer.from('<script>NeverToBeSeen</script>PK\x03\x04')])
  for (const [name, bytes] of Object.entries({ photo, withText, polyglot })) {
    const kept = await download((await upload(person, bytes)).data.url)
    assert.ok(!kept.includes('NeverToBeSeen'), name)
    const { exif, xmp, iptc, comments } = await sharp(kept).metadata()
    assert.deepEqual([exif, xmp, iptc, comments], [undefined, undefined, undefined, undefined], name)
  }
})

test('a photo taken sideways is stood upright', async () => {
  const person = await shop.people.make()
  const { data } = await upload(person, await picture().withMetadata({ orientation: 6 }).jpeg().toBuffer())
  const { width, height, orientation } = await sharp(await download(data.url)).metadata()
  assert.deepEqual({ width, height, orientation }, { width: 8, height: 12, orientation: undefined })
})

test('8 MiB is the most', async () => {
  const person = await shop.people.make()
  const png = await picture().png().toBuffer()
  const padded = (bytes: number) => Buffer.concat([png, Buffer.alloc(bytes - png.length)])
  assert.equal((await upload(person, padded(limits.maxBytes))).status, 200)
  for (const bytes of [limits.maxBytes + 1, limits.maxBytes + 100_000]) {
    const answer = await upload(person, padded(bytes))
    assert.equal(answer.status, 413, String(bytes))
    assert.equal(answer.body.code, 'TOO_LARGE')
  }
})

test('a form with no file, two files, or a file under another name is told what is wrong', async () => {
  const person = await shop.people.make()
  const png = await picture().png().toBuffer()
  const before = await stored()
  const none = new FormData()
  none.append('name', 'value')
  const text = new FormData()
  text.append('file', 'not a file')
  const two = fileForm(png)
  two.append('file', new Blob([Uint8Array.from(png)]), 'second.png')
  for (const [name, form] of Object.entries({ none, text, wrong: fileForm(png, { field: 'photo' }) })) {
    const answer = await send(person, form)
    assert.equal(answer.status, 422, name)
    assert.deepEqual(Object.keys(answer.body.errors ?? {}), ['file'], name)
  }
  const answer = await send(person, two)
  assert.equal(answer.status, 413)
  assert.match(answer.body.message ?? '', /one file/)
  assert.equal((await shop.call('POST', '/storage/upload', { as: person, body: { file: 'x' } })).status, 415)
  assert.equal(await stored(), before)
})

test('a call that takes no file refuses one', async () => {
  const form = fileForm(await picture().png().toBuffer(), { field: 'email' })
  assert.equal((await shop.call('POST', '/users/sign-in', { form })).status, 415)
})

test('the same picture again has the same address, also when sent twenty times at once, but another’s has its own', async () => {
  const person = await shop.people.make()
  const other = await shop.people.make()
  const bytes = await picture('#139e86').png().toBuffer()
  const before = await stored()
  const answers = await Promise.all(Array.from({ length: 20 }, () => upload(person, bytes)))
  assert.equal(new Set(answers.map((answer) => answer.data.url)).size, 1)
  assert.equal(await stored(), before + 1)
  assert.notEqual((await upload(other, bytes)).data.url, answers[0]?.data.url)
})

test('one person’s many pictures do not keep another’s waiting, and what nobody waits for any more is not kept', async () => {
  const [greedy, honest] = [await shop.people.make(), await shop.people.make()]
  const noise = (side: number) =>
    sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
  const ended: string[] = []
  const leaving = new AbortController()
  const large = await Promise.all(Array.from({ length: 8 }, () => noise(1400).png({ compressionLevel: 0 }).toBuffer()))
  const burst = large.map(async (bytes) => {
    const headers = { authorization: `Bearer ${greedy.token}` }
    const body = fileForm(bytes)
    await fetch(`${shop.url}/backend/api/storage/upload`, {
      method: 'POST',
      headers,
      body,
      signal: leaving.signal,
    }).catch(() => {})
    ended.push('greedy')
  })
  await until(async () => (await readdir(join(shop.dataDir, 'incoming')).catch(() => [])).length > 4, 'the burst')
  assert.equal((await upload(honest, await picture('#abcdef').png().toBuffer())).status, 200)
  assert.ok(ended.length < large.length - 2, `the honest one waited for ${ended.length}`)
  leaving.abort()
  await Promise.all(burst)
  await until(async () => (await readdir(join(shop.dataDir, 'incoming'))).length === 0, 'the end of the burst')
  const { kept } = await shop.db
    .selectFrom('uploads')
    .select((eb) => eb.fn.countAll<number>().as('kept'))
    .where('user_id', '=', greedy.id)
    .executeTakeFirstOrThrow()
  assert.ok(kept < large.length, `${kept} were kept`)
})

test('files may be cached for ever, run nothing, and only they can be asked for', async () => {
  const person = await shop.people.make()
  const { data } = await upload(person, await picture().png().toBuffer())
  const { headers } = await fetch(shop.url + data.url)
  assert.equal(headers.get('cache-control'), 'public, max-age=31536000, immutable')
  assert.equal(headers.get('content-type'), 'image/png')
  assert.equal(headers.get('x-content-type-options'), 'nosniff')
  assert.match(headers.get('content-security-policy') ?? '', /default-src 'none'; sandbox/)
  const secret = '../app-secret'
  const paths = [secret, `uploads/${secret}`, '..%2fapp-secret', '%2e%2e/app-secret', 'uploads%2f..%2f..%2fapp-secret']
  const others = [
    'uploads/',
    '',
    'uploads',
    `uploads/${'x'.repeat(32)}.png`,
    'uploads/%00.png',
    '....//app-secret',
    '/etc/passwd',
  ]
  for (const path of [...paths, ...others, `${data.url.slice('/files/'.length)}/../x`]) {
    const { status, body } = await raw(`/files/${path}`)
    assert.equal(status, 404, path)
    assert.equal(JSON.parse(body).code, 'NOT_FOUND', path)
  }
})

/** fetch tidies paths before it sends them; an attacker does not. */
function raw(path: string): Promise<{ status: number | undefined; body: string }> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(shop.url, { path }, (response) => {
      let body = ''
      response.setEncoding('utf8').on('data', (text) => {
        body += text
      })
      response.on('end', () => resolve({ status: response.statusCode, body }))
    })
    request.on('error', reject).end()
  })
}
