import { runClip } from './brush.ts'
import { drawUntilKilled, reopen } from './crash.ts'
import { countRims, runBlooms, runFills, runScribbledFills } from './fills.ts'
import { installMeter } from './meter.ts'
import { clearPage, compareWithExport, inkAt, showColored, showForDrawing, showForPointers } from './screen.ts'
import { runNaive, runOurs } from './strokes.ts'

const meter = installMeter()

/** What the driver calls. */
const bench = {
  runNaive,
  runOurs: (count: number) => runOurs(count, meter),
  runFills: () => runFills(meter),
  runScribbledFills: () => runScribbledFills(meter),
  runBlooms: () => runBlooms(meter),
  countRims,
  runClip,
  drawUntilKilled,
  reopen,
  showColored,
  compareWithExport,
  showForPointers,
  showForDrawing,
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
