/**
 * Every message that passes between the application and a shell, and nothing else does. A shell that implements this file is
 * complete, and one that implements more has more rights than are used.
 */

import type { MenuCommand } from '@/platform/platform.ts'

/** Commands of the desktop shell: what is sent, and what is answered. */
export interface DesktopCommands {
  read_token: { sent: Record<string, never>; answer: string | null }
  /** An empty one removes it. */
  write_token: { sent: { token: string }; answer: null }
  /** Opens the system's dialog with this name. False if it was closed. */
  save_file: { sent: { name: string; base64: string }; answer: boolean }
  /** Opens the system's dialog for what the window shows. */
  print_window: { sent: Record<string, never>; answer: null }
  open_outside: { sent: { url: string }; answer: null }
  /** Addresses that opened the application before anybody listened. */
  take_links: { sent: Record<string, never>; answer: string[] }
  /** Everything in the window, as a browser's zoom does it. */
  zoom_window: { sent: { factor: number }; answer: null }
}

/** Sent by the desktop shell, as an event of the window with this name. */
export interface DesktopEvents {
  'shell-link': { url: string }
  'shell-menu': { command: MenuCommand }
}

/** Methods of Capacitor's plugins, by the plugin's name and the method's. */
export interface PhoneCalls {
  'SecureStoragePlugin.get': { sent: { key: string }; answer: { value: string } }
  'SecureStoragePlugin.set': { sent: { key: string; value: string }; answer: { value: boolean } }
  'SecureStoragePlugin.remove': { sent: { key: string }; answer: { value: boolean } }
  'Filesystem.writeFile': {
    sent: { path: string; data: string; directory: 'DOCUMENTS' | 'CACHE'; recursive: boolean }
    answer: { uri: string }
  }
  'Share.share': { sent: { files: string[] }; answer: { activityType?: string } }
  'Browser.open': { sent: { url: string }; answer: unknown }
  'Printer.printHtml': { sent: { html: string; name: string }; answer: unknown }
  'Haptics.impact': { sent: { style: 'LIGHT' }; answer: unknown }
  /** DARK is a dark ground. */
  'SystemBars.setStyle': { sent: { style: 'DARK' | 'LIGHT' }; answer: unknown }
  'App.minimizeApp': { sent: Record<string, never>; answer: unknown }
  'App.getLaunchUrl': { sent: Record<string, never>; answer: { url: string } | undefined }
}

/** Sent by Capacitor's plugins to who listens. */
export interface PhoneEvents {
  'App.appUrlOpen': { url: string }
  'App.backButton': { canGoBack: boolean }
}

export type Ask<Messages extends Record<keyof Messages, { sent: unknown; answer: unknown }>> = <
  Name extends keyof Messages & string,
>(
  name: Name,
  sent: Messages[Name]['sent'],
) => Promise<Messages[Name]['answer']>
