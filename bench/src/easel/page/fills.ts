import { inkOfRgba, mapRegions, tabulateRegions } from '@inkbloom/regions'
import type { Meter } from './meter.ts'
import { createNaive, floodNaively, rgbOf } from './naive.ts'
import { drawStroke, element, gardenPixels, nextFrame, openEasel, quiet, rest, sendPointer } from './opened-easel.ts'
import { createSession } from './session.ts'

const SIZE = 1024
const COLORS = ['#e63946', '#2a9d8f', '#3a86ff', '#ffafcc', '#e9c46a']

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

export interface FillRow {
  area: number
  /** From the press until the color is on the canvas and undo would take it back: everything people wait for. */
  naive: number
  block: number
  /** The parts that our blocking time is made of. */
  parts: ClickParts
  /** Work left for later: the step in history, and the journal on this device. */
  idle: number
}

/**
 * Both events, all work of the frame after them, and whatever drawing was put off until a pixel is read, which makes the browser finish it.
 * A read alone takes as long as a quarter of a fill, so the time of one that has nothing to finish is subtracted.
 */
interface ClickParts {
  press: number
  lift: number
  frame: number
  read: number
  readAtRest: number
}

/** The same for both engines. */
async function timeClick(
  meter: Meter,
  context: CanvasRenderingContext2D,
  spot: { x: number; y: number; color: string },
  click: () => Pick<ClickParts, 'press' | 'lift'>,
): Promise<ClickParts> {
  await rest()
  const { press, lift } = click()
  meter.reset()
  await nextFrame()
  const frame = meter.total() - meter.idle.reduce((sum, part) => sum + part, 0)
  const read = timeRead(context, spot)
  await rest()
  await nextFrame()
  return { press, lift, frame, read, readAtRest: timeRead(context, spot) }
}

function timeRead(context: CanvasRenderingContext2D, { x, y, color }: { x: number; y: number; color: string }) {
  const start = performance.now()
  const { data } = context.getImageData(x, y, 1, 1)
  const time = performance.now() - start
  if (rgbOf(color).some((value, k) => data[k] !== value)) throw new Error('The color is not on the canvas')
  return time
}

const wholeOf = ({ press, lift, frame, read, readAtRest }: ClickParts) => press + lift + frame + read - readAtRest

/** Clicks of the bucket, both engines in turns, until the color is on the canvas and undo would take it back. */
export async function runFills(meter: Meter) {
  const image = gardenPixels(3)
  const { map, areas, labels } = regionsOf(image)
  const picked = [...labels.slice(0, 6), ...labels.slice(6).filter((_, k) => k % 5 === 0)]
  const opened = await openEasel(`fills-${Math.random()}`)
  const { easel, container, context } = opened
  easel.setTool('bucket')
  const canvas = element('canvas', 'position:absolute;left:0;top:1100px')
  canvas.width = canvas.height = SIZE
  document.body.append(canvas)
  const naive = createNaive(canvas)
  naive.context.putImageData(image, 0, 0)
  naive.save()
  const rows: FillRow[] = []
  for (let round = 0; round < 3; round++) {
    for (const label of picked) {
      const color = COLORS[(label + round) % COLORS.length]!
      const [x, y] = [map.anchors[label * 2]!, map.anchors[label * 2 + 1]!]
      naive.chooseBucket(color)
      const theirs = await timeClick(meter, naive.context, { x, y, color }, () => ({
        press: sendMouse(canvas, 'mousedown', x, y),
        lift: sendMouse(canvas, 'mouseup', x, y),
      }))
      easel.setColor(color)
      const parts = await timeClick(meter, context, { x, y, color }, () => click(container, x, y))
      const idle = meter.total() - parts.frame
      rows.push({ area: areas[label]!, naive: wholeOf(theirs), block: wholeOf(parts), parts, idle })
    }
  }
  easel.setColor('#000000')
  for (const label of picked) {
    const [x, y] = [map.anchors[label * 2]!, map.anchors[label * 2 + 1]!]
    click(container, x, y)
    easel.undo()
    timeRead(context, { x, y, color: COLORS[(label + 2) % COLORS.length]! })
    await rest()
  }
  await easel.destroy()
  return rows
}

function sendMouse(canvas: HTMLCanvasElement, type: string, x: number, y: number) {
  const { left, top } = canvas.getBoundingClientRect()
  const event = new MouseEvent(type, { clientX: left + x + 0.5, clientY: top + y + 0.5, bubbles: true })
  const start = performance.now()
  canvas.dispatchEvent(event)
  return performance.now() - start
}

function click(container: HTMLElement, x: number, y: number) {
  const point = [{ x: x + 0.5, y: y + 0.5, pressure: 0.5 }]
  const press = sendPointer(container, { type: 'pointerdown', kind: 'mouse' }, point)
  const lift = sendPointer(container, { type: 'pointerup', kind: 'mouse' }, point)
  return { press, lift }
}

/** Fills over scribbles, where the step has to be compared pixel by pixel in an idle moment: block and idle work of each. */
export async function runScribbledFills(meter: Meter): Promise<{ block: number; idle: number }[]> {
  const { map, labels } = regionsOf(gardenPixels(3))
  const opened = await openEasel(`scribbled-${Math.random()}`)
  const { easel, container } = opened
  const rows: { block: number; idle: number }[] = []
  const strokes = createSession(18, 5)
  for (const [k, label] of labels.slice(0, 18).entries()) {
    const [x, y] = [map.anchors[label * 2]!, map.anchors[label * 2 + 1]!]
    const shift = { x: x - strokes[k]!.points[0]!.x, y: y - strokes[k]!.points[0]!.y }
    const points = strokes[k]!.points.map((point) => ({ ...point, x: point.x + shift.x, y: point.y + shift.y }))
    await drawStroke(opened, { ...strokes[k]!, tool: 'brush', points }, 60)
    easel.setTool('bucket')
    easel.setColor(COLORS[k % COLORS.length]!)
    await quiet()
    await rest()
    meter.reset()
    click(container, x, y)
    await nextFrame()
    await rest()
    const idle = meter.idle.reduce((sum, part) => sum + part, 0)
    rows.push({ block: meter.total() - idle, idle })
  }
  await easel.destroy()
  return rows
}

/** Every region filled, lines multiplied on top: how many pixels along the lines are lighter than color under ink would be? */
export async function countRims() {
  const image = gardenPixels(3)
  const { ink, map, labels } = regionsOf(image)
  const colorOf = (label: number) => COLORS[label % COLORS.length]!
  const { easel, container } = await openEasel(`rims-${Math.random()}`)
  easel.setTool('bucket')
  for (let label = 1; label <= map.count; label++) {
    easel.setColor(colorOf(label))
    click(container, map.anchors[label * 2]!, map.anchors[label * 2 + 1]!)
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
  const { easel, container } = await openEasel(`blooms-${Math.random()}`)
  easel.setTool('bucket')
  await rest()
  meter.reset()
  for (const label of labels.slice(0, 6)) {
    click(container, map.anchors[label * 2]!, map.anchors[label * 2 + 1]!)
    await new Promise((resolve) => setTimeout(resolve, 450))
  }
  const { frames } = meter
  await easel.destroy()
  return frames
}
