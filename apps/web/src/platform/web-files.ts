import type { PrintOptions } from '@/platform/platform.ts'

/** Files leave the browser here: to the disk, to the printer, to another application. Apart, since most visits need none of it. */

const pngOf = (name: string, contents: Blob) => new File([contents], name, { type: 'image/png' })

export function saveByLink(view: Window, name: string, contents: Blob): void {
  const link = view.document.createElement('a')
  link.href = URL.createObjectURL(contents)
  link.download = name
  link.click()
  // Safari starts the download after the click has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

export async function shareBySystem(view: Window, name: string, contents: Blob): Promise<void> {
  try {
    await view.navigator.share({ files: [pngOf(name, contents)] })
  } catch (error) {
    // Somebody who closes the system's dialog has changed their mind: nothing went wrong.
    if ((error as Error).name !== 'AbortError') throw error
  }
}

/** Also where it cannot be had: the rest of the sheet is still worth printing. */
const untilThere = (image: SVGImageElement) =>
  new Promise<void>((there) => {
    image.addEventListener('load', () => there(), { once: true })
    image.addEventListener('error', () => there(), { once: true })
  })

/** Where a shell's dialog was closed, the page never hears of it, and the last sheet would be printed along. */
let clearLast = () => {}

/** Puts one sheet alone on the paper. `print` opens the system's dialog, which a shell may have to be asked for. */
export async function printAlone(
  view: Window,
  sheet: SVGSVGElement,
  { width, height, copies }: PrintOptions,
  print: () => unknown,
): Promise<void> {
  clearLast()
  const { document } = view
  const sheets = document.createElement('div')
  sheets.className = 'print-sheets'
  for (let copy = 0; copy < copies; copy += 1) sheets.append(sheet.cloneNode(true))
  // As a style of its own, since only one size is the right one now.
  const paper = new CSSStyleSheet()
  paper.replaceSync(`@page { size: ${width}pt ${height}pt; margin: 0 }`)
  const pictures = [...sheets.querySelectorAll('image')].map(untilThere)
  document.body.append(sheets)
  document.adoptedStyleSheets.push(paper)
  const clear = () => {
    sheets.remove()
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== paper)
  }
  clearLast = clear
  // Printed before they are there, the sheet would be empty.
  await Promise.all(pictures)
  view.addEventListener('afterprint', clear, { once: true })
  await print()
}
