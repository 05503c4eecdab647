/** A market hall: iron and glass above, stalls under awnings below, each with what it sells heaped before it. */
import type { Rng } from '../../ink/random.ts'
import { hollow } from '../../lettering/ink.ts'
import { setInto } from '../../lettering/setting.ts'
import { lookUp } from '../../world/world.ts'
import { arc, curve, rect } from '../kit/curves.ts'
import { circle, line, page, paperAround, shape } from '../kit/marks.ts'
import { type Point, TAU } from '../kit/points.ts'
import { standing } from '../mandala/motif.ts'
import { setOut, supply } from '../places/goods.ts'
import { cobbles } from '../town/street.ts'
import { awning } from '../town/wall-parts.ts'

export interface Trade {
  /** Nouns and words that ask for it. */
  words: RegExp
  sign: string
  goods: readonly string[]
}

export const TRADES: readonly Trade[] = [
  { words: /\bcheeses?\b|\bdairy\b/i, sign: 'CHEESE', goods: ['cheese', 'milk', 'jar', 'egg', 'honey jar'] },
  { words: /\bfish\b|\bseafood\b|\boysters?\b/i, sign: 'FISH', goods: ['fish', 'lobster', 'crab', 'shrimp', 'shell'] },
  {
    words: /\b(?:flowers?|tulips|roses|bouquets?|plants?)\b/i,
    sign: 'FLOWERS',
    goods: ['potted plant', 'tulip', 'vase', 'cactus'],
  },
  {
    words: /\b(?:fruits?|apples|oranges|lemons|berries)\b/i,
    sign: 'FRUIT',
    goods: ['apple', 'pear', 'banana', 'orange', 'grapes', 'lemon', 'pineapple'],
  },
  {
    words: /\b(?:vegetables?|veg(?:gies)?|carrots|tomatoes|greens)\b/i,
    sign: 'GREENS',
    goods: ['carrot', 'tomato', 'pumpkin', 'cabbage', 'eggplant', 'corn'],
  },
  {
    words: /\b(?:breads?|baker\w*|cakes?|pastr(?:y|ies))\b/i,
    sign: 'BREAD',
    goods: ['bread', 'croissant', 'pretzel', 'pie', 'muffin'],
  },
  { words: /\b(?:honey|jams?|spices?|olives|oil)\b/i, sign: 'HONEY', goods: ['honey jar', 'jar', 'bottle', 'basket'] },
  { words: /\b(?:meats?|sausages?|butcher\w*|hams?)\b/i, sign: 'DELI', goods: ['sausage', 'ham', 'cheese', 'egg'] },
]

/** Three near stalls sell what `named` are, and `asked` stand between them. */
export function marketHall(rng: Rng, named: readonly Trade[], asked: readonly string[]): string {
  const others = rng.shuffle(TRADES.filter((trade) => !named.includes(trade)))
  // "A flower market": they all sell the same.
  const trades = named.length === 1 ? [...named, ...named, ...named, ...named, ...named] : [...named, ...others]
  let out = hall(rng)
  for (const [i, x] of [300, 724].entries()) out += stall(trades[(3 + i) % trades.length]!, x, 660, 0.62, rng)
  out += cobbles(690)
  for (const [i, x] of [178, 512, 846].entries()) out += stall(trades[i]!, x, 920, 0.96, rng)
  for (const [i, name] of asked.slice(0, 3).entries()) {
    const tall = Math.min(1, Math.max(0.4, (lookUp(name)?.height ?? 1) / 1.7))
    out += standing(name, () => 5)?.([345, 680, 100][i]!, 1000, 170, 300 * tall) ?? ''
  }
  return page(out + paperAround(rect(14, 14, 996, 996)))
}

