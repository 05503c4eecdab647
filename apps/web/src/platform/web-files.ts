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

/** Puts one picture alone on the paper. `print` opens the system's dialog, which a shell may have to be asked for. */
export async function printAlone(view: Window, picture: Blob, print: () => unknown): Promise<void> {
  const image = view.document.createElement('img')
  image.className = 'print-page'
  image.alt = ''
  image.src = URL.createObjectURL(picture)
  // Printed before it is decoded, the page would be empty.
  await image.decode()
  // Where a shell's dialog was closed, the page never hears of it, and the last picture would be printed along.
  for (const last of view.document.querySelectorAll('body > .print-page')) last.remove()
  view.document.body.append(image)
  const clear = () => {
    image.remove()
    URL.revokeObjectURL(image.src)
  }
  view.addEventListener('afterprint', clear, { once: true })
  await print()
}
