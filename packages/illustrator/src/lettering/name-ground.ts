/** What is around a name: few things, large, and clear of the letters. */
import type { Rng } from '../ink/random.ts'
import { union } from '../ornate/kit/clip.ts'
import { arc, ellipse } from '../ornate/kit/curves.ts'
import { circle, line, shape } from '../ornate/kit/marks.ts'
import { fillRoom } from '../ornate/kit/packing.ts'
import { TAU } from '../ornate/kit/points.ts'
import type { Room } from '../ornate/kit/room.ts'
import type { Fitted } from '../ornate/mandala/motif.ts'
import { objectsOf } from './objects.ts'
import { heart, star } from './scatter.ts'

export const GROUNDS = ['things', 'things', 'things', 'things', 'blooms', 'hearts', 'stars', 'bubbles'] as const
export type Ground = (typeof GROUNDS)[number]

/** Things that are clear at a hand's breadth. */
const SETS = [
  ['ladybug', 'snail', 'mushroom', 'strawberry', 'acorn', 'leaf'],
  ['cupcake', 'donut', 'strawberry', 'cake', 'lollipop', 'apple'],
  ['fish', 'jellyfish', 'whale', 'starfish', 'sea turtle', 'seashell'],
  ['moon', 'star', 'earth', 'planet'],
  ['cat', 'rabbit', 'duck', 'owl', 'frog', 'penguin'],
  ['crown', 'heart', 'star', 'ring', 'gift', 'rainbow'],
  ['cloud', 'rainbow', 'star', 'balloon', 'moon'],
  ['ball', 'drum', 'kite', 'balloon', 'yo-yo', 'teapot'],
  ['pear', 'apple', 'lemon', 'orange', 'strawberry', 'pumpkin'],
] as const

const LINE = 4.8

type Small = (x: number, y: number, r: number, rng: Rng) => string

const heartAt: Small = (x, y, r, rng) =>
  shape(heart(x, y, r, rng.between(-0.35, 0.35)), LINE) + (r > 56 ? shape(heart(x, y, r * 0.55), LINE) : '')
const starAt: Small = (x, y, r, rng) => {
  const turn = rng.between(-1.9, -1.2)
  return shape(star(x, y, r * 1.05, turn), LINE) + (r > 56 ? shape(star(x, y, r * 0.55, turn), LINE) : '')
}
const bubbleAt: Small = (x, y, r) =>
  circle(x, y, r * 0.96, LINE) + (r > 24 ? line(arc(x, y, r * 0.66, -2.9, -1.8, 8), LINE) : '')
/** Round petals side by side: no line of one runs through another. */
const bloomAt: Small = (x, y, r, rng) => {
  const petals = r < 40 ? 5 : 6
  const half = Math.PI / petals
  const away = r * 0.62
  const round = away * Math.sin(half) * 1.06
  const notch = away * Math.cos(half) + Math.sqrt(round ** 2 - (away * Math.sin(half)) ** 2)
  const turn = rng.between(0, TAU)
  const angles = Array.from({ length: petals }, (_, i) => turn + 2 * half * i)
  const outline = union(angles.map((a) => ellipse(x + away * Math.cos(a), y + away * Math.sin(a), round, round, 30)))
  const between = angles.map((a) => {
    const [dx, dy] = [Math.cos(a + half), Math.sin(a + half)]
    return line(
      [
        [x + dx * r * 0.2, y + dy * r * 0.2],
        [x + dx * notch, y + dy * notch],
      ],
      LINE,
    )
  })
  return shape(outline, LINE) + between.join('') + circle(x, y, r * 0.3, LINE)
}

const SMALL: Record<Exclude<Ground, 'things'>, Small> = {
  hearts: heartAt,
  stars: starAt,
  bubbles: bubbleAt,
  blooms: bloomAt,
}

export function groundOf(ground: Ground, room: Room, asked: readonly Fitted[], rng: Rng): string {
  if (ground !== 'things') return strewn(room, SMALL[ground], rng.pick([60, 68, 76]), 42, rng)
  const things = asked.length ? asked : objectsOf(rng.shuffle(rng.pick(SETS)))
  return placed(room, things, asked.length, rng) + strewn(room, rng.pick(Object.values(SMALL)), 36, 26, rng, 10)
}

const strewn = (room: Room, draw: Small, largest: number, smallest: number, rng: Rng, count = 40): string =>
  fillRoom(room, { largest, smallest, gap: 11, count }, ({ x, y, r }) => draw(x, y, r, rng))

const MOST_THINGS = 10
const [SMALLEST_THING, LARGEST_THING] = [72, 88]

function placed(room: Room, things: readonly Fitted[], due: number, rng: Rng): string {
  const first = rng.int(0, things.length - 1)
  let out = ''
  for (let i = 0; i < MOST_THINGS; i++) {
    const { x, y, r } = room.roomiest()
    // What was asked for is there, however little room there is.
    if (r < SMALLEST_THING && i >= due) break
    const size = Math.min(r - 4, LARGEST_THING)
    out += things[(first + i) % things.length]!(x, y, size * 1.72, size * 1.72)
    room.takeCircle(x, y, size)
  }
  return out
}
