/** Hair of portraits: what hangs behind the shoulders, and what frames the face. */
import type { Rng } from '../../ink/random.ts'
import { curve } from '../kit/curves.ts'
import { line, shape } from '../kit/marks.ts'
import { type Poly, TAU, walk } from '../kit/points.ts'
import { locks } from '../nouveau/hair.ts'
import type { Look } from './look.ts'
import { snakes } from './snakes.ts'

export interface Hair {
  behind: string
  before: string
  showsEars?: boolean
}

const flipped = (guide: string): string =>
  guide
    .split(' ')
    .map((knot) => {
      const [x, rest] = knot.split(',') as [string, string]
      return `${1024 - Number(x)},${rest}`
    })
    .join(' ')

/** From the parting outward, first the lock along the face. */
const FLOWING = [
  [
    '512,214 440,222 392,292 380,384 386,470 366,560 330,640 340,740 310,860 330,1060',
    '510,190 410,190 346,276 326,390 322,500 286,600 250,700 264,800 220,920 240,1060',
    '508,168 390,160 300,250 276,390 262,520 214,630 168,730 176,840 120,950 140,1060',
    '506,150 370,136 262,226 230,380 206,520 150,640 92,740 96,860 40,960 50,1060',
  ],
  [
    '512,214 440,222 392,292 382,384 380,470 400,560 372,650 330,740 350,860 316,1060',
    '510,190 410,190 346,276 324,390 310,500 330,610 290,710 240,800 262,920 216,1060',
    '508,168 390,160 300,250 270,390 246,520 256,640 206,750 146,840 160,950 110,1060',
    '506,150 370,136 262,226 224,380 186,520 184,650 124,770 54,860 60,970 30,1060',
  ],
] as const

/** Drawn back from the brow. */
const CAP = [
  '512,250 450,262 408,316 388,380 380,424',
  '512,214 430,218 376,290 360,370 370,430',
  '512,172 406,176 342,268 336,364 362,436',
] as const

/** Smooth to the jaw, its ends turned in to the cheeks. */
const BOB = [
  '500,222 446,232 404,276 388,340 386,420 392,500 424,548',
  '516,196 424,198 364,254 342,340 336,430 346,530 414,566',
  '530,168 404,160 326,236 300,340 290,440 302,548 392,586',
] as const

const SHORT = [
  '500,236 450,246 410,280 392,330 386,380',
  '520,200 440,200 384,248 364,320 372,396',
  '540,160 430,150 356,214 336,310 352,410',
] as const

export function hairOf({ hair, sex, old, coarse = false }: Look, rng: Rng): Hair {
  const kind =
    hair ?? (sex === 'man' ? 'short' : rng.pick(['flowing', 'flowing', 'flowing', 'bun', 'braid', 'curls'] as const))
  if (kind === 'none') return { behind: '', before: '' }
  if (kind === 'curls') return curls(rng)
  if (kind === 'flowing') return flowing(coarse ? 6 : 10, rng)
  if (kind === 'short') return { behind: '', before: old ? '' : bothSides(SHORT, coarse ? 4 : 5, rng) }
  if (kind === 'bob') return { behind: '', before: bothSides(BOB, coarse ? 4 : 7, rng) }
  const cap = bothSides(CAP, coarse ? 4 : 7, rng)
  if (kind === 'snakes') return { behind: snakes(rng), before: cap }
  if (kind === 'cap') return { behind: '', before: cap, showsEars: true }
  if (kind === 'bun') return { behind: bun(rng), before: cap, showsEars: true }
  const one = braid()
  const other = mirrored(one)
  if (kind === 'braids') return { behind: '', before: cap + one + other, showsEars: true }
  return { behind: '', before: cap + (rng.chance(0.5) ? one : other), showsEars: true }
}

const mirrored = (svg: string): string => `<g transform="matrix(-1 0 0 1 1024 0)">${svg}</g>`

const bothSides = (guides: readonly string[], count: number, rng: Rng): string =>
  locks(guides, count, rng, 0.96) + locks(guides.map(flipped), count, rng, 0.96)

function flowing(count: number, rng: Rng): Hair {
  const left = rng.pick(FLOWING)
  const right = rng.pick(FLOWING).map(flipped)
  return { behind: '', before: locks(left, count, rng, 1) + locks(right, count + 1, rng, 1) }
}

