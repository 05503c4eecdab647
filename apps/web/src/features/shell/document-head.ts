import { type AppStore, documentTitle } from '@/features/settings/app.store.ts'

/** Title and favicon follow the settings, on the spot. */
export function syncHead(app: AppStore, document: Document) {
  const write = () => {
    const { favicon, ...info } = app.getState()
    document.title = documentTitle(info)
    let icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
    if (!icon) {
      icon = document.head.appendChild(document.createElement('link'))
      icon.rel = 'icon'
    }
    if (icon.getAttribute('href') !== favicon) icon.href = favicon
  }
  write()
  app.subscribe(write)
}
