import { createEasel, type Easel, type EaselOptions } from '@inkbloom/easel'
import { drawGarden } from '@inkbloom/regions/fixtures'
import type { SessionPoint, SessionStroke } from './session.ts'

const SIZE = 1024

export const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()))
/** A turn of the event loop after the frame: rendering is over, nothing is left to do. */
export const quiet = async () => {
  await nextFrame()
  await nextFrame()
  await new Promise((resolve) => setTimeout(resolve, 0))
}
/** Until frames are over and the engine has had its idle moment. */
export const rest = async () => {
  await quiet()
  await new Promise<void>((resolve) =>
    requestIdleCallback(() => requestIdleCallback(() => resolve()), { timeout: 500 }),
  )
}

export function gardenPixels(seed: number): ImageData {
  const { ink } = drawGarden(seed)
  const image = new ImageData(SIZE, SIZE)
  const words = new Uint32Array(image.data.buffer)
  for (const [i, dark] of ink.entries()) words[i] = 0xff000000 | ((255 - dark) * 0x010101)
  return image
}

export async function gardenImage(seed: number): Promise<HTMLImageElement> {
  const canvas = new OffscreenCanvas(SIZE, SIZE)
  canvas.getContext('2d')!.putImageData(gardenPixels(seed), 0, 0)
  const image = new Image()
  image.src = URL.createObjectURL(await canvas.convertToBlob())
  await image.decode()
  return image
}

export function element<Name extends keyof HTMLElementTagNameMap>(name: Name, css = ''): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  made.style.cssText = css
  return made
}

export interface OpenedEasel {
  easel: Easel
  container: HTMLElement
  canvas: HTMLCanvasElement
  context: CanvasRenderingContext2D
}

/** A page with the real engine on it, as a screen would put it there. */
export async function openEasel(page: string, more: Partial<EaselOptions> = {}, css?: string): Promise<OpenedEasel> {
  document.body.replaceChildren()
  const container = element('div', css ?? `position:absolute;left:0;top:0;width:${SIZE}px;height:${SIZE}px`)
  const wrapper = element('div')
  const canvas = element('canvas')
  const illustration = await gardenImage(3)
  wrapper.append(canvas, illustration)
  container.append(wrapper)
  document.body.append(container)
  const easel = await createEasel({ container, wrapper, canvas, illustration, page, ...more })
  return { easel, container, canvas, context: canvas.getContext('2d')! }
}

type Init = { type: string; kind?: string; buttons?: number }

export function sendPointer(target: HTMLElement, { type, kind = 'pen' }: Init, points: readonly SessionPoint[]) {
  const box = target.getBoundingClientRect()
  const init = ({ x, y, pressure }: SessionPoint): PointerEventInit => ({
    clientX: x + box.left,
    clientY: y + box.top,
    pressure,
    pointerId: 7,
    pointerType: kind,
    bubbles: true,
    button: type === 'pointermove' ? -1 : 0,
  })
  const coalescedEvents = type === 'pointermove' ? points.map((point) => new PointerEvent(type, init(point))) : []
  const event = new PointerEvent(type, { ...init(points.at(-1)!), coalescedEvents })
  const start = performance.now()
  target.dispatchEvent(event)
  return performance.now() - start
}

/** Draws a stroke, some points a frame. Returns how long lifting the pen blocks. */
export async function drawStroke(
  { easel, container }: OpenedEasel,
  stroke: SessionStroke,
  perFrame = 20,
): Promise<number> {
  easel.setColor(stroke.color)
  easel.setTool(stroke.tool)
  easel.setBrushSize(stroke.size)
  await nextFrame()
  sendPointer(container, { type: 'pointerdown' }, stroke.points.slice(0, 1))
  for (let k = 1; k < stroke.points.length; k += perFrame) {
    await nextFrame()
    sendPointer(container, { type: 'pointermove' }, stroke.points.slice(k, k + perFrame))
  }
  await quiet()
  return sendPointer(container, { type: 'pointerup' }, stroke.points.slice(-1))
}

export function hashCanvas(context: CanvasRenderingContext2D): number {
  const words = new Uint32Array(context.getImageData(0, 0, SIZE, SIZE).data.buffer)
  let hash = 0x811c9dc5
  for (let i = 0; i < words.length; i++) hash = Math.imul(hash ^ words[i]!, 0x01000193)
  return hash >>> 0
}
