/** A still life: vases, bowls and fruit on a table with a cloth, before a niche, a window or a papered wall. */
import type { Rng } from '../../ink/random.ts'
import { NOUNS } from '../../world/nouns.ts'
import { placeCurio } from '../curiosities/curio.ts'
import { arc, curve, leaf, rect } from '../kit/curves.ts'
import { circle, clipMarks, line, type Mark, page, paperAround, shape } from '../kit/marks.ts'
import { type Point, type Poly, TAU } from '../kit/points.ts'
import { standing } from '../mandala/motif.ts'
import { FRUIT } from './fruit.ts'
import { outlook } from './outlook.ts'
import { hangRow, hangs, type Item, setTable } from './table.ts'
import { compote, flowerVase, fruitBasket, goblet, pitcher, wine } from './tableware.ts'
import { teaStand } from './tea-stand.ts'

const TABLE = 700
/** Food that lies before the fruit. */
const ON_BOARD = /^(?:cheese|bread|baguette|croissant|pie|honey|egg)$/
const WINE = /^(?:wine|wine bottle|bottle|wine glass)$/
const KEEPSAKES = ['candle', 'book', 'teacup', 'key', 'feather', 'hourglass', 'shell']
const PANTRY = ['apple', 'pear', 'teacup', 'grapes', 'lemon', 'cherry', 'egg', 'orange']
const BUNCHES = [
  ['rose', 'peony'],
  ['dahlia', 'daisy'],
  ['tulip'],
  ['lily', 'rose'],
  ['poppy', 'daisy'],
  ['sunflower', 'dahlia'],
  ['camellia', 'hibiscus'],
]

export type Weave = 'checked' | 'striped' | 'plain'

/** All `items` are shown, and where they are few, others with them. */
export function stillLife(rng: Rng, items: readonly Item[], weave: Weave = 'plain'): string {
  const hung = items.filter(hangs)
  const set = items.filter((item) => !hangs(item))
  let out = rng.pick([niche, windowed, papered])(rng)
  out += hung.length ? shape(rect(14, 50, 996, 26), 5) + hangRow(hung, 76) : drape(rng)
  out += cloth(rng, weave)
  const canCompose = set.every(
    ({ name, plants, content }) =>
      (plants && name === 'vase') ||
      (!content &&
        (name in FRUIT ||
          ON_BOARD.test(name) ||
          /^(?:vase|bowl|basket|pitcher|goblet)$/.test(name) ||
          WINE.test(name))),
  )
  out += set.some(({ name }) => name === 'cake stand')
    ? forTea(set, rng)
    : canCompose
      ? composed(set, rng)
      : behindFew(set, rng) + setTable(set, others(set, items, rng), TABLE + 40, TABLE + 150, rng)
  return page(out + paperAround(rect(14, 14, 996, 996)))
}

/** The stand in the middle, with what lies on it; a pot, cups and flowers around it. */
function forTea(set: readonly Item[], rng: Rng): string {
  const side = rng.sign()
  const at = (x: number): number => 512 + side * (x - 512)
  const asked = set.filter(({ name, plants }) => !ON_STAND.test(name) && !plants)
  const flowers = set.find(({ plants }) => plants)?.plants ?? rng.pick(BUNCHES)
  const draw = (name: string, x: number, foot: number, wide: number, high: number): string =>
    standing(name, () => 5)?.(at(x), foot, wide, high) ?? ''
  const front = [...asked.map(({ name }) => name).filter((name) => !/^(?:teacup|teapot)$/.test(name)), 'jar', 'apple']
  return (
    flowerVase(at(180), TABLE + 30, 560, flowers, rng) +
    draw('teapot', 830, TABLE + 60, 300, 250) +
    teaStand(512, TABLE + 90, 620, rng) +
    draw('teacup', 220, 866, 210, 140) +
    draw('teacup', 806, 872, 210, 140) +
    draw(front[0]!, 420, 876, 120, 110) +
    draw(front[1]!, 616, 876, 110, 100)
  )
}

const ON_STAND = /^(?:cake stand|bread|cake|cupcake|muffin|macaron|sandwich|strawberry|croissant|cookie)$/

