import type { Platform } from '@/platform/platform.ts'

/** Reading `localStorage` itself throws where cookies are blocked. */
function storageOf(view: Window): Storage | null {
  try {
    return view.localStorage
  } catch {
    return null
  }
}

const pngOf = (name: string, contents: Blob) => new File([contents], name, { type: 'image/png' })

function canShareFiles(view: Window): boolean {
  const files = [pngOf('page.png', new Blob())]
  return view.navigator.canShare?.({ files }) ?? false
}

async function share(view: Window, name: string, contents: Blob): Promise<void> {
  try {
    await view.navigator.share({ files: [pngOf(name, contents)] })
  } catch (error) {
    // Somebody who closes the system's dialog has changed their mind: nothing went wrong.
    if ((error as Error).name !== 'AbortError') throw error
  }
}

export const createWebPlatform = (view: Window): Platform => ({
  name: 'web',
  apiOrigin: view.location.origin,
  storage: storageOf(view),
  async saveFile(name, contents) {
    const link = view.document.createElement('a')
    link.href = URL.createObjectURL(contents)
    link.download = name
    link.click()
    // Safari starts the download after the click has returned.
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
  },
  async printPicture(picture) {
    const image = view.document.createElement('img')
    image.className = 'print-page'
    image.alt = ''
    image.src = URL.createObjectURL(picture)
    // Printed before it is decoded, the page would be empty.
    await image.decode()
    view.document.body.append(image)
    const clear = () => {
      image.remove()
      URL.revokeObjectURL(image.src)
    }
    view.addEventListener('afterprint', clear, { once: true })
    view.print()
  },
  shareFile: canShareFiles(view) ? (name, contents) => share(view, name, contents) : null,
  openOutside: (url) => view.location.assign(url),
  watchNight(tell) {
    const query = view.matchMedia('(prefers-color-scheme: dark)')
    tell(query.matches)
    query.addEventListener('change', (event) => tell(event.matches))
  },
})
