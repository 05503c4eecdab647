/** A wreath or a border of flowers, twigs and whatever else was named, and within it whoever was asked for. */
import type { Rng } from '../ink/random.ts'
import { furCover } from './creatures/fur.ts'
import { paisley } from './henna/motifs.ts'
import { curve, rect } from './kit/curves.ts'
import { line, page, paperAround, shape } from './kit/marks.ts'
import { area, type Bounds, box, center, move, type Poly, type Step, walk } from './kit/points.ts'
import { fittedDrawing } from './mandala/motif.ts'
import { blossom } from './plants/blossom.ts'
import { moth } from './plants/guests.ts'
import { FLOWER_HEADS } from './plants/heads.ts'
import { vein } from './plants/leaves.ts'
import { SPRIGS } from './plants/sprigs.ts'
import { BARE, type Subject } from './subject.ts'
import { crystals, evergreenRing, poinsettia } from './wreath-evergreen.ts'
import { greenRing } from './wreath-greens.ts'
import { ringOf } from './wreath-ring.ts'

const EDGE = 116
const USUAL = ['daisy', 'sunflower', 'poppy', 'lily', 'cornflower', 'rose', 'peony', 'anemone']
const GREEN = ['laurel', 'eucalyptus', 'olive']

export interface Woven {
  /** Names of FLOWER_HEADS and SPRIGS. */
  plants: readonly string[]
  /** Anything else that we can draw. */
  things: readonly string[]
  form: 'ring' | 'border'
  hasBow?: boolean
  /** Of fir twigs, for Christmas. */
  isEvergreen?: boolean
}

export function wreath(
  rng: Rng,
  { plants, things, form, hasBow = false, isEvergreen = false }: Woven,
  subject: Subject | null = null,
): string {
  const named = plants.filter((name) => name in FLOWER_HEADS)
  const isBare = plants.length > 0 || things.length > 0
  const heads = isBare ? named : rng.shuffle(USUAL).slice(0, 3)
  const twigs = plants.filter((name) => name in SPRIGS)
  const green = twigs.length ? twigs : [rng.pick(GREEN)]
  const gems = [...heads, ...things]
  const body =
    form === 'ring' && isEvergreen
      ? evergreen(rng, isBare ? gems : FESTIVE, hasBow, subject)
      : form === 'ring'
        ? ring(rng, gems, twigs.length || gems.length ? twigs : green, subject)
        : border(rng, gems, green, subject)
  return page(body + (hasBow ? bow() : ''))
}

function border(rng: Rng, gems: readonly string[], green: readonly string[], subject: Subject | null): string {
  const around: Poly = [...rect(EDGE, EDGE, 1024 - 2 * EDGE, 1024 - 2 * EDGE), [EDGE, EDGE]]
  const count = gems.length ? 16 : 20
  const step = (4 * (1024 - 2 * EDGE)) / count
  const stem = shape(
    [
      rect(EDGE - 10, EDGE - 10, 1024 - 2 * EDGE + 20, 1024 - 2 * EDGE + 20),
      rect(EDGE + 10, EDGE + 10, 1024 - 2 * EDGE - 20, 1024 - 2 * EDGE - 20),
    ],
    4,
  )
  let leaves = ''
  let top = ''
  for (const [i, place] of walk(around, step, 0).slice(0, count).entries()) {
    // In a corner twigs grow along the side that begins there: along the other they would leave the page.
    const at = { ...place, a: Math.floor((i * 4) / count) * (Math.PI / 2) }
    // Twigs as long as between flowers would reach over the edge of the page.
    leaves += tuft(between(at, step), green[i % green.length]!, step * 0.86, gems.length > 0, rng)
    if (gems.length) top += gem(gems[i % gems.length]!, at, step * (i % 2 ? 0.38 : 0.45), rng)
  }
  const middle = subject?.({ x: 512, y: 512, w: 440, h: 430, cover: BARE, sw: 6 }).svg ?? ''
  return stem + leaves + top + paperAround(rect(14, 14, 996, 996)) + middle
}

const FESTIVE = ['poinsettia', 'pinecone', 'christmas ornament']

function evergreen(rng: Rng, gems: readonly string[], hasBow: boolean, subject: Subject | null): string {
  const named = gems.filter((name) => !/^(?:christmas tree|berry|holly)$/.test(name))
  const shown = named.length > 1 ? named : [...named, ...FESTIVE.filter((name) => !named.includes(name))].slice(0, 3)
  let i = 0
  // What florists call so is the flower, and no plant in a pot.
  const bloomOf =
    (name: string) =>
    (x: number, y: number, r: number): string =>
      name === 'poinsettia' ? poinsettia(x, y, r) : gem(name, { x, y, a: 0, s: 0 }, r, rng)
  const around = evergreenRing(rng, (x, y, r) => bloomOf(shown[i++ % shown.length]!)(x, y, r), hasBow)
  const middle = subject?.({ x: 512, y: 500, w: 400, h: 410, cover: furCover, sw: 4.6 }).svg ?? ''
  return crystals() + around + paperAround(rect(14, 14, 996, 996)) + middle
}

