/** What is around a name: few things, large, and clear of the letters. */
import type { Rng } from '../ink/random.ts'
import { arc } from '../ornate/kit/curves.ts'
import { circle, line, shape } from '../ornate/kit/marks.ts'
import { fillRoom } from '../ornate/kit/packing.ts'
import type { Room } from '../ornate/kit/room.ts'
import type { Fitted } from '../ornate/mandala/motif.ts'
import { blossom } from '../ornate/plants/blossom.ts'
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
const bloomAt: Small = (x, y, r, rng) => (r < 28 ? circle(x, y, r * 0.7, LINE) : blossom(x, y, r, 6, rng, 4.4))

const SMALL: Record<Exclude<Ground, 'things'>, Small> = {
  hearts: heartAt,
  stars: starAt,
  bubbles: bubbleAt,
  blooms: bloomAt,
}

export function groundOf(ground: Ground, room: Room, asked: readonly Fitted[], rng: Rng): string {
  if (ground !== 'things') return strewn(room, SMALL[ground], rng.pick([76, 92, 108]), 28, rng, 22)
  const things = asked.length ? asked : objectsOf(rng.shuffle(rng.pick(SETS)))
  return placed(room, things, asked.length, rng) + strewn(room, rng.pick(Object.values(SMALL)), 38, 24, rng, 8)
}

const strewn = (room: Room, draw: Small, largest: number, smallest: number, rng: Rng, count = 34): string =>
  fillRoom(room, { largest, smallest, gap: 11, count }, ({ x, y, r }) => draw(x, y, r, rng))

const MOST_THINGS = 8
const SMALLEST_THING = 62

function placed(room: Room, things: readonly Fitted[], due: number, rng: Rng): string {
  const first = rng.int(0, things.length - 1)
  let out = ''
  for (let i = 0; i < MOST_THINGS; i++) {
    const { x, y, r } = room.roomiest()
    // What was asked for is there, however little room there is.
    if (r < SMALLEST_THING && i >= due) break
    const size = Math.min(r - 4, 112)
    out += things[(first + i) % things.length]!(x, y, size * 1.72, size * 1.72)
    room.takeCircle(x, y, size)
  }
  return out
}
