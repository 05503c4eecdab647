import type { Replay } from '@inkbloom/easel'

export const framesPerSecond = 30
/** However long it took, the film is over before anybody looks away. */
export const longestMs = 12_000
/** The finished picture stays for a while: most players go black after the last frame. */
const restMs = 1500

/** The making of a picture as frames on a canvas, in order and as fast or slowly as somebody asks for them. */
export interface Film {
  canvas: HTMLCanvasElement
  frames: number
  show: (frame: number) => void
}

export function createFilm(replay: Replay, lines: CanvasImageSource): Film {
  const { size, pixels } = replay.sheet
  const [paint, canvas] = [document.createElement('canvas'), document.createElement('canvas')]
  for (const one of [paint, canvas]) one.width = one.height = size
  const [onPaint, onCanvas] = [paint.getContext('2d'), canvas.getContext('2d')]
  if (!onPaint || !onCanvas) throw new Error('Context not found')
  const image = new ImageData(new Uint8ClampedArray(pixels.buffer), size, size)
  const speed = Math.max(1, replay.duration / longestMs)
  const lengthMs = replay.duration / speed + restMs
  return {
    canvas,
    frames: Math.ceil((lengthMs / 1000) * framesPerSecond),
    show(frame) {
      for (const { left, top, right, bottom } of replay.advance((frame / framesPerSecond) * 1000 * speed))
        onPaint.putImageData(image, 0, 0, left, top, right - left, bottom - top)
      onCanvas.globalCompositeOperation = 'source-over'
      onCanvas.fillStyle = 'white'
      onCanvas.fillRect(0, 0, size, size)
      onCanvas.drawImage(paint, 0, 0)
      onCanvas.globalCompositeOperation = 'multiply'
      onCanvas.drawImage(lines, 0, 0, size, size)
    },
  }
}
