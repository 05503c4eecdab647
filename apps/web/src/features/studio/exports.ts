import type { Page } from '@inkbloom/contract'
import { messages, papers } from '@inkbloom/contract/constants'
import type { Easel } from '@inkbloom/easel'
import { format } from 'date-fns/format'
import type { App } from '@/features/session/app.ts'
import { throwConfetti } from '@/features/studio/confetti.ts'
import { createFilm } from '@/features/studio/film/film.ts'
import { recordFilm } from '@/features/studio/film/record-film.ts'
import type { Recording } from '@/features/studio/film/video.ts'
import type { Paper } from '@/features/studio/print/layouts.ts'
import { fileUrl } from '@/lib/file-url.ts'

/** 7.5 inches at 273 dpi. */
const printZoom = 2

export const downloadName = (pageId: number, extension = 'png', now = new Date()) =>
  `colored-page-${pageId}-${format(now, 'yyyy-MM-dd_HH-mm-ss')}.${extension}`

/** Paid plans only. Tells why, and leads to the plans. */
export function requirePaid(app: App, message: string): boolean {
  if (app.stores.auth.getState().user?.plan.paid) return true
  app.stores.notification.getState().showAfterNavigation({ variant: 'danger', message })
  app.goTo('/checkout')
  return false
}

export async function downloadPicture(app: App, easel: Easel, page: Page): Promise<void> {
  if (!requirePaid(app, messages.downloadPaidOnly)) return
  await exporting(easel, async () => {
    const message = await app.platform.saveFile(downloadName(page.id), await easel.exportPicture())
    if (message) app.stores.notification.getState().show({ variant: 'success', message })
  })
}

const largeZoom = 3

export interface LargeOptions {
  lines: boolean
  paper: boolean
}

/** For a poster or a shirt: lines from the vector where the page has one, strokes painted again at that size. */
export async function downloadLarge(app: App, easel: Easel, page: Page, options: LargeOptions): Promise<void> {
  if (!requirePaid(app, messages.downloadPaidOnly)) return
  await exporting(easel, async () => {
    const source = app.platform.apiOrigin + (page.vector ?? page.illustration)
    const lines = options.lines ? await vectorAt(source, largeZoom * 1024) : null
    const picture = await easel.exportLarge(largeZoom, { lines, ground: options.paper ? 'white' : 'none' })
    await app.platform.saveFile(downloadName(page.id), picture)
  })
}

/** How the picture came to be, from the first stroke on. */
export async function downloadVideo(app: App, easel: Easel, page: Page, recording: Recording): Promise<void> {
  if (!requirePaid(app, messages.downloadPaidOnly)) return
  const lines = await vectorAt(fileUrl(app.platform.apiOrigin, page.vector ?? page.illustration), 1024)
  const { file, extension } = await recordFilm(createFilm(easel.replay(), lines), recording)
  const message = await app.platform.saveFile(downloadName(page.id, extension), file)
  if (message) app.stores.notification.getState().show({ variant: 'success', message })
}

export async function sharePicture(app: App, easel: Easel, page: Page): Promise<void> {
  if (!requirePaid(app, 'Sharing is only available on the paid plan.')) return
  await exporting(easel, async () => app.platform.shareFile?.(downloadName(page.id), await easel.exportPicture()))
}

export interface Printing {
  /** As it was looked at. */
  sheet: SVGSVGElement
  paper: Paper
  copies: number
}

/** On paper the color is painted again, twice as fine; the lines are a vector anyway, where the page has one. */
export async function printSheet(app: App, easel: Easel, { sheet, paper, copies }: Printing): Promise<void> {
  if (!requirePaid(app, messages.printPaidOnly)) return
  const printed = sheet.cloneNode(true) as SVGSVGElement
  const colors = printed.querySelectorAll('.print-sheet__colors')
  await exporting(easel, async () => {
    const picture = colors.length > 0 ? await easel.exportLarge(printZoom, { lines: null, ground: 'none' }) : null
    const address = picture && URL.createObjectURL(picture)
    if (address) for (const image of colors) image.setAttribute('href', address)
    await app.platform.printSheet(printed, { ...papers[paper], copies })
    // Not at once: some browsers go on while their dialog is open.
    if (address) setTimeout(() => URL.revokeObjectURL(address), 60_000)
  })
}

/** Zoom 1 while it lasts, confetti, and then the page fits its place again. */
async function exporting(easel: Easel, work: () => Promise<unknown>): Promise<void> {
  easel.beginExport()
  void throwConfetti()
  try {
    await work()
  } finally {
    easel.fit()
  }
}

/** Decoded at the size it is wanted in, where a vector keeps its sharp edge. */
async function vectorAt(url: string, size: number): Promise<HTMLImageElement> {
  const image = new Image(size, size)
  image.crossOrigin = 'anonymous'
  image.src = url
  await image.decode()
  return image
}
