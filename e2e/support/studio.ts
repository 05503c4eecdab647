import assert from 'node:assert/strict'
import { after, before } from 'node:test'
import { until } from '@inkbloom/server/test/support/until.ts'
import type { Page } from 'playwright-core'
import { makeAdmin, type Person, send } from './people.ts'
import { type Product, startProduct } from './product.ts'

export interface Studio {
  product: Product
  admin: Person
  /** The product's own pages, that everybody may color. */
  pageIds: number[]
}

export async function startStudio(pages: number, env: Record<string, string> = {}): Promise<Studio> {
  const product = await startProduct({ env: { STARTER_PAGES: String(pages), ...env } })
  const admin = await makeAdmin(product.url)
  const pageIds = await drawnGallery(product.url, admin, pages)
  return { product, admin, pageIds }
}

/** The starter pages, once so many are drawn: who looks before would see an empty gallery. */
export function drawnGallery(url: string, admin: Person, pages: number): Promise<number[]> {
  return until(
    async () => {
      const answer = await send('GET', url, 'pages/paginate?sort=oldest', undefined, admin.token)
      const ids: number[] = ((await answer.json()).data?.data ?? []).map((page: { id: number }) => page.id)
      return ids.length >= pages && ids
    },
    `a gallery of ${pages} starter pages`,
    { everyMs: 50 },
  )
}

/** One product with one page to color, for all tests of a file. */
export function sharedStudio() {
  let studio: Studio
  before(async () => {
    studio = await startStudio(1)
  })
  after(() => studio?.product[Symbol.asyncDispose]())
  return {
    get url() {
      return studio.product.url
    },
    get product() {
      return studio.product
    },
    get pageId() {
      return studio.pageIds[0]
    },
  }
}

/** Turns shares of the sheet into a place on the screen. */
export type At = (x: number, y: number) => [number, number]

export async function openStudio(page: Page, id: number | undefined): Promise<At> {
  await page.goto(`/pages/${id}/color`)
  return studioReady(page)
}

export async function studioReady(page: Page): Promise<At> {
  await page.locator('.studio__sheet[aria-busy="false"]').waitFor()
  const box = await page.locator('.studio__sheet').boundingBox()
  assert.ok(box)
  return (x, y) => [box.x + box.width * x, box.y + box.height * y]
}

/** A stroke of the mouse, slanting down from a place. */
export async function paint(page: Page, at: At, [x, y]: readonly [number, number] = [0.2, 0.2]) {
  await page.mouse.move(...at(x, y))
  await page.mouse.down()
  for (let i = 1; i <= 12; i += 1) await page.mouse.move(...at(x + i * 0.04, y + i * 0.03))
  await page.mouse.up()
}

/** The drawing as the screen has it: how many pixels are not transparent, and a hash of all of them. */
export function drawing(page: Page): Promise<{ painted: number; hash: number }> {
  return page.evaluate(async () => {
    // What the hand did last is on the canvas with the next frame.
    for (let frame = 0; frame < 2; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn))
    const canvas = document.querySelector<HTMLCanvasElement>('.studio__page canvas')
    const { data } = canvas?.getContext('2d')?.getImageData(0, 0, 1024, 1024) ?? { data: new Uint8ClampedArray() }
    let painted = 0
    let hash = 0x811c9dc5
    for (const word of new Uint32Array(data.buffer)) {
      if (word !== 0) painted += 1
      hash = Math.imul(hash ^ word, 0x01000193)
    }
    return { painted, hash: hash >>> 0 }
  })
}

export const status = (page: Page, text: RegExp) => page.locator('.studio__status', { hasText: text }).waitFor()
export const saved = (page: Page) => status(page, /^Saved$/)
/** Shown once the stroke is in this browser's own storage. */
export const kept = (page: Page) => status(page, /saved on this device/i)

export async function creditsOf(product: Product, { token }: Person): Promise<number> {
  const answer = await send('GET', product.url, 'credits/read', undefined, token)
  return (await answer.json()).data.public_page
}

/** Where a color of one's own is mixed: behind the palettes. Opened already, they stay so. */
export async function openMixer(page: Page) {
  const mix = page.getByRole('button', { name: 'Mix a color' })
  if (!(await mix.isVisible())) {
    await page.getByRole('button', { name: 'Mix colors' }).filter({ visible: true }).click()
  }
  await mix.click()
  return page.getByRole('dialog', { name: 'Mix a custom color' })
}
