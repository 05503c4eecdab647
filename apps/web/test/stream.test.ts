import './alias.ts'
import assert from 'node:assert/strict'
import { test } from 'node:test'

const { streamLines } = await import('@/lib/stream.ts')
const { ApiError } = await import('@/lib/api-error.ts')

type Chunk = string | Error

/** A server that says these things one after the other; `null` at the end keeps the connection open, silent. */
function sending(chunks: (Chunk | null)[], status = 200) {
  const asked: { headers: Record<string, string>; signal: AbortSignal }[] = []
  const fetch = async (_address: unknown, options: { headers: Record<string, string>; signal: AbortSignal }) => {
    asked.push(options)
    const body = new ReadableStream<Uint8Array>({
      async start(controller) {
        options.signal.addEventListener('abort', () => controller.error(options.signal.reason))
        for (const chunk of chunks) {
          if (chunk === null) return
          if (chunk instanceof Error) return controller.error(chunk)
          controller.enqueue(new TextEncoder().encode(chunk))
          await new Promise((resolve) => setTimeout(resolve, 1))
        }
        controller.close()
      },
    })
    return new Response(body, { status })
  }
  return { asked, fetch: fetch as typeof globalThis.fetch }
}

async function read(chunks: (Chunk | null)[], more: { status?: number; idleMs?: number } = {}) {
  const { asked, fetch } = sending(chunks, more.status)
  const got: unknown[] = []
  let failure: unknown = null
  const idle = more.idleMs === undefined ? {} : { idleMs: more.idleMs }
  try {
    for await (const value of streamLines('/x', { token: 't', signal: new AbortController().signal, fetch, ...idle }))
      got.push(value)
  } catch (error) {
    failure = error
  }
  return { got, failure, asked }
}

test('lines arrive whole, however the network cuts them, and carry the token', async () => {
  const { got, failure, asked } = await read(['{"a":1}\n{"a"', ':2}\n', '{"a":"é', '"}\n'])
  assert.deepEqual(got, [{ a: 1 }, { a: 2 }, { a: 'é' }])
  assert.equal(failure, null)
  assert.equal(asked[0]?.headers.authorization, 'Bearer t')
})

test('a refusal keeps its status; a broken or silent connection is a network failure', async () => {
  const refused = await read(['{}'], { status: 404 })
  assert.ok(refused.failure instanceof ApiError && refused.failure.status === 404)
  const broken = await read(['{"a":1}\n', new Error('reset')])
  assert.deepEqual(broken.got, [{ a: 1 }])
  assert.ok(broken.failure instanceof ApiError && broken.failure.status === 0)
  const silent = await read(['{"a":1}\n', null], { idleMs: 30 })
  assert.ok(silent.failure instanceof ApiError && silent.failure.status === 0)
})

test('whoever stops listening closes the connection', async () => {
  const { asked, fetch } = sending(['{"a":1}\n', null])
  for await (const _ of streamLines('/x', { token: 't', signal: new AbortController().signal, fetch })) break
  assert.equal(asked[0]?.signal.aborted, true)
})
