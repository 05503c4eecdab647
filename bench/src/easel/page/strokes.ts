import type { Meter } from './meter.ts'
import { createNaive } from './naive.ts'
import { drawStroke, element, hashCanvas, nextFrame, openEasel, quiet, rest } from './opened-easel.ts'
import { createSession, type SessionStroke } from './session.ts'

export interface StrokesResult {
  /** Blocked when the pointer lifts. */
  block: number[]
  /** What is left for an idle moment. */
  idle: number[]
  undo: number[]
  redo: number[]
  bytesPerStroke: number
  /** How many undos and redos did not restore exactly the same pixels. */
  wrong: number
}

/** The 1 px read makes the browser finish drawing: without it undo would look faster than it is. */
const finish = (context: CanvasRenderingContext2D) => context.getImageData(0, 0, 1, 1)

async function travel(
  context: CanvasRenderingContext2D,
  hashes: number[],
  undo: () => void | Promise<void>,
  redo: () => void | Promise<void>,
) {
  const times = { undo: [] as number[], redo: [] as number[], wrong: 0 }
  const go = async (move: () => void | Promise<void>, list: number[], want: number | undefined) => {
    await quiet()
    const start = performance.now()
    await move()
    finish(context)
    list.push(performance.now() - start)
    if (hashCanvas(context) !== want) times.wrong++
  }
  const steps = Math.min(25, hashes.length - 1)
  for (let k = 1; k <= steps; k++) await go(undo, times.undo, hashes.at(-1 - k))
  for (let k = steps - 1; k >= 0; k--) await go(redo, times.redo, hashes.at(-1 - k))
  return times
}

export async function runNaive(count: number): Promise<StrokesResult> {
  document.body.replaceChildren()
  const canvas = element('canvas', 'position:absolute;left:0;top:0')
  canvas.width = canvas.height = 1024
  document.body.append(canvas)
  const naive = createNaive(canvas)
  const block: number[] = []
  const hashes = [hashCanvas(naive.context)]
  const send = (type: string, { x, y }: SessionStroke['points'][number]) => {
    const event = new MouseEvent(type, { clientX: x, clientY: y, bubbles: true })
    const start = performance.now()
    canvas.dispatchEvent(event)
    return performance.now() - start
  }
  for (const stroke of createSession(count, 7)) {
    naive.choose(stroke)
    await nextFrame()
    send('mousedown', stroke.points[0]!)
    for (const [k, point] of stroke.points.entries()) {
      if (k % 20 === 0) await nextFrame()
      send('mousemove', point)
    }
    await quiet()
    block.push(send('mouseup', stroke.points.at(-1)!))
    hashes.push(hashCanvas(naive.context))
  }
  const times = await travel(naive.context, hashes, naive.undo, naive.redo)
  // Going through a PNG may change a pixel's last bit; that is not what is measured here.
  return { ...times, block, idle: [], bytesPerStroke: naive.bytesPerSnapshot() }
}

export async function runOurs(count: number, meter: Meter): Promise<StrokesResult> {
  const opened = await openEasel(`strokes-${Math.random()}`)
  const { easel, context } = opened
  await rest()
  meter.reset()
  const block: number[] = []
  const hashes = [hashCanvas(context)]
  for (const stroke of createSession(count, 7)) {
    block.push(await drawStroke(opened, stroke))
    await nextFrame()
    await rest()
    hashes.push(hashCanvas(context))
  }
  const idle = meter.idle.filter((ms) => ms > 0.05)
  const { bytes, steps } = easel.usage()
  const times = await travel(context, hashes, easel.undo, easel.redo)
  await easel.destroy()
  return { ...times, block, idle, bytesPerStroke: bytes / steps }
}
