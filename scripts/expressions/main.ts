/** Works out how slow every regular expression can become, and keeps it; with --new only those that were not kept before. */
import { command } from '../lib/project.mjs'
import { Degrees, isRepeating, UNKNOWN } from './degrees.ts'
import { expressions } from './find.ts'

await command(async () => {
  const all = expressions()
  const degrees = process.argv.includes('--new') ? Degrees.kept() : new Degrees(new Map())
  const fresh = all.filter((one) => isRepeating(one) && !degrees.has(one))
  const unjudged = fresh.filter((one) => {
    const started = performance.now()
    const degree = degrees.of(one)
    const seconds = (performance.now() - started) / 1000
    if (degree === UNKNOWN || degree > 1 || seconds > 3) console.log(`${one.where}: ${degree}, ${seconds.toFixed(1)} s`)
    return degree === UNKNOWN
  })
  degrees.keep(all)
  console.log(
    `${all.length} expressions, ${fresh.length} worked out now, ${unjudged.length} of them not within their time`,
  )
})
