const side = 96
const wanted = 10
/** Colors nearer to each other than this look the same in a tray. */
const apart = 28

/** The ten colors that say most of a photo, read on this device: the photo goes nowhere. */
export async function colorsOfPhoto(file: Blob): Promise<string[]> {
  const image = await createImageBitmap(file, { resizeWidth: side, resizeHeight: side, resizeQuality: 'medium' })
  const context = new OffscreenCanvas(side, side).getContext('2d')
  if (!context) throw new Error('Context not found')
  context.drawImage(image, 0, 0)
  image.close()
  return frequentColors(context.getImageData(0, 0, side, side).data)
}

/** Pixels are counted in boxes of near colors; the fullest boxes win, unless they look like one that has won already. */
export function frequentColors(pixels: Uint8ClampedArray): string[] {
  const boxes = new Map<number, { count: number; sum: [number, number, number] }>()
  for (let i = 0; i < pixels.length; i += 4) {
    if (pixels[i + 3]! < 128) continue
    const [r, g, b] = [pixels[i]!, pixels[i + 1]!, pixels[i + 2]!]
    const key = ((r >> 4) << 8) | ((g >> 4) << 4) | (b >> 4)
    const box = boxes.get(key) ?? { count: 0, sum: [0, 0, 0] }
    box.count++
    box.sum[0] += r
    box.sum[1] += g
    box.sum[2] += b
    boxes.set(key, box)
  }
  const means = [...boxes.values()].map(({ count, sum }) => {
    const mean = sum.map((value) => Math.round(value / count)) as [number, number, number]
    // Little of a strong color is seen before much of a dull one.
    const strength = Math.max(...mean) - Math.min(...mean)
    return { mean, weight: Math.sqrt(count) * (40 + strength) }
  })
  const chosen: [number, number, number][] = []
  for (const { mean } of means.sort((a, b) => b.weight - a.weight)) {
    if (chosen.length === wanted) break
    if (chosen.every((other) => distance(other, mean) > apart)) chosen.push(mean)
  }
  return chosen.map((rgb) => `#${rgb.map((value) => value.toString(16).padStart(2, '0')).join('')}`)
}

const distance = (a: readonly number[], b: readonly number[]) =>
  Math.sqrt(a.reduce((sum, value, k) => sum + (value - b[k]!) ** 2, 0))
