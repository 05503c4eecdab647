import './alias.ts'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Creation } from '@inkbloom/contract'
import type { Tracked } from '../src/features/creations/tracked.ts'
import { memoryStorage } from './memory-storage.ts'
import { until } from './until.ts'

const { createCreations } = await import('@/features/creations/creations.store.ts')
const { createCreationMemory } = await import('@/features/creations/creation-memory.ts')
const { phaseOf, timeLeft } = await import('@/features/creations/tracked.ts')
const { ApiError } = await import('@/lib/api-error.ts')

const prompt = 'A fox under an oak'
const creation = (id: string, more: Partial<Creation> = {}): Creation => ({
  request_id: id,
  prompt,
  status: 'drawing',
  share: 0.5,
  seconds_left: 5,
  page_id: null,
  redraw_of: null,
  cost: 1,
  failure: null,
  created_at: '2026-11-15T00:00:00.000Z',
  ...more,
})
const unreachable = new ApiError({ status: 0, message: 'No connection' })
const never = () => new Promise<never>(() => {})

/** Creations followed on a server that the test plays. */
function setUp(server: {
  create?: (body: { prompt: string; requestId?: string | undefined }, signal: AbortSignal) => Promise<{ id: number }>
  redraw?: (pageId: number, body: { cost?: number | undefined }) => Promise<{ id: number }>
  list?: () => Creation[]
  lines?: (id: string) => AsyncIterable<Creation>
  stop?: (id: string) => Promise<Creation>
}) {
  const storage = memoryStorage()
  const memory = createCreationMemory(storage, 7)
  const told: Tracked[] = []
  const reported: unknown[] = []
  const creations = createCreations({
    api: {
      redrawPage: ({ params, body }) => (server.redraw ?? never)(Number(params.id), body),
      createPage: ({ body }, options) => (server.create ?? never)(body, options?.signal ?? AbortSignal.abort()),
      listCreations: async () => server.list?.() ?? [],
      stopCreation: ({ params }) => (server.stop ?? never)(params.requestId),
    },
    memory,
    watch: server.lines ?? async function* () {},
    drawn: () => {},
    tell: (ended) => told.push(ended),
    report: (error) => reported.push(error),
    pause: () => new Promise((resolve) => setTimeout(resolve, 1)),
  })
  return { creations, memory, storage, told, reported, newest: () => creations.getState().tracked.at(-1) }
}

test('the end of a drawing that no screen shows is told, and its description is no draft any more', async () => {
  const { creations, memory, told } = setUp({ create: async () => ({ id: 3 }) })
  creations.start({ prompt })
  assert.equal(memory.draft(), prompt)
  await until(() => told.length === 1)
  assert.deepEqual([told[0]?.status, told[0]?.pageId], ['done', 3])
  assert.deepEqual([memory.draft(), memory.pending(), creations.getState().tracked], ['', [], []])
})

test('the screen that shows it gets the end instead, and leaving the screen is done with it', async () => {
  const { creations, told, newest } = setUp({ create: async () => ({ id: 3 }) })
  creations.attend(true)
  creations.start({ prompt })
  await until(() => newest()?.status === 'done')
  assert.deepEqual(told, [])
  creations.attend(false)
  assert.equal(newest(), undefined)
})

test('a lost connection sends the same request again, which is one drawing and one charge', async () => {
  const ids: unknown[] = []
  const { creations, told } = setUp({
    create: async ({ requestId }) => {
      ids.push(requestId)
      if (ids.length < 3) throw unreachable
      return { id: 4 }
    },
  })
  const id = creations.start({ prompt })
  await until(() => told.length === 1)
  assert.deepEqual(ids, [id, id, id])
})

test('once the server has it the waiting call is left, and the stream tells the rest, over every interruption', async () => {
  let aborted = false
  let opened = 0
  const { creations, told, newest } = setUp({
    create: (_, signal) =>
      new Promise((_, reject) =>
        signal.addEventListener('abort', () => {
          aborted = true
          reject(signal.reason)
        }),
      ),
    list: () => (newest() ? [creation(newest()?.requestId ?? '', { status: 'queued', share: 0 })] : []),
    async *lines(id) {
      opened += 1
      yield creation(id, { share: 0.6 })
      yield creation(id, { share: 0.4 })
      assert.equal(newest()?.share, 0.6, 'a bar does not run backwards')
      if (opened < 3) throw unreachable
      yield creation(id, { status: 'done', share: 1, page_id: 9 })
    },
  })
  creations.start({ prompt })
  await until(() => told.length === 1)
  assert.deepEqual([aborted, opened, told[0]?.pageId], [true, 3, 9])
})

