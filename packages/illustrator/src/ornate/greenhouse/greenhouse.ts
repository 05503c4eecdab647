/** A glasshouse of iron and glass, with plants on benches, step by step, and baskets that hang from its ribs. */
import type { Rng } from '../../ink/random.ts'
import { lookUp } from '../../world/world.ts'
import { arc, curve, leaf, rect } from '../kit/curves.ts'
import { circle, line, page, paperAround, shape } from '../kit/marks.ts'
import { type Point, type Poly, TAU } from '../kit/points.ts'
import { standing } from '../mandala/motif.ts'
import { pot } from '../nook/books.ts'
import { POTTED } from '../nook/plants-and-pots.ts'
import { vein } from '../plants/leaves.ts'

const SPRING = 430
const RADIUS = 440
/** What stands on the benches beside small pots, where nothing was named. */
const PLANTS = ['potted plant', 'cactus', 'succulent', 'bonsai'] as const

export function greenhouse(rng: Rng, asked: readonly string[], isAsleep: boolean): string {
  const isPlant = (name: string): boolean =>
    /nature and plants/.test(lookUp(name)?.category ?? '') || name === 'potted plant'
  const plants = asked.filter(isPlant)
  const others = rng.shuffle(PLANTS.filter((name) => !plants.includes(name)))
  const names = [...plants, ...others].slice(0, Math.max(3, plants.length))
  const before = asked.filter((name) => !isPlant(name))
  return page(
    glass() +
      baskets(asked.includes('fern'), rng) +
      bench(560, 170, names, rng) +
      bench(750, 176, names, rng) +
      (before.length ? floor() + standingOn(before, isAsleep) : bench(948, 186, names, rng)) +
      paperAround(rect(14, 14, 996, 996)),
  )
}

/** Tiles before the benches. */
function floor(): string {
  let out = shape(rect(14, 836, 996, 180), 5)
  for (let i = -7; i <= 7; i++)
    out += line(
      [
        [512 + i * 74, 836],
        [512 + i * 108, 1010],
      ],
      3.8,
    )
  return (
    out +
    line(
      [
        [14, 890],
        [1010, 890],
      ],
      3.8,
    )
  )
}

/** Whoever and whatever else was named, large. */
const standingOn = (names: readonly string[], isAsleep: boolean): string =>
  names
    .slice(0, 4)
    .map(
      (name, i, { length }) =>
        standing(name, () => 5.4, isAsleep ? 'lie-curled' : 'sit')?.(
          512 + (i - (length - 1) / 2) * 250,
          976,
          260,
          330,
        ) ?? '',
    )
    .join('')

/** The end wall: an arch with ribs like a fan over upright panes. */
function glass(): string {
  const arch: Poly = [[72, 1000], ...arc(512, SPRING, RADIUS, Math.PI, TAU, 60), [952, 1000]]
  let out = shape(arch, 8) + shape([[90, 1000], ...arc(512, SPRING, RADIUS - 18, Math.PI, TAU, 60), [934, 1000]], 5)
  const rib = (r: number, a: number): Point => [512 + r * Math.cos(a), SPRING + r * Math.sin(a)]
  for (const r of [130, 276]) out += line(arc(512, SPRING, r, Math.PI, TAU, 40), 5)
  for (let i = 1; i < 12; i++) {
    const a = Math.PI + (i / 12) * Math.PI
    out += line([rib(i % 2 ? 276 : 130, a), rib(RADIUS - 18, a)], 4.4)
  }
  for (let i = 0; i < 12; i++) out += circle(...rib(203, Math.PI + ((i + 0.5) / 12) * Math.PI), 20, 4)
  out += shape(rect(90, SPRING - 9, 844, 18), 4.6)
  for (let x = 90 + 105.5; x < 930; x += 105.5)
    out += line(
      [
        [x, SPRING + 9],
        [x, 1000],
      ],
      4.4,
    )
  return out + shape(curve('486,300! 470,340 492,372 512,386 532,372 554,340 538,300! 512,330'), 4.4)
}

