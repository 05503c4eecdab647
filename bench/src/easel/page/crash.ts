import { createSession } from './session.ts'
import { drawStroke, hashCanvas, nextFrame, stageEasel } from './stage.ts'

const PAGE = 'crash'

/** Draws on and on; says so each time a stroke is safe on this device. */
export async function drawUntilKilled(count: number) {
  const staged = await stageEasel(PAGE)
  for (const [k, stroke] of createSession(count, 33).entries()) {
    await drawStroke(staged, stroke, 60)
    await staged.easel.flush()
    await nextFrame()
    console.log(`kept ${staged.easel.usage().steps} ${hashCanvas(staged.context)} ${k}`)
  }
}

export async function reopen() {
  const start = performance.now()
  const { easel, context } = await stageEasel(PAGE)
  const ms = performance.now() - start
  const hash = hashCanvas(context)
  const { steps } = easel.usage()
  const replay = easel.replay()
  const replayStart = performance.now()
  replay.advance(Number.POSITIVE_INFINITY)
  const replayMs = performance.now() - replayStart
  context.putImageData(new ImageData(new Uint8ClampedArray(replay.sheet.pixels.buffer), 1024, 1024), 0, 0)
  const replayHash = hashCanvas(context)
  await easel.destroy()
  return { ms, steps, hash, replayHash, replayMs }
}
