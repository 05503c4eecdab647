import { ensureInstalled } from './lib/install.mjs'
import { at, command, productNode } from './lib/project.mjs'
import { runInPlace } from './lib/run.mjs'

await command(async () => {
  await ensureInstalled()
  return runInPlace(productNode(), [at('scripts/desktop/main.ts'), ...process.argv.slice(2)])
})
