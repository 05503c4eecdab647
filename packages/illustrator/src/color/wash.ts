import sharp from 'sharp'
import { createRng } from '../ink/random.ts'

const INK = [26, 33, 56] as const
/** No pigment is darker than this in every channel: what is, is line. */
const DARKEST_PIGMENT = 110
/** How far from the line pigment gathers, and how dark it gets there. */
const RIM = 7 / 1024
const RIM_DEPTH = 0.18
const GRAIN = 0.035
const POOL = 0.07

/** Turns flat color under black lines into watercolor, in place: pools and grains of pigment, a darker rim, lines in ink. */
export async function wash(rgb: Uint8Array, size: number, seed: number): Promise<void> {
  const rng = createRng(seed + 77)
  const [rim, pools, grains] = await Promise.all([rimOf(rgb, size), noise(rng, 9, size), noise(rng, 90, size)])
  for (let i = 0, p = 0; p < rgb.length; i++, p += 3) {
    const r = rgb[p] as number
    const g = rgb[p + 1] as number
    const b = rgb[p + 2] as number
    const uneven = ((pools[i] as number) / 255 - 0.5) * POOL * 2 + ((grains[i] as number) / 255 - 0.5) * GRAIN * 2
    const edge = Math.min(1, ((rim[i] as number) / 255) * 2.2)
    // Bare paper stays bare: only pigment pools and darkens.
    const wet = Math.min(1, (255 - Math.min(r, g, b)) / 60)
    const keep = 1 + (uneven - edge * RIM_DEPTH) * wet
    const line = 1 - Math.max(r, g, b) / 255
    rgb[p] = Math.min(255, r * keep + INK[0] * line)
    rgb[p + 1] = Math.min(255, g * keep + INK[1] * line)
    rgb[p + 2] = Math.min(255, b * keep + INK[2] * line)
  }
}

/** How near each pixel is to a line. Half the size is fine enough for a blur. */
async function rimOf(rgb: Uint8Array, size: number): Promise<Uint8Array> {
  const half = size / 2
  const mask = new Uint8Array(half * half)
  for (let y = 0, i = 0; y < half; y++)
    for (let x = 0; x < half; x++, i++) {
      const p = (2 * y * size + 2 * x) * 3
      if (Math.max(rgb[p] as number, rgb[p + 1] as number, rgb[p + 2] as number) < DARKEST_PIGMENT) mask[i] = 255
    }
  return upscale(
    await sharp(mask, { raw: { width: half, height: half, channels: 1 } })
      .blur((RIM * size) / 2)
      .toColourspace('b-w')
      .raw()
      .toBuffer(),
    half,
    size,
  )
}

/** Smooth noise with n hills to a side. */
const noise = (rng: { unit(): number }, n: number, size: number): Promise<Uint8Array> =>
  upscale(
    Uint8Array.from({ length: n * n }, () => rng.unit() * 255),
    n,
    size,
  )

const upscale = (grey: Uint8Array, from: number, to: number): Promise<Uint8Array> =>
  sharp(grey, { raw: { width: from, height: from, channels: 1 } })
    .resize(to, to, { kernel: 'cubic' })
    .toColourspace('b-w')
    .raw()
    .toBuffer()
