import { at, command } from './lib/project.mjs'
import { run } from './lib/run.mjs'

/** Checked separately, since only some of them run in a browser: in the server, using a DOM type is a mistake. */
const projects = ['.', 'apps/server', 'apps/web', 'apps/web/src/worker']

await command(async () => {
  const codes = []
  for (const project of projects)
    codes.push(await run(process.execPath, [at('node_modules/typescript/bin/tsc'), '-p', at(project)]))
  return codes.every((code) => code === 0) ? 0 : 1
})
