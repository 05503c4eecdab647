import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { build } from 'vite'

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--force-color-profile=srgb',
]

export const LAUNCH = { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', headless: true, args: ARGS }
const VIEWPORT = { width: 1100, height: 1100 }

/** Bundles the page as an application would, and serves it with the headers that make the clock precise. */
export async function servePage(): Promise<{ url: string; folder: string; close(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'inkbloom-bench-'))
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2022',
      lib: {
        entry: fileURLToPath(new URL('./page/main.ts', import.meta.url)),
        formats: ['iife'],
        name: 'page',
        fileName: () => 'page.js',
      },
    },
  })
  const script = readFileSync(join(folder, 'page.js'))
  const html =
    '<!doctype html><meta charset="utf-8"><style>body{margin:0}</style><body><script src="/page.js"></script>'
  const server = createServer((request, response) => {
    const isScript = request.url === '/page.js'
    response.writeHead(200, {
      'content-type': isScript ? 'text/javascript' : 'text/html',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
    })
    response.end(isScript ? script : html)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    folder,
    close() {
      server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export function launch(): Promise<Browser> {
  return chromium.launch(LAUNCH)
}

/** A fresh page each time: what one engine leaves in memory must not slow the next. */
export async function withPage<T>(
  browser: Browser,
  url: string,
  work: (page: Page) => Promise<T>,
  options: BrowserContextOptions = {},
): Promise<T> {
  const context = await browser.newContext({ viewport: VIEWPORT, ...options })
  try {
    const page = await context.newPage()
    page.on('pageerror', (error) => console.error('page:', error.stack))
    await page.goto(url)
    return await work(page)
  } finally {
    await context.close()
  }
}
