/** A world within a shape: mountains in the body of a wolf, a forest in a teacup, the sea in a bottle. */
import type { Rng } from '../../ink/random.ts'
import { pen } from '../../ink/svg.ts'
import { lookUp } from '../../world/world.ts'
import { outlinesOf } from '../dressed.ts'
import { animalHead, hasHead } from '../heads/head.ts'
import { grow, subtract, union } from '../kit/clip.ts'
import { curve, ellipse, rect } from '../kit/curves.ts'
import { circle, page, paperAround, shape } from '../kit/marks.ts'
import { fillRoom } from '../kit/packing.ts'
import { area, box, largest, type Point, type Poly } from '../kit/points.ts'
import { Room } from '../kit/room.ts'
import { standing } from '../mandala/motif.ts'
import { meadow } from '../meadow/meadow.ts'
import { landscape } from '../places/landscape.ts'
import { skyline } from '../places/skyline.ts'
import { filler } from '../plants/filler.ts'
import { halo } from '../portrait/portrait.ts'
import { woodblock } from '../woodblock/woodblock.ts'
import { sprays } from '../wreath.ts'
import { bodyOf } from './body-of.ts'
import { figureOf } from './figure.ts'

/** The worlds that a shape can hold, by the words that ask for them. */
const WORLDS: readonly (readonly [
  words: RegExp,
  draw: (rng: Rng, inside: readonly string[], prompt: string) => string,
])[] = [
  [/\b(?:ocean|sea|waves?|underwater|water)\b/i, (rng) => bodyOf(woodblock(rng, null, '', false))],
  [/\b(?:galax(?:y|ies)|stars|night sky|universe|space|cosmos|planets|constellations?)\b/i, (rng) => starry(rng)],
  [/\b(?:city|skyline|new york|skyscrapers)\b/i, (rng) => bodyOf(skyline(rng, [], false))],
  [/\b(?:flowers|meadow|wild ?flowers|garden|floral)\b/i, (rng) => bodyOf(meadow(rng, []))],
]
const LANDMARKS = /^(?:castle|cottage|house|village|lighthouse|church|windmill|log cabin|temple|pagoda|tower|palace)$/

function world(prompt: string, inside: readonly string[], rng: Rng): string {
  const found = WORLDS.find(([words]) => words.test(prompt))
  if (found && !/\b(?:mountains?|forest|trees?|woods)\b/i.test(prompt)) return found[1](rng, inside, prompt)
  return bodyOf(
    landscape(rng, null, {
      landmark: inside.find((name) => LANDMARKS.test(name)) ?? null,
      trees: inside.filter((name) => / tree$/.test(name)).concat('pine tree'),
      hasLake: /\b(?:lake|river)\b/i.test(prompt),
      isNight: /\b(?:night|moon|stars?|aurora)\b/i.test(prompt),
    }),
  )
}

/** Stars, planets with rings, moons and swirls, closely. */
function starry(rng: Rng): string {
  const star = (x: number, y: number, r: number): string =>
    shape(
      Array.from({ length: 10 }, (_, i) => {
        const q = i % 2 ? r * 0.46 : r
        return [x + q * Math.sin((i / 10) * Math.PI * 2), y - q * Math.cos((i / 10) * Math.PI * 2)] as const
      }),
      4,
    )
  return fillRoom(new Room(10), { largest: 92, smallest: 13, gap: 12, count: 90 }, ({ x, y, r }) => {
    if (r > 60)
      return (
        circle(x, y, r * 0.7, 4.6) +
        shape([ellipse(x, y, r * 1.1, r * 0.3, 40, -0.3), ellipse(x, y, r * 0.94, r * 0.18, 40, -0.3)], 4)
      )
    if (r > 40 && rng.chance(0.4))
      return (
        circle(x, y, r * 0.8, 4.4) +
        circle(x - r * 0.2, y - r * 0.1, r * 0.22, 3.4) +
        circle(x + r * 0.26, y + r * 0.2, r * 0.16, 3.2)
      )
    return r < 20 ? circle(x, y, r * 0.6, 3.4) : star(x, y, r)
  })
}

/** From the cheeks down to the foot of the page. */
const BUST = curve(
  '330,470! 300,600 230,690 130,760 84,860 70,1000! 954,1000! 940,860 894,760 794,690 724,600 694,470! 512,700',
)

const CRESCENT = curve('190,60! 110,70 60,140 70,220 130,280 220,280! 160,240 136,180 146,110')

/** Whom the world is in, large; its face stays its own. */
export function within(rng: Rng, holder: string, inside: readonly string[], prompt: string): string {
  return hasHead(holder) ? inBust(rng, holder, inside, prompt) : inBody(rng, holder, inside, prompt)
}

function inBust(rng: Rng, holder: string, inside: readonly string[], prompt: string): string {
  const head = `<g transform="translate(512 380) scale(0.86) translate(-512 -430)">${animalHead(holder, rng, true)}</g>`
  const fitted = `<g transform="translate(72 300) scale(0.86)">${world(prompt, inside, rng)}</g>`
  const moon = /\bmoon\b/i.test(prompt) ? shape(CRESCENT, 6) : ''
  return page(
    halo(rng) + moon + clipped(fitted, [BUST]) + shape(BUST, 7, 'none') + head + paperAround(rect(14, 14, 996, 996)),
  )
}

