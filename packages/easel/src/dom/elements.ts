/** The elements a screen gives the engine. The wrapper holds canvas and illustration, the container holds the wrapper. */
export interface Elements {
  container: HTMLElement
  wrapper: HTMLElement
  canvas: HTMLCanvasElement
  illustration: HTMLImageElement
}

export type MaybeElements = { [Name in keyof Elements]: Elements[Name] | null | undefined }

/** Waits for the illustration and lays the drawing under it, as exports do. */
export async function prepareElements(
  { container, wrapper, canvas, illustration }: MaybeElements,
  size: number,
): Promise<Elements> {
  if (!container) throw new Error('Container not found')
  if (!wrapper) throw new Error('Wrapper not found')
  if (!canvas) throw new Error('Canvas not found')
  if (!illustration) throw new Error('Illustration image not found')
  await illustration.decode().catch(() => {
    throw new Error('Illustration image not found')
  })
  const side = `${size}px`
  // A finger that rests would select the page, or open a menu for the picture.
  Object.assign(container.style, { overflow: 'hidden', userSelect: 'none', webkitUserSelect: 'none' })
  container.style.setProperty('-webkit-touch-callout', 'none')
  if (getComputedStyle(container).position === 'static') container.style.position = 'relative'
  // Isolated, or the lines would multiply with whatever lies behind the page.
  Object.assign(wrapper.style, {
    position: 'absolute',
    left: '0',
    top: '0',
    width: side,
    height: side,
    transformOrigin: '0 0',
    isolation: 'isolate',
    background: '#fff',
  })
  const layer = { position: 'absolute', left: '0', top: '0', width: side, height: side, maxWidth: 'none' }
  Object.assign(canvas.style, layer)
  Object.assign(illustration.style, layer, { mixBlendMode: 'multiply', pointerEvents: 'none' })
  return { container, wrapper, canvas, illustration }
}
