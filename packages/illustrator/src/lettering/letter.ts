/** One large letter, a number or a short word, with things around it. */
import type { Rng } from '../ink/random.ts'
import { grow } from '../ornate/kit/clip.ts'
import { rect } from '../ornate/kit/curves.ts'
import { page, shape } from '../ornate/kit/marks.ts'
import { fillRoom } from '../ornate/kit/packing.ts'
import { box } from '../ornate/kit/points.ts'
import { Room } from '../ornate/kit/room.ts'
import type { Fitted } from '../ornate/mandala/motif.ts'
import { caption, hollow, labeled, outlineOf } from './ink.ts'
import { filledWith, PATTERNS, patterned } from './inside.ts'
import { namePage } from './name-page.ts'
import { type Filler, filler, scatter } from './scatter.ts'
import { type Letter, type Place, setInto } from './setting.ts'

/** 'bubble' is fat and plain, 'patterned' has a pattern in each letter, 'filled' the things themselves. */
export type Look = 'bubble' | 'patterned' | 'filled'

export interface LetterPage {
  text: string
  /** What is written below: "A is for apple". */
  note?: string | undefined
  things: readonly Fitted[]
  /** Somebody named them. */
  isAsked: boolean
  /** Each of them is there once, and large beside the letter. */
  isOneEach: boolean
  /** Of these a letter is full, where 'filled' asks for what is too fine to be drawn small. */
  filler: Filler
  look: Look
  rng: Rng
}

/** Around a letter full of stars there are none, or nobody would find it. */
const OTHER: Record<Filler, Filler> = { stars: 'hearts', hearts: 'stars', blossoms: 'hearts', mixed: 'mixed' }
const CLEARANCE = 24
const SMALLEST_PATTERNED = 165
const NOTE: Place = { x: 130, y: 868, w: 764, h: 96 }

export function letterPage(asked: LetterPage): string | null {
  const { text, note, look, rng } = asked
  const isShort = [...text].length <= 2
  const whole =
    isShort || look === 'filled' || note
      ? null
      : namePage({ ...asked, things: asked.isAsked ? asked.things : [], isPatterned: look === 'patterned' })
  if (whole) return whole
  const place = isShort ? shortPlace(asked) : WORD
  // Many fat letters would be low ones: the round face is narrower. Of a single letter it leaves open what is open within.
  const face = isShort || Math.max(...text.split(/\s+/).map((word) => [...word].length)) > 4 ? 'round' : 'fat'
  const letters = setInto(text, place, {
    face,
    gap: isShort ? 110 : 70,
    mostLines: 3,
    mostSize: isShort ? 900 : 520,
  })?.map((letter) => (face === 'round' ? { ...letter, polys: grow(letter.polys, isShort ? 16 : 7) } : letter))
  if (!letters) return null
  const room = new Room(34)
  for (const outline of outlineOf(letters, CLEARANCE + (look === 'bubble' ? 12 : 0))) room.takeShape(outline)
  if (note) room.takeShape(rect(90, 850, 844, 140))
  const bounds = box(letters.flatMap(({ polys }) => polys))
  const beside = isBeside(asked)
  const isStrewn = !isShort && look !== 'filled'
  const rows = beside ? column(asked, room) : isStrewn ? strewnAround(asked, room) : ''
  const ringed = isRinged(asked)
  const around = ringed
    ? ring(asked)
    : scatter(room, rng, {
        things: isShort && !beside && look !== 'filled' ? asked.things : [],
        filler: look === 'filled' ? OTHER[asked.filler] : asked.filler,
        largest: 140,
        smallest: 56,
        sparse: look === 'filled' || (isShort && !beside),
      })
  const inked = letters.map((letter, i) => dressed(letter, i, bounds.h, asked)).join('')
  return page(rows + around + inked + (note ? noteAt(note) : ''))
}

const WORD: Place = { x: 60, y: 300, w: 904, h: 424 }

/** In the middle, or with its things on one side. */
function shortPlace(asked: LetterPage): Place {
  const { text, look, note, things, rng } = asked
  const bottom = note ? 150 : 0
  if (isBeside(asked)) return { x: 70, y: 150, w: 450, h: 724 - bottom }
  if (isRinged(asked)) return { x: 280, y: 316 - bottom / 2, w: 464, h: 392 }
  // Two letters side by side are low: across the page they are as large as one.
  if ([...text].length > 1 && look !== 'filled') return { x: 110, y: 250 - bottom / 2, w: 804, h: 524 }
  if (look === 'filled') return { x: 150, y: 110, w: 724, h: 800 - bottom }
  const [x, y] = rng.pick([
    [250, 235],
    [110, 235],
    [390, 235],
    [250, 120],
    [250, 350],
  ] as const)
  return { x, y: things.length === 1 ? 235 - bottom / 2 : Math.max(90, y - bottom), w: 524, h: 560 - bottom / 2 }
}

