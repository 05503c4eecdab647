/** A window sill full of plants, a view behind the glass, and whoever was asked for between the pots. */
import type { Rng } from '../../ink/random.ts'
import { HOUSE_PLANTS, LOW } from '../house-plants/plants.ts'
import { arc, curve, leaf, rect } from '../kit/curves.ts'
import { circle, line, page, paperAround, shape } from '../kit/marks.ts'
import { type Point, type Poly, TAU } from '../kit/points.ts'
import { fittedDrawing, standing } from '../mandala/motif.ts'
import { fillShelf, STOCK } from '../nook/fill.ts'
import { bouquet, VESSEL_WORDS } from '../plants/bouquet.ts'
import { supply } from './goods.ts'
import { type Opening, outlook, rainOn } from './outlook.ts'
import { catFromBehind, sleepingCat } from './sill-cat.ts'

const SILL = 742
const OPENING: Opening = { x: 120, y: 70, w: 784, h: SILL - 70 }

interface Weather {
  isAsleep: boolean
  isRainy: boolean
  /** Seen through the glass. */
  outside?: readonly string[]
}

/** `herbs` are plants by name, each in a pot, or together in a vase that was asked for. */
export function windowSill(rng: Rng, asked: readonly string[], herbs: readonly string[], weather: Weather): string {
  const window = rng.pick(WINDOWS)
  const glass = window.glass
  return page(
    outlook(OPENING, rng, weather.isRainy) +
      (weather.isRainy ? rainOn(glass.flat(), OPENING, rng) : '') +
      inView(weather.outside ?? []) +
      wall(glass) +
      glass.map((pane) => shape(pane, 5.4, 'none')).join('') +
      window.bars() +
      rng.pick(DRESSINGS)(rng) +
      shape(rect(14, SILL + 10, 996, 270), 5) +
      rng.pick(BELOW)(rng) +
      shape(rect(20, SILL, 984, 30), 6) +
      things(rng, asked, herbs, weather) +
      paperAround(rect(14, 14, 996, 996)),
  )
}

/** In the air behind the glass, clear of its bars and of whoever watches them. */
const inView = (names: readonly string[]): string =>
  names
    .slice(0, 3)
    .map((name, i) => {
      const [x, y, w] = (
        [
          [270, 440, 170],
          [770, 420, 170],
          [660, 200, 130],
        ] as const
      )[i]!
      return fittedDrawing(name, () => 4.4, 'fly')?.(x, y, w, w) ?? ''
    })
    .join('')

/** Boards, with the window left open. */
function wall(glass: readonly Poly[]): string {
  let boards = ''
  const { x, w } = OPENING
  for (const u of [14 + 46, x + w + 60])
    boards += line(
      [
        [u, 14],
        [u, SILL],
      ],
      3.6,
    )
  return shape([rect(4, 4, 1016, SILL), ...glass], 0) + boards + glass.map((pane) => frame(pane)).join('')
}
const frame = (pane: Poly): string => {
  const xs = pane.map(([x]) => x)
  const ys = pane.map(([, y]) => y)
  const [cx, cy] = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2]
  const [kx, ky] = [1 + 36 / (Math.max(...xs) - Math.min(...xs)), 1 + 36 / (Math.max(...ys) - Math.min(...ys))]
  return shape(
    pane.map(([x, y]): Point => [cx + (x - cx) * kx, cy + (y - cy) * ky]),
    5,
    'none',
  )
}

interface Window {
  glass: readonly Poly[]
  bars: () => string
}
const bar = (x: number, y: number, w: number, h: number): string => shape(rect(x, y, w, h), 4)
const { x: X, y: Y, w: W, h: H } = OPENING
const arched = (x: number, w: number, y: number): Poly => [
  [x, SILL],
  ...arc(x + w / 2, y + w / 2, w / 2, Math.PI, TAU, 36),
  [x + w, SILL],
]

