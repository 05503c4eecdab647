import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Art, Box, Facing, Point, Spot, Thing } from '../src/art/art.ts'
import { createRng } from '../src/ink/random.ts'
import { THINGS } from '../src/things/index.ts'
import { dataLines } from '../src/words/data-file.ts'

const things = [...THINGS.values()]
const FOOT: Point = [512, 800]

const drawn = (thing: Thing, h = 200, facing: Facing = 'right', more: Partial<Spot> = {}): Art =>
  thing.draw({ x: FOOT[0], y: FOOT[1], h, sw: 4.6, facing, rng: createRng(7), detail: 'medium', ...more })
const paint = (art: Art): string => art.layers.map(({ part, svg }) => part + svg).join('')

/** Lines, tassels and flames may stick out a little. */
const within = ([x, y]: Point, box: Box, slack: number): boolean =>
  x >= box.x0 - slack && x <= box.x1 + slack && y >= box.y0 - slack && y <= box.y1 + slack

const failing = (holds: (thing: Thing) => boolean): string[] =>
  things.filter((thing) => !holds(thing)).map(({ name }) => name)

test('every thing has the name of a noun that people ask for', () => {
  const nouns = new Set(dataLines('nouns.txt').map((line) => line.split('|')[0]?.trim()))
  assert.deepEqual(
    failing(({ name }) => nouns.has(name)),
    [],
  )
})

test('every thing can be drawn small, middling and large', () => {
  for (const h of [60, 200, 500])
    assert.deepEqual(
      failing((thing) => {
        const art = drawn(thing, h)
        const numbers = [...Object.values(art.box), ...Object.values(art.points).flat()]
        return (
          paint(art).includes('<path') && !/NaN|undefined|Infinity/.test(paint(art)) && numbers.every(Number.isFinite)
        )
      }),
      [],
    )
})

test('every thing can be drawn for small and larger hands, and with what is said of it', () => {
  const spots: Partial<Spot>[] = [
    { detail: 'simple' },
    { detail: 'intricate' },
    ...['open', 'closed', 'empty', 'broken', 'striped', 'spotted'].map((word) => ({ attributes: [word] })),
  ]
  for (const spot of spots)
    assert.deepEqual(
      failing((thing) => {
        const svg = paint(drawn(thing, 400, 'right', spot))
        return svg.includes('<path') && !svg.includes('NaN')
      }),
      [],
    )
})

test('a thing is about as large as it was asked to be', () => {
  assert.deepEqual(
    failing((thing) => {
      const { box } = drawn(thing)
      const [w, h] = [(box.x1 - box.x0) / (200 * thing.aspect), (box.y1 - box.y0) / 200]
      return w > 0.7 && w < 1.3 && h > 0.7 && h < 1.35 && Math.abs(box.y1 - FOOT[1]) < 40
    }),
    [],
  )
})

test('where a thing can be touched, entered or stood on is where it is', () => {
  assert.deepEqual(
    failing((thing) => {
      const { box, points, tops, hollow } = drawn(thing)
      const room = hollow
        ? ([
            [hollow.x0, hollow.y0],
            [hollow.x1, hollow.y1],
          ] as const)
        : []
      const levels = tops.flatMap(
        ({ x0, x1, y }) =>
          [
            [x0, y],
            [x1, y],
          ] as const,
      )
      return [...Object.values(points), ...room, ...levels].every((point) => within(point, box, 60))
    }),
    [],
  )
})

test('a hollow has a width and a height', () => {
  assert.deepEqual(
    failing((thing) => {
      const { hollow } = drawn(thing)
      return !hollow || (hollow.x1 > hollow.x0 && hollow.y1 > hollow.y0)
    }),
    [],
  )
})

test('the same seed draws the same thing', () => {
  assert.deepEqual(
    failing((thing) => new Set([1, 2].map(() => paint(drawn(thing)))).size === 1),
    [],
  )
})

test('facing left a thing is its mirror image', () => {
  const near = (a: number, b: number) => Math.abs(a - b) < 0.5
  const mirrored = (x: number) => 2 * FOOT[0] - x
  assert.deepEqual(
    failing((thing) => {
      const [right, left] = [drawn(thing), drawn(thing, 200, 'left')]
      return (
        left.facing === 'left' &&
        Object.entries(right.points).every(([name, [x, y]]) => {
          const [u, v] = left.points[name] as Point
          return near(u, mirrored(x)) && near(v, y)
        }) &&
        (!right.hollow || near(left.hollow?.x0 ?? 0, mirrored(right.hollow.x1)))
      )
    }),
    [],
  )
})
