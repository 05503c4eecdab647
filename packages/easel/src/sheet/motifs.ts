/** Small shapes that patterns repeat. Only arithmetic and square roots, which every engine rounds alike. */
type Inside = (x: number, y: number) => boolean

const disc =
  (cx: number, cy: number, r: number): Inside =>
  (x, y) =>
    (x - cx) * (x - cx) + (y - cy) * (y - cy) <= r * r

const heart =
  (cx: number, cy: number, r: number): Inside =>
  (x, y) => {
    const [u, v] = [(x - cx) / r, (cy - y) / r]
    const body = u * u + v * v - 1
    return body * body * body - u * u * v * v * v <= 0
  }

/** Where two discs overlap: pointed at both ends, with a vein left free. */
const leaf =
  (cx: number, cy: number, r: number, lean: number): Inside =>
  (x, y) => {
    const u = (x - cx) * lean + (y - cy)
    const v = (y - cy) * lean - (x - cx)
    const half = r * 1.7
    const inBoth = (v - r) * (v - r) + u * u <= half * half && (v + r) * (v + r) + u * u <= half * half
    return inBoth && Math.abs(v) > 0.9
  }

const star =
  (cx: number, cy: number, r: number): Inside =>
  (x, y) => {
    const [u, v] = [Math.abs(x - cx) / r, Math.abs(y - cy) / r]
    return Math.sqrt(u) + Math.sqrt(v) <= 1
  }

/** The rims of scales, which lie over each other like tiles. */
const scales: Inside = (x, y) => {
  for (let row = 2; row >= -1; row--) {
    for (let column = -1; column <= 2; column++) {
      const away = distance(x, y, column * 32 + (row % 2 === 0 ? 0 : 16) + 16, row * 16)
      if (away <= 17) return away > 14
    }
  }
  return false
}

const distance = (x: number, y: number, cx: number, cy: number) => Math.sqrt((x - cx) * (x - cx) + (y - cy) * (y - cy))

const anyOf =
  (...shapes: Inside[]): Inside =>
  (x, y) =>
    shapes.some((shape) => shape(x, y))

/** Each on a square of 32 px, which repeats. */
const MOTIFS = {
  dots: anyOf(disc(8, 8, 5), disc(24, 24, 5)),
  stripes: (x, y) => (x + y) % 16 < 7,
  checks: (x, y) => x % 32 < 16 === y % 32 < 16,
  hearts: anyOf(heart(8, 9, 5.5), heart(24, 25, 5.5)),
  stars: anyOf(star(8, 8, 9), star(24, 24, 9)),
  scales,
  leaves: anyOf(leaf(8, 8, 8.5, 0.6), leaf(24, 24, 8.5, -0.6)),
} satisfies Record<string, Inside>

export type PatternName = keyof typeof MOTIFS
export const PATTERNS = Object.keys(MOTIFS) as readonly PatternName[]

/** Side of a pattern's square, in px. */
export const REPEAT = 32
const SAMPLES = 4
const drawn = new Map<PatternName, Uint8Array>()

/** How much of each pixel of its square a pattern covers, 0 to 255. */
export function patternTile(name: PatternName): Uint8Array {
  let tile = drawn.get(name)
  if (!tile) {
    tile = new Uint8Array(REPEAT * REPEAT)
    for (let i = 0; i < tile.length; i++) tile[i] = coverOf(MOTIFS[name], i % REPEAT, Math.floor(i / REPEAT))
    drawn.set(name, tile)
  }
  return tile
}

function coverOf(inside: Inside, x: number, y: number): number {
  let hits = 0
  for (let k = 0; k < SAMPLES * SAMPLES; k++) {
    if (inside(x + ((k % SAMPLES) + 0.5) / SAMPLES, y + (Math.floor(k / SAMPLES) + 0.5) / SAMPLES)) hits++
  }
  return Math.floor((hits * 255) / (SAMPLES * SAMPLES))
}
