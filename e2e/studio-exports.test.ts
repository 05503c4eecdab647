import assert from 'node:assert/strict'
import { mkdirSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { after, before, test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { at } from '../scripts/lib/project.mjs'
import { lookDayAndNight, openPage } from './support/browser.ts'
import { comparePictures } from './support/compare-pictures.ts'
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
  who = person,
) {
  const page = await openPage(t, { url: studio.product.url, person: who })
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
  assert.deepEqual(await comparePictures(page, await readFile(await download.path()), shown), {
    width: 1024,
    height: 1024,
    isSame: true,
  })
})

/** Sheets of a PDF: how many, how large in points, and how many pictures made of pixels are on them. */
function sheetsOf(pdf: Buffer) {
  const text = pdf.toString('latin1')
  const size = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/.exec(text)
  return {
    count: text.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0,
    size: [Math.round(Number(size?.[1])), Math.round(Number(size?.[2]))],
    pixels: text.match(/\/Subtype\s*\/Image/g)?.length ?? 0,
  }
}

/** For people to look at; nothing is compared. */
function keep(name: string, pdf: Buffer): void {
  mkdirSync(at('artifacts/prints'), { recursive: true })
  writeFileSync(at('artifacts/prints', `${name.replaceAll(' ', '-')}.pdf`), pdf)
}

const papers = { Letter: [612, 792], A4: [595, 842] } as const
/** No line is broken within a measure. */
const layouts = {
  'One large': /One picture, (7\.5\sin|185\smm)\.$/,
  Two: /Two pictures, .* Cut along the dashed line\.$/,
  Four: /Four pictures, (3\.5\sin|86\smm) each\. Cut along the dashed lines\.$/,
  Card: /A card of (8\.5\s×\s5\.5\sin|210\s×\s14[89]\smm)\. Fold it along the dashed line\.$/,
  Bookmarks: /Three bookmarks, .* each\. Cut along the dashed lines\.$/,
}

test('print is laid out by looking: every layout on Letter and A4, its lines as lines, with a name and as often as wanted', async (t) => {
  const { page } = await openColored(t, (fresh) =>
    fresh.addInitScript(() => {
      window.print = () => {}
    }),
  )
  const dialog = page.getByRole('dialog', { name: 'Print' })
  /** Chosen by the words beside it: the button itself is hidden behind its picture. */
  const choose = (name: string) => dialog.locator('label', { hasText: new RegExp(`^${name}$`) }).click()
  const print = async (choices: () => Promise<unknown>) => {
    await page.getByRole('button', { name: 'Print', exact: true }).click()
    await choices()
    await dialog.getByRole('button', { name: 'Print', exact: true }).click()
    await page.locator('.print-sheets > svg').first().waitFor({ state: 'attached' })
    await dialog.waitFor({ state: 'hidden' })
    const words = await page.locator('.print-sheets > svg').first().textContent()
    const pdf = await page.pdf({ preferCSSPageSize: true })
    await page.locator('.print-sheets').waitFor({ state: 'detached' })
    return { ...sheetsOf(pdf), words, pdf }
  }
  for (const [paper, size] of Object.entries(papers))
    for (const [layout, words] of Object.entries(layouts))
      await t.test(`${layout} on ${paper}`, async () => {
        const printed = await print(async () => {
          await choose(layout)
          await choose(paper)
          await choose('Blank')
          await dialog.getByText(words).first().waitFor()
        })
        assert.deepEqual([printed.count, printed.size], [1, size])
        assert.equal(printed.pixels, 0, 'the lines are lines')
        keep(`print-${layout}-${paper}`, printed.pdf)
      })

  const colored = await print(async () => {
    await choose('Four')
    await dialog.getByRole('switch', { name: 'Name line' }).check({ force: true })
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Mia')
    await dialog.getByRole('button', { name: 'One copy more' }).click()
  })
  assert.equal(colored.count, 2, 'two copies are two sheets')
  assert.ok(colored.pixels > 0, 'the colors are printed, too')
  assert.equal(colored.words, 'MiaMiaMiaMia')
  keep('print-Four-colored', colored.pdf)
})

test('on a phone the layouts stay under the finger, however long the words about the sheet are', async (t) => {
  const { page } = await openColored(t)
  await page.setViewportSize({ width: 390, height: 844 })
  await more(page, /^Print/)
  const dialog = page.getByRole('dialog', { name: 'Print' })
  const layout = (name: string) => dialog.locator('label', { hasText: new RegExp(`^${name}$`) })
  const before = await layout('Four').boundingBox()
  for (const [name, words] of Object.entries(layouts)) {
    await layout(name).click()
    await dialog.getByText(words).first().waitFor()
    assert.deepEqual(await layout('Four').boundingBox(), before, name)
  }
})

test('the print dialog is fit for everyone, at a desk, on a tablet and on a phone, by day and at night', async (t) => {
  const { page } = await openColored(t)
  await page.getByRole('button', { name: 'Print', exact: true }).click()
  await page
    .getByRole('dialog', { name: 'Print' })
    .locator('label', { hasText: /^Four$/ })
    .click()
  await page.getByRole('dialog', { name: 'Print' }).getByRole('switch', { name: 'Name line' }).check({ force: true })
  await page.getByRole('dialog', { name: 'Print' }).getByRole('textbox', { name: 'Name' }).fill('Mia')
  await lookDayAndNight(page, 'studio-print')
})

test('the finished picture can be shared, with confetti, and its making watched again to the last pixel', async (t) => {
  // On a page that this person has not saved before: what comes back from the account went through a file, which rounds soft colors.
  const fresh = await makePerson(studio.product.url, { plan: 'starter' })
  const prepare = (page: Page) =>
    page.addInitScript(() => {
      const shared: string[] = []
      Object.assign(navigator, {
        canShare: () => true,
        share: async ({ files }: ShareData) => {
          shared.push(...(files ?? []).map((file) => `${file.name} ${file.type} ${file.size > 10_000}`))
        },
      })
      Object.assign(window, { shared })
    })
  const { page, at } = await openColored(t, prepare, fresh)
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
