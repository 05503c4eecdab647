/** A first start as an operator sees it: how soon the gallery has pages, and whether requests wait while they are drawn. */
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { starterPrompts } from '@inkbloom/illustrator'
import { quantile } from '../harness.ts'
import { startProduct } from '../site/product.ts'

const FIRST = 20
const PROBE_MS = 20
const PATIENCE_MS = 180_000

export async function measureFirstStart() {
  const { url, startedAt, stop } = await startProduct({ starterPages: starterPrompts().length })
  try {
    const seconds = () => (performance.now() - startedAt) / 1000
    const ready = seconds()
    const drawing = probe(url)
    const count = await gallery(url)
    const until = async (met: (pages: { bloom: string | null }[]) => boolean) => {
      for (const end = performance.now() + PATIENCE_MS; performance.now() < end; await sleep(100))
        if (met(await count())) return seconds()
      throw new Error('The starter gallery was never drawn.')
    }
    const first = await until((pages) => pages.length >= FIRST)
    const all = await until((pages) => pages.length >= starterPrompts().length)
    const meanwhile = await drawing.stop()
    const colored = await until((pages) => pages.every((page) => page.bloom))
    const quiet = probe(url)
    await sleep(3000)
    return { ready, first, all, colored, healthz: { meanwhile, idle: await quiet.stop() } }
  } finally {
    await stop()
  }
}

/** What a person who signs up sees of the gallery, page by page. */
async function gallery(url: string) {
  const call = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(`${url}/backend/api${path}`, init)
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
    return ((await answer.json()) as { data: never }).data
  }
  const body = JSON.stringify({ name: 'Mara', email: 'mara@example.com', password: 'a good password' })
  const headers = { 'content-type': 'application/json' }
  const { token } = (await call('/users/sign-up', { method: 'POST', headers, body })) as { token: string }
  return async () => {
    const pages: { bloom: string | null }[] = []
    for (let page = 1, last = 1; page <= last; page += 1) {
      const list = (await call(`/pages/paginate?page=${page}&sort=oldest&scope=public`, {
        headers: { authorization: `Bearer ${token}` },
      })) as { data: { bloom: string | null }[]; last_page: number }
      pages.push(...list.data)
      last = list.last_page
    }
    return pages
  }
}

/** Asks for /healthz every few milliseconds on one connection: how long that takes is how long anyone would have waited. */
function probe(url: string) {
  const { hostname, port } = new URL(url)
  const request = `GET /healthz HTTP/1.1\r\nhost: ${hostname}:${port}\r\n\r\n`
  const milliseconds: number[] = []
  let going = true
  const socket = connect(Number(port), '127.0.0.1').setNoDelay(true)
  const loop = (async () => {
    while (going) {
      const sent = performance.now()
      const answered = once(socket, 'data')
      socket.write(request)
      await answered
      milliseconds.push(performance.now() - sent)
      await sleep(PROBE_MS)
    }
    socket.destroy()
  })()
  return {
    async stop() {
      going = false
      await loop
      const at = (share: number) => quantile(milliseconds, share)
      return { requests: milliseconds.length, median: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) }
    },
  }
}
