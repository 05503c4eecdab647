import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { after, test } from 'node:test'
import { brotliCompressSync, brotliDecompressSync, deflateSync, gunzipSync, gzipSync } from 'node:zlib'
import { apiBase } from '@inkbloom/contract'
import type { WebBuild } from '../../src/http/plugins/web.ts'
import { wire } from '../../src/wire.ts'
import { product } from '../support/product.ts'

const script = `console.log('${'ink '.repeat(1000)}')`
const clientDir = mkdtempSync(join(tmpdir(), 'inkbloom-test-'))
const put = (path: string, bytes: string | Buffer) => writeFileSync(join(clientDir, path), bytes)
mkdirSync(join(clientDir, 'assets'))
put('assets/app-1a2b3c.js', script)
put('assets/app-1a2b3c.js.br', brotliCompressSync(script))
put('assets/app-1a2b3c.js.gz', gzipSync(script))
put('assets/garden-1a2b3c.webp', 'a picture')
put('theme.js', 'short')
after(() => rmSync(clientDir, { recursive: true }))

/** Every page is as long as its address says. */
const web: WebBuild = {
  clientDir,
  template: '<!--head--><!--app-->',
  renderer: {
    knows: () => false,
    render: async ({ pathname, searchParams }) => ({
      status: 200,
      head: '',
      html: (searchParams.get('letter') ?? 'x').repeat(Number(pathname.slice(1))),
      later: false,
    }),
  },
}
const shop = product({ web })

interface Got {
  status: number | undefined
  headers: IncomingHttpHeaders
  bytes: Buffer
}

/** fetch unpacks what it gets, and says what it can read by itself. */
function ask(path: string, headers: Record<string, string> = {}, { method = 'GET', body = Buffer.alloc(0) } = {}) {
  return new Promise<Got>((resolve, reject) => {
    httpRequest(shop.url + path, { method, headers }, (answer) =>
      buffer(answer).then((bytes) => resolve({ status: answer.statusCode, headers: answer.headers, bytes }), reject),
    )
      .on('error', reject)
      .end(body)
  })
}
const accepting = async (path: string, encoding: string) => ask(path, { 'accept-encoding': encoding })
const encodingOf = async (path: string, accepted: string) =>
  (await accepting(path, accepted)).headers['content-encoding'] ?? 'none'