/** Where little was named, flowers rise behind it; of three things they would hide one. */
const behindFew = (set: readonly Item[], rng: Rng): string =>
  set.length > 2 || set.some(({ plants }) => plants) ? '' : flowerVase(512, TABLE + 20, 610, rng.pick(BUNCHES), rng)

function others(set: readonly Item[], items: readonly Item[], rng: Rng): Item[] {
  const isFood = items.some(({ name }) => /kitchen/.test(NOUNS.get(name)?.category ?? ''))
  const names = (isFood ? PANTRY : KEEPSAKES).filter((name) => !items.some((item) => item.name === name))
  return rng
    .shuffle(names)
    .slice(0, set.length > 2 ? 1 : 5 - set.length)
    .map((name): Item => ({ name }))
}

/** One tall, one broad, one slim behind; fruit before them. */
function composed(set: readonly Item[], rng: Rng): string {
  const asked = set.map(({ name }) => (name === 'wine glass' ? 'goblet' : WINE.test(name) ? 'bottle' : name))
  const fruit = asked.filter((name) => name in FRUIT)
  const isLarge = (name: string): boolean => /^(?:banana|watermelon|pineapple)$/.test(name)
  const small = fruit.filter((name) => !isLarge(name))
  const bag = [...small, ...rng.shuffle(Object.keys(FRUIT).filter((name) => !small.includes(name) && !isLarge(name)))]
  const flowers = set.find(({ plants }) => plants)?.plants ?? rng.pick(BUNCHES)
  const back = TABLE + 34
  const side = rng.sign()
  const at = (x: number): number => 512 + side * (x - 512)
  const heaped = bag.slice(0, 4)
  const broad = asked.includes('basket') || (!asked.includes('bowl') && rng.chance(0.5)) ? fruitBasket : compote
  const isWine = asked.includes('bottle')
  const slim = isWine ? 1 : asked.includes('pineapple') ? 2 : rng.int(0, 2)
  let out = ''
  const layout = rng.int(0, 2)
  const [vaseAt, broadAt, slimAt, high] = (
    [
      [250, 620, 880, 600],
      [512, 820, 190, 640],
      [770, 420, 150, 590],
    ] as const
  )[layout]!
  if (asked.includes('pitcher') || slim === 0) out += pitcher(at(slimAt), back, 300, rng)
  else if (asked.includes('bottle') || slim === 1) out += wine(at(slimAt), back, 400)
  else out += placeCurio(FRUIT.pineapple!.curio, at(slimAt), back, 200, 380, rng)
  out += flowerVase(at(vaseAt), back, high, flowers, rng)
  out += broad(at(broadAt), back + 44, 330, heaped, rng)
  if (asked.includes('goblet') || isWine || rng.chance(0.5))
    out += goblet(at(layout === 1 ? 330 : (vaseAt + broadAt) / 2), back + 60, 210)
  // The front row, each whole.
  const board = asked.filter((name) => ON_BOARD.test(name))
  const front = [...board, ...fruit, ...fruit.filter((name) => !isLarge(name)), ...rng.shuffle(bag.slice(4))]
  const spots = rng
    .shuffle([
      [150, 846],
      [360, 862],
      [560, 858],
      [730, 864],
      [890, 848],
    ] as const)
    .slice(0, 4)
  for (const [i, [x, foot]] of spots.entries()) {
    const name = front[i]!
    const known = FRUIT[name]
    out += known
      ? placeCurio(known.curio, x, foot, 190, known.high, rng)
      : (standing(name, () => 5, 'sit')?.(x, foot, 210, 150) ?? '')
  }
  return out
}

/** A round niche in a wall of stones. */
function niche(rng: Rng): string {
  let out = ''
  const rows = 10
  for (let k = 0; k < rows; k++) {
    const [y, h] = [14 + (k * (TABLE - 14)) / rows, (TABLE - 14) / rows]
    for (let x = 14 - (k % 2 ? 62 : 0); x < 1010; x += 124.5) out += shape(rect(x, y, 124.5, h), 3.6)
  }
  const r = rng.pick([330, 370])
  const arch = (inset: number): Poly => [
    [512 - r + inset, TABLE],
    ...arc(512, 110 + r, r - inset, Math.PI, TAU, 40),
    [512 + r - inset, TABLE],
  ]
  out += shape(arch(-34), 5)
  for (let i = 0; i <= 14; i++) {
    const a = Math.PI + (i / 14) * Math.PI
    const at = (far: number): Point => [512 + far * Math.cos(a), 110 + r + far * Math.sin(a)]
    out += line([at(r), at(r + 34)], 3.6)
  }
  return out + shape(arch(0), 5)
}

