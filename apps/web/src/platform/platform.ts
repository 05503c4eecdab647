export type PlatformName = 'web' | 'ios' | 'android' | 'desktop'

/** Everything that differs between a browser tab, a phone app and a desktop window. */
export interface Platform {
  name: PlatformName
  /** Where the API lives, absolute: a native app's own origin is not the server's. */
  apiOrigin: string
  /** Null where nothing can be kept: on the server, or in a browser that forbids it. */
  storage: Storage | null
  saveFile: (name: string, contents: Blob) => Promise<void>
  /** Fits one picture on one sheet of whatever paper there is. */
  printPicture: (picture: Blob) => Promise<void>
  /** Null where the system has no way to pass a file on. */
  shareFile: ((name: string, contents: Blob) => Promise<void>) | null
  /** Opens an address outside the product: in this tab on the web, in the system's browser from a native app. */
  openOutside: (url: string) => void
  /** Tells whether the system asks for night, now and on every change. */
  watchNight: (tell: (night: boolean) => void) => void
}

/** What the server renders with. */
export const serverPlatform: Platform = {
  name: 'web',
  apiOrigin: '',
  storage: null,
  saveFile: async () => {},
  openOutside: () => {},
  printPicture: async () => {},
  shareFile: null,
  watchNight: () => {},
}
