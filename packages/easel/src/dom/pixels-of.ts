/** The pixels of an image at a size, as the sheet stores them. */
export function pixelsOf(image: CanvasImageSource, size: number): Uint8ClampedArray<ArrayBuffer> {
  const context = new OffscreenCanvas(size, size).getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('Context not found')
  context.drawImage(image, 0, 0, size, size)
  return context.getImageData(0, 0, size, size).data
}
