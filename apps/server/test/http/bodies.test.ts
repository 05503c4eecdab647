import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { test } from 'node:test'
import { apiBase } from '@inkbloom/contract'
import { wire } from '../../src/wire.ts'
import type { Person } from '../support/people.ts'
import { product } from '../support/product.ts'
import { raw } from '../support/raw.ts'
import { until } from '../support/until.ts'
import { fileForm, picture } from '../support/uploading.ts'

const shop = product({ limits: { inFlight: { all: 1024 * 1024, each: 400 * 1024 } } })
const kib = 1024

async function send(
  path: string,
  body: string | Buffer,
  { type = 'application/json', as }: { type?: string; as?: Person } = {},
) {
  const headers = {
    'content-type': type,
    'stripe-signature': 't=1,v1=00',
    ...(as && { authorization: `Bearer ${as.token}` }),
  }
  const response = await fetch(shop.url + apiBase + path, {
    method: 'POST',
    headers,
    body: new Uint8Array(Buffer.from(body)),
  })
  return { status: response.status, code: ((await response.json()) as { code: string }).code }
}
const tooLarge = { status: 413, code: 'TOO_LARGE' }

/** A form of as many parts as fit into so many bytes. */
function manyParts(bytes: number): Buffer {
  const part = '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n'
  return Buffer.from(`${part.repeat(Math.floor(bytes / part.length) - 1)}--x--\r\n`)
}
const form = 'multipart/form-data; boundary=x'

test('a stranger may send 16 KiB to any call, as JSON or as a form, whatever is in it', async () => {
  const fits = JSON.stringify({ email: 'a@example.com', password: 'x', more: 'y'.repeat(15 * kib) })
  assert.equal((await send('/users/sign-in', fits)).status, 422)
  const bodies: [string, string | Buffer, string?][] = [
    ['one text', JSON.stringify({ email: 'y'.repeat(17 * kib) })],
    ['an array', `[${'0,'.repeat(9 * kib)}0]`],
    [
      'a form of one field',
      `--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n${'y'.repeat(17 * kib)}\r\n--x--\r\n`,
      form,
    ],
    ['a form of many parts', manyParts(2048 * kib), form],
  ]
  for (const path of ['/users/sign-in', '/users/sign-up', '/users/verify', '/users/admin/create'])
    for (const [name, body, type] of bodies)
      assert.deepEqual(await send(path, body, type ? { type } : {}), tooLarge, `${path}, ${name}`)
})

test('a form that does not tell its size is refused once it is too large', async () => {
  async function* chunked() {
    const field = `--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n${'y'.repeat(17 * kib)}\r\n--x--\r\n`
    const lines = ['host: x', `content-type: ${form}`, 'transfer-encoding: chunked', 'connection: close']
    yield `POST ${apiBase}/users/sign-in HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`
    yield `${field.length.toString(16)}\r\n${field}\r\n0\r\n\r\n`
  }
  const { status, body } = await raw(shop.url, chunked())
  assert.deepEqual({ status, code: JSON.parse(body).code }, tooLarge)
})

test('a form that tells a size beyond the limit is refused before any of it is here', async () => {
  const socket = connect(Number(new URL(shop.url).port), '127.0.0.1')
  try {
    const head = [`POST ${apiBase}/users/sign-in HTTP/1.1`, 'host: x', `content-type: ${form}`]
    socket.write(`${[...head, `content-length: ${17 * kib}`].join('\r\n')}\r\n\r\n`)
    const [answer] = await once(socket, 'data')
    assert.match(String(answer), /^HTTP\/1.1 413/)
  } finally {
    socket.destroy()
  }
})

test('only a call that needs more takes more, and only from whom it is for', async () => {
  const [admin, person] = [await shop.people.admin(), await shop.people.make()]
  const value = JSON.stringify({ value: 'y'.repeat(300 * kib) })
  const patch = async (as?: Person) => {
    const headers = { 'content-type': 'application/json', ...(as && { authorization: `Bearer ${as.token}` }) }
    return (await fetch(`${shop.url}${apiBase}/settings/tagline/update`, { method: 'PATCH', headers, body: value }))
      .status
  }
  assert.deepEqual([await patch(), await patch(person), await patch(admin)], [401, 403, 422])
  assert.deepEqual(
    await send('/pages/understand', JSON.stringify({ prompt: 'y'.repeat(20 * kib) }), { as: person }),
    tooLarge,
  )
})

test('the parts of a form are counted while they arrive', async () => {
  const person = await shop.people.make()
  assert.deepEqual(await send('/storage/upload', manyParts(8000 * kib), { type: form, as: person }), tooLarge)
})

test('a second file in a form is refused, whatever it is called', async () => {
  const person = await shop.people.make()
  const two = fileForm(await picture().png().toBuffer())
  two.append('other', new File([new Uint8Array(await picture().png().toBuffer())], 'b.png', { type: 'image/png' }))
  const { status, body } = await shop.call('POST', '/storage/upload', { as: person, form: two })
  assert.deepEqual([status, body.message], [413, 'Send one file at a time.'])
})

