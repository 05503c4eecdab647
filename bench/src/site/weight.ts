import type { Browser } from 'playwright-core'

export interface Weight {
  /** Bytes over the wire, by kind. */
  script: number
  style: number
  font: number
  image: number
  document: number
  /** Addresses that came without compression although they are text, or may not be kept although they are hashed. */
  careless: string[]
  /** Scripts that arrived after the first touch. */
  afterTouch: number
  layoutShift: number
}

type Kind = 'script' | 'style' | 'font' | 'image' | 'document'
const kinds: Record<string, Kind> = {
  script: 'script',
  stylesheet: 'style',
  font: 'font',
  image: 'image',
  document: 'document',
}

/** What the landing page costs before anybody touches it, on a phone, as the browser itself counts it. */
export async function weigh(browser: Browser, url: string): Promise<Weight> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  const weight: Weight = {
    ...{ script: 0, style: 0, font: 0, image: 0, document: 0 },
    ...{ careless: [], afterTouch: 0, layoutShift: 0 },
  }
  let touched = false
  const reading: Promise<void>[] = []
  page.on('requestfinished', (request) => {
    reading.push(
      (async () => {
        const response = await request.response()
        const kind = kinds[request.resourceType()]
        if (!response || !kind) return
        const { responseBodySize } = await request.sizes()
        if (touched && kind === 'script') weight.afterTouch += responseBodySize
        else weight[kind] += responseBodySize
        const headers = await response.allHeaders()
        const isText = ['script', 'style', 'document'].includes(kind)
        const kept = headers['cache-control']?.includes('immutable')
        if (isText && responseBodySize > 1024 && !headers['content-encoding']) weight.careless.push(request.url())
        if (request.url().includes('/assets/') && !kept) weight.careless.push(request.url())
      })(),
    )
  })
  await page.addInitScript(() => {
    const view = window as unknown as { shift: number }
    view.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) view.shift += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(500)
  weight.layoutShift = await page.evaluate(() => (window as unknown as { shift: number }).shift)
  await Promise.all(reading)
  touched = true
  await page.locator('canvas').tap({ position: { x: 300, y: 200 } })
  await page.locator('[data-live]').waitFor({ state: 'attached', timeout: 10_000 })
  await Promise.all(reading)
  await context.close()
  return weight
}
