import { type PatternName, patternTile, REPEAT } from '../sheet/motifs.ts'
import { WEAVE, weave } from '../sheet/noise.ts'

/**
 * How a brush lays its color. Fixed for good: a picture of years ago must replay to the same bits, so what is to look
 * different becomes a brush of its own. A new one is a row here and, if it needs one, a texture.
 */
export interface Brush {
  /** Names it in actions. Never given to another brush. */
  code: number
  /** `firm` has an edge of one pixel; `wet` knows how far inside its stroke each pixel lies. */
  nib: 'firm' | 'wet'
  /** What a pen's pressure does: a wider line, or a heavier one. */
  pressure: 'width' | 'weight'
  /** How heavy it is at even pressure, 0 to 1: how deep into the grain it reaches. */
  weight: number
  /** The grain of each place, 0 to 255; null for none. */
  grain: (() => Uint8Array) | null
  /** Which of the sixteen tones each place has; null where it keeps its color. */
  tones: (() => Uint8Array) | null
  /** How much color is left, 0 to 255, where the nib covers so much and the grain is so high. */
  flow(cover: number, grain: number): number
}

const level = (value: number) => (value < 0 ? 0 : value > 255 ? 255 : Math.floor(value))

const paper = once(() =>
  weave(
    [
      { cell: 1, weight: 1 },
      { cell: 2, weight: 1.6 },
    ],
    11,
  ),
)
const wax = once(() =>
  weave(
    [
      { cell: 1, weight: 0.6 },
      { cell: 2, weight: 1 },
      { cell: 4, weight: 1.2 },
    ],
    23,
  ),
)
const pigment = once(() =>
  weave(
    [
      { cell: 2, weight: 0.5 },
      { cell: 8, weight: 1 },
      { cell: 32, weight: 1.4 },
    ],
    37,
  ),
)
/** Flakes of two pixels, each turned another way: most near the color, a few dark, a few that catch the light. */
const flakes = once(() => {
  const turned = weave([{ cell: 2, weight: 1 }], 51)
  return turned.map((value) => (value > 244 ? 15 : 2 + Math.floor((value * 11) / 256)))
})
const scaly = once(() => {
  const tile = patternTile('scales')
  return Uint8Array.from({ length: WEAVE * WEAVE }, (_, i) => {
    // At half its size: a brush is narrower than a region.
    const [x, y] = [(i * 2) % REPEAT, (Math.floor(i / WEAVE) * 2) % REPEAT]
    const four = [0, 1, REPEAT, REPEAT + 1].reduce((sum, next) => sum + tile[y * REPEAT + x + next]!, 0)
    return 13 - Math.floor((four * 5) / (4 * 255))
  })
})

/** At its full size: it is painted with wide brushes, too. The motif is of the color itself, the ground a tint of it. */
const printed = (name: PatternName) =>
  once(() => {
    const tile = patternTile(name)
    return Uint8Array.from({ length: WEAVE * WEAVE }, (_, i) => {
      const [x, y] = [i % REPEAT, Math.floor(i / WEAVE) % REPEAT]
      return 13 - Math.floor((tile[y * REPEAT + x]! * 5) / 255)
    })
  })

/** Depth inside a wet stroke is counted in eighths of a pixel. */
export const DEPTH_STEPS = 8

export const BRUSHES = {
  brush: plain(0),
  /** Translucent: darker where strokes cross, never within one. */
  marker: { ...plain(1), flow: (cover: number) => level(cover * 0.55) },
  pencil: {
    ...plain(2),
    pressure: 'weight',
    weight: 0.68,
    grain: paper,
    flow: (cover: number, grain: number) => level((cover - grain) * 2.2 * 0.85),
  },
  crayon: {
    ...plain(3),
    pressure: 'weight',
    weight: 0.7,
    grain: wax,
    flow: (cover: number, grain: number) => level((cover - grain) * 12),
  },
  /** Soft inside, a darker rim where the water dries last, and pigment that settles in the paper. */
  watercolor: { ...plain(4), nib: 'wet', grain: pigment, flow: washOf },
  glitter: { ...plain(5), tones: flakes },
  pattern: { ...plain(6), tones: scaly },
  dots: { ...plain(7), tones: printed('dots') },
  stripes: { ...plain(8), tones: printed('stripes') },
  checks: { ...plain(9), tones: printed('checks') },
  hearts: { ...plain(10), tones: printed('hearts') },
  stars: { ...plain(11), tones: printed('stars') },
  leaves: { ...plain(12), tones: printed('leaves') },
} as const satisfies Record<string, Brush>

export type BrushName = keyof typeof BRUSHES
export const BRUSH_NAMES = Object.keys(BRUSHES) as readonly BrushName[]

/** The brush that prints each pattern. */
export const PATTERN_BRUSHES: Readonly<Record<PatternName, BrushName>> = {
  scales: 'pattern',
  dots: 'dots',
  stripes: 'stripes',
  checks: 'checks',
  hearts: 'hearts',
  stars: 'stars',
  leaves: 'leaves',
}

const byCode = new Map(BRUSH_NAMES.map((name) => [BRUSHES[name].code, name]))

/** Undefined for the brush of a newer version. */
export const brushOfCode = (code: number): BrushName | undefined => byCode.get(code)

function plain(code: number): Brush {
  return {
    code,
    nib: 'firm',
    pressure: 'width',
    weight: 1,
    grain: null,
    tones: null,
    flow: (cover) => cover,
  }
}

const RIM = 165
const POOL = 96

function washOf(depth: number, grain: number): number {
  const px = depth / DEPTH_STEPS
  const settled = 0.8 + (0.4 * grain) / 255
  if (px < 1) return level(px * RIM * settled)
  const inward = px < 4 ? (px - 1) / 3 : 1
  return level((RIM + (POOL - RIM) * inward) * settled)
}

function once(make: () => Uint8Array): () => Uint8Array {
  let made: Uint8Array | null = null
  return () => {
    made ??= make()
    return made
  }
}
