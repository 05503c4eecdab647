import { join } from 'node:path'
import { createServer } from 'vite'
import { at } from './project.mjs'

/** What the API answers; everything else belongs to the web application. */
const apiPaths = ['/backend', '/files', '/healthz', '/readyz', '/metrics', '/manifest.webmanifest']

const { API_PORT, WEB_PORT } = process.env
const target = `http://127.0.0.1:${API_PORT}`
const web = at('apps', 'web')

const vite = await createServer({
  root: web,
  configFile: join(web, 'vite.config.ts'),
  server: {
    port: Number(WEB_PORT),
    strictPort: true,
    proxy: Object.fromEntries(apiPaths.map((path) => [path, { target }])),
  },
})
await vite.listen()
vite.printUrls()

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => vite.close().finally(() => process.exit(0)))