test('an upload waits on the disk, not in memory, and leaves nothing there', async () => {
  const person = await shop.people.make()
  const waiting = async () => (await readdir(join(shop.dataDir, 'incoming')).catch(() => [])).length
  const held = connect(Number(new URL(shop.url).port), '127.0.0.1')
  held.on('error', () => {})
  const head = [`POST ${apiBase}/storage/upload HTTP/1.1`, 'host: x', `authorization: Bearer ${person.token}`]
  held.write(`${[...head, `content-type: ${form}`, 'content-length: 8000000'].join('\r\n')}\r\n\r\n`)
  held.write(`--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n${'y'.repeat(100 * kib)}`)
  await until(async () => (await waiting()) === 1, 'the file on the disk')
  held.destroy()
  await until(async () => (await waiting()) === 0, 'its end with the connection')
  const sent = await shop.call('POST', '/storage/upload', {
    as: person,
    form: fileForm(await picture().png().toBuffer()),
  })
  assert.equal(sent.status, 200)
  const refused = await shop.call('POST', '/storage/upload', { as: person, form: fileForm(Buffer.from('no picture')) })
  assert.equal(refused.status, 415)
  await until(async () => (await waiting()) === 0, 'the end of both')
})

test('what a killed server has left of uploads is cleared by the next start, what is on its way is not', async () => {
  const folder = join(shop.dataDir, 'incoming')
  await mkdir(folder, { recursive: true })
  const longAgo = new Date(Date.now() - 2 * 3_600_000)
  for (const name of ['left', 'arriving']) await writeFile(join(folder, name), 'x')
  await utimes(join(folder, 'left'), longAgo, longAgo)
  const { app, close } = await wire(shop.parts, { limits: { busyMs: 0 } })
  try {
    await app.ready()
    await until(async () => !(await readdir(folder)).includes('left'), 'the end of what was left')
    assert.deepEqual(await readdir(folder), ['arriving'])
  } finally {
    await close()
    await rm(join(folder, 'arriving'))
  }
})

test('large bodies that strangers hold back are bounded; small ones go on', async () => {
  let held = hold()
  const event = JSON.stringify({ type: 'y'.repeat(200 * kib) })
  try {
    await until(async () => {
      // It was itself refused, since it came while the call below was under way: held again, it arrives before the next.
      if (held.destroyed) {
        held = hold()
        return false
      }
      return (await send('/stripe/webhook', event)).code === 'OVERLOADED'
    }, 'the bound')
    assert.notEqual((await send('/stripe/webhook', '{}')).code, 'OVERLOADED')
    assert.equal((await send('/users/sign-in', '{}')).status, 422)
    held.destroy()
    await until(async () => (await send('/stripe/webhook', event)).code !== 'OVERLOADED', 'room again')
  } finally {
    held.destroy()
  }
})

test('large bodies that strangers hold back are bounded also where each comes from another address', async () => {
  const held = new Map(['127.0.0.2', '127.0.0.3', '127.0.0.4', '127.0.0.5'].map((from) => [from, hold(from)]))
  const event = JSON.stringify({ type: 'y'.repeat(200 * kib) })
  try {
    const refused = async () => {
      const gone = [...held].filter(([, socket]) => socket.destroyed)
      // They came while the call below was under way, and were themselves refused.
      for (const [from] of gone) held.set(from, hold(from))
      return gone.length === 0 && (await send('/stripe/webhook', event)).code === 'OVERLOADED'
    }
    await until(refused, 'the bound', { looks: 500 })
    assert.notEqual((await send('/stripe/webhook', '{}')).code, 'OVERLOADED')
  } finally {
    for (const socket of held.values()) socket.destroy()
  }
  await until(async () => (await send('/stripe/webhook', event)).code !== 'OVERLOADED', 'room again')
})

test('a small body is taken while the large ones of its own address leave not a byte', async () => {
  const held = [hold(), hold('127.0.0.1', 150 * kib - 1)]
  try {
    const event = JSON.stringify({ type: 'y'.repeat(17 * kib) })
    await until(async () => {
      for (const [at, socket] of held.entries())
        if (socket.destroyed) held[at] = hold('127.0.0.1', at ? 150 * kib - 1 : 250 * kib)
      return (await send('/stripe/webhook', event)).code === 'OVERLOADED'
    }, 'the bound')
    assert.notEqual((await send('/stripe/webhook', '{}')).code, 'OVERLOADED')
  } finally {
    for (const socket of held) socket.destroy()
  }
})

/** A webhook that stays one byte short of its end. */
function hold(localAddress = '127.0.0.1', bytes = 250 * kib) {
  const { port } = new URL(shop.url)
  const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress }).on('error', () => {})
  const head = [
    `POST ${apiBase}/stripe/webhook HTTP/1.1`,
    'host: x',
    'content-type: application/json',
    'stripe-signature: t=1,v1=0',
  ]
  socket.write(`${[...head, `content-length: ${bytes}`].join('\r\n')}\r\n\r\n${'y'.repeat(bytes - 1)}`)
  return socket.resume()
}
