import { readdirSync, readFileSync, statSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { chromium } from 'playwright-core'
import { installersOf } from '../../scripts/desktop/program.ts'
import { chromiumFlags, findChromium } from '../../scripts/lib/chromium.ts'
import { command } from '../../scripts/lib/project.mjs'
import { desktop } from '../../scripts/suites/desktop-tools.ts'
import { makePerson, type Person } from '../support/people.ts'
import { openStudio, paint, startStudio, studioReady } from '../support/studio.ts'
import { setUpDesk } from './support/desk.ts'
import * as inWindow from './support/product.ts'

/** `npm run bench:desktop`: the desktop program beside the same in a tab of Chromium, for docs/native.md. */

const starts = 5
const strokes = 20

/** Long enough for what a start leaves to do later. */
const settle = () => pause(10_000)

/** By the clock, or null while there is none. */
const firstPaint = `
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  return paint ? performance.timeOrigin + paint.startTime : null`

const middle = (times: number[]) => Math.round(times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0)

interface Figures {
  /** From the start of the process to the first paint. */
  startMs: number
  restMb: number
  coloringMb: number
}

await command(async () => {
  const { env } = await desktop()
  Object.assign(process.env, env)
  const { product, pageIds } = await startStudio(20)
  try {
    const mara = await makePerson(product.url)
    const sizes = [env.DESKTOP_PROGRAM ?? '', ...installersOf(env.DESKTOP_TARGET ?? '')]
    for (const file of sizes) console.log(file.split('/').at(-1), (statSync(file).size / 1e6).toFixed(1), 'MB')
    console.table({
      desktop: await measureDesktop(product.url, mara, pageIds[0]),
      chromium: await measureTab(product.url, mara, pageIds[0]),
    })
  } finally {
    await product[Symbol.asyncDispose]()
  }
})

async function measureDesktop(url: string, person: Person, page: number | undefined): Promise<Figures> {
  await using desk = await setUpDesk()
  const times: number[] = []
  for (let start = 0; start < starts; start += 1) {
    const begun = Date.now()
    const screen = await desk.launch()
    times.push((await screen.waitFor<number>(firstPaint, 'a first paint')) - begun)
    await screen.close()
  }
  const screen = await desk.launch()
  await inWindow.enter(screen, url, person)
  await settle()
  const restMb = memoryOf(/^(inkbloom|WebKit)/)
  const at = await inWindow.openStudio(screen, page)
  for (let stroke = 0; stroke < strokes; stroke += 1) await inWindow.paint(screen, at, [0.1, 0.1 + stroke * 0.02])
  const coloringMb = memoryOf(/^(inkbloom|WebKit)/)
  await screen.close()
  return { startMs: middle(times), restMb, coloringMb }
}

async function measureTab(url: string, person: Person, id: number | undefined): Promise<Figures> {
  const executablePath = await findChromium()
  const launch = () => chromium.launch({ ...(executablePath && { executablePath }), args: chromiumFlags })
  const times: number[] = []
  for (let start = 0; start < starts; start += 1) {
    const begun = Date.now()
    const browser = await launch()
    const page = await browser.newPage()
    await page.goto(`${url}/sign-in`)
    times.push((await page.evaluate<number>(`(() => { ${firstPaint} })()`)) - begun)
    await browser.close()
  }
  const browser = await launch()
  const page = await browser.newPage({ baseURL: url, viewport: { width: 1200, height: 773 } })
  await page.goto('/sign-in')
  await page.evaluate(
    (auth) => localStorage.setItem('auth', auth),
    JSON.stringify({ state: { token: person.token, user: person.user }, version: 0 }),
  )
  await page.goto('/pages/public')
  await settle()
  const restMb = memoryOf(/^chrom/)
  await openStudio(page, id)
  const at = await studioReady(page)
  for (let stroke = 0; stroke < strokes; stroke += 1) await paint(page, at, [0.1, 0.1 + stroke * 0.02])
  const coloringMb = memoryOf(/^chrom/)
  await browser.close()
  return { startMs: middle(times), restMb, coloringMb }
}

/** Megabytes of all processes of a name, each page of memory counted once, however many share it. */
function memoryOf(name: RegExp): number {
  let kilobytes = 0
  for (const pid of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      if (!name.test(readFileSync(`/proc/${pid}/comm`, 'utf8')) || !isOurs(pid)) continue
      kilobytes += Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0)
    } catch {
      // It has ended meanwhile.
    }
  }
  return Math.round(kilobytes / 1000)
}

/** Others may use a browser on this machine too. */
function isOurs(pid: string): boolean {
  for (let current = pid; current !== '0'; ) {
    if (current === String(process.pid)) return true
    current = /\) \S (\d+)/.exec(readFileSync(`/proc/${current}/stat`, 'utf8'))?.[1] ?? '0'
  }
  return false
}
