import type { Platform } from '@/platform/platform.ts'
import { createWebPlatform } from '@/platform/web.ts'

/** What a shell leaves in the window of the page that it carries. */
interface Marks {
  __TAURI_INTERNALS__?: unknown
  Capacitor?: { getPlatform?: () => string }
}

/** The only question of where this runs, asked once. */
export async function choosePlatform(view: Window & Marks): Promise<Platform> {
  if (view.__TAURI_INTERNALS__) return (await import('@/platform/desktop.ts')).createDesktopPlatform(view)
  const phone = view.Capacitor?.getPlatform?.()
  if (phone === 'ios' || phone === 'android')
    return (await import('@/platform/phone.ts')).createPhonePlatform(view, phone)
  return createWebPlatform(view)
}
