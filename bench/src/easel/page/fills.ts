import { inkOfRgba, mapRegions, tabulateRegions } from '@inkbloom/regions'
import type { Meter } from './meter.ts'
import { createNaive, floodNaively } from './naive.ts'
import { element, gardenPixels, nextFrame, quiet, rest, sendPointer, stageEasel } from './stage.ts'

const SIZE = 1024
const COLORS = ['#e63946', '#2a9d8f', '#3a86ff', '#ffafcc', '#e9c46a']
const rgbOf = (color: string) =>
  [1, 3, 5].map((k) => Number.parseInt(color.slice(k, k + 2), 16)) as [number, number, number]

function regionsOf(image: ImageData) {
  const ink = inkOfRgba(image.data)
  const map = mapRegions(ink, SIZE, SIZE)
  const { areas } = tabulateRegions(map)
  const labels = Array.from({ length: map.count }, (_, k) => k + 1)
  return {
    ink,
    map,
    areas,
    labels: labels.filter((label) => areas[label]! > 200).sort((a, b) => areas[b]! - areas[a]!),
  }
}

/**
 * Clicks of the bucket, both engines in turns. The naive one blocks until its snapshot is taken; ours until the color is
 * shown, and brings history up to date in an idle moment (or at once, if undo comes first).
 */
export async function runFills(meter: Meter) {
  const image = gardenPixels(3)
  const { map, areas, labels } = regionsOf(image)
  const picked = [...labels.slice(0, 6), ...labels.slice(6).filter((_, k) => k % 5 === 0)]
  const staged = await stageEasel(`fills-${Math.random()}`)
  const { easel, container, context } = staged
  easel.setTool('bucket')
  const canvas = element('canvas', 'position:absolute;left:0;top:1100px')
  canvas.width = canvas.height = SIZE
  document.body.append(canvas)
  const naive = createNaive(canvas)
  naive.context.putImageData(image, 0, 0)
  naive.save()
  const rows: { area: number; naive: number; shown: number; history: number }[] = []
  for (let round = 0; round < 3; round++) {
    for (const label of picked) {
      const color = COLORS[(label + round) % COLORS.length]!
      const [x, y] = [map.anchors[label * 2]!, map.anchors[label * 2 + 1]!]
      await quiet()
      const start = performance.now()
      const pixels = naive.context.getImageData(0, 0, SIZE, SIZE)
      floodNaively(pixels, x, y, rgbOf(color), 32)
      naive.context.putImageData(pixels, 0, 0)
      naive.context.getImageData(0, 0, 1, 1)
      naive.save()
      const naiveMs = performance.now() - start

      easel.setColor(color)
      await quiet()
      await rest()
      meter.reset()
      const point = [{ x: x + 0.5, y: y + 0.5, pressure: 0.5 }]
      sendPointer(container, { type: 'pointerdown', kind: 'mouse' }, point)
      sendPointer(container, { type: 'pointerup', kind: 'mouse' }, point)
      await nextFrame()
      const read = performance.now()
      context.getImageData(0, 0, 1, 1)
      const readMs = performance.now() - read
      await rest()
      const history = meter.idle.reduce((sum, idle) => sum + idle, 0)
      rows.push({ area: areas[label]!, naive: naiveMs, shown: meter.total() - history + readMs, history })
    }
  }
  await easel.destroy()
  return rows
}

/** Every region filled, lines multiplied on top: how many pixels along the lines are lighter than color under ink would be? */
export async function countRims() {
  const image = gardenPixels(3)
  const { ink, map, labels } = regionsOf(image)
  const colorOf = (label: number) => COLORS[label % COLORS.length]!
  const { easel, container } = await stageEasel(`rims-${Math.random()}`)
  easel.setTool('bucket')
  for (let label = 1; label <= map.count; label++) {
    easel.setColor(colorOf(label))
    const point = [{ x: map.anchors[label * 2]! + 0.5, y: map.anchors[label * 2 + 1]! + 0.5, pressure: 0.5 }]
    sendPointer(container, { type: 'pointerdown', kind: 'mouse' }, point)
    sendPointer(container, { type: 'pointerup', kind: 'mouse' }, point)
  }
  await rest()
  const picture = await createImageBitmap(await easel.exportPicture())
  const context = new OffscreenCanvas(SIZE, SIZE).getContext('2d')!
  context.drawImage(picture, 0, 0)
  const ours = context.getImageData(0, 0, SIZE, SIZE)
  const naive = new ImageData(image.data.slice(), SIZE, SIZE)
  for (const label of labels) {
    floodNaively(naive, map.anchors[label * 2]!, map.anchors[label * 2 + 1]!, rgbOf(colorOf(label)), 32)
  }
  await easel.destroy()
  const light = (data: Uint8ClampedArray, p: number) =>
    data[p]! * 0.2126 + data[p + 1]! * 0.7152 + data[p + 2]! * 0.0722
  const count = { rim: 0, ours: 0, naive: 0 }
  for (let i = 0; i < ink.length; i++) {
    if (ink[i] === 0 || ink[i]! >= 250) continue
    const [r, g, b] = rgbOf(colorOf(map.labels[i]!))
    const paper = image.data[i * 4]! / 255
    const ideal = (r * 0.2126 + g * 0.7152 + b * 0.0722) * paper
    count.rim++
    if (light(ours.data, i * 4) - ideal > 12) count.ours++
    if (light(naive.data, i * 4) - ideal > 12) count.naive++
  }
  return count
}

/** Work in each frame while color spreads over the six largest regions. */
export async function runBlooms(meter: Meter): Promise<number[]> {
  const { map, labels } = regionsOf(gardenPixels(3))
  const { easel, container } = await stageEasel(`blooms-${Math.random()}`)
  easel.setTool('bucket')
  await rest()
  meter.reset()
  for (const label of labels.slice(0, 6)) {
    const point = [{ x: map.anchors[label * 2]! + 0.5, y: map.anchors[label * 2 + 1]! + 0.5, pressure: 0.5 }]
    sendPointer(container, { type: 'pointerdown', kind: 'mouse' }, point)
    sendPointer(container, { type: 'pointerup', kind: 'mouse' }, point)
    await new Promise((resolve) => setTimeout(resolve, 450))
  }
  const { frames } = meter
  await easel.destroy()
  return frames
}
