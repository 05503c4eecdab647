import { nextFrame, openEasel, rest, sendPointer } from './opened-easel.ts'
import { createSession } from './session.ts'

/** Milliseconds per thousand points, free and clipped to the region where the stroke began, in turns. */
export async function runClip(rounds: number) {
  const opened = await openEasel(`clip-${Math.random()}`)
  const { easel, container } = opened
  const strokes = createSession(10, 11)
  const result = { free: [] as number[], clipped: [] as number[] }
  for (let round = 0; round <= rounds; round++) {
    for (const mode of round % 2 ? (['free', 'clipped'] as const) : (['clipped', 'free'] as const)) {
      easel.setStayInside(mode === 'clipped')
      let work = 0
      let points = 0
      for (const stroke of strokes) {
        easel.setColor(stroke.color)
        easel.setBrushSize(stroke.size)
        await nextFrame()
        sendPointer(container, { type: 'pointerdown' }, stroke.points.slice(0, 1))
        for (let k = 1; k < stroke.points.length; k += 4) {
          work += sendPointer(container, { type: 'pointermove' }, stroke.points.slice(k, k + 4))
          points += Math.min(4, stroke.points.length - k)
          if (k % 12 === 1) await nextFrame()
        }
        sendPointer(container, { type: 'pointerup' }, stroke.points.slice(-1))
        await rest()
      }
      // The first round only warms up the compiler.
      if (round > 0) result[mode].push((work / points) * 1000)
    }
  }
  await easel.destroy()
  return result
}