/** Three that hang from chains, leaves over their rims. */
function baskets(areFerns: boolean, rng: Rng): string {
  let out = ''
  for (const [x, y] of [
    [262, 250],
    [512, 190],
    [762, 250],
  ] as const) {
    out +=
      line(
        [
          [x - 52, y],
          [x, y - 92],
        ],
        4,
      ) +
      line(
        [
          [x + 52, y],
          [x, y - 92],
        ],
        4,
      )
    for (const k of [-1.2, -0.7, -0.2, 0.3, 0.8, 1.3])
      out += vein(x + k * 30, y, rng.between(52, 70), 32, -Math.PI / 2 + k * 0.6, { sw: 3.6 })
    out += shape([...arc(x, y, 60, 0, Math.PI, 20)], 4.6) + line(arc(x, y - 18, 56, 0.5, Math.PI - 0.5, 14), 3.6)
    if (areFerns)
      for (const k of [-1.25, 1.25, -0.62, 0.62, 0]) out += frond(x + k * 26, y - 8, 118, Math.PI / 2 - k * 0.62)
    else
      for (const k of [-48, -16, 16, 48])
        out += shape(leaf(x + k, y - 2, rng.between(50, 74), 28, Math.PI / 2 - k * 0.008, 0.5), 3.8)
  }
  return out
}

/** A bench full of pots, and its front of slats. */
function bench(foot: number, room: number, names: readonly string[], rng: Rng): string {
  const things = names.map(inPot).filter((draw) => draw !== null)
  const small = rng.shuffle(Object.values(POTTED))
  let out = ''
  let turn = rng.int(0, 5)
  let next = rng.int(0, 5)
  for (let x = 60; x < 940; turn++) {
    const wide = turn % 3 === 2 ? 96 : rng.between(134, 168)
    if (x + wide > 984) break
    const middle = x + wide / 2
    const thing = things[next % Math.max(1, things.length)]
    if (turn % 3 !== 2) next++
    if (turn % 3 === 2) out += small[turn % small.length]?.draw(middle, foot, room * 0.8, rng) ?? ''
    else out += thing ? thing(middle, foot, wide - 8, room - 10) : leafyPot(middle, foot, rng)
    x += wide
  }
  out += shape(rect(30, foot, 964, 22), 5)
  for (let x = 44; x < 980; x += 85.4) out += shape(rect(x, foot + 22, 85.4, 60), 4)
  return out
}

type Placed = (x: number, foot: number, w: number, h: number) => string

/** What has a pot or none already. */
const HAS_POT = /^(?:potted plant|cactus|succulent|bonsai|orchid|terrarium|bouquet|flower pot)$/

/** A plant that is drawn without a pot gets one. */
function inPot(name: string): Placed | null {
  if (name === 'fern')
    return (x, foot) =>
      [-1.2, 1.2, -0.7, 0.7, 0].map((k) => frond(x, foot - 52, 112, -Math.PI / 2 + k)).join('') + pot(x, foot, 78, 62)
  const draw = standing(name, () => 4.4)
  if (!draw || HAS_POT.test(name)) return draw
  return (x, foot, w, h) => draw(x, foot - 46, w, h - 46) + pot(x, foot, 74, 58)
}

/** One leaf of a fern: leaflets in pairs, each large enough to color. */
function frond(x: number, y: number, long: number, turn: number): string {
  let out = ''
  for (let i = 0; i < 5; i++) {
    const at = long * (0.26 + i * 0.15)
    for (const side of [-1, 1])
      out += shape(
        leaf(x + at * Math.cos(turn), y + at * Math.sin(turn), 32 - i * 3.6, 15, turn + side * 1.05, 0.5),
        3.2,
      )
  }
  const end: Point = [x + long * Math.cos(turn), y + long * Math.sin(turn)]
  return (
    line([[x, y], end], 3.8) +
    out +
    shape(leaf(x + long * 0.9 * Math.cos(turn), y + long * 0.9 * Math.sin(turn), 28, 14, turn, 0.5), 3.2)
  )
}

function leafyPot(x: number, foot: number, rng: Rng): string {
  let out = ''
  for (const k of [-1.1, 1.1, -0.6, 0.6, 0])
    out += vein(x, foot - 64, rng.between(82, 100), 40, -Math.PI / 2 + k, { sw: 3.6 })
  return out + pot(x, foot, 78, 66)
}