/** A window with a view to one side. */
function windowed(rng: Rng): string {
  const opening = { x: rng.pick([120, 420]), y: 120, w: 484, h: TABLE - 120 }
  const { x, y, w, h } = opening
  let out =
    outlook(opening, rng) +
    shape([rect(4, 4, 1016, TABLE), rect(x, y, w, h)], 0) +
    shape(rect(x - 22, y - 22, w + 44, h + 22), 5, 'none') +
    shape(rect(x, y, w, h), 5, 'none')
  out += shape(rect(x, y + h * 0.42, w, 13), 4) + shape(rect(x + w / 2 - 6, y, 13, h), 4)
  for (let u = 14; u < 1010; u += 83)
    if (u < x - 40 || u > x + w + 40)
      out += line(
        [
          [u, 14],
          [u, TABLE],
        ],
        3.6,
      )
  return out
}

/** Medallions of leaves in a grid of ribbons. */
function papered(rng: Rng): string {
  const turn = rng.pick([0, Math.PI / 4])
  let out = ''
  const step = 124.5
  for (let row = 0; row < 6; row++)
    for (let i = 0; i < 9; i++) {
      const [x, y] = [14 + i * step, 40 + row * step]
      out += shape(
        [
          [x, y - step / 2],
          [x + step / 2, y],
          [x, y + step / 2],
          [x - step / 2, y],
        ],
        3.6,
      )
      for (let k = 0; k < 4; k++) out += shape(leaf(x, y, 36, 24, turn + (k / 4) * TAU, 0.6), 3.5)
    }
  return out
}

/** Cloth that is gathered in an upper corner, or nothing. */
function drape(rng: Rng): string {
  if (rng.chance(0.35)) return ''
  const side = rng.sign()
  const at = (text: string, closed = true): Poly =>
    curve(text, closed).map(([x, y]): Point => [512 + side * (x - 512), y])
  let out = shape(at('14,14! 620,14! 500,110 330,170 190,250 150,420 120,700! 14,700!'), 5)
  for (const text of [
    '500,14 380,100 230,150 110,240 90,420 84,700',
    '380,14 280,90 160,140 70,230 56,420 52,700',
    '250,14 180,70 90,120 30,190',
  ])
    out += line(at(text, false), 3.7)
  return out
}

/** A cloth with a band of flowers and a scalloped hem. */
export function cloth(rng: Rng, weave: Weave = 'plain'): string {
  const top: Poly = rect(14, TABLE, 996, 190)
  let out = shape(top, 5) + shape(rect(14, 890, 996, 66), 5)
  const petals = rng.pick([4, 6])
  for (let i = 0; i < 12; i++) {
    const x = 55.5 + i * 83
    for (let k = 0; k < petals; k++) out += shape(leaf(x, 923, 27, petals > 4 ? 17 : 21, (k / petals) * TAU, 0.6), 3.4)
    if (i)
      out += shape(
        [
          [x - 41.5, 905],
          [x - 33, 923],
          [x - 41.5, 941],
          [x - 50, 923],
        ],
        3.4,
      )
  }
  for (let x = 14; x < 1010; x += 83)
    out += shape([...arc(x + 41.5, 956, 41.5, 0, Math.PI, 16)], 4.4) + circle(x + 41.5, 974, 11, 3.5)
  return weave === 'plain' ? out : out + checks(top, weave)
}

/** Squares or stripes that are seen from above, wider toward the reader. */
function checks(top: Poly, weave: Weave): string {
  const marks: Mark[] = []
  for (let i = -12; i <= 12; i++)
    marks.push({
      poly: [
        [512 + i * 64, TABLE],
        [512 + i * 86, 890],
      ],
      open: true,
    })
  for (const y of weave === 'checked' ? [TABLE + 40, TABLE + 86, TABLE + 138] : [])
    marks.push({
      poly: [
        [0, y],
        [1024, y],
      ],
      open: true,
    })
  return clipMarks(marks, [top], 3.6)
}