/** Whoever is in it sits or stands among leaves. */
function ring(rng: Rng, gems: readonly string[], twigs: readonly string[], subject: Subject | null): string {
  let i = 0
  const around = gems.length
    ? ringOf(
        rng,
        (x, y, r) => gem(gems[i++ % gems.length]!, { x, y, a: 0, s: 0 }, r, rng),
        twigs.map((name) => SPRIGS[name]!),
      )
    : greenRing(rng, twigs)
  const corners = rng.pick([() => sprays(rng), moths, () => ''])()
  const edge = paperAround(rect(14, 14, 996, 996))
  const shown = subject?.({ x: 512, y: 500, w: 460, h: 480, cover: furCover, sw: 4.6 })
  return (
    corners + around + edge + (shown ? (isSeated(shown.outlines) ? bed(box(shown.outlines), rng) : '') + shown.svg : '')
  )
}

/** Tied at the foot of the wreath: two loops, a knot and two ends. */
function bow(): string {
  const at = (text: string, side: number, closed = true): Poly => move(curve(text, closed), 512, 872, 0, side, 1)
  let out = ''
  for (const side of [-1, 1]) {
    out += shape(at('6,10! 40,50 58,100 96,128! 104,104 136,106! 110,60 70,20 20,0!', side), 5)
    out += shape(at('8,-14! 60,-78 140,-92 164,-50 168,0 150,46 100,44 8,16!', side), 5)
    out += shape(at('30,-8! 76,-46 128,-50 134,-12 128,16 90,18 30,6!', side), 4)
    out += line(at('24,0 70,-10 104,-6', side, false), 3.4)
  }
  return out + shape(at('-24,-26! 0,-32 24,-26! 28,0 24,26! 0,32 -24,26! -28,0', 1), 5)
}

/** A head alone is the same on both sides, and rests on nothing. */
function isSeated(outlines: readonly Poly[]): boolean {
  const { x0, x1 } = box(outlines.flat())
  const middle = (x0 + x1) / 2
  const pull = outlines.reduce((sum, outline) => sum + (center(outline)[0] - middle) * Math.abs(area(outline)), 0)
  return Math.abs(pull) > 1000
}

/** A low mound with leaves behind it, under somebody. */
function bed({ x0, x1, y1 }: Bounds, rng: Rng): string {
  const [middle, half] = [(x0 + x1) / 2, Math.min(236, (x1 - x0) / 2 + 44)]
  let out = ''
  for (let i = 0; i <= 12; i++) {
    const t = i / 6 - 1
    const long = 84 - 30 * (1 - Math.abs(t)) + rng.between(-10, 10)
    out += vein(middle + t * half * 0.9, y1 + 2, long, 26, -Math.PI / 2 + t * 0.9, { sw: 3.4 })
  }
  const at = (u: number, v: number): string => `${middle + u * half},${y1 + v}`
  out += shape(
    curve(
      `${at(-1.06, 8)}! ${at(-0.6, -16)} ${at(0, -22)} ${at(0.6, -16)} ${at(1.06, 8)}! ${at(0.5, 32)} ${at(0, 38)} ${at(-0.5, 32)}`,
    ),
    4,
  )
  for (const u of [-0.62, -0.3, 0.02, 0.34, 0.66])
    out += line(curve(`${at(u - 0.1, 18)} ${at(u, 12)} ${at(u + 0.1, 17)}`, false), 3.2)
  return out
}

const moths = (): string =>
  [
    [96, 96, 0.8],
    [928, 96, -0.8],
    [96, 928, 2.3],
    [928, 928, -2.3],
  ]
    .map(([x, y, a]) => moth(x!, y!, 0.74, a!))
    .join('')

/** Where the twigs between two flowers start. */
const between = ({ x, y, a, s }: Step, step: number): Step => ({
  x: x + Math.cos(a) * step * 0.32,
  y: y + Math.sin(a) * step * 0.32,
  a,
  s,
})

/** Twigs to both sides of the stem, and one along it; leaves under them. */
function tuft({ x, y, a }: Step, name: string, step: number, isFiller: boolean, rng: Rng): string {
  const draw = SPRIGS[name]!
  const long = Math.min(150, step * (isFiller ? 0.8 : 1.1))
  const under = [-1.2, 1.2].map((k) => vein(x, y, long * 0.62, long * 0.26, a + k, { sw: 3.4 }))
  const twigs = [-0.5, 0.5, ...(isFiller ? [] : [0])].map((k) => draw(x, y, long, a + k, rng))
  return under.join('') + twigs.join('')
}

const gem = (name: string, { x, y, a }: Step, r: number, rng: Rng): string =>
  (name === 'paisley' ? paisley(x, y, r * 1.1, a + rng.pick([-0.3, 0.3]), rng.chance(0.5)) : undefined) ??
  FLOWER_HEADS[name]?.(x, y, r, rng) ??
  fittedDrawing(name, () => 4.4, 'fly')?.(x, y, r * 2.1, r * 2.1) ??
  ''

/** Leaves and a blossom in each corner. */
export function sprays(rng: Rng): string {
  const spray =
    [-0.62, 0.62, -0.2, 0.2].map((k) => vein(40, 40, 150, 54, Math.PI / 4 + k, { veins: 3 })).join('') +
    blossom(66, 66, 46, 8, rng)
  return [0, 90, 180, 270].map((a) => `<g transform="rotate(${a} 512 512)">${spray}</g>`).join('')
}
