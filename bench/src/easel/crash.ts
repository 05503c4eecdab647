import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, chromium } from 'playwright-core'
import { LAUNCH } from './browser.ts'

export interface Crash {
  killedAt: number
  kept: number
  recovered: number
  isExact: boolean
  replayIsExact: boolean
  openMs: number
  replayMs: number
}

/** Kills the whole browser while someone draws, opens it again, and counts the strokes that were reported safe and are gone. */
export async function crashAndReopen(url: string, folder: string, killAts: readonly number[]): Promise<Crash[]> {
  const crashes: Crash[] = []
  for (const [k, killedAt] of killAts.entries()) {
    const profile = join(folder, `profile-${k}`)
    const kept = await drawAndKill(url, profile, killedAt)
    for (const lock of ['SingletonLock', 'SingletonSocket', 'SingletonCookie']) {
      rmSync(join(profile, lock), { force: true })
    }
    const context = await chromium.launchPersistentContext(profile, LAUNCH)
    const page = await context.newPage()
    await page.goto(url)
    const again = await page.evaluate(() => window.bench.reopen())
    await context.close()
    const promised = kept.at(-1)!
    const same = kept.find(({ steps }) => steps === again.steps)
    crashes.push({
      killedAt,
      kept: promised.steps,
      recovered: again.steps,
      // A stroke whose write was not yet confirmed may be there as well.
      isExact: again.steps > promised.steps || same?.hash === again.hash,
      replayIsExact: again.replayHash === again.hash,
      openMs: again.ms,
      replayMs: again.replayMs,
    })
  }
  return crashes
}

async function drawAndKill(url: string, profile: string, killAt: number): Promise<{ steps: number; hash: number }[]> {
  const context = await chromium.launchPersistentContext(profile, LAUNCH)
  const page = await context.newPage()
  await page.goto(url)
  const kept: { steps: number; hash: number }[] = []
  const pid = await browserProcess(context)
  const killed = new Promise<void>((resolve) => {
    page.on('console', (message) => {
      const [word, steps, hash] = message.text().split(' ')
      if (word !== 'kept') return
      kept.push({ steps: Number(steps), hash: Number(hash) })
      if (kept.length !== killAt) return
      process.kill(pid, 'SIGKILL')
      resolve()
    })
  })
  page.evaluate(() => window.bench.drawUntilKilled(200)).catch(() => {})
  await killed
  await context.close().catch(() => {})
  await new Promise((resolve) => setTimeout(resolve, 500))
  return kept
}

async function browserProcess(context: BrowserContext): Promise<number> {
  const session = await context.browser()!.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  return processInfo.find(({ type }) => type === 'browser')!.id
}
