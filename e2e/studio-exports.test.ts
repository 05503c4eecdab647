import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { openPage } from './support/browser.ts'
import { makePerson, type Person } from './support/people.ts'
import { openShop, startStripe } from './support/shop.ts'
import { drawing, openStudio, paint, type Studio, saved, startStudio } from './support/studio.ts'

let stripe: Awaited<ReturnType<typeof startStripe>>
let studio: Studio
let person: Person

before(async () => {
  stripe = await startStripe()
  studio = await startStudio(1, { STRIPE_API_BASE: stripe.url })
  await openShop(studio.product.url, studio.admin, stripe)
  person = await makePerson(studio.product.url, { plan: 'starter' })
})
after(async () => {
  await studio?.product[Symbol.asyncDispose]()
  await stripe?.stop()
})

/** Someone who pays, before a page that is half colored. */
async function openColored(
  t: Parameters<typeof openPage>[0],
  prepare: (page: Page) => Promise<unknown> = async () => {},
) {
  const page = await openPage(t, { url: studio.product.url, person })
  await prepare(page)
  const at = await openStudio(page, studio.pageIds[0])
  await page.getByTitle('Rose').first().click()
  await paint(page, at)
  await saved(page)
  return { page, at }
}

const more = async (page: Page, name: RegExp) => {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name }).click()
}

test('a large download has 3072 pixels, sharp lines, and paper only where it is wanted', async (t) => {
  const { page } = await openColored(t)
  const download = async (change: (dialog: Locator) => Promise<unknown>) => {
    await more(page, /^Download large/)
    const dialog = page.getByRole('dialog', { name: 'Download large' })
    await change(dialog)
    const downloading = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Download', exact: true }).click()
    const { data, info } = await sharp(await (await downloading).path())
      .raw()
      .toBuffer({ resolveWithObject: true })
    const black = data.filter((_, i) => i % 4 === 0 && data[i]! < 40 && data[i + 3] === 255).length
    return { size: [info.width, info.height], hasClear: data.some((value, i) => i % 4 === 3 && value === 0), black }
  }
  const whole = await download(async () => {})
  assert.deepEqual(whole.size, [3072, 3072])
  assert.equal(whole.hasClear, false)
  assert.ok(whole.black > 50_000)
  const bare = await download(async (dialog) => {
    await dialog.getByRole('switch', { name: 'With the lines' }).uncheck({ force: true })
    await dialog.getByRole('switch', { name: 'On white paper' }).uncheck({ force: true })
  })
  assert.deepEqual([bare.size, bare.hasClear], [[3072, 3072], true])
  assert.equal(bare.black, 0)
})

test('a download is the picture on the screen, with the page and the time in its name', async (t) => {
  const { page } = await openColored(t)
  const zoom = await page.locator('.studio__zoom').innerText()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  const download = await downloading
  assert.match(download.suggestedFilename(), /^colored-page-\d+-\d{4}-\d\d-\d\d_\d\d-\d\d-\d\d\.png$/)
  assert.ok(download.suggestedFilename().startsWith(`colored-page-${studio.pageIds[0]}-`))
  await page.locator('.studio__zoom', { hasText: zoom }).waitFor()

  // The screen at its own size is the same picture, to one level.
  await page.evaluate(() => {
    const sheet = document.querySelector<HTMLElement>('.studio__page')
    if (sheet) document.body.replaceChildren(sheet)
  })
  await page.setViewportSize({ width: 1024, height: 1024 })
  await page.evaluate(async () => {
    // By now the engine has noticed that its container is gone, and no longer fits the page to it.
    for (let frame = 0; frame < 3; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn))
    const sheet = document.querySelector<HTMLElement>('.studio__page')
    if (sheet) sheet.style.transform = 'none'
  })
  const shown = await page.locator('.studio__page').screenshot()
  assert.deepEqual(await compare(page, await readFile(await download.path()), shown), {
    width: 1024,
    height: 1024,
    isSame: true,
  })
})

/** Two PNGs: their size, and whether no channel of any pixel differs by more than one level. */
const compare = (page: Page, ...files: [Buffer, Buffer]) =>
  page.evaluate(
    async (pictures) => {
      const [one, other] = await Promise.all(
        pictures.map(async (base64) => {
          const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
          const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
          const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
          context?.drawImage(bitmap, 0, 0)
          return context?.getImageData(0, 0, bitmap.width, bitmap.height)
        }),
      )
      if (!one || !other) throw new Error('no picture')
      const isSame =
        one.data.length === other.data.length &&
        one.data.every((value, i) => Math.abs(value - (other.data[i] ?? 0)) <= 1)
      return { width: one.width, height: one.height, isSame }
    },
    files.map((file) => file.toString('base64')),
  )

/** Share of pixels that are neither ink nor paper: an edge that was blown up is broad and grey. */
const greyShare = (page: Page, source: 'printed' | 'blown up') =>
  page.evaluate(async (from) => {
    const image = document.querySelector<HTMLImageElement>(from === 'printed' ? '.print-page' : '.studio__page img')
    if (!image) throw new Error('no image')
    const context = new OffscreenCanvas(2400, 2400).getContext('2d')
    if (!context) throw new Error('no context')
    context.imageSmoothingQuality = 'high'
    context.drawImage(image, 0, 0, 2400, 2400)
    const { data } = context.getImageData(0, 0, 2400, 2400)
    let grey = 0
    for (let i = 0; i < data.length; i += 4) if ((data[i] ?? 0) > 40 && (data[i] ?? 0) < 215) grey += 1
    return { grey: grey / (2400 * 2400), width: image.naturalWidth }
  }, source)

