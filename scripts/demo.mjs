import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { at, command, productEnvironment, productNode } from './lib/project.mjs'
import { runInPlace } from './lib/run.mjs'

/** npm run demo: as npm start, on a folder of its own with a year of believable data. */
await command(async () => {
  await ensureInstalled()
  await ensureBuilt()
  return runInPlace(productNode(), [at('apps/server/src/commands/demo/main.ts'), ...process.argv.slice(2)], {
    env: productEnvironment(),
  })
})