/** A knot on top of the head, of strands that turn around it. */
function bun(rng: Rng): string {
  const round = curve('512,40 590,56 622,116 596,180 512,200 428,180 402,116 434,56')
  let out = shape(round, 5)
  for (const text of [
    '420,150 470,196 560,190 610,140',
    '408,110 470,160 560,150 616,100',
    '430,70 490,120 560,110 600,70',
    '470,48 512,84 560,60',
  ])
    out += line(curve(text, false), 3.4)
  return rng.chance(0.5) ? out : mirrored(out)
}

/** Over one shoulder, its strands laid over each other in pairs. */
function braid(): string {
  const spine = curve('380,440 340,560 330,680 352,800 340,920 352,1040', false, 14)
  let out = ''
  for (const [i, { x, y, a }] of walk(spine, 46, 20).entries())
    for (const side of i % 2 ? [-1, 1] : [1, -1]) {
      const strand: Poly = curve('0,-26! 34,-16 52,18 30,48 6,40! 14,10').map(([u, v]) => [
        x + side * u * Math.sin(a) * 0.96 + v * Math.cos(a),
        y + v * Math.sin(a) - side * u * Math.cos(a) * 0.3,
      ])
      out += shape(strand, 4)
    }
  return out
}

/** A cloud of curls, each a coil. */
function curls(rng: Rng): Hair {
  const coil = (x: number, y: number, r: number): string => {
    const turn = rng.between(0, TAU)
    const spiral: Poly = Array.from({ length: 30 }, (_, i) => {
      const t = i / 29
      const a = turn + t * TAU * 1.5
      return [x + r * (1 - 0.8 * t) * Math.cos(a), y + r * (1 - 0.8 * t) * Math.sin(a)]
    })
    const rim: Poly = Array.from({ length: 28 }, (_, i) => [
      x + r * Math.cos((i / 28) * TAU),
      y + r * Math.sin((i / 28) * TAU),
    ])
    return shape(rim, 4.2) + line(spiral, 3.2)
  }
  let behind = ''
  for (const [reach, count, r] of [
    [278, 17, 56],
    [206, 14, 54],
  ] as const)
    for (let i = 0; i < count; i++) {
      const a = Math.PI * 0.86 + (i / (count - 1)) * Math.PI * 1.28
      behind += coil(512 + reach * Math.cos(a), 356 + reach * Math.sin(a) * 0.96, r + rng.between(-5, 5))
    }
  let before = ''
  for (let i = 0; i < 9; i++) {
    const a = Math.PI * 1.06 + (i / 8) * Math.PI * 0.88
    before += coil(512 + 138 * Math.cos(a), 352 + 140 * Math.sin(a), 37 + rng.between(-3, 3))
  }
  return { behind, before }
}

/** From cheek to cheek, down the chest where it is long. */
export function beardOf({ beard, braidedBeard, coarse = false }: Look, rng: Rng): string {
  if (!beard) return ''
  const long = beard === 'long' ? 1 : 0.34
  const down = (guide: string): string =>
    guide
      .split(' ')
      .map((knot) => {
        const [x, y] = knot.split(',').map(Number) as [number, number]
        return `${x},${y < 560 ? y : 560 + (y - 560) * long}`
      })
      .join(' ')
  const left = [
    '384,430 376,510 380,600 376,690 396,770 430,840',
    '408,520 410,590 418,670 424,750 444,830 462,890',
    '450,562 454,620 464,690 470,770 482,850 490,916',
  ].map(down)
  const all = [...left, down('512,566 512,620 512,690 512,770 512,850 512,930'), ...left.map(flipped).reverse()]
  let out = locks(all, coarse ? 8 : 12, rng, 0.94)
  for (const side of [-1, 1]) {
    const half = curve('2,-8! 30,-20 64,-8 96,22! 62,22 30,16 2,8!').map(([x, y]) => [512 + side * x, 528 + y] as const)
    out +=
      shape(half, 4) +
      line(
        curve('16,-2 44,2 74,14', false).map(([x, y]) => [512 + side * x, 528 + y] as const),
        3,
      )
  }
  if (braidedBeard) out += `<g transform="translate(172 240) scale(0.9)">${braid()}</g>`
  return out + shape(curve('482,554! 512,548 542,554! 526,570 512,573 498,570'), 3.4)
}
