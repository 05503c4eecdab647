/**
 * The coloring engine against the naive one (a data URL per stroke, lineTo on mousemove), in one run of one browser.
 *
 * All of it takes some minutes, most of them waiting for frames and idle moments as a hand would: `-- --only brushes`, once or more
 * often, measures single parts. Each is printed when it is done, so that a run that is cut off has told what it knows.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { launch, servePage } from './browser.ts'
import { printRows, type Row } from './figures.ts'
import type { Part } from './part.ts'
import { measureBrushes, measureClip } from './parts/brushes.ts'
import { measureCrashes } from './parts/crashes.ts'
import { measureFills } from './parts/fills.ts'
import { measurePaints } from './parts/paints.ts'
import { measureScreen } from './parts/screen.ts'
import { measureStrokes } from './parts/strokes.ts'

const parts: Record<string, Part> = {
  strokes: measureStrokes,
  fills: measureFills,
  clip: measureClip,
  brushes: measureBrushes,
  paints: measurePaints,
  screen: measureScreen,
  crashes: measureCrashes,
}

const { only = Object.keys(parts) } = parseArgs({ options: { only: { type: 'string', multiple: true } } }).values
const unknown = only.filter((name) => !Object.hasOwn(parts, name))
if (unknown.length > 0) {
  console.error(`There is no part named ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}.`)
  process.exit(1)
}

const page = await servePage()
const browser = await launch()
const rows: Row[] = []
const raw: Record<string, unknown> = {}
for (const name of only) {
  const began = performance.now()
  const measured = await parts[name]!({ browser, url: page.url, folder: page.folder })
  console.log(`\n${name}, ${((performance.now() - began) / 1000).toFixed(0)} s`)
  printRows(measured.rows)
  rows.push(...measured.rows)
  raw[name] = measured.raw
}
await browser.close()
page.close()

const folder = new URL('../../../artifacts/bench/', import.meta.url)
mkdirSync(folder, { recursive: true })
writeFileSync(new URL('easel.json', folder), JSON.stringify({ rows, raw }, null, 2))
process.exitCode = rows.some(({ passed }) => passed === false) ? 1 : 0
