import { pathToFileURL } from 'node:url'
import { at } from './project.mjs'

/** The server without the built web application, which in development is vite's: a screen that does not compile must not stop the API. */
const load = (file) => import(pathToFileURL(at('apps/server/src', file)).href)

try {
  const [{ readConfig }, { startServer }] = await Promise.all([load('kernel/config.ts'), load('commands/serve.ts')])
  const server = await startServer(readConfig(process.env), null)
  if (server.setupUrl) console.log(`Make the admin account at ${server.setupUrl}`)
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => server.close().finally(() => process.exit(0)))
} catch (error) {
  console.error(error.name === 'StartError' ? error.message : error)
  process.exit(1)
}