test('print is one sheet of A4 or Letter, colored or blank, with lines as sharp as 300 dpi can be', async (t) => {
  const { page } = await openColored(t, (fresh) =>
    fresh.addInitScript(() => {
      window.print = () => {}
    }),
  )
  await page.getByRole('button', { name: 'Print' }).click()
  await page.getByRole('button', { name: /^Blank/ }).click()
  await page.locator('.print-page').waitFor({ state: 'attached' })
  const printed = await greyShare(page, 'printed')
  const blownUp = await greyShare(page, 'blown up')
  assert.equal(printed.width, 2400, '8 inches at 300 dpi')
  assert.ok(printed.grey < blownUp.grey * 0.7, `grey: printed ${printed.grey}, blown up ${blownUp.grey}`)
  for (const format of ['A4', 'Letter']) {
    const pdf = (await page.pdf({ format })).toString('latin1')
    assert.equal(pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length, 1, `${format} takes one sheet`)
  }
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  assert.equal(await page.locator('.print-page').count(), 0)

  await page.getByRole('button', { name: 'Print' }).click()
  await page.getByRole('button', { name: /^Colored/ }).click()
  await page.locator('.print-page').waitFor({ state: 'attached' })
  const colored = await page.locator('.print-page').evaluate(async (image: HTMLImageElement) => {
    const context = new OffscreenCanvas(256, 256).getContext('2d')
    context?.drawImage(image, 0, 0, 256, 256)
    const { data } = context?.getImageData(0, 0, 256, 256) ?? { data: [] }
    let count = 0
    for (let i = 0; i < data.length; i += 4) if ((data[i] ?? 0) - (data[i + 1] ?? 0) > 60) count += 1
    return count
  })
  assert.ok(colored > 200, 'the colors are printed, too')
})

test('the finished picture can be shared, with confetti, and its making watched again to the last pixel', async (t) => {
  const { page, at } = await openColored(t, (fresh) =>
    fresh.addInitScript(() => {
      const shared: string[] = []
      Object.assign(navigator, {
        canShare: () => true,
        share: async ({ files }: ShareData) => {
          shared.push(...(files ?? []).map((file) => `${file.name} ${file.type} ${file.size > 10_000}`))
        },
      })
      Object.assign(window, { shared })
    }),
  )
  // Small, since confetti without a graphics card is slow.
  await page.setViewportSize({ width: 1000, height: 700 })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await more(page, /^Share Send/)
  await page.locator('body > canvas').waitFor({ state: 'attached' })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const shared = await page.waitForFunction(() => (window as unknown as { shared: string[] }).shared[0])
  assert.match((await shared.jsonValue()) ?? '', /^colored-page-\d+-[\d_-]+\.png image\/png true$/)

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: 'Fill' }).first().click()
  await page.mouse.click(...at(0.05, 0.5))
  const { hash } = await drawing(page)
  await more(page, /^Time-lapse/)
  await page.waitForFunction((want) => {
    const canvas = document.querySelector<HTMLCanvasElement>('.replay canvas')
    const { data } = canvas?.getContext('2d')?.getImageData(0, 0, 1024, 1024) ?? { data: new Uint8ClampedArray() }
    let told = 0x811c9dc5
    for (const word of new Uint32Array(data.buffer)) told = Math.imul(told ^ word, 0x01000193)
    return told >>> 0 === want
  }, hash)
})

/** The first bytes tell the two kinds apart; how long it plays is read from the browser. */
async function lengthOf(page: Page, file: Buffer): Promise<number> {
  const isMp4 = file.subarray(4, 8).toString('latin1') === 'ftyp'
  const isWebm = file.subarray(0, 4).toString('hex') === '1a45dfa3'
  assert.ok(isMp4 || isWebm, 'a video that players know')
  return page.evaluate(async (base64) => {
    // On a page without a policy, since the studio's own plays no videos.
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const video = document.createElement('video')
    video.src = URL.createObjectURL(new Blob([bytes]))
    await new Promise((loaded, failed) => {
      video.onloadedmetadata = loaded
      video.onerror = () => failed(new Error(video.error?.message))
    })
    // A recording does not know its own length until it was played to its end.
    if (!Number.isFinite(video.duration)) {
      const known = new Promise((changed) => video.addEventListener('durationchange', changed))
      video.currentTime = 1e6
      await known
    }
    return video.videoWidth === 1024 ? video.duration : 0
  }, file.toString('base64'))
}

for (const way of ['encoded', 'recorded while it plays'] as const)
  test(`a time-lapse is downloaded as a video of 1024 pixels, ${way}`, async (t) => {
    const { page } = await openColored(t, (fresh) =>
      way === 'encoded'
        ? Promise.resolve()
        : fresh.addInitScript(
            () => Object.assign(window, { VideoEncoder: undefined }) && Reflect.deleteProperty(window, 'VideoEncoder'),
          ),
    )
    await more(page, /^Time-lapse/)
    const downloading = page.waitForEvent('download', { timeout: 120_000 })
    await page.getByRole('button', { name: 'Download as a video' }).click()
    const download = await downloading
    assert.match(download.suggestedFilename(), /^colored-page-\d+-[\d_-]+\.(mp4|webm)$/)
    const player = await page.context().newPage()
    const seconds = await lengthOf(player, await readFile(await download.path()))
    assert.ok(seconds > 1.4 && seconds < 15, `${seconds} s`)
  })