test('a refusal says what it cost and keeps the description', async () => {
  const { creations, memory, newest, told } = setUp({
    create: async () => {
      throw new ApiError({ status: 429, code: 'RATE_LIMITED', message: 'Too many requests.' })
    },
  })
  creations.attend(true)
  creations.start({ prompt })
  await until(() => newest()?.status === 'failed')
  assert.equal(newest()?.failure?.message, 'Too many requests. Nothing was charged.')
  assert.deepEqual(
    told.map(({ status }) => status),
    ['failed'],
  )
  assert.equal(memory.draft(), prompt)
})

test('a page is drawn again by its own call, with what was said of its cost, and the draft stays', async () => {
  const asked: unknown[] = []
  const { creations, memory, told } = setUp({
    redraw: async (...input) => {
      asked.push(input)
      return { id: 5 }
    },
  })
  memory.keepDraft('A whale')
  const requestId = creations.start({ prompt, detail: 'simple', redrawOf: 3, cost: 0 })
  await until(() => told.length === 1)
  assert.deepEqual(asked, [[3, { detail: 'simple', cost: 0, requestId }]])
  assert.deepEqual([told[0]?.pageId, told[0]?.cost, memory.draft()], [5, 0, 'A whale'])
})

test('stopped before the server knows of it, it is stopped as soon as it does', async () => {
  const stopped: string[] = []
  let known = false
  const { creations, told, memory } = setUp({
    list: () => (known ? [creation(creations.getState().tracked[0]?.requestId ?? '')] : []),
    stop: async (id) => {
      stopped.push(id)
      return creation(id, { status: 'stopped' })
    },
  })
  const id = creations.start({ prompt })
  await creations.stop(id)
  assert.deepEqual(stopped, [])
  known = true
  await until(() => told.length === 1)
  assert.deepEqual([stopped, told[0]?.status, memory.draft()], [[id], 'stopped', prompt])
})

test('a reload finds what is under way, and tells the end of what this device waited for', async () => {
  const memory = createCreationMemory(memoryStorage(), 7)
  memory.remember('waited-for')
  memory.remember('never-arrived')
  const told: string[] = []
  const creations = createCreations({
    api: {
      createPage: never,
      redrawPage: never,
      stopCreation: never,
      listCreations: async () => [
        creation('under-way'),
        creation('waited-for', { status: 'done', page_id: 1 }),
        creation('of-yesterday', { status: 'done', page_id: 2 }),
      ],
    },
    memory,
    watch: async function* (id) {
      yield creation(id, { share: 0.7 })
      await never()
    },
    drawn: () => {},
    tell: ({ requestId }) => told.push(requestId),
    report: () => {},
  })
  const close = creations.open()
  await until(() => creations.getState().tracked[0]?.share === 0.7)
  assert.deepEqual(told, ['waited-for'])
  assert.deepEqual(
    creations.getState().tracked.map(({ requestId }) => requestId),
    ['under-way'],
  )
  assert.deepEqual(memory.pending(), [])
  close()
})

test('an ended session is told as such, not as a failed drawing', async () => {
  const { creations, reported, newest } = setUp({
    create: async () => {
      throw new ApiError({ status: 401, code: 'UNAUTHORIZED', message: 'Please sign in.' })
    },
  })
  creations.start({ prompt })
  await until(() => reported.length === 1)
  assert.equal(newest(), undefined)
})

test('a draft belongs to one person', () => {
  const storage = memoryStorage()
  createCreationMemory(storage, 7).keepDraft('mine')
  assert.equal(createCreationMemory(storage, 7).draft(), 'mine')
  assert.equal(createCreationMemory(storage, 8).draft(), '')
  storage.setItem('create', '{broken')
  assert.equal(createCreationMemory(storage, 7).draft(), '')
})

test('three phases in order, and a time left that people say', () => {
  const steps = [
    { status: 'queued', share: 0 },
    { status: 'drawing', share: 0.1 },
    { status: 'drawing', share: 0.5 },
    { status: 'inking', share: 0.85 },
  ] as const
  assert.deepEqual(
    steps.map((step) => phaseOf(step).phase),
    [0, 0, 1, 2],
  )
  assert.deepEqual(
    [null, 1, 12, 61, 150].map((secondsLeft) => timeLeft({ status: 'drawing', secondsLeft })),
    [
      'This one takes a moment.',
      'A few seconds left.',
      'About 12 seconds left.',
      'About 1 minute left.',
      'About 3 minutes left.',
    ],
  )
  assert.equal(timeLeft({ status: 'inking', secondsLeft: null }), 'Almost done.')
})
