import { INK } from '@inkbloom/regions'

/** What one would write first, without considering gaps: connected components of the open pixels, found with a stack. */
export function labelPlainly(ink: Uint8Array, width: number, height: number): { labels: Uint16Array; count: number } {
  const labels = new Uint16Array(width * height)
  const stack = new Int32Array(width * height)
  let count = 0
  for (let start = 0; start < labels.length; start++) {
    if (labels[start] !== 0 || ink[start]! >= INK) continue
    labels[start] = ++count
    stack[0] = start
    flood(labels, ink, width, stack, count)
  }
  return { labels, count }
}

function flood(labels: Uint16Array, ink: Uint8Array, width: number, stack: Int32Array, label: number) {
  const last = labels.length - width
  for (let depth = 1; depth > 0; ) {
    const i = stack[--depth]!
    const x = i % width
    if (x > 0 && labels[i - 1] === 0 && ink[i - 1]! < INK) {
      labels[i - 1] = label
      stack[depth++] = i - 1
    }
    if (x < width - 1 && labels[i + 1] === 0 && ink[i + 1]! < INK) {
      labels[i + 1] = label
      stack[depth++] = i + 1
    }
    if (i >= width && labels[i - width] === 0 && ink[i - width]! < INK) {
      labels[i - width] = label
      stack[depth++] = i - width
    }
    if (i < last && labels[i + width] === 0 && ink[i + width]! < INK) {
      labels[i + width] = label
      stack[depth++] = i + width
    }
  }
}
