import type { System } from '@/platform/system.ts'

/** What a store needs of a storage. */
export type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export interface PrintOptions {
  /** Of the paper, in points. */
  width: number
  height: number
  copies: number
}

/** What becomes of newer versions of the application on this device. */
export interface Updates {
  /** One waits for its turn; `apply` puts it in place of the one that runs, in every tab. */
  onWaiting: (apply: () => void) => void
  /** It is in place, and this tab still runs the one before: asked for here, or in another tab. */
  onReplaced: () => void
}

/** What a system's menu asks of the screen that is open. */
export type MenuCommand = 'undo' | 'redo' | 'save' | 'print' | 'zoom-in' | 'zoom-out' | 'fit'

/**
 * Everything that differs between a browser tab, a phone app and a desktop window. Chosen once, at the start (choose.ts): no
 * other file asks where it runs, only what can be done there.
 */
export interface Platform {
  /** Where the API lives, absolute: a native app's own origin is not the server's. Empty until a server was named. */
  apiOrigin: string
  /** Names another server, and starts anew with it. Null on the web, whose server is where it came from. */
  changeServer: ((origin: string) => void) | null
  /** Null where nothing can be kept: on the server, or in a browser that forbids it. */
  storage: Storage | null
  /** Where the session is kept. In a native app its token is in the system's keychain. */
  session: SessionStorage | null
  /** The landing page is for the web; an application that somebody has installed needs no advertising. */
  hasLanding: boolean
  /** The system draws its clock over the top of the page. */
  isUnderClock: boolean
  /** A link can be opened from anywhere here, so a mailed one asks before it signs somebody in. */
  asksBeforeSignIn: boolean
  /** What the device runs, as far as it can be told. */
  system: System | null
  /** Answers what to tell the person; null where the browser or the system does that. */
  saveFile: (name: string, contents: Blob) => Promise<string | null>
  /** Puts a sheet on paper, so many times. Resolves when whoever prints has what it needs. */
  printSheet: (sheet: SVGSVGElement, options: PrintOptions) => Promise<void>
  /** Null where the system has no way to pass a file on. */
  shareFile: ((name: string, contents: Blob) => Promise<void>) | null
  /** Opens an address outside the product: in this tab on the web, in the system's browser from a native app. */
  openOutside: (url: string) => void
  /** False where a store allows no payment but its own: nothing may be bought here, and nothing says what it would cost. */
  sellsPlans: boolean
  /** A small knock under the finger, where the device can. */
  knock: () => void
  /** The system's bars above and below the page suit this ground. */
  suitBars: (night: boolean) => void
  /** Calls with every address from outside that is to open the application. On the web those are addresses of pages. */
  watchLinks: (open: (url: string) => void) => void
  /** Calls with every command of the system's menu, until what it answers is called. Browsers have no such menu. */
  watchMenu: (obey: (command: MenuCommand) => void) => () => void
  /** Tells whether the system asks for night, now and on every change. */
  watchNight: (tell: (night: boolean) => void) => void
  /** Tells when the device has a network again, or none. */
  watchNetwork: (tell: (online: boolean) => void) => void
  /** Keeps the application itself on this device, and tells of newer ones. Null where a shell carries it anyway. */
  carryOffline: ((updates: Updates) => Promise<void>) | null
}

/** What the server renders with. */
export const serverPlatform: Platform = {
  apiOrigin: '',
  changeServer: null,
  storage: null,
  session: null,
  hasLanding: true,
  isUnderClock: false,
  asksBeforeSignIn: false,
  system: null,
  saveFile: async () => null,
  printSheet: async () => {},
  shareFile: null,
  openOutside: () => {},
  sellsPlans: true,
  knock: () => {},
  suitBars: () => {},
  watchLinks: () => {},
  watchMenu: () => () => {},
  watchNight: () => {},
  watchNetwork: () => {},
  carryOffline: null,
}