function unpack({ headers, bytes }: Got): string {
  assert.equal(headers['content-length'], String(bytes.length))
  const encoding = headers['content-encoding']
  return (encoding === 'br' ? brotliDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString()
}

test('an answer reads the same however it is packed, and a cache is told that there are several', async () => {
  const paths = ['/2000', '/backend/openapi.json', '/backend/docs', `${apiBase}/settings/list`]
  for (const path of paths) {
    const plain = await ask(path)
    assert.equal(plain.headers['content-encoding'], undefined, path)
    for (const encoding of ['br', 'gzip']) {
      const packed = await accepting(path, encoding)
      assert.equal(packed.headers['content-encoding'], encoding, path)
      assert.equal(unpack(packed), unpack(plain), path)
      assert.ok(packed.bytes.length < plain.bytes.length, path)
      assert.equal(packed.headers['content-type'], plain.headers['content-type'], path)
      assert.equal(packed.headers.vary, 'Origin, accept-encoding', path)
      assert.equal(plain.headers.vary, 'Origin, accept-encoding', path)
    }
  }
})

test('an encoding is chosen as the client weighs it, and never one that it refuses', async () => {
  const chosen = {
    'gzip, deflate, br, zstd': 'br',
    'gzip, deflate': 'gzip',
    'BR;Q=1.0': 'br',
    ' GZIP ; q=0.2 ': 'gzip',
    'br;q=0.5, gzip;q=0.8': 'gzip',
    'br;q=0, gzip': 'gzip',
    'gzip;q=0, *': 'br',
    'br;q=0, *;q=0.1': 'gzip',
    '*': 'br',
    '*;q=0': 'none',
    'br;q=0.000, gzip;q=0': 'none',
    'identity, br;q=0.5': 'none',
    'identity;q=0.5, gzip': 'gzip',
    'deflate, zstd': 'none',
    'brotli, gzipped': 'none',
    'br;q=nonsense': 'none',
    ',;,': 'none',
    '': 'none',
  }
  for (const [accepted, encoding] of Object.entries(chosen))
    assert.equal(await encodingOf('/2000', accepted), encoding, `"${accepted}"`)
})

test('what is shorter than 1 KiB is sent as it is, counted in bytes', async () => {
  const euro = encodeURIComponent('€')
  for (const path of ['/1023', `/341?letter=${euro}`, '/healthz', '/unknown', '/robots.txt'])
    assert.equal(await encodingOf(path, 'br'), 'none', path)
  for (const path of ['/1024', `/342?letter=${euro}`]) assert.equal(await encodingOf(path, 'br'), 'br', path)
  assert.equal((await accepting('/1023', 'br')).headers.vary, 'Origin')
})

test('HEAD has the headers of GET, and no body', async () => {
  for (const path of ['/2000', '/assets/app-1a2b3c.js'])
    for (const encoding of ['br', 'gzip', 'identity']) {
      const got = await accepting(path, encoding)
      const head = await ask(path, { 'accept-encoding': encoding }, { method: 'HEAD' })
      assert.equal(head.bytes.length, 0)
      for (const name of ['content-length', 'content-encoding', 'content-type', 'vary', 'cache-control'])
        assert.equal(head.headers[name], got.headers[name], `${path} ${encoding} ${name}`)
    }
})

test('pictures, and what a route has packed itself, are sent as they are; maps of regions are packed', async () => {
  const { app, close } = await wire(shop.parts, { limits: { busyMs: 0 } })
  const bytes = Buffer.alloc(2000, 'x')
  const send = (path: string, type: string, headers = {}) =>
    app.get(path, (_request, reply) => reply.type(type).headers(headers).send(bytes))
  send('/picture', 'image/png')
  send('/packed', 'text/plain', { 'content-encoding': 'zstd' })
  send('/map', 'application/octet-stream')
  send('/drawing', 'image/svg+xml')
  const encodings = { '/picture': undefined, '/packed': 'zstd', '/map': 'br', '/drawing': 'br' }
  try {
    for (const [url, encoding] of Object.entries(encodings)) {
      const answer = await app.inject({ url, headers: { 'accept-encoding': 'br' } })
      assert.equal(answer.headers['content-encoding'], encoding, url)
      assert.equal((encoding === 'br' ? brotliDecompressSync(answer.rawPayload) : answer.rawPayload).length, 2000, url)
    }
  } finally {
    await close()
  }
})

test('a built file is sent as it was packed when it was built', async () => {
  const path = '/assets/app-1a2b3c.js'
  const expected = { br: brotliCompressSync(script), gzip: gzipSync(script), identity: Buffer.from(script) }
  const tags = new Set<string | undefined>()
  for (const [encoding, bytes] of Object.entries(expected)) {
    const got = await accepting(path, encoding)
    assert.ok(got.bytes.equals(bytes), encoding)
    assert.equal(unpack(got), script)
    assert.equal(got.headers['content-encoding'] ?? 'identity', encoding)
    assert.equal(got.headers['content-type'], 'application/javascript; charset=utf-8')
    assert.equal(got.headers['cache-control'], 'public, max-age=31536000, immutable')
    assert.equal(got.headers.vary, 'Origin, accept-encoding')
    tags.add(got.headers.etag)

    const again = await ask(path, { 'accept-encoding': encoding, 'if-none-match': String(got.headers.etag) })
    assert.deepEqual([again.status, again.bytes.length], [304, 0], encoding)
    const part = await ask(path, { 'accept-encoding': encoding, range: 'bytes=2-11' })
    assert.equal(part.status, 206)
    assert.equal(part.headers['content-range'], `bytes 2-11/${bytes.length}`)
    assert.ok(part.bytes.equals(bytes.subarray(2, 12)), encoding)
  }
  assert.equal(tags.size, 3, 'each has a tag of its own')
  assert.equal((await ask(path)).bytes.toString(), script, 'also for who says nothing')
})

test('a built file that was not packed is sent as it is, and a packed one has no address of its own', async () => {
  const picture = await accepting('/assets/garden-1a2b3c.webp', 'gzip, deflate, br')
  assert.deepEqual([picture.bytes.toString(), picture.headers['content-type']], ['a picture', 'image/webp'])
  assert.equal(picture.headers['content-encoding'], undefined)
  assert.equal(unpack(await accepting('/theme.js', 'gzip, deflate, br')), 'short')
  for (const end of ['.br', '.gz'])
    assert.match((await ask(`/assets/app-1a2b3c.js${end}`)).headers['content-type'] ?? '', /^text\/html/)
})

test('a packed request is refused, not inflated', async () => {
  const bomb = gzipSync(Buffer.alloc(15_000_000, ' '))
  const body = JSON.stringify({ email: 'mara@example.com', password: 'a good password' })
  const packed = { gzip: [gzipSync(body), bomb], br: [brotliCompressSync(body)], deflate: [deflateSync(body)] }
  for (const [encoding, bodies] of Object.entries(packed))
    for (const sent of bodies)
      for (const type of ['application/json', 'multipart/form-data; boundary=x']) {
        const headers = { 'content-type': type, 'content-encoding': encoding, 'content-length': String(sent.length) }
        const { status, bytes } = await ask(`${apiBase}/users/sign-in`, headers, { method: 'POST', body: sent })
        assert.deepEqual([status, JSON.parse(bytes.toString()).code], [400, 'BAD_REQUEST'], `${encoding} ${type}`)
      }
})
