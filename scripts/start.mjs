import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { at, command, productEnvironment, productFlags, productNode } from './lib/project.mjs'
import { runInPlace } from './lib/run.mjs'

await command(async () => {
  await ensureInstalled()
  await ensureBuilt()
  return runInPlace(productNode(), [...productFlags, at('apps/server/src/main.ts'), ...process.argv.slice(2)], {
    env: productEnvironment(),
  })
})