function inBody(rng: Rng, holder: string, inside: readonly string[], prompt: string): string {
  const { svg, outlines, face } = figureOf(holder, rng)
  const whole = union(outlines)
  const isVessel = lookUp(holder)?.kind === 'thing'
  const glass = largest(outlines)
  const open = isVessel && glass ? [glass] : face.length ? subtract(whole, face) : whole
  const parts = open.filter((part) => Math.abs(area(part)) > 4000)
  const room = new Room(40)
  for (const part of grow(whole, 14)) room.takeShape(part)
  const around = fillRoom(room, { largest: 54, smallest: 13, gap: 20, count: 26 }, (spot) => filler(spot, rng))
  const { x0, y0, w, h } = box(parts)
  const scale = Math.min(1, Math.max(0.64, Math.max(w, h) / 980))
  const [dx, dy] = [x0 + w / 2 - 512 * scale, y0 + h / 2 - 512 * scale]
  const scene = pen`<g transform="translate(${dx} ${dy}) scale(${scale.toFixed(3)})">${world(prompt, inside, rng)}</g>`
  return page(
    around + svg + clipped(scene, parts) + shape(isVessel ? parts : whole, 8, 'none') + shape(face, 5, 'none'),
  )
}

function clipped(svg: string, to: readonly Poly[], isFilled = true): string {
  const data = to.map((part) => `M${part.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`).join('')
  return pen`<clipPath id="w"><path d="${data}"/></clipPath>${isFilled ? shape([...to], 0) : ''}<g clip-path="url(#w)">${svg}</g>`
}

/** What rises where only a place is named. */
const GROWN: readonly (readonly [words: RegExp, names: readonly string[]])[] = [
  [/\bmountains?\b/i, ['mountain', 'pine tree']],
  [/\b(?:village|town|houses)\b/i, ['cottage', 'house', 'pine tree', 'house', 'church']],
  [/\bcastle\b/i, ['pine tree', 'tree', 'tower', 'tower', 'castle']],
  [/\bcity\b/i, ['skyscraper', 'tower', 'church']],
  [/\bjungle|island\b/i, ['palm tree', 'fern', 'parrot']],
]

const IN_SKY = /^(?:star|planet|moon|sun|comet|rocket|cloud|heart|butterfly|bird)$/
/** Like steam: small ones over each other. */
const RISING = [
  [-0.16, -4, 120],
  [0.18, -30, 140],
  [0, -150, 190],
  [-0.34, -170, 130],
  [0.36, -200, 140],
  [-0.14, -330, 140],
  [0.2, -350, 110],
  [0.02, -440, 90],
] as const

/** Open all across its top. */
const ROUND = /^(?:teacup|mug|bowl|pot|coffee cup|bucket|flower pot|cauldron)$/

/** A small world that rises out of a vessel. */
export function outOf(rng: Rng, vessel: string, inside: readonly string[], prompt: string): string {
  const drawn = standing(vessel, () => 6)?.(512, 950, 760, 440) ?? ''
  const outlines = outlinesOf(drawn)
  const whole = box(outlines)
  // A handle and a saucer are no part of the opening.
  const body = ROUND.test(vessel) ? box([largest(outlines) ?? outlines[0]!]) : whole
  const [middle, wide] = [body.x0 + body.w / 2, body.w]
  const lip = whole.y0 + (ROUND.test(vessel) ? wide * 0.09 : whole.h * 0.14)
  const mound: Poly = curve([
    { x: middle - wide * 0.36, y: lip + 20, corner: true },
    [middle - wide * 0.24, lip - 26],
    [middle, lip - 44],
    [middle + wide * 0.24, lip - 26],
    { x: middle + wide * 0.36, y: lip + 20, corner: true },
    [middle, lip + 52],
  ])
  let out = sprays(rng) + drawn + shape(mound, 5)
  const ofPlace = (words: string): readonly string[] | undefined => GROWN.find(([named]) => named.test(words))?.[1]
  const grown = inside.length
    ? inside.flatMap((name) => ofPlace(name) ?? [name])
    : (ofPlace(prompt) ?? ['pine tree', 'tree'])
  const places = [
    [-0.3, -6, 250],
    [0.3, -6, 250],
    [-0.17, -20, 340],
    [0.18, -20, 330],
    [0, -28, 430],
    [-0.24, 14, 170],
    [0.24, 14, 170],
    [0.06, 30, 190],
    [-0.08, 26, 150],
  ] as const
  for (const [i, [k, dy, tall]] of (grown.every((name) => IN_SKY.test(name)) ? RISING : places).entries()) {
    const name = grown[i % grown.length]!
    out += standing(name, () => 4.8)?.(middle + k * wide, lip + dy, tall * 1.05, tall * 1.12) ?? ''
  }
  // Whatever stands in it is behind the front of its rim.
  const front: Poly = [
    [0, lip],
    [middle - wide / 2, lip],
    ...[0.25, 0.5, 0.75].map((t): Point => [middle + (t - 0.5) * wide, lip + wide * 0.06 * Math.sin(t * Math.PI)]),
    [middle + wide / 2, lip],
    [1024, lip],
    [1024, 1024],
    [0, 1024],
  ]
  if (ROUND.test(vessel)) out += clipped(drawn, [front], false)
  return page(out + paperAround(rect(14, 14, 996, 996)))
}
