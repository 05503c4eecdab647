import { build, ensureBuilt } from './lib/build.mjs'
import { command } from './lib/project.mjs'
import { ensureInstalled } from './lib/install.mjs'

await command(async () => {
  await ensureInstalled()
  if (process.argv.includes('--if-stale')) await ensureBuilt()
  else await build()
})
