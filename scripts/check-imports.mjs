import { checkImports } from './imports/check.mjs'
import { command, root } from './lib/house.mjs'

await command(async () => {
  const { files, breaches } = checkImports(root)
  // Looking at nothing must not pass for finding nothing.
  if (files === 0) throw new Error(`no source file found below ${root}`)
  for (const breach of breaches) console.error(breach)
  if (breaches.length > 0)
    console.error(`\n${breaches.length} import(s) against the house's directions, see ARCHITECTURE.md.`)
  return breaches.length > 0 ? 1 : 0
})
