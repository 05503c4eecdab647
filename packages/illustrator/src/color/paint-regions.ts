/** For a drawing that says nothing about itself: color by where a region lies and how large it is. */
import { PIGMENTS, rgbOf } from './palette.ts'

const OPEN = 140
const LEAST = 150
const AIRY = ['mist', 'sky', 'apricot', 'blush']
const EARTHY = ['sap', 'lime', 'leaf', 'sand']
const BRIGHT = [
  'gamboge',
  'rose',
  'cerulean',
  'violet',
  'coral',
  'viridian',
  'orange',
  'pink',
  'lilac',
  'straw',
  'aqua',
  'peach',
]

export function paintRegions(grey: Uint8Array, size: number, seed: number, regions?: ArrayLike<number>): Buffer {
  const labels = regions ?? connected(grey, size)
  const areas = new Map<number, { n: number; y: number; edge: boolean }>()
  for (let i = 0; i < grey.length; i++) {
    const label = labels[i] ?? 0
    if (!label) continue
    const y = Math.floor(i / size)
    const x = i % size
    const area = areas.get(label) ?? { n: 0, y: 0, edge: false }
    area.n++
    area.y += y
    area.edge ||= x === 0 || y === 0 || x === size - 1 || y === size - 1
    areas.set(label, area)
  }
  const colors = new Map<number, readonly [number, number, number]>()
  let next = seed
  for (const [label, { n, y, edge }] of areas) {
    const height = y / n / size
    const large = n > size * size * 0.02
    const list = large ? (height < 0.55 ? AIRY : EARTHY) : BRIGHT
    const name = n < LEAST || (edge && !large) ? 'white' : (list[(next++ * 7) % list.length] ?? 'straw')
    colors.set(label, rgbOf(PIGMENTS[name] ?? '#ffffff'))
  }
  const out = Buffer.alloc(grey.length * 3, 255)
  for (let i = 0; i < grey.length; i++) {
    const color = colors.get(labels[i] ?? 0)
    if (color) out.set(color, i * 3)
  }
  return out
}

function connected(grey: Uint8Array, size: number): Int32Array {
  const labels = new Int32Array(grey.length)
  const stack = new Int32Array(grey.length)
  let label = 0
  for (let i = 0; i < grey.length; i++) {
    if (labels[i] || (grey[i] ?? 0) < OPEN) continue
    label++
    let top = 0
    stack[top++] = i
    labels[i] = label
    while (top > 0) {
      const at = stack[--top] ?? 0
      const x = at % size
      for (const to of [x > 0 ? at - 1 : -1, x < size - 1 ? at + 1 : -1, at - size, at + size])
        if (to >= 0 && to < grey.length && !labels[to] && (grey[to] ?? 0) >= OPEN) {
          labels[to] = label
          stack[top++] = to
        }
    }
  }
  return labels
}
