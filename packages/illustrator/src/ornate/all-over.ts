/** A pattern all over the page: the same few drawings again and again, every other row shifted by half, as on cloth; or large and small ones packed side by side. What is free between them is filled. */
import type { Rng } from '../ink/random.ts'
import { lookUp } from '../world/world.ts'
import { outlinesOf } from './dressed.ts'
import { ellipse, rect } from './kit/curves.ts'
import { page, paperAround, shape } from './kit/marks.ts'
import { area, type Poly } from './kit/points.ts'
import { Room } from './kit/room.ts'
import { finerMotif } from './mandala/finer.ts'
import { fittedDrawing } from './mandala/motif.ts'
import { sweetFiller } from './packed-fillers.ts'
import { filler } from './plants/filler.ts'
import { FLOWER_HEADS } from './plants/heads.ts'
import { SPRIGS } from './plants/sprigs.ts'

const FRAME = rect(24, 24, 976, 976)
const COLUMNS = 4
const STEP = 976 / COLUMNS
const SIZE = STEP * 0.98
/** Between plants only leaves and berries: blossoms of others would be taken for theirs. */
const [LARGE, SMALL] = [44, 30]
/** Smaller gaps stay as they are. */
const LEAST = 13
const MOST_FILLERS = 220

interface Placed {
  svg: string
  outlines: Poly[]
}

/** One drawing around a place, turned a little: a plant by its own, anything else as it is drawn elsewhere. */
function motif(name: string, x: number, y: number, size: number, turn: number, rng: Rng): Placed {
  const head = FLOWER_HEADS[name]
  if (head) return { svg: head(x, y, size * 0.48, rng), outlines: [ellipse(x, y, size * 0.49)] }
  const sprig = SPRIGS[name]
  if (sprig) {
    const a = turn * 4 - Math.PI / 2
    // A single broad leaf is no longer than its place.
    const long = size * (name === 'monstera' ? 0.96 : 1.2)
    const svg = sprig(x - Math.cos(a) * long * 0.5, y - Math.sin(a) * long * 0.5, long, a, rng)
    return { svg, outlines: outlinesOf(svg) }
  }
  const finer = finerMotif(name)
  if (finer) {
    const drawn = finer(x, y, size * 0.9)
    return { svg: drawn, outlines: outlinesOf(drawn) }
  }
  const svg = fittedDrawing(name, () => (size > 130 ? 4.6 : 3.8))?.(x, y, size * 0.92, size * 0.92) ?? ''
  return { svg, outlines: outlinesOf(svg) }
}

/** Smaller, their faces and cups would clot. */
const leastOf = (nouns: readonly string[]): number => (nouns.some((noun) => lookUp(noun)?.kind === 'being') ? 60 : 45)

const isGrown = (noun: string): boolean => noun in SPRIGS || noun in FLOWER_HEADS

/** `nouns` can be drawn; each row begins with the next of them. */
export function allOver(rng: Rng, nouns: readonly string[]): string {
  const room = new Room(24)
  let out = ''
  const put = ({ svg, outlines }: Placed): void => {
    out += svg
    for (const outline of outlines) if (Math.abs(area(outline)) > 500) room.takeShape(outline, 90)
  }
  for (let row = 0; row < COLUMNS; row++) {
    const shift = row % 2 ? 0 : STEP / 2
    const y = 24 + STEP * (row + 0.5)
    for (let column = 0; column <= COLUMNS; column++) {
      const x = 24 + STEP * column + shift
      if (x > 1000 + STEP / 3) continue
      const turn = (column + row) % 2 ? 0.14 : -0.14
      put(motif(nouns[(column + row) % nouns.length]!, x, y, SIZE, turn, rng))
    }
  }
  smaller(nouns, room, put, nouns.some((noun) => noun in SPRIGS) ? 62 : leastOf(nouns), rng)
  return framed(out + fillers(nouns, room, rng))
}

/** The same drawings smaller, in the gaps that are left. */
function smaller(nouns: readonly string[], room: Room, put: (placed: Placed) => void, least: number, rng: Rng): void {
  for (let i = 0; i < 60; i++) {
    const { x, y, r } = room.roomiest()
    if (r < least) break
    const placed = fitted(nouns[i % nouns.length]!, x, y, Math.min(r, 76), room, rng)
    // A gap that none of them fits is left to the fillers.
    if (placed) put(placed)
    else room.takeCircle(x, y, 4, 30)
  }
}

/** As large as the gap takes it, or null. */
function fitted(name: string, x: number, y: number, r: number, room: Room, rng: Rng): Placed | null {
  for (const share of [1.86, 1.66, 1.46]) {
    const placed = motif(name, x, y, r * share, rng.between(-0.3, 0.3), rng)
    if (placed.outlines.every((outline) => room.fits(outline, 5))) return placed
  }
  return null
}

/** Large ones first, then smaller and smaller ones, side by side. */
export function packed(rng: Rng, nouns: readonly string[]): string {
  const room = new Room(34)
  let out = ''
  const put = ({ svg, outlines }: Placed): void => {
    out += svg
    for (const outline of outlines) if (Math.abs(area(outline)) > 300) room.takeShape(outline, 150)
  }
  const least = leastOf(nouns)
  for (let i = 0, failed = 0; i < 90 && failed < 26; i++) {
    const spot = room.roomiest()
    const cap = Math.max(least, i < 5 ? 122 : i < 14 ? 96 : i < 30 ? 74 : 58)
    if (spot.r < least) break
    const near = Math.max(0, spot.r - cap)
    const [x, y] = [spot.x + rng.between(-0.6, 0.6) * near, spot.y + rng.between(-0.6, 0.6) * near]
    const placed = fitted(nouns[i % nouns.length]!, x, y, Math.min(cap, Math.max(spot.r, room.at(x, y)) + 6), room, rng)
    if (placed) put(placed)
    else {
      room.takeCircle(x, y, 6, 40)
      failed++
    }
  }
  return framed(out + fillers(nouns, room, rng))
}

/** Leaves and berries between plants; hearts, stars and beads between things. */
function fillers(nouns: readonly string[], room: Room, rng: Rng): string {
  const isGreen = nouns.every(isGrown)
  const isOfThings = !nouns.some(isGrown)
  let out = ''
  for (let i = 0; i < MOST_FILLERS; i++) {
    const { x, y, r } = room.roomiest()
    const size = Math.min(r - 5, isGreen ? SMALL : isOfThings ? 28 : LARGE)
    if (size < (isOfThings ? 9.5 : LEAST)) break
    out += isOfThings ? sweetFiller({ x, y, r: size }, rng) : filler({ x, y, r: size }, rng)
    room.takeCircle(x, y, size, 70)
  }
  return out
}

const framed = (body: string): string => page(body + paperAround(FRAME) + shape(FRAME, 7, 'none'), false)
