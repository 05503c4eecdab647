/** A botanical plate: specimens side by side, each from its roots to its blossom, none in front of another. */
import type { Rng } from '../ink/random.ts'
import { singlePlate } from './botanical/plate.ts'
import { roots } from './botanical/roots.ts'
import { curve, ellipse, leaf, rect } from './kit/curves.ts'
import { page, paperAround, shape } from './kit/marks.ts'
import { band, type Point, type Poly, walk } from './kit/points.ts'
import { Room } from './kit/room.ts'
import { bee, moth } from './plants/guests.ts'
import { FLOWER_HEADS } from './plants/heads.ts'
import { fern, vein } from './plants/leaves.ts'
import { mushroom } from './plants/mushroom.ts'
import { hangsDown, isSpire, SPRIGS } from './plants/sprigs.ts'
import { TALL, WILDFLOWERS } from './plants/wildflowers.ts'

const STEM = 15
const GROUND = 872

interface Specimen {
  name: string
  x: number
  /** Where the head is. */
  y: number
  r: number
}

/** What has no head on a stem. */
const WHOLE: Readonly<Record<string, (specimen: Specimen, rng: Rng) => string>> = {
  fern: ({ x, y, r }, rng) => fern(frond(x, y - r, rng.between(-24, 24)), rng, 82, 46),
  mushroom: ({ x, y }, rng) =>
    mushroom(x - 26, GROUND + 8, Math.min(280, (GROUND - y) * 0.5), rng, -8) +
    mushroom(x + 40, GROUND + 12, 116, rng, 8),
}

/** Chosen from where nothing is named. */
const USUAL: readonly string[] = [...Object.keys(WILDFLOWERS), 'rose', ...Object.keys(WHOLE)]

export const SPECIMENS: readonly string[] = [
  ...new Set([
    ...Object.keys(WILDFLOWERS),
    ...Object.keys(FLOWER_HEADS),
    ...Object.keys(SPRIGS),
    ...Object.keys(WHOLE),
  ]),
]

/** Its flowers run down the stem. */
const isTall = (name: string): boolean => TALL.has(name) || (isSpire(name) && !(name in WILDFLOWERS))

const frond = (x: number, y: number, bow: number): Poly =>
  curve(
    [
      [x, GROUND],
      [x + bow, (GROUND + y) / 2],
      [x - bow * 0.5, y],
    ],
    false,
    16,
  )

/** Five places, the first in the middle: how high and how large a head there is. */
const PLACES = [
  { x: 512, y: 226, r: 110 },
  { x: 330, y: 330, r: 88 },
  { x: 694, y: 330, r: 88 },
  { x: 160, y: 470, r: 78 },
  { x: 864, y: 470, r: 78 },
] as const

/** `asked` are names of SPECIMENS, and come again on the other side; where none is, five are chosen. */
export function botanicalPlate(rng: Rng, asked: readonly string[], hasGuests = true, hasRoots = false): string {
  if (asked.length === 1) return singlePlate(rng, asked[0]!, hasGuests, hasRoots)
  const names = asked.length ? asked.slice(0, PLACES.length) : rng.shuffle(USUAL).slice(0, PLACES.length)
  const room = new Room(64)
  const specimens = PLACES.map(({ x, y, r }, i): Specimen => {
    const name = names[(names.length < 3 && i > 2 ? i + 1 : i) % names.length]!
    const tall = isTall(name)
    return { name, x: x + rng.between(-8, 8), y: y + rng.between(-26, 26) - (tall ? 30 : 0), r: tall ? r * 0.74 : r }
  })
  // The heads first: a neighbor's leaf must not reach into one.
  for (const { name, x, y, r } of specimens)
    room.takeShape(isTall(name) ? rect(x - r, y - 20, r * 2, r * 4) : ellipse(x, y, r * 1.08))
  let out = ''
  for (const specimen of specimens)
    out += (WHOLE[specimen.name] ? whole : isTwig(specimen.name) ? twigs : flowering)(specimen, room, rng)
  return page(out + (hasGuests ? guests(room, rng) : '') + frame(), false)
}

function whole(specimen: Specimen, room: Room, rng: Rng): string {
  room.takeShape(rect(specimen.x - 84, specimen.name === 'mushroom' ? 620 : specimen.y - specimen.r, 168, 600))
  const svg = WHOLE[specimen.name]?.(specimen, rng) ?? ''
  return roots(specimen.x, GROUND, rng) + svg
}

/** Roots, stem, leaves wherever they fit, a bud, and the head. */
function flowering({ name, x, y, r }: Specimen, room: Room, rng: Rng): string {
  const spire = isSpire(name) ? SPRIGS[name] : undefined
  const bow = spire ? 0 : rng.between(-30, 30)
  const stem = curve(
    [
      [x - bow * 0.4, GROUND],
      [x + bow, (GROUND + y) / 2],
      [x, spire ? y + r * 3.84 : y],
    ],
    false,
    18,
  )
  room.takeShape(band(stem, STEM))
  const head =
    spire?.(x, y + r * 3.9, r * 4, -Math.PI / 2, rng) ??
    WILDFLOWERS[name]?.(stem, r, rng) ??
    FLOWER_HEADS[name]?.(x, y, r * 1.1, rng) ??
    ''
  const green = bud(stem, room, rng) + leaves(stem, y + r * (spire ? 3 : 1), room, rng)
  return (
    roots(stem[0]![0], GROUND, rng) +
    green +
    shape(
      band(stem, (t) => STEM * (spire ? 1 - 0.3 * t : 1)),
      3.8,
    ) +
    head
  )
}

