/** What a shape can be filled with, by the words that ask for it. */
import { lookUp } from '../../world/world.ts'
import { arc, leaf } from '../kit/curves.ts'
import { circle, line, shape } from '../kit/marks.ts'
import { type Point, type Poly, TAU } from '../kit/points.ts'
import { fittedDrawing, motifsOf } from '../mandala/motif.ts'
import { blossom } from '../plants/blossom.ts'
import { filler } from '../plants/filler.ts'
import { FLOWER_HEADS } from '../plants/heads.ts'
import { vein } from '../plants/leaves.ts'
import { plantsIn } from '../plants/named.ts'
import { cog } from '../steampunk/gears.ts'
import type { Draw, Ornament } from './motif-cover.ts'
import { crescent, planet, stars } from './sky-motifs.ts'

export interface Fill {
  ornaments: readonly Ornament[]
  /** In the gaps. */
  between: Draw
}

const bead: Draw = ({ x, y, r }) => circle(x, y, r * 0.82, 3)

const flower =
  (name: string): Draw =>
  ({ x, y, r }, rng) =>
    r > 34 ? FLOWER_HEADS[name]!(x, y, r, rng) : blossom(x, y, r, 5, rng)

const foliage: Draw = ({ x, y, r }, rng) => {
  const a = rng.between(0, TAU)
  return vein(x - r * Math.cos(a), y - r * Math.sin(a), 2 * r, r * 0.95, a, {
    sw: 3.2,
    veins: r > 30 ? 3 : 0,
    belly: 0.5,
  })
}

const leaflet: Draw = ({ x, y, r }, rng) => {
  const a = rng.between(0, TAU)
  return shape(leaf(x - r * Math.cos(a), y - r * Math.sin(a), 2 * r, r * 0.9, a, 0.5), 3)
}

/** A curl of a wave, and arcs under it. */
const wave: Draw = ({ x, y, r }) =>
  [0.96, 0.66, 0.36]
    .filter((k) => k * r > 11)
    .map((k) => shape([...arc(x, y + r * 0.4, r * k, Math.PI, TAU, 18)], 3.2))
    .join('')

const spiral: Draw = ({ x, y, r }, rng) => {
  const [turn, way] = [rng.between(0, TAU), rng.pick([-1, 1])]
  const turns = r > 34 ? 2.4 : 1.6
  const along = Array.from({ length: 46 }, (_, i): Point => {
    const t = i / 45
    const a = turn + way * t * turns * TAU
    const q = r * (0.92 - 0.86 * t)
    return [x + q * Math.cos(a), y + q * Math.sin(a)]
  })
  return circle(x, y, r * 0.96, 3.2) + line(along, 3)
}

/** A triangle, a diamond or a hexagon, with a smaller one in it. */
const polygon: Draw = ({ x, y, r }, rng) => {
  const corners = rng.pick([3, 4, 6])
  const turn = rng.between(0, TAU)
  const of = (q: number): Poly =>
    Array.from({ length: corners }, (_, i): Point => {
      const a = turn + (i / corners) * TAU
      return [x + q * Math.cos(a), y + q * Math.sin(a)]
    })
  return shape(of(r), 3.6) + (r > 34 ? shape(of(r * 0.58), 3) : '')
}

const rosette: Draw = ({ x, y, r }) => {
  const count = r > 40 ? 10 : 7
  let out = circle(x, y, r, 3.4)
  for (let i = 0; i < count; i++) out += shape(leaf(x, y, r * 0.94, (r * 3.6) / count, (i / count) * TAU, 0.62), 3)
  return out + circle(x, y, Math.max(8, r * 0.24), 3)
}

const gear: Draw = ({ x, y, r }, rng) => cog(x, y, r, rng)

const drop: Draw = ({ x, y, r }, rng) => {
  const a = rng.between(0, TAU)
  const of = (k: number): Poly =>
    leaf(x - r * k * Math.cos(a), y - r * k * Math.sin(a), 2 * r * k, r * 1.15 * k, a, 0.72)
  return shape(of(1), 3.4) + (r > 28 ? shape(of(0.6), 3) : '')
}

/** Anything that we draw, as small as it can be. */
const drawn = (name: string): Draw => {
  const [motif] = motifsOf([name])
  const small = fittedDrawing(name, () => 3.2)
  return ({ x, y, r }) => (r > 46 ? motif : null)?.(x, y, r * 1.7) ?? small?.(x, y, r * 1.6, r * 1.6) ?? ''
}

const from = (least: number, ...draws: readonly Draw[]): Ornament[] => draws.map((draw) => ({ draw, least }))

const FLORAL = /\b(?:flowers?|florals?|flowery|blooms|blossoms?|petals)\b/i

const FAMILIES: readonly (readonly [words: RegExp, ornaments: readonly Ornament[], between: Draw])[] = [
  [/\b(?:gears?|cogs?|clockwork|steampunk|mechanical|machinery)\b/i, from(25, gear), bead],
  [/\b(?:stars?|starry)\b/i, from(15, stars), bead],
  [/\b(?:moons?|crescents?|lunar)\b/i, from(17, crescent), bead],
  [
    /\b(?:galax(?:y|ies)|universe|cosmos|cosmic|celestial|outer space|night sky|constellations?)\b/i,
    from(16, stars, planet, crescent, stars),
    bead,
  ],
  [/\bplanets?\b/i, from(20, planet), bead],
  [/\b(?:waves?|ocean|sea|water)\b(?! ?(?:shells?|horses?|life|creatures|lil))/i, from(16, wave), bead],
  [/\b(?:swirls?|swirly|spirals?|curls|scrolls?|filigree|arabesques?)\b/i, from(20, spiral, leaflet), bead],
  [/\b(?:geometric(?:al)?|triangles?|diamonds|polygons|hexagons|shapes)\b/i, from(15, polygon), bead],
  [/\b(?:mandalas?|rosettes?|lace|lacy|doil(?:y|ies))\b/i, from(26, rosette), bead],
  [/\b(?:paisleys?|teardrops?|raindrops|drops)\b/i, [...from(16, drop, drop), ...from(26, rosette)], bead],
  [/\b(?:leaf|leaves|foliage|leafy|ferns?)\b/i, from(15, foliage), leaflet],
  [/\b(?:nature|botanicals?|plants|garden)\b/i, from(16, flower('daisy'), foliage, filler), leaflet],
  [FLORAL, from(16, flower('daisy'), flower('rose'), foliage, flower('anemone'), flower('dahlia')), leaflet],
]

/** What `words` ask for, and the names of drawings among it; null where they name nothing that fills. */
export function fillOf(words: string, names: readonly string[]): Fill | null {
  const heads = plantsIn(words).filter((name) => name in FLOWER_HEADS)
  // Whoever names the flowers means these.
  const families = FAMILIES.filter(([asked]) => asked.test(words) && !(heads.length && asked === FLORAL))
  const others = names.filter((name) => !isOfFamily(name) && !heads.includes(name) && lookUp(name))
  const ornaments = [
    ...heads.flatMap((name) => from(16, flower(name), flower(name), foliage)),
    ...families.flatMap(([, family]) => family),
    ...others.flatMap((name) => from(30, drawn(name))),
  ]
  const between = heads.length ? leaflet : (families[0]?.[2] ?? bead)
  return ornaments.length ? { ornaments, between } : null
}

const isOfFamily = (name: string): boolean => FAMILIES.some(([asked]) => asked.test(name))
