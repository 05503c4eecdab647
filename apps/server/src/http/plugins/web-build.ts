import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { WebRenderer } from '@inkbloom/contract'
import { StartError } from '../../kernel/start-error.ts'
import type { WebBuild } from './web.ts'

/** The web application as the server sees it: files to send, and a renderer it loads as a value. */
export async function loadWebBuild(dist: string): Promise<WebBuild> {
  try {
    const template = await readFile(join(dist, 'client/index.html'), 'utf8')
    const { createRenderer } = (await import(pathToFileURL(join(dist, 'server/entry-server.js')).href)) as {
      createRenderer: (options: { manifest: object }) => WebRenderer
    }
    const manifest = JSON.parse(await readFile(join(dist, 'client/.vite/manifest.json'), 'utf8'))
    return { clientDir: join(dist, 'client'), template, renderer: createRenderer({ manifest }) }
  } catch (error) {
    throw new StartError(`The web application is not built (${(error as Error).message}). Run: npm run build`)
  }
}
