import { authKey } from '@inkbloom/contract/constants'
import { browserParts } from '@/platform/browser.ts'
import { createKeychainSession } from '@/platform/keychain-session.ts'
import { base64Of, nativeServer, nativeTraits, sellsPlans } from '@/platform/native.ts'
import { obeyBackButton } from '@/platform/phone-back.ts'
import type { Platform } from '@/platform/platform.ts'
import { printedDocument } from '@/platform/printed-document.ts'
import type { Ask, PhoneCalls, PhoneEvents } from '@/platform/shell-messages.ts'

interface Capacitor {
  nativePromise: (plugin: string, method: string, sent: unknown) => Promise<unknown>
  addListener: (plugin: string, event: string, hear: (data: unknown) => void) => unknown
}

/** A phone or a tablet, through Capacitor's bridge. */
export async function createPhonePlatform(
  view: Window & { Capacitor?: unknown },
  system: 'ios' | 'android',
): Promise<Platform> {
  const bridge = view.Capacitor as Capacitor
  const ask = ((name, sent) => {
    const [plugin = '', method = ''] = name.split('.')
    return bridge.nativePromise(plugin, method, sent)
  }) as Ask<PhoneCalls>
  const parts = browserParts(view)
  obeyBackButton(view, {
    watch: (hear) => bridge.addListener('App', 'backButton', (data) => hear(data as PhoneEvents['App.backButton'])),
    leave: () => void ask('App.minimizeApp', {}),
  })
  // The plugin rejects where nothing is kept.
  const kept = await ask('SecureStoragePlugin.get', { key: authKey }).catch(() => null)
  const writeToken = (value: string) => {
    const written = value
      ? ask('SecureStoragePlugin.set', { key: authKey, value })
      : ask('SecureStoragePlugin.remove', { key: authKey })
    written.catch(() => {})
  }
  return {
    ...parts,
    ...nativeTraits,
    ...nativeServer(view, parts.storage),
    system,
    session: createKeychainSession(parts.storage, kept?.value ?? '', writeToken),
    isUnderClock: system === 'ios',
    async saveFile(name, contents) {
      const data = await base64Of(contents)
      await ask('Filesystem.writeFile', { path: name, data, directory: 'DOCUMENTS', recursive: true })
      return system === 'ios' ? 'Saved to files' : 'Saved to documents'
    },
    async printSheet(sheet, options) {
      await ask('Printer.printHtml', { html: await printedDocument(sheet, options), name: 'Coloring page' })
    },
    async shareFile(name, contents) {
      const data = await base64Of(contents)
      const { uri } = await ask('Filesystem.writeFile', { path: name, data, directory: 'CACHE', recursive: true })
      // Somebody who closes the system's dialog has changed their mind; the plugin calls that an error.
      await ask('Share.share', { files: [uri] }).catch(() => {})
    },
    openOutside: (url) => void ask('Browser.open', { url }),
    sellsPlans,
    knock() {
      if (view.matchMedia('(prefers-reduced-motion: reduce)').matches) return
      ask('Haptics.impact', { style: 'LIGHT' }).catch(() => {})
    },
    // Named after the ground, not after what is drawn on it.
    suitBars: (night) => void ask('SystemBars.setStyle', { style: night ? 'DARK' : 'LIGHT' }).catch(() => {}),
    watchLinks(open) {
      bridge.addListener('App', 'appUrlOpen', (data) => open((data as PhoneEvents['App.appUrlOpen']).url))
      void ask('App.getLaunchUrl', {}).then((launch) => launch && open(launch.url))
    },
    watchMenu: () => () => {},
  }
}
