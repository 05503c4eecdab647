import type { Browser, CDPSession } from 'playwright-core'
import { withPage } from './browser.ts'

async function click(session: CDPSession, x: number, y: number) {
  const at = { x, y, button: 'left', clickCount: 1 } as const
  await session.send('Input.dispatchMouseEvent', { type: 'mousePressed', buttons: 1, ...at })
  await session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', buttons: 0, ...at })
}

/** Largest distance, in canvas px, between where the mouse was and where the ink is. */
export function measureAim(browser: Browser, url: string, zoom: number, pixelRatio: number): Promise<number> {
  return withPage(
    browser,
    url,
    async (page) => {
      const session = await page.context().newCDPSession(page)
      const box = await page.evaluate((z) => window.bench.showForPointers(z), zoom)
      let largest = 0
      for (let k = 0; k < 12; k++) {
        const client = { x: 130.3 + ((k * 97.37) % 700), y: 140.7 + ((k * 61.83) % 700) }
        const want = {
          x: ((client.x - box.left) * 1024) / box.width,
          y: ((client.y - box.top) * 1024) / box.width,
        }
        if (want.x < 18 || want.y < 18 || want.x > 1006 || want.y > 1006) continue
        await click(session, client.x, client.y)
        const ink = await page.evaluate(({ x, y }) => window.bench.inkAt(x, y), want)
        largest = Math.max(largest, ink ? Math.hypot(ink.x - want.x, ink.y - want.y) : Number.POSITIVE_INFINITY)
        await page.evaluate(() => window.bench.clearPage())
      }
      return largest
    },
    { deviceScaleFactor: pixelRatio },
  )
}

/** Our work in each frame while a pen draws at 250 points a second. */
export function measureFrames(browser: Browser, url: string): Promise<number[]> {
  return withPage(browser, url, async (page) => {
    const session = await page.context().newCDPSession(page)
    await page.evaluate(() => window.bench.showForDrawing())
    const pen = { button: 'left', pointerType: 'pen', clickCount: 1 } as const
    const frames: number[] = []
    for (let stroke = 0; stroke < 8; stroke++) {
      const center = { x: 250 + stroke * 70, y: 350 + (stroke % 3) * 150 }
      const at = (k: number) => ({
        x: center.x + (60 + k / 3) * Math.cos(k / 7),
        y: center.y + (60 + k / 3) * Math.sin(k / 5),
        force: 0.3 + 0.4 * Math.abs(Math.sin(k / 30)),
      })
      await session.send('Input.dispatchMouseEvent', { type: 'mousePressed', buttons: 1, ...pen, ...at(0) })
      if (stroke === 1) await page.evaluate(() => window.bench.takeFrames())
      const sent: Promise<unknown>[] = []
      for (let k = 1; k < 150; k++) {
        sent.push(session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', buttons: 1, ...pen, ...at(k) }))
        await new Promise((resolve) => setTimeout(resolve, 4))
      }
      await Promise.all(sent)
      await session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', buttons: 0, ...pen, ...at(150) })
    }
    frames.push(...(await page.evaluate(() => window.bench.takeFrames())))
    return frames
  })
}
