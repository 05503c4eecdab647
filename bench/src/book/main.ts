/**
 * What a book of 24 pages costs the server that makes it, from the order to the file, the database included. The press works in
 * this process here, not in those of its own, so that what it takes is counted.
 */
import { draw, finish, starterPrompts } from '@inkbloom/illustrator'
import { bookJob } from '@inkbloom/server/src/features/gallery/books/book.job.ts'
import { insertPage } from '@inkbloom/server/src/features/gallery/pages/insert-page.ts'
import { createJobRunner } from '@inkbloom/server/src/jobs/runner.ts'
import { bindBook } from '@inkbloom/server/src/press/pdf/bind-book.ts'
import { coverPlate, pagePlate } from '@inkbloom/server/src/press/pdf/plate.ts'
import type { Press } from '@inkbloom/server/src/press/press-pool.ts'
import type { PressTask } from '@inkbloom/server/src/press/press-process.ts'
import { Product } from '@inkbloom/server/test/support/product.ts'
import { until } from '@inkbloom/server/test/support/until.ts'

const PAGES = 24
const GOAL_SECONDS = 5

const product = new Product()
await product.start({})
await product.jobs.stop()
const { db, clock, storage, parts } = product
const perform = async (task: PressTask) => {
  if (task.kind === 'plate') return pagePlate(task)
  if (task.kind === 'cover') return coverPlate(task.svg)
  if (task.kind === 'bind') return bindBook(task.book)
  throw new Error(`A book needs no ${task.kind}`)
}
const press = { run: perform, close: () => {} } as unknown as Press
const handlers = { book: bookJob({ db, clock, storage, press }) }
const runner = createJobRunner({ db, clock, handlers, log: parts.log, pollMs: 20 })
runner.start()
const mia = await product.people.make({ plan: 'starter' })
const pageIds: number[] = []
for (const [i, prompt] of starterPrompts().slice(0, PAGES).entries()) {
  const { svg } = await finish((await draw(prompt, 1)).svg)
  const key = (kind: string) => `pages/${`bench-book-${i}`.padEnd(24, '-')}.${kind}`
  await storage.put(key('svg'), Buffer.from(svg), 'image/svg+xml')
  const files = { illustration: key('png'), vector: key('svg'), regions: null, bloom: null, sha256: String(i) }
  const page = { ...files, prompt, title: prompt, provider: 'embedded', figures: null, missing: null }
  const insert = { ...page, userId: null, jobId: null }
  pageIds.push(await db.transaction().execute((tx) => insertPage(tx, clock, insert)))
}

const begun = await product.call('POST', '/books/create', { as: mia, body: { title: 'A bench', pageIds } })
const { id, cost } = begun.data
const makeOnce = async () => {
  const before = process.cpuUsage()
  const started = performance.now()
  const { cost: now } = (await product.call('GET', `/books/${id}/read`, { as: mia })).data
  await product.call('POST', `/books/${id}/make`, { as: mia, body: { cost: now } })
  const book = await until(
    async () => {
      const { data } = await product.call('GET', `/books/${id}/read`, { as: mia })
      return ['ready', 'failed'].includes(data.status) && data
    },
    'the book',
    { everyMs: 200 },
  )
  if (book.status !== 'ready') throw new Error(book.failure?.message)
  const { user, system } = process.cpuUsage(before)
  return { cpu: (user + system) / 1e6, clock: (performance.now() - started) / 1000, file: book.file }
}
const first = await makeOnce()
const second = await makeOnce()
await runner.stop()
await product.stop()

const line = (name: string, { cpu, clock, file }: typeof first) =>
  `${name}: ${cpu.toFixed(2)} s of processor time, ${clock.toFixed(1)} s by the clock, ${file.pages} pages, ${(file.bytes / 1024 ** 2).toFixed(2)} MB`
console.log(`${PAGES} pictures, ${cost} credits`)
console.log(line('first book of a server', first))
console.log(line('the next', second))
console.log(`goal: ${GOAL_SECONDS} s of processor time`)
if (Math.max(first.cpu, second.cpu) > GOAL_SECONDS) process.exitCode = 1
