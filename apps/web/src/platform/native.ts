import type { Platform } from '@/platform/platform.ts'

const key = 'server'

/** The address a build was made for, or the one that was named on the splash screen. */
export function nativeServer(view: Window, storage: Storage | null): Pick<Platform, 'apiOrigin' | 'changeServer'> {
  const built = (import.meta.env.VITE_SERVER as string | undefined) ?? ''
  return {
    apiOrigin: storage?.getItem(key) ?? built,
    changeServer(origin) {
      storage?.setItem(key, origin)
      view.location.assign('/splash')
    },
  }
}

/** VITE_CHECKOUT=none builds the application for stores that forbid payment outside of them. */
export const sellsPlans = import.meta.env.VITE_CHECKOUT !== 'none'

/** Messages to a shell are text. */
export function base64Of(contents: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(contents)
  })
}

/** What both kinds of shell have in common. */
export const nativeTraits = { hasLanding: false, asksBeforeSignIn: true, carryOffline: null } as const
