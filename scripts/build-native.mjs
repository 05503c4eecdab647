import { buildNative } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { command } from './lib/project.mjs'

await command(async () => {
  await ensureInstalled()
  await buildNative()
  return 0
})
