/** The coloring engine against the naive one (a data URL per stroke, lineTo on mousemove), in one run of one browser. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { launch, servePage, withPage } from './browser.ts'
import { crashAndReopen } from './crash.ts'
import { median, ms, percentile, printRows, type Row } from './figures.ts'
import { measureAim, measureFrames } from './pointers.ts'

const STROKES = 60
const ROUNDS = 3
const rows: Row[] = []
const add = (row: Row) => rows.push(row)
const raw: Record<string, unknown> = {}
const page = await servePage()
const browser = await launch()

/** Strokes, in turns: a machine that is busy for a while is busy for both. */
const strokes = {
  naive: [] as Awaited<ReturnType<typeof runOnce>>[],
  ours: [] as Awaited<ReturnType<typeof runOnce>>[],
}
function runOnce(engine: 'naive' | 'ours') {
  return withPage(browser, page.url, (tab) =>
    engine === 'naive'
      ? tab.evaluate((count) => window.bench.runNaive(count), STROKES)
      : tab.evaluate((count) => window.bench.runOurs(count), STROKES),
  )
}
for (let round = 0; round < ROUNDS; round++) {
  for (const engine of round % 2 ? (['ours', 'naive'] as const) : (['naive', 'ours'] as const)) {
    strokes[engine].push(await runOnce(engine))
  }
}
raw.strokes = strokes
const all = (engine: 'naive' | 'ours', name: 'block' | 'undo' | 'redo' | 'idle') =>
  strokes[engine].flatMap((run) => run[name])
for (const [figure, name, goal] of [
  ['stroke end, block', 'block', 40],
  ['undo', 'undo', 35],
  ['redo', 'redo', 30],
] as const) {
  const naive = median(all('naive', name))
  const ours = median(all('ours', name))
  add({
    figure,
    naive: ms(naive),
    ours: ms(ours),
    ratio: naive / ours,
    goal: `≥ ${goal} ×`,
    passed: naive / ours >= goal,
  })
}
const blockP95 = percentile(all('ours', 'block'), 0.95)
const naiveP95 = percentile(all('naive', 'block'), 0.95)
add({ figure: 'stroke end, block p95', naive: ms(naiveP95), ours: ms(blockP95), goal: '≤ 2 ms', passed: blockP95 <= 2 })
const idle = all('ours', 'idle')
add({
  figure: 'history, when idle (median, p95)',
  ours: `${ms(median(idle))}, ${ms(percentile(idle, 0.95))}`,
  passed: null,
})
const wrong = strokes.ours.reduce((sum, run) => sum + run.wrong, 0)
add({ figure: 'undo, redo that miss a pixel', ours: `${wrong}`, goal: '0', passed: wrong === 0 })
const naiveBytes = median(strokes.naive.map((run) => run.bytesPerStroke))
const ourBytes = median(strokes.ours.map((run) => run.bytesPerStroke))
add({
  figure: 'bytes per stroke',
  naive: `${(naiveBytes / 1000).toFixed(1)} kB`,
  ours: `${(ourBytes / 1000).toFixed(1)} kB`,
  ratio: naiveBytes / ourBytes,
  goal: '≥ 25 ×',
  passed: naiveBytes / ourBytes >= 25,
})

/** Fills, with motion off: the naive bucket does not bloom either. */
const fills = await withPage(browser, page.url, (tab) => tab.evaluate(() => window.bench.runFills()), {
  reducedMotion: 'reduce',
})
raw.fills = fills
const large = fills.map(({ area }) => area).toSorted((a, b) => b - a)[17]!
for (const [figure, picked, goal] of [
  ['bucket fill, until shown and undoable', fills, 80],
  ['the same, six largest regions', fills.filter(({ area }) => area >= large), 20],
] as const) {
  const naive = median(picked.map((row) => row.naive))
  const ours = median(picked.map((row) => row.block))
  const ratio = median(picked.map((row) => row.naive / row.block))
  add({ figure, naive: ms(naive), ours: ms(ours), ratio, goal: `≥ ${goal} ×`, passed: ratio >= goal })
  const idle = median(picked.map((row) => row.idle))
  const whole = median(picked.map((row) => row.naive / (row.block + row.idle)))
  add({ figure: '  with its step and the journal, when idle', ours: ms(idle), ratio: whole, passed: null })
}
const scribbled = await withPage(browser, page.url, (tab) => tab.evaluate(() => window.bench.runScribbledFills()), {
  reducedMotion: 'reduce',
})
raw.scribbled = scribbled
add({
  figure: 'fill over a scribble: block, and history when idle',
  ours: `${ms(median(scribbled.map((row) => row.block)))}, ${ms(median(scribbled.map((row) => row.idle)))}`,
  passed: null,
})