/** Panes in a cross, a round head with a fan, three lights side by side. */
const WINDOWS: readonly Window[] = [
  { glass: [rect(X, Y, W, H)], bars: () => bar(X, Y + H * 0.34, W, 13) + bar(505, Y, 14, H) },
  {
    glass: [arched(X, W, 50)],
    bars: () => {
      const spring = 50 + W / 2
      return bar(X, spring - 6, W, 13) + bar(505, 50, 14, SILL - 50)
    },
  },
  {
    glass: [rect(X, Y, 240, H), rect(X + 272, Y, 240, H), rect(X + 544, Y, 240, H)],
    bars: () => [0, 272, 544].map((u) => bar(X + u, Y + H * 0.3, 240, 12)).join(''),
  },
  {
    glass: [arched(X, 370, 56), arched(X + 414, 370, 56)],
    bars: () => [0, 414].map((u) => bar(X + u, 56 + 185, 370, 13) + bar(X + u + 178, 56, 13, SILL - 56)).join(''),
  },
]

type Dressing = (rng: Rng) => string

/** Gathered at both sides. */
const curtains: Dressing = () => {
  let out = ''
  for (const side of [-1, 1]) {
    const at = (text: string, closed = true): Poly =>
      curve(text, closed).map(([u, v]): Point => [512 + side * (486 - u * 10), 44 + v * 7])
    out += shape(at('0,0! 27,0! 25,30 17,52 5,62! 12,80 13,100! 0,100!'), 5)
    for (const text of ['7,0 7,30 3,60', '14,0 14,30 4,60', '20,0 20,28 6,60', '5,65 7,82 7,100'])
      out += line(at(text, false), 3.6)
    out += shape(at('0,58! 8,58! 8,66! 0,66!'), 4)
  }
  out += shape(rect(20, 30, 984, 16), 4.6)
  for (const x of [28, 996]) out += circle(x, 38, 15, 4.4)
  return out
}

/** Scallops along the top. */
const valance: Dressing = () => {
  let out = ''
  for (let i = 0; i < 8; i++) {
    const x = 20 + i * 123
    out += shape([[x, 36], [x + 123, 36], [x + 123, 92], ...arc(x + 61.5, 92, 61.5, 0, Math.PI, 18), [x, 92]], 4.4)
    for (const k of [0.3, 0.7])
      out += line(
        [
          [x + 123 * k, 36],
          [x + 123 * k, 130],
        ],
        3.4,
      )
  }
  return out + shape(rect(14, 24, 996, 16), 4.6)
}

/** Two plants that hang before the glass, leaves down their sides. */
const hanging: Dressing = (rng) => {
  let out = ''
  for (const [x, y] of [
    [230, rng.between(180, 230)],
    [794, rng.between(160, 250)],
  ] as const) {
    out +=
      line(
        [
          [x, 20],
          [x, y - 92],
        ],
        4.4,
      ) +
      line(
        [
          [x - 48, y],
          [x, y - 92],
          [x + 48, y],
        ],
        3.8,
      )
    for (const k of [-1, 1, -0.5, 0.5, 0])
      out += shape(leaf(x + k * 34, y - 2, 64, 34, -Math.PI / 2 + k * 0.9, 0.5), 3.8)
    out +=
      shape(
        [
          [x - 54, y],
          [x + 54, y],
          [x + 38, y + 70],
          [x - 38, y + 70],
        ],
        4.4,
      ) + shape(rect(x - 60, y - 8, 120, 18), 4.2)
    for (const k of [-1, 1]) {
      const strand = curve(
        [
          [x + k * 52, y + 4],
          [x + k * 84, y + 50],
          [x + k * 76, y + 150],
        ],
        false,
      )
      out += line(strand, 4)
      for (let i = 6; i < strand.length; i += 6)
        out += shape(leaf(...strand[i]!, 34, 23, Math.PI / 2 + (i % 12 ? 0.8 : -0.8), 0.5), 3.5)
    }
  }
  return out
}

const DRESSINGS: readonly Dressing[] = [curtains, valance, hanging]

