import { build, ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { command } from './lib/project.mjs'

await command(async () => {
  await ensureInstalled()
  if (process.argv.includes('--if-stale')) await ensureBuilt()
  else await build()
})