/** The far wall is one round window; beams of iron run to it, lamps hang from them. */
function hall(rng: Rng): string {
  const [x, spring] = [512, 470]
  let out = shape(rect(14, 14, 996, 690), 5)
  const on = (r: number, a: number): Point => [x + r * Math.cos(a), spring + r * Math.sin(a)]
  for (const [r, sw] of [
    [560, 5],
    [536, 4.4],
  ] as const)
    out += line(arc(x, spring, r, Math.PI * 1.02, Math.PI * 1.98, 50), sw)
  for (let i = 1; i < 24; i++) {
    const a = Math.PI + (i / 24) * Math.PI
    out += line([on(536, a), on(560, a + (i % 2 ? 0.05 : -0.05))], 3.6)
  }
  // Panes of the roof between the two arches.
  for (let i = 1; i < 16; i++) {
    const a = Math.PI + (i / 16) * Math.PI
    out += line([on(372, a), on(536, a)], 4)
  }
  out += line(arc(x, spring, 452, Math.PI, TAU, 50), 4)
  for (const r of [372, 350])
    out += shape([...arc(x, spring, r, Math.PI, TAU, 50), [x + r, spring + 214], [x - r, spring + 214]], 5)
  for (const r of [110, 236]) out += line(arc(x, spring, r, Math.PI, TAU, 34), 4.4)
  for (let i = 1; i < 12; i++) {
    const a = Math.PI + (i / 12) * Math.PI
    out += line([on(i % 2 ? 236 : 110, a), on(350, a)], 4)
  }
  out += shape(rect(x - 372, spring - 8, 744, 18), 4.6)
  for (let u = x - 300; u < x + 320; u += 100)
    out += line(
      [
        [u, spring + 10],
        [u, spring + 214],
      ],
      4,
    )
  // Columns at both sides.
  for (const u of [70, 954]) {
    out += shape(rect(u - 20, 250, 40, 450), 5) + shape(rect(u - 36, 232, 72, 22), 4.8)
    out += shape(curve(`${u - 32},232! ${u - 20},206 ${u + 20},206 ${u + 32},232!`), 4.6)
  }
  const drop = rng.between(180, 220)
  for (const u of [230, 512, 794])
    out +=
      line(
        [
          [u, u === 512 ? 14 : 60],
          [u, drop],
        ],
        4,
      ) +
      shape(curve(`${u - 12},${drop}! ${u + 12},${drop}! ${u + 52},${drop + 52}! ${u - 52},${drop + 52}!`), 5) +
      circle(u, drop + 62, 17, 4.4)
  return out
}

/** `size` 1 is 330 wide. */
function stall({ sign, goods }: Trade, x: number, foot: number, size: number, rng: Rng): string {
  const [half, top] = [156 * size, foot - 390 * size]
  const at = (k: number): number => k * size
  const next = supply(goods, rng)
  let out = ''
  for (const side of [-1, 1]) out += shape(rect(x + side * (half - at(8)) - at(7), top, at(14), at(390)), 4.6)
  // Two boards of goods, the lower one before the upper.
  const wide = at(74)
  const inner = { from: x - half + at(20), to: x + half - at(20) }
  out += setOut(next, { ...inner, foot: foot - at(206), high: at(82), wide, sw: size > 0.8 ? 4.2 : 3.6 }, rng)
  out += shape(rect(x - half, foot - at(206), 2 * half, at(20)), 4.6)
  out += setOut(next, { ...inner, foot: foot - at(106), high: at(84), wide, sw: size > 0.8 ? 4.2 : 3.6 }, rng)
  out += shape(rect(x - half - at(8), foot - at(106), 2 * half + at(16), at(106)), 5)
  for (let i = 1; i < 5; i++) {
    const u = x - half - at(8) + ((2 * half + at(16)) * i) / 5
    if (size > 0.8)
      out += line(
        [
          [u, foot - at(106)],
          [u, foot],
        ],
        3.6,
      )
  }
  out += shape(rect(x - at(100), foot - at(84), at(200), at(58)), 4.6)
  const letters = setInto(
    sign,
    { x: x - at(90), y: foot - at(76), w: at(180), h: at(42) },
    { face: 'round', gap: 100, mostLines: 1 },
  )
  out += (letters ?? []).map((letter) => hollow(letter, 3.6, 3)).join('')
  return out + awning(x - half - at(18), top - at(6), 2 * half + at(36), at(72), at(44))
}