/** Leaves are all it has, or it hangs: twigs up the stem to both sides. */
const isTwig = (name: string): boolean =>
  name in SPRIGS && !isSpire(name) && !(name in WILDFLOWERS) && !(name in FLOWER_HEADS)

function twigs({ name, x, y, r }: Specimen, room: Room, rng: Rng): string {
  const twig = SPRIGS[name]!
  const top = y - r * 0.4
  const stem: Poly = [
    [x, GROUND],
    [x, top + 60],
  ]
  room.takeShape(rect(x - 88, top - 40, 176, GROUND - top))
  const limp = hangsDown(name)
  const places = Math.floor((GROUND - top) / (limp ? 190 : 120))
  let out = ''
  for (let i = 0; i < places; i++) {
    const at = top + 60 + ((GROUND - top - 90) * i) / places
    for (const side of [-1, 1])
      out += limp
        ? hanging(x, at + (side > 0 ? 60 : 0), side, twig, rng)
        : twig(x, at + (side > 0 ? 130 : 80), 104, -Math.PI / 2 + side * 0.66, rng)
  }
  const tip = limp ? vein(x, top + 66, 90, 40, -Math.PI / 2, { veins: 2 }) : twig(x, top + 76, 124, -Math.PI / 2, rng)
  return roots(x, GROUND, rng) + out + shape(band(stem, 13), 3.8) + tip
}

/** A bunch on a stalk beside the stem. */
function hanging(x: number, y: number, side: number, bunch: NonNullable<(typeof SPRIGS)[string]>, rng: Rng): string {
  const end: Point = [x + side * 48, y - 4]
  const stalk = curve([[x, y + 16], [x + side * 26, y - 18], end], false, 8)
  return shape(band(stalk, 8), 3.2) + bunch(...end, 128, Math.PI / 2 - side * 0.1, rng)
}

function leaves(stem: Poly, top: number, room: Room, rng: Rng): string {
  const toothed = rng.chance(0.5)
  let out = ''
  for (const [i, { x, y, a }] of walk(stem, 60, 44).entries()) {
    if (y < top + 40) break
    for (const side of i % 2 ? [1, -1] : [-1, 1])
      for (const long of [rng.between(120, 150), 96, 74]) {
        const turn = a + side * rng.between(0.7, 0.95)
        const wide = long * 0.42
        const bend = -side * 0.08
        const start: Point = [x + Math.cos(turn) * 9, y + Math.sin(turn) * 9]
        const clear = leaf(x + Math.cos(turn) * 26, y + Math.sin(turn) * 26, long - 14, wide, turn, 0.45, bend)
        if (!room.fits(clear, 8)) continue
        out += vein(...start, long, wide, turn, {
          belly: 0.45,
          bend,
          teeth: toothed ? 6 : 0,
          veins: long > 100 ? 3 : 2,
        })
        room.takeShape(leaf(...start, long, wide, turn, 0.45, bend), 60)
        break
      }
  }
  return out
}

/** On a stalk of its own, halfway up, if there is room. */
function bud(stem: Poly, room: Room, rng: Rng): string {
  for (const side of rng.shuffle([-1, 1])) {
    const at = stem[Math.floor(stem.length * 0.52)]!
    const tip: Point = [at[0] + side * 74, at[1] - 92]
    const cup = ellipse(tip[0] + side * 4, tip[1] - 34, 36)
    if (!room.fits(cup, 8)) continue
    const stalk = curve([at, [at[0] + side * 58, at[1] - 30], tip], false, 10)
    room.takeShape(cup)
    room.takeShape(band(stalk, 14))
    const petals = [-0.42, 0.42, 0]
      .map((k) => shape(leaf(...tip, 84, 44, -Math.PI / 2 + side * 0.1 + k, 0.45), 4))
      .join('')
    return (
      shape(band(stalk, 11), 3.6) +
      petals +
      shape(leaf(tip[0], tip[1] + 8, 44, 26, -Math.PI / 2 - side * 0.6, 0.5), 3.6)
    )
  }
  return ''
}

/** A butterfly and a bee in the two roomiest gaps. */
function guests(room: Room, rng: Rng): string {
  let out = ''
  for (const kind of ['butterfly', 'bee']) {
    const { x, y, r } = room.roomiest()
    if (r < 44) break
    const size = Math.min(1.15, r / 82)
    out += kind === 'bee' ? bee(x, y, size * 1.1, rng.between(-0.4, 0.2)) : moth(x, y, size, rng.between(-0.4, 0.4))
    room.takeCircle(x, y, r)
  }
  return out
}

/** A border of leaves. */
function frame(): string {
  let out =
    paperAround(rect(54, 54, 916, 916)) +
    shape(rect(54, 54, 916, 916), 5, 'none') +
    shape(rect(26, 26, 972, 972), 6, 'none')
  const side = Array.from({ length: 22 }, (_, i) => shape(leaf(78 + i * 40, 40, 30, 17, 0, 0.5), 3)).join('')
  for (let turn = 0; turn < 4; turn++)
    out += `<g transform="rotate(${turn * 90} 512 512)">${side}${shape(rect(26, 26, 28, 28), 4)}</g>`
  return out
}