const rims = await withPage(browser, page.url, (tab) => tab.evaluate(() => window.bench.countRims()))
raw.rims = rims
add({
  figure: `light pixels along ${rims.rim} of rim`,
  naive: `${rims.naive}`,
  ours: `${rims.ours}`,
  goal: '0',
  passed: rims.ours === 0,
})

const blooms = await withPage(browser, page.url, (tab) => tab.evaluate(() => window.bench.runBlooms()))
raw.blooms = blooms
add({ figure: 'bloom of a large region, work per frame p95', ours: ms(percentile(blooms, 0.95)), passed: null })

const clip = await withPage(browser, page.url, (tab) => tab.evaluate(() => window.bench.runClip(12)))
raw.clip = clip
const [free, clipped] = [median(clip.free), median(clip.clipped)]
const clipRatio = median(clip.clipped.map((value, round) => value / clip.free[round]!))
add({
  figure: 'brush clipped to a region, per 1,000 points (against free)',
  naive: ms(free),
  ours: ms(clipped),
  ratio: clipRatio,
  goal: '≤ 1.5 ×',
  passed: clipRatio <= 1.5,
})

const brushes = await withPage(browser, page.url, (tab) => tab.evaluate(() => window.bench.runBrushes(4)))
raw.brushes = brushes
for (const [name, { frames, bytesPerStroke }] of Object.entries(brushes)) {
  if (name === 'brush') continue
  const ratio = percentile(frames, 0.95) / percentile(brushes.brush.frames, 0.95)
  const bytes = bytesPerStroke / brushes.brush.bytesPerStroke
  add({
    figure: `${name}, work per frame p95 (against the brush)`,
    naive: ms(percentile(brushes.brush.frames, 0.95)),
    ours: ms(percentile(frames, 0.95)),
    ratio,
    goal: '≤ 2 ×',
    passed: ratio <= 2,
  })
  add({
    figure: '  bytes per stroke',
    naive: `${(brushes.brush.bytesPerStroke / 1000).toFixed(1)} kB`,
    ours: `${(bytesPerStroke / 1000).toFixed(1)} kB`,
    ratio: bytes,
    goal: '≤ 2 ×',
    passed: bytes <= 2,
  })
}

const paints = await withPage(browser, page.url, (tab) => tab.evaluate(() => window.bench.runPaints(8)), {
  reducedMotion: 'reduce',
})
raw.paints = paints
for (const [style, times] of Object.entries(paints)) {
  const time = median(times)
  add({ figure: `${style} fill of a large region, until shown`, ours: ms(time), goal: '≤ 16 ms', passed: time <= 16 })
}

const equal = await withPage(
  browser,
  page.url,
  async (tab) => {
    await tab.evaluate(() => window.bench.showColored())
    const shot = await tab.screenshot({ clip: { x: 0, y: 0, width: 1024, height: 1024 } })
    return tab.evaluate((base64) => window.bench.compareWithExport(base64), shot.toString('base64'))
  },
  { reducedMotion: 'reduce' },
)
raw.equal = equal
add({
  figure: 'export against screen, largest difference',
  ours: `${equal.largest} of 255`,
  goal: '≤ 1',
  passed: equal.largest <= 1,
})

const aims: Record<string, number> = {}
for (const pixelRatio of [1, 2]) {
  for (const zoom of [0.37, 1, 3.2]) {
    aims[`zoom ${zoom}, ratio ${pixelRatio}`] = await measureAim(browser, page.url, zoom, pixelRatio)
  }
}
raw.aims = aims
const aim = Math.max(...Object.values(aims))
add({ figure: 'ink off the pointer, worst', ours: `${aim.toFixed(3)} px`, goal: '≤ 0.05 px', passed: aim <= 0.05 })

const frames = await measureFrames(browser, page.url)
raw.frames = frames
const frameP95 = percentile(frames, 0.95)
add({ figure: 'our work per frame while drawing, p95', ours: ms(frameP95), goal: '≤ 8 ms', passed: frameP95 <= 8 })
await browser.close()

const crashes = await crashAndReopen(page.url, page.folder, [5, 17, 40])
raw.crashes = crashes
const lost = crashes.reduce((sum, crash) => sum + Math.max(0, crash.kept - crash.recovered), 0)
const inexact = crashes.filter((crash) => !crash.isExact).length
add({ figure: 'kept strokes lost to kill -9', ours: `${lost}`, goal: '0', passed: lost === 0 && inexact === 0 })
const replayed = crashes.every((crash) => crash.replayIsExact)
add({ figure: 'replay is bit-exact', ours: replayed ? 'yes' : 'no', goal: 'yes', passed: replayed })
page.close()

printRows(rows)
const folder = new URL('../../../artifacts/bench/', import.meta.url)
mkdirSync(folder, { recursive: true })
writeFileSync(new URL('easel.json', folder), JSON.stringify({ rows, raw }, null, 2))
process.exitCode = rows.some(({ passed }) => passed === false) ? 1 : 0
