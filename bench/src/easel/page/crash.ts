import { drawStroke, hashCanvas, nextFrame, openEasel } from './opened-easel.ts'
import { createSession } from './session.ts'

const PAGE = 'crash'

/** Draws on and on; says so each time a stroke is safe on this device. */
export async function drawUntilKilled(count: number) {
  const opened = await openEasel(PAGE)
  for (const [k, stroke] of createSession(count, 33).entries()) {
    await drawStroke(opened, stroke, 60)
    await opened.easel.flush()
    await nextFrame()
    console.log(`kept ${opened.easel.usage().steps} ${hashCanvas(opened.context)} ${k}`)
  }
}

export async function reopen() {
  const start = performance.now()
  const { easel, context } = await openEasel(PAGE)
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
