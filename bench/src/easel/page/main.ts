import { runClip } from './brush.ts'
import { drawUntilKilled, reopen } from './crash.ts'
import { countRims, runBlooms, runFills, runScribbledFills } from './fills.ts'
import { runBrushes, runPaints } from './media.ts'
import { installMeter, type Meter } from './meter.ts'
import { clearPage, compareWithExport, inkAt, showColored, showForDrawing, showForPointers } from './screen.ts'
import { runNaive, runOurs } from './strokes.ts'

/** One per page; each figure is measured on a fresh page. */
let meter: Meter
const install = (events = true) => {
  meter = installMeter(events)
  return meter
}

/** What the driver calls. */
const bench = {
  runNaive,
  runOurs: (count: number) => runOurs(count, install()),
  runFills: () => runFills(install(false)),
  runScribbledFills: () => runScribbledFills(install()),
  runBlooms: () => runBlooms(install()),
  countRims,
  runClip,
  runBrushes,
  runPaints,
  drawUntilKilled,
  reopen,
  showColored,
  compareWithExport,
  showForPointers,
  showForDrawing() {
    install()
    return showForDrawing()
  },
  inkAt,
  clearPage,
  takeFrames() {
    const { frames } = meter
    meter.reset()
    return frames
  },
}

export type Bench = typeof bench

declare global {
  interface Window {
    bench: Bench
  }
}

window.bench = bench
