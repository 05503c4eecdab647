import { join } from 'node:path'
import { startServer } from './commands/serve.ts'
import { loadWebBuild } from './http/plugins/web-build.ts'
import { readConfig } from './kernel/config.ts'
import { StartError } from './kernel/start-error.ts'

/** Whoever runs us kills what has not ended within ten seconds. */
const longestEndMs = 8500

try {
  const config = readConfig(process.env)
  const web = await loadWebBuild(join(import.meta.dirname, '../../web/dist'))
  const server = await startServer(config, web, endAtOnce)
  console.log(`Inkbloom is at ${server.url}`)
  if (server.setupUrl) console.log(`Make the admin account at ${server.setupUrl}`)

  let closingSince: number | null = null
  const end = async () => {
    // A second signal means now; but npm, a terminal and systemd each send the first one again.
    if (closingSince !== null) {
      if (performance.now() - closingSince > 1000) process.exit(1)
      return
    }
    closingSince = performance.now()
    // Work that hangs must not hold it: what it leaves is taken up by its lease.
    setTimeout(() => process.exit(1), longestEndMs).unref()
    await server.close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, end)
  // Whoever started us was killed before it could say so: on our own we would hold the port and the data folder, unseen.
  // No second signal: one that has passed the first on may be gone before the last answer is.
  process.once('disconnect', () => {
    if (closingSince === null) void end()
  })
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
}

/** Nothing can be answered any more, and whoever watches over the process starts it again: what was saved is there. */
function endAtOnce(error: Error) {
  console.error(`${error.message}. Start Inkbloom again: what was saved is in the data folder.`)
  process.exit(1)
}
