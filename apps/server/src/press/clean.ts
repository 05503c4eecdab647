import { LIGHTEST_INK } from '@inkbloom/regions'

/** Cleaning of a picture that somebody else made, on one byte of darkness-to-light per pixel. Pure; in place. */
export interface Grey {
  pixels: Uint8Array
  width: number
  height: number
}

/** Faint pencil and paper texture to white, weak lines to black; the ramp between keeps edges smooth. */
export function raiseContrast({ pixels }: Grey): void {
  const table = Uint8Array.from({ length: 256 }, (_, value) => Math.max(0, Math.min(255, ((value - 92) * 255) / 88)))
  for (let i = 0; i < pixels.length; i += 1) pixels[i] = table[pixels[i] ?? 255] ?? 255
}

/** Ink closer together than the radius is joined, so that a nearly closed shape is closed. */
export function closeGaps(grey: Grey, radius: number): void {
  const spread = extreme(extreme(grey, radius, Math.min), radius, Math.max)
  // Only adds ink: what was a line stays as smooth as it was.
  for (let i = 0; i < grey.pixels.length; i += 1)
    if ((spread[i] ?? 255) <= LIGHTEST_INK) grey.pixels[i] = Math.min(grey.pixels[i] ?? 255, spread[i] ?? 255)

  function extreme(source: Grey | Uint8Array, reach: number, pick: (a: number, b: number) => number): Uint8Array {
    const { width, height } = grey
    const rows = sweep(source instanceof Uint8Array ? source : source.pixels, width, height, 1, width, reach, pick)
    return sweep(rows, height, width, width, 1, reach, pick)
  }
}

/** One pass of a running minimum or maximum along lines of `length`, `lines` of them. */
function sweep(
  from: Uint8Array,
  length: number,
  lines: number,
  step: number,
  lineStep: number,
  reach: number,
  pick: (a: number, b: number) => number,
): Uint8Array {
  const to = new Uint8Array(from.length)
  for (let line = 0; line < lines; line += 1) {
    const start = line * lineStep
    for (let at = 0; at < length; at += 1) {
      let value = from[start + at * step] ?? 255
      const end = Math.min(length - 1, at + reach)
      for (let near = Math.max(0, at - reach); near <= end; near += 1)
        value = pick(value, from[start + near * step] ?? 255)
      to[start + at * step] = value
    }
  }
  return to
}

/** Removes dots of ink, and fills pinholes in it, that are smaller than a crayon's point. */
export function despeckle(grey: Grey, smallest: number): void {
  removeSmall(grey, smallest, (value) => value <= LIGHTEST_INK, 255)
  removeSmall(grey, smallest, (value) => value > LIGHTEST_INK, 0)
}

function removeSmall(
  { pixels, width, height }: Grey,
  smallest: number,
  belongs: (value: number) => boolean,
  fill: number,
): void {
  const seen = new Uint8Array(pixels.length)
  const stack: number[] = []
  for (let seed = 0; seed < pixels.length; seed += 1) {
    if (seen[seed] || !belongs(pixels[seed] ?? 255)) continue
    const blob = [seed]
    seen[seed] = 1
    stack.push(seed)
    while (stack.length > 0) {
      const at = stack.pop() ?? 0
      const x = at % width
      const y = (at - x) / width
      for (let dy = -1; dy <= 1; dy += 1)
        for (let dx = -1; dx <= 1; dx += 1) {
          if (x + dx < 0 || x + dx >= width || y + dy < 0 || y + dy >= height) continue
          const near = at + dy * width + dx
          if (seen[near] || !belongs(pixels[near] ?? 255)) continue
          seen[near] = 1
          stack.push(near)
          if (blob.length < smallest) blob.push(near)
        }
    }
    if (blob.length < smallest) for (const at of blob) pixels[at] = fill
  }
}
