import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { chromiumFlags, findChromium } from '../../scripts/lib/chromium.ts'

/** A folder of a browser's own, which outlives the browser. Removed after the file's last test. */
export function makeProfile() {
  const folder = mkdtempSync(join(tmpdir(), 'inkbloom-profile-'))
  after(() => rmSync(folder, { recursive: true, force: true }))
  return {
    /** Starts a browser on it, and answers its first tab. */
    async open(baseURL: string): Promise<Page> {
      // What a killed browser leaves behind would make the next one wait for it.
      for (const lock of ['SingletonLock', 'SingletonSocket', 'SingletonCookie'])
        rmSync(join(folder, lock), { force: true })
      const context = await chromium.launchPersistentContext(folder, {
        executablePath: (await findChromium()) ?? '',
        args: chromiumFlags,
        baseURL,
        viewport: { width: 1440, height: 900 },
        reducedMotion: 'reduce',
      })
      return context.pages()[0] ?? context.newPage()
    },
  }
}

export async function kill9(context: BrowserContext): Promise<void> {
  const browser = context.browser()
  assert.ok(browser)
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const pid = processInfo.find(({ type }) => type === 'browser')?.id
  assert.ok(pid)
  const gone = new Promise((closed) => browser.once('disconnected', closed))
  process.kill(pid, 'SIGKILL')
  await gone
}
