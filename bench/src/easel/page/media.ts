import { BRUSH_NAMES, type BrushName, type Fill } from '@inkbloom/easel'
import { nextFrame, openEasel, rest, sendPointer } from './opened-easel.ts'
import { createSession } from './session.ts'

export interface BrushRun {
  /** Milliseconds of our work for the points of one frame. */
  frames: number[]
  bytesPerStroke: number
}

/** The same strokes with every brush, in turns, each on a page of its own. */
export async function runBrushes(rounds: number): Promise<Record<BrushName, BrushRun>> {
  const strokes = createSession(8, 21)
  const runs = Object.fromEntries(
    BRUSH_NAMES.map((name) => [name, { frames: [], bytesPerStroke: 0 }]),
  ) as unknown as Record<BrushName, BrushRun>
  for (let round = 0; round <= rounds; round++) {
    for (const name of round % 2 ? BRUSH_NAMES : BRUSH_NAMES.toReversed()) {
      const { easel, container } = await openEasel(`brush-${name}-${Math.random()}`)
      for (const stroke of strokes) {
        easel.setColor(stroke.color)
        easel.setBrushSize(stroke.size)
        easel.setBrush(name)
        await nextFrame()
        sendPointer(container, { type: 'pointerdown' }, stroke.points.slice(0, 1))
        for (let k = 1; k < stroke.points.length; k += 4) {
          const work = sendPointer(container, { type: 'pointermove' }, stroke.points.slice(k, k + 4))
          // The first round only warms up the compiler.
          if (round > 0) runs[name].frames.push(work)
          if (k % 12 === 1) await nextFrame()
        }
        sendPointer(container, { type: 'pointerup' }, stroke.points.slice(-1))
        await rest()
      }
      const { steps, bytes } = easel.usage()
      runs[name].bytesPerStroke = bytes / Math.max(1, steps)
      await easel.destroy()
    }
  }
  return runs
}

const STYLES: readonly Fill['style'][] = ['flat', 'linear', 'radial', 'pattern', 'shaded']

/** How long the press of a fill of each kind blocks, on the largest region of a page. */
export async function runPaints(rounds: number): Promise<Record<Fill['style'], number[]>> {
  const { easel, container } = await openEasel(`paints-${Math.random()}`)
  const times = Object.fromEntries(STYLES.map((style) => [style, []])) as unknown as Record<Fill['style'], number[]>
  const spot = { x: 512, y: 40, pressure: 0.5, time: 0 }
  for (let round = 0; round <= rounds; round++) {
    for (const style of round % 2 ? STYLES : STYLES.toReversed()) {
      easel.setFill({ style })
      easel.setColor(round % 2 ? '#e63946' : '#3a86ff')
      await rest()
      const press = sendPointer(container, { type: 'pointerdown' }, [spot])
      sendPointer(container, { type: 'pointerup' }, [spot])
      if (round > 0) times[style].push(press)
      await rest()
    }
  }
  await easel.destroy()
  return times
}