/** Under the sill: books, carved panels, or a frieze of tiles. */
const BELOW: readonly Dressing[] = [
  (rng) =>
    [34, 520]
      .map(
        (x) =>
          shape(rect(x, SILL + 44, 470, 200), 5) +
          fillShelf(x, SILL + 238, 470, 180, rng, supply(Object.keys(STOCK), rng)),
      )
      .join(''),
  () =>
    [0, 1, 2, 3]
      .map((i) => {
        const [x, y, w, h] = [34 + i * 242, SILL + 48, 230, 196]
        const [cx, cy] = [x + w / 2, y + h / 2]
        let out = shape(rect(x, y, w, h), 4.6) + shape(rect(x + 16, y + 16, w - 32, h - 32), 3.8)
        for (let k = 0; k < 8; k++) out += shape(leaf(cx, cy, 66, 34, (k / 8) * TAU, 0.6), 3.6)
        return out + circle(cx, cy, 17, 3.8)
      })
      .join(''),
  () => {
    let out = ''
    for (let i = 0; i < 20; i++) {
      const [x, y] = [14 + (i % 10) * 99.6, SILL + 36 + Math.floor(i / 10) * 110]
      out += shape(rect(x, y, 99.6, 110), 4)
      for (const [u, v, a] of [
        [0, 0, Math.PI / 4],
        [99.6, 0, (3 * Math.PI) / 4],
        [0, 110, -Math.PI / 4],
        [99.6, 110, (-3 * Math.PI) / 4],
      ] as const)
        out += shape(leaf(x + u, y + v, 56, 32, a, 0.5), 3.5)
      out += circle(x + 49.8, y + 55, 15, 3.6)
    }
    return out
  },
]

const ON_SILLS = [...LOW, 'daisy', 'dahlia', 'calathea', 'lemon tree', 'orchid']

/** Plants from end to end; those who were asked for stand between them. */
function things(rng: Rng, asked: readonly string[], herbs: readonly string[], { isAsleep }: Weather): string {
  const sitters = rng.shuffle(asked).slice(0, 4)
  const others = supply(ON_SILLS, rng)
  const vessel = herbs.length ? sitters.find((name) => VESSEL_WORDS.test(name)) : undefined
  const named = vessel ? [] : [...herbs]
  const plants = Math.max(sitters.length > 2 ? 2 : 4 - (sitters.length > 1 || vessel ? 1 : 0), named.length)
  const row: string[] = Array.from({ length: plants }, () => named.shift() ?? others())
  for (const [i, sitter] of sitters.entries()) row.splice(Math.min(row.length, rng.int(1, 2) + 2 * i), 0, sitter)
  const share = row.map((name) =>
    name === vessel ? 1.6 : sitters.includes(name) ? 1.1 : Math.max(0.74, HOUSE_PLANTS[name]?.wide ?? 0.9),
  )
  const whole = share.reduce((a, b) => a + b, 0)
  let out = ''
  let x = 40
  for (const [i, name] of row.entries()) {
    const w = (share[i]! / whole) * 944
    out +=
      name === vessel
        ? bouquet(herbs, vessel, { x: x + w / 2, foot: SILL + 8, high: 430 }, rng)
        : placed(name, x + w / 2, w, sitters.includes(name), herbs.includes(name), isAsleep, rng)
    x += w
  }
  return out
}

function placed(
  name: string,
  x: number,
  w: number,
  isSitter: boolean,
  isHerb: boolean,
  isAsleep: boolean,
  rng: Rng,
): string {
  const foot = SILL + 8
  if (/^(?:cat|kitten)$/.test(name)) {
    const sleeps = isAsleep || rng.chance(0.4)
    return sleeps
      ? sleepingCat(x, foot, Math.min(170, (w / 150) * 100), rng.sign())
      : catFromBehind(x, foot, Math.min(330, (w / 72) * 100), rng.sign())
  }
  if (isHerb) return bouquet([name], 'flower pot', { x, foot, high: 330 }, rng)
  const plant = HOUSE_PLANTS[name]
  if (plant && !isSitter) return plant.draw(x, foot, Math.min(330, (w / plant.wide) * 0.98), rng)
  return standing(name, () => 5, isAsleep ? 'lie-curled' : 'sit')?.(x, foot, w * 1.1, 330) ?? ''
}
