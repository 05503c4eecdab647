import { documentTitle, type SiteStore } from '@/features/site/site.store.ts'

/** Title and favicon follow the settings, on the spot. */
export function syncHead(site: SiteStore, document: Document) {
  const write = () => {
    const { favicon, ...info } = site.getState()
    document.title = documentTitle(info)
    let icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
    if (!icon) {
      icon = document.head.appendChild(document.createElement('link'))
      icon.rel = 'icon'
    }
    if (icon.getAttribute('href') !== favicon) icon.href = favicon
  }
  write()
  site.subscribe(write)
}
