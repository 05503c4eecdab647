/** A cabinet of shelves with what was asked for, among books and pots. */
import type { Rng } from '../../ink/random.ts'
import { lookUp } from '../../world/world.ts'
import { arc, rect } from '../kit/curves.ts'
import { circle, page, shape } from '../kit/marks.ts'
import { TAU } from '../kit/points.ts'
import { standing } from '../mandala/motif.ts'
import { fillShelf, STOCK } from './fill.ts'

const LEFT = 74
const WIDE = 876
const LINE = 4.2
const CELL = 172

/** What a collector keeps beside what was asked for. */
const CURIOS = [
  'hourglass',
  'candle',
  'crystal',
  'jar',
  'globe',
  'vase',
  'music box',
  'teapot',
  'shell',
  'key',
  'goblet',
  'snow globe',
  'compass',
  'feather',
]

/** `nouns` are anything we can draw. */
export function cabinet(rng: Rng, nouns: readonly string[]): string {
  // Somebody alive is there once; the things come again, among others like them.
  const isAlive = (name: string): boolean => lookUp(name)?.kind === 'being'
  const kept = nouns.filter((name) => !isAlive(name))
  const others = rng
    .shuffle(CURIOS.filter((name) => !kept.includes(name)))
    .slice(0, kept.length ? Math.max(0, 5 - 2 * kept.length) : 9)
  // On a shelf a cup is one for tea.
  const drawn = (name: string) => standing(name === 'cup' ? 'teacup' : name, () => LINE, 'sit')
  const things = [...kept, ...others, ...kept].map(drawn).filter((draw) => draw !== null)
  const living = nouns.filter(isAlive).map(drawn)
  let turn = rng.int(0, 9)
  let stock: string[] = []
  const bag = (): string => {
    if (!stock.length) stock = rng.shuffle(Object.keys(STOCK))
    return stock.pop()!
  }
  const nextOf = () => (turn % 5 === 2 ? living.shift() : null) ?? things[turn % things.length]
  const row = (top: number, foot: number): string => {
    const h = foot - top
    let out = shape(rect(LEFT, top, WIDE, h), 5)
    // Two or three of what was asked for side by side, then a stretch of books and pots.
    for (let x = LEFT + 8; x < LEFT + WIDE - 60; ) {
      const left = LEFT + WIDE - 8 - x
      const cells = Math.min(rng.int(2, 3), Math.floor(left / CELL))
      for (let i = 0; i < cells; i++, x += CELL, turn++)
        out += nextOf()?.(x + CELL / 2, foot - 2, CELL - 16, h - 34) ?? ''
      const wide = Math.min(rng.between(120, 190), LEFT + WIDE - 8 - x)
      if (wide > 60) out += fillShelf(x, foot, wide, h - 8, rng, bag)
      x += wide
    }
    return out + shape(rect(LEFT - 10, foot, WIDE + 20, 20), 5)
  }
  const rows = [
    [168, 418],
    [438, 688],
    [708, 958],
  ] as const
  return page(crown() + shape(rect(50, 148, 924, 850), 6) + rows.map(([top, foot]) => row(top, foot)).join(''))
}

/** The carved top. */
function crown(): string {
  let out = shape(
    [
      [60, 148],
      ...arc(512, 240, 460, Math.PI * 1.14, Math.PI * 1.86, 40).map(
        ([x, y]) => [x, Math.max(34, 148 + (y - 54) * 0.6)] as const,
      ),
      [964, 148],
    ],
    6,
  )
  for (let i = 0; i < 9; i++) {
    const a = (i / 9) * TAU
    out += circle(512 + 34 * Math.cos(a), 96 + 34 * Math.sin(a), 13, 3.6)
  }
  return out + circle(512, 96, 24, 4) + shape(rect(36, 138, 952, 26), 5)
}
