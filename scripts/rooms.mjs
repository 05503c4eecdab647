import { command } from './lib/project.mjs'
import { cruiseAll, listBreaches } from './rooms/cruise.mjs'
import { drawRooms, isDrawn } from './rooms/draw.mjs'

/** npm run rooms: checks who imports whom and draws it into ARCHITECTURE.md. With --check the drawing must be up to date already. */
await command(async () => {
  const cruised = await cruiseAll()
  const { totalCruised } = cruised.summary
  // Looking at nothing must not pass for finding nothing.
  if (totalCruised < 100) throw new Error(`only ${totalCruised} modules were found`)
  const breaches = listBreaches(cruised)
  for (const breach of breaches) console.error(breach)
  if (breaches.length > 0) {
    console.error(`\n${breaches.length} import(s) against the rules in .dependency-cruiser.mjs.`)
    return 1
  }
  if (!process.argv.includes('--check')) return drawRooms(cruised)
  if (await isDrawn(cruised)) return 0
  console.error('The drawings in ARCHITECTURE.md are not those of today: run `npm run rooms`.')
  return 1
})
