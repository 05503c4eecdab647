import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Outcome } from '../main.ts'
import { call, type Product, startProduct } from '../product.ts'
import { inFolder } from '../temporary.ts'
import { told } from './database.ts'

const dayMs = 86_400_000

/** The machine's clock is set a day ahead and back, or a day back: drawings, floods and sign-ups are as ever within a minute. */
export function clockJumps(): Promise<Outcome> {
  return inFolder(async (folder) => {
    const clock = join(folder, 'clock')
    const env = { DATA_DIR: join(folder, 'data'), CLOCK_FILE: clock, STARTER_PAGES: '0' }
    const product = await startProduct(env, ['--import', join(import.meta.dirname, '../clock.ts')])
    const set = async (offset: number) => {
      writeFileSync(clock, String(offset))
      await sleep(300)
    }
    const figures: string[] = []
    let met = true
    const expect = (what: string, seconds: number | null) => {
      figures.push(`${what} ${told(seconds)}`)
      met &&= seconds !== null && seconds < 60
    }
    await floodFrom(product, '127.0.3.1')
    await set(-dayMs)
    expect('a flood is forgiven after a day back:', await untilServed(product, '127.0.3.1'))
    expect('a page is drawn after a day back:', await untilDrawn(product, 'back'))
    await set(dayMs)
    expect('a day ahead:', await untilDrawn(product, 'ahead'))
    await set(0)
    expect('and right again:', await untilDrawn(product, 'right'))
    await product.end('SIGTERM')
    return { met, figures: figures.join(', ') }
  })
}

/** Until it is told to stop. */
async function floodFrom({ url }: Product, from: string): Promise<void> {
  for (let asked = 0; asked < 3000; asked += 20) {
    const all = await Promise.all(Array.from({ length: 20 }, () => call(url, '/plans/list', { from })))
    if (all.some(({ status }) => status === 429)) return
  }
}

async function untilServed({ url }: Product, from: string): Promise<number | null> {
  const started = performance.now()
  const seconds = () => (performance.now() - started) / 1000
  while (seconds() < 90) {
    if ((await call(url, '/plans/list', { from })).status === 200) return seconds()
    await sleep(500)
  }
  return null
}

/** Somebody new signs up and gets their page. */
async function untilDrawn({ url }: Product, name: string): Promise<number | null> {
  const started = performance.now()
  const body = { name: 'Person', email: `${name}@example.com`, password: 'long enough' }
  const signedUp = await call(url, '/users/sign-up', { body, from: '127.0.3.2' })
  const token = String(signedUp.body.data?.token)
  const drawn = await call(url, '/pages/create', { body: { prompt: 'a cat in the garden' }, token, from: '127.0.3.2' })
  return drawn.status === 200 ? (performance.now() - started) / 1000 : null
}
