import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import type { TestContext } from 'node:test'
import type { Page } from 'playwright-core'
import { ensureNativeBuilt } from '../../scripts/lib/build.mjs'
import { at } from '../../scripts/lib/project.mjs'
import { openPage, type PageOptions } from './browser.ts'
import type { Person } from './people.ts'

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** Where each shell loads the application from. */
const origins = { android: 'https://localhost', ios: 'https://localhost', desktop: 'http://tauri.localhost' } as const

/** In a browser the shell of a phone is played from the bridge on, unless a test brings Capacitor's own. */
export interface ShellOptions extends Partial<PageOptions> {
  bridge?: string
}

export interface Shell {
  page: Page
  origin: string
  /** What the application has asked of the shell, in order. */
  asked: { name: string; sent: Record<string, unknown> }[]
  keychain: Map<string, string>
}

/** The native build in a window whose shell is played by the test, down to the last message. */
export async function openShell(
  t: TestContext,
  kind: keyof typeof origins,
  { bridge, ...options }: ShellOptions = {},
): Promise<Shell> {
  await ensureNativeBuilt()
  const origin = origins[kind]
  const page = await openPage(t, { url: origin, ...options })
  // A page that came from nowhere is a stranger to the browser, which keeps strangers from asking this machine.
  await page.context().grantPermissions(['local-network-access'])
  const shell: Shell = { page, origin, asked: [], keychain: new Map() }
  await page.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    const isScreen = !extname(pathname)
    const body = await readFile(at('apps/web/native/dist', isScreen ? 'index.html' : pathname)).catch(() => null)
    if (!body) return route.fulfill({ status: 404 })
    return route.fulfill({ body, contentType: types[isScreen ? '.html' : extname(pathname)] ?? 'text/plain' })
  })
  await page.exposeFunction('askShell', (name: string, sent: Record<string, unknown>) => {
    shell.asked.push({ name, sent })
    return answer(shell, name, sent)
  })
  await page.addInitScript(bridge ? { content: bridge } : kind === 'desktop' ? playDesktop : playPhone)
  return shell
}

function answer({ keychain }: Shell, name: string, sent: Record<string, unknown>): unknown {
  const key = 'auth'
  if (name === 'SecureStoragePlugin.get') {
    if (!keychain.has(key)) throw new Error('Item with given key does not exist')
    return { value: keychain.get(key) }
  }
  if (name === 'SecureStoragePlugin.set') keychain.set(key, String(sent.value))
  if (name === 'SecureStoragePlugin.remove') keychain.delete(key)
  if (name === 'read_token') return keychain.get(key) ?? null
  if (name === 'write_token') keychain.set(key, String(sent.token))
  if (name === 'save_file') return true
  if (name === 'take_links') return []
  if (name === 'Filesystem.writeFile') return { uri: 'file:///documents' }
  return null
}

type Asking = Window & { askShell: (name: string, sent: unknown) => Promise<unknown> }

function playPhone() {
  const { askShell } = window as unknown as Asking
  const listeners = new Map<string, (data: unknown) => void>()
  Object.assign(window, {
    Capacitor: {
      getPlatform: () => 'android',
      nativePromise: (plugin: string, method: string, sent: unknown) => askShell(`${plugin}.${method}`, sent),
      addListener: (plugin: string, event: string, hear: (data: unknown) => void) =>
        listeners.set(`${plugin}.${event}`, hear),
    },
    openLink: (url: string) => listeners.get('App.appUrlOpen')?.({ url }),
  })
}

function playDesktop() {
  const { askShell } = window as unknown as Asking
  Object.assign(window, {
    __TAURI_INTERNALS__: { invoke: (command: string, sent: unknown) => askShell(command, sent) },
    openLink: (url: string) => window.dispatchEvent(new CustomEvent('shell-link', { detail: { url } })),
  })
}

export const link = ({ page }: Shell, url: string) =>
  page.evaluate((address) => (window as unknown as { openLink: (url: string) => void }).openLink(address), url)

export async function nameServer({ page }: Shell, address: string): Promise<void> {
  await page.getByLabel('Server address').fill(address)
  await page.getByLabel('Server address').blur()
}

/** From the first start to the gallery. */
export async function enterShell(shell: Shell, server: string, { email, password }: Person): Promise<void> {
  const { page, origin } = shell
  await page.goto(origin)
  await page.waitForURL('**/splash')
  await nameServer(shell, new URL(server).host)
  await page.getByText('Found').waitFor()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL('**/pages/public')
}

/** Only paid plans download: what the server says of the plan is all that the application knows of it. */
export async function pay({ page }: Shell): Promise<void> {
  await page.route('**/backend/api/users/read', async (route) => {
    const answer = await route.fetch()
    const { data } = await answer.json()
    await route.fulfill({ response: answer, json: { data: { ...data, plan: { ...data.plan, paid: true } } } })
  })
}
