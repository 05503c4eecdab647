import type { SessionStroke } from './session.ts'

const SIZE = 1024

/**
 * What most coloring pages do: a canvas, lineTo on every mousemove, a data URL per stroke kept in a list and compared as a
 * string, an Image to go back. Written as well as that can be.
 */
export function createNaive(canvas: HTMLCanvasElement) {
  const context = canvas.getContext('2d')!
  let snapshots = [canvas.toDataURL()]
  let cursor = 0
  let last: { x: number; y: number } | null = null
  // The bucket's color while it is the tool.
  let bucket: string | null = null
  const save = () => {
    const snapshot = canvas.toDataURL()
    if (snapshots.includes(snapshot)) return
    snapshots = [...snapshots.slice(0, cursor + 1), snapshot]
    cursor++
  }
  const restore = (index: number) =>
    new Promise<void>((resolve) => {
      const image = new Image()
      image.onload = () => {
        context.globalCompositeOperation = 'source-over'
        context.clearRect(0, 0, SIZE, SIZE)
        context.drawImage(image, 0, 0)
        resolve()
      }
      image.src = snapshots[index]!
    })
  const at = (event: MouseEvent) => {
    const box = canvas.getBoundingClientRect()
    return { x: ((event.clientX - box.left) * SIZE) / box.width, y: ((event.clientY - box.top) * SIZE) / box.height }
  }
  const pour = ({ x, y }: { x: number; y: number }, color: string) => {
    const pixels = context.getImageData(0, 0, SIZE, SIZE)
    floodNaively(pixels, Math.floor(x), Math.floor(y), rgbOf(color), 32)
    context.putImageData(pixels, 0, 0)
  }
  canvas.addEventListener('mousedown', (event) => {
    if (bucket) pour(at(event), bucket)
    else last = at(event)
  })
  canvas.addEventListener('mousemove', (event) => {
    if (!last) return
    const next = at(event)
    context.beginPath()
    context.moveTo(last.x, last.y)
    context.lineTo(next.x, next.y)
    context.stroke()
    last = next
  })
  canvas.addEventListener('mouseup', () => {
    last = null
    save()
  })
  return {
    context,
    save,
    // The bucket: pressing the mouse fills, lifting it saves.
    chooseBucket(color: string) {
      bucket = color
    },
    choose({ tool, color, size }: Pick<SessionStroke, 'tool' | 'color' | 'size'>) {
      bucket = null
      context.lineCap = context.lineJoin = 'round'
      context.lineWidth = size
      context.strokeStyle = color
      context.globalCompositeOperation = tool === 'eraser' ? 'destination-out' : 'source-over'
    },
    undo: async () => {
      if (cursor > 0) await restore(--cursor)
    },
    redo: async () => {
      if (cursor < snapshots.length - 1) await restore(++cursor)
    },
    bytesPerSnapshot: () => snapshots.reduce((sum, snapshot) => sum + snapshot.length, 0) / snapshots.length,
  }
}

export const rgbOf = (color: string) =>
  [1, 3, 5].map((k) => Number.parseInt(color.slice(k, k + 2), 16)) as [number, number, number]

/** The bucket that goes with it: a stack of pixels over picture and lines together, with a tolerance. */
export function floodNaively(
  image: ImageData,
  x: number,
  y: number,
  [r, g, b]: [number, number, number],
  tolerance: number,
) {
  const { data, width, height } = image
  const start = (y * width + x) * 4
  const [r0, g0, b0] = [data[start]!, data[start + 1]!, data[start + 2]!]
  if (r0 === r && g0 === g && b0 === b) return
  const seen = new Uint8Array(width * height)
  const stack = [y * width + x]
  while (stack.length > 0) {
    const i = stack.pop()!
    if (seen[i]) continue
    const p = i * 4
    if (
      Math.abs(data[p]! - r0) > tolerance ||
      Math.abs(data[p + 1]! - g0) > tolerance ||
      Math.abs(data[p + 2]! - b0) > tolerance
    )
      continue
    seen[i] = 1
    data[p] = r
    data[p + 1] = g
    data[p + 2] = b
    data[p + 3] = 255
    const column = i % width
    if (column > 0) stack.push(i - 1)
    if (column < width - 1) stack.push(i + 1)
    if (i >= width) stack.push(i - width)
    if (i < (height - 1) * width) stack.push(i + width)
  }
}