const MOST_BESIDE = 3

/** "Letter Q with a queen": one queen as large as the letter, and no swarm of small ones. */
const isBeside = ({ text, look, things, isOneEach }: LetterPage): boolean =>
  isOneEach && look !== 'filled' && [...text].length === 1 && things.length > 0 && things.length <= MOST_BESIDE

const [FEWEST_RINGED, MOST_RINGED] = [4, 8]

/** "Letter B with a bear, a ball, a banana and a bus around it": each once, in a place of its own, and nothing else that a child would count. */
const isRinged = ({ text, look, things, isOneEach, note }: LetterPage): boolean =>
  isOneEach &&
  !note &&
  look !== 'filled' &&
  [...text].length <= 2 &&
  things.length >= FEWEST_RINGED &&
  things.length <= MOST_RINGED

/** Half above and half below the letter. */
function ring({ things }: LetterPage): string {
  const above = Math.ceil(things.length / 2)
  return things
    .map((thing, i) => {
      const [row, count] = i < above ? [i, above] : [i - above, things.length - above]
      const wide = 904 / count
      return thing(60 + (row + 0.5) * wide, i < above ? 164 : 860, Math.min(400, wide - 40), 212)
    })
    .join('')
}

/** One below the other, beside the letter. */
function column({ things, note }: LetterPage, room: Room): string {
  const [x, y, w, h] = [560, 90, 400, (844 - (note ? 110 : 0)) / things.length]
  room.takeShape(rect(x - 10, y, w + 20, h * things.length))
  return things.map((thing, i) => thing(x + w / 2, y + (i + 0.5) * h, w, h - 40)).join('')
}

/** Half the size of the things around a word, by turns: rows of equals would be a chart. */
const SIZES = [140, 96, 74, 112, 84] as const
const SMALLEST_STREWN = 62
const MOST_STREWN = 14

/** Around a word: things large and small wherever there is most room, what is small in every gap between them. */
function strewnAround({ things, filler: kind, rng }: LetterPage, room: Room): string {
  const first = rng.int(0, SIZES.length - 1)
  let out = ''
  for (let i = 0; i < (things.length ? MOST_STREWN : 0); i++) {
    const { x, y, r } = room.roomiest()
    const size = Math.min(r - 6, SIZES[(first + i) % SIZES.length]!)
    if (size < SMALLEST_STREWN) break
    out += things[i % things.length]!(x, y, size * 1.8, size * 1.8)
    room.takeCircle(x, y, size)
  }
  const small = fillRoom(room, { largest: 46, smallest: 12, gap: 8, count: 170 }, ({ x, y, r }) =>
    filler(kind, x, y, r, rng),
  )
  return out + small
}

const LONGEST_HOLLOW = 20

function noteAt(text: string): string {
  // As fine as a long one must be, hollow letters could not be read.
  if (text.length > LONGEST_HOLLOW) return caption(text, { x: 100, y: 880, w: 824, h: 96 }, 60)
  const letters = setInto(text, NOTE, { face: 'round', gap: 60, mostLines: 1, mostSize: 104 })
  return letters?.map((letter) => hollow(letter, 4.6, 2)).join('') ?? caption(text, NOTE)
}

function dressed(letter: Letter, i: number, size: number, { look, things, filler: kind, rng }: LetterPage): string {
  if (look === 'filled') {
    const small: Fitted = (x, y, w) => filler(kind, x, y, w / 2, rng)
    const polys = size > 400 ? letter.polys : grow(letter.polys, 10)
    return filledWith({ ...letter, polys }, things.length ? things : [small], size > 400 ? 46 : 34)
  }
  // A pattern in small letters is a thicket.
  if (look === 'patterned' && size > SMALLEST_PATTERNED)
    return patterned(letter, PATTERNS[(i + rng.int(0, PATTERNS.length - 1)) % PATTERNS.length] ?? 'waves', size, rng)
  const inner = size > 300 ? grow(letter.polys, -20) : []
  return labeled(
    letter.text,
    shape(grow(letter.polys, 15), 7) + shape(letter.polys, 6) + (inner.length ? shape(inner, 4) : ''),
  )
}
