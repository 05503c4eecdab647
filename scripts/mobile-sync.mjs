import { ensureInstalled } from './lib/install.mjs'
import { command } from './lib/project.mjs'

await command(async () => {
  await ensureInstalled()
  const { syncShells } = await import('./mobile/shells.ts')
  await syncShells()
  return 0
})
