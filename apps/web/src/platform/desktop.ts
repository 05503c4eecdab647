import { browserParts } from '@/platform/browser.ts'
import { desktopMenu } from '@/platform/desktop-menu.ts'
import { createKeychainSession } from '@/platform/keychain-session.ts'
import { base64Of, nativeServer, nativeTraits, sellsPlans } from '@/platform/native.ts'
import type { Platform } from '@/platform/platform.ts'
import type { Ask, DesktopCommands, DesktopEvents } from '@/platform/shell-messages.ts'
import { printAlone } from '@/platform/web-files.ts'

interface Tauri {
  invoke: (command: string, sent: unknown) => Promise<unknown>
}

/** A window of the desktop shell, which answers commands. */
export async function createDesktopPlatform(view: Window & { __TAURI_INTERNALS__?: unknown }): Promise<Platform> {
  const tauri = view.__TAURI_INTERNALS__ as Tauri
  const ask = ((command, sent) => tauri.invoke(command, sent)) as Ask<DesktopCommands>
  const parts = browserParts(view)
  // A keychain that is locked or missing: the person signs in again, and nothing else is lost.
  const token = await ask('read_token', {}).catch(() => null)
  return {
    ...parts,
    ...nativeTraits,
    ...nativeServer(view, parts.storage),
    session: createKeychainSession(parts.storage, token ?? '', (next) => {
      ask('write_token', { token: next }).catch(() => {})
    }),
    isUnderClock: false,
    async saveFile(name, contents) {
      const saved = await ask('save_file', { name, base64: await base64Of(contents) })
      return saved ? 'Saved' : null
    },
    printSheet: (sheet, options) => printAlone(view, sheet, options, () => ask('print_window', {})),
    shareFile: null,
    sellsPlans,
    knock: () => {},
    suitBars: () => {},
    openOutside: (url) => void ask('open_outside', { url }),
    watchLinks(open) {
      view.addEventListener('shell-link', (event) =>
        open((event as CustomEvent<DesktopEvents['shell-link']>).detail.url),
      )
      void ask('take_links', {}).then((links) => links.forEach(open))
    },
    watchMenu: desktopMenu(view, (factor) => void ask('zoom_window', { factor })),
  }
}
