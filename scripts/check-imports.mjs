import { command } from './lib/project.mjs'
import { findBreaches } from './rooms/cruise.mjs'

await command(async () => {
  const { modules, breaches } = await findBreaches()
  // Looking at nothing must not pass for finding nothing.
  if (modules < 100) throw new Error(`only ${modules} modules were found`)
  for (const breach of breaches) console.error(breach)
  if (breaches.length > 0) console.error(`\n${breaches.length} import(s) against the rules in .dependency-cruiser.mjs.`)
  return breaches.length > 0 ? 1 : 0
})
