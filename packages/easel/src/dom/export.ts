import type { Sheet } from '../sheet/sheet.ts'

/** What was painted, pixel by pixel. */
type Painted = Pick<Sheet, 'pixels' | 'size'>

export interface PictureOptions {
  /** White, unless the picture is to lie on something else. */
  ground?: 'white' | 'none'
  /** Side in px. Above 1024 the drawing is smoothed and the lines are as sharp as `lines` is. */
  size?: number
  /** The line art; a vector image stays sharp at any size. Null for the color alone. */
  lines: CanvasImageSource | null
}

/** The drawing alone: a transparent PNG, 1024 x 1024. */
export function exportDrawing(sheet: Painted): Promise<Blob> {
  return toPng(drawingCanvas(sheet))
}

/** The picture as the screen shows it: white paper, the drawing, the lines over it by multiply. */
export function exportPicture(
  sheet: Painted,
  { size = sheet.size, lines, ground = 'white' }: PictureOptions,
): Promise<Blob> {
  const canvas = new OffscreenCanvas(size, size)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('Context not found')
  context.imageSmoothingQuality = 'high'
  if (ground === 'white') {
    context.fillStyle = '#fff'
    context.fillRect(0, 0, size, size)
  }
  context.drawImage(drawingCanvas(sheet), 0, 0, size, size)
  if (lines) {
    context.globalCompositeOperation = 'multiply'
    context.drawImage(lines, 0, 0, size, size)
  }
  return toPng(canvas)
}

function drawingCanvas(sheet: Painted): OffscreenCanvas {
  const canvas = new OffscreenCanvas(sheet.size, sheet.size)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('Context not found')
  const bytes = new Uint8ClampedArray(sheet.pixels.buffer)
  context.putImageData(new ImageData(bytes, sheet.size, sheet.size), 0, 0)
  return canvas
}

function toPng(canvas: OffscreenCanvas): Promise<Blob> {
  return canvas.convertToBlob({ type: 'image/png' })
}
