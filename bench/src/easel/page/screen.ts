import { drawStroke, nextFrame, type OpenedEasel, openEasel } from './opened-easel.ts'
import { createSession } from './session.ts'

let opened: OpenedEasel

/** A colored page at zoom 1, for a screenshot to be compared with its export. */
export async function showColored(): Promise<void> {
  opened = await openEasel(`screen-${Math.random()}`)
  for (const stroke of createSession(40, 21)) await drawStroke(opened, stroke, 60)
  await opened.easel.flush()
  // The circle that shows the brush is no part of the picture.
  opened.container.dispatchEvent(new PointerEvent('pointerleave'))
  await nextFrame()
  await nextFrame()
}

/** The largest difference of any channel between a screenshot and the export. */
export async function compareWithExport(screenshot: string) {
  const pixels = async (source: Blob) => {
    const context = new OffscreenCanvas(1024, 1024).getContext('2d')!
    context.drawImage(await createImageBitmap(source), 0, 0)
    return context.getImageData(0, 0, 1024, 1024).data
  }
  const shown = await pixels(await (await fetch(`data:image/png;base64,${screenshot}`)).blob())
  const exported = await pixels(await opened.easel.exportPicture())
  let largest = 0
  let differing = 0
  for (const [i, value] of exported.entries()) {
    const difference = Math.abs(value - shown[i]!)
    if (difference > largest) largest = difference
    if (difference > 0) differing++
  }
  return { largest, differing }
}

/** A page in a container at an awkward place, for pointers from outside. */
export async function showForPointers(zoom: number) {
  const css = 'position:absolute;left:37px;top:53.5px;width:900px;height:900px;border:3px solid #333'
  opened = await openEasel(`pointers-${Math.random()}`, {}, css)
  document.body.style.height = '3000px'
  scrollTo(0, 20)
  // A small dot's middle is off by its own pixels: 0.036 px for 5 px, 0.015 for 20.
  opened.easel.setBrushSize(20)
  opened.easel.zoomTo(zoom)
  await nextFrame()
  await nextFrame()
  // Where the page really is, as the browser has laid it out: not by asking the engine.
  const box = opened.canvas.getBoundingClientRect()
  return { left: box.left, top: box.top, width: box.width }
}

/** The middle of the ink around a canvas point, from the canvas itself. */
export async function inkAt(x: number, y: number) {
  await nextFrame()
  const reach = 16
  const [left, top] = [Math.floor(x) - reach, Math.floor(y) - reach]
  const { data } = opened.context.getImageData(left, top, reach * 2, reach * 2)
  let [mass, sumX, sumY] = [0, 0, 0]
  for (let j = 0; j < reach * 2; j++) {
    for (let i = 0; i < reach * 2; i++) {
      const alpha = data[(j * reach * 2 + i) * 4 + 3]!
      mass += alpha
      sumX += alpha * (left + i + 0.5)
      sumY += alpha * (top + j + 0.5)
    }
  }
  return mass === 0 ? null : { x: sumX / mass, y: sumY / mass }
}

export function clearPage() {
  opened.easel.clear()
}

export async function showForDrawing() {
  opened = await openEasel(`drawing-${Math.random()}`)
}
