/** How a name lies on the page: where its letters begin and end, across the page. */
import type { Rng } from '../ink/random.ts'
import { TAU } from '../ink/svg.ts'
import type { Envelope } from './swollen.ts'

export interface Row {
  text: string
  envelope: Envelope
}

export interface Layout {
  rows: Row[]
  leans: readonly number[]
}

const [LEFT, RIGHT] = [44, 980]
const WIDE = RIGHT - LEFT
const MIDDLE = 512

const SHAPES = ['arch', 'lens', 'wave', 'rising', 'bounce', 'waist', 'tall', 'smile'] as const
export type LayoutShape = (typeof SHAPES)[number]

/** More letters than these in one row would be small. */
const MOST_IN_A_ROW = 6
/** Many letters that lean would run into each other. */
const MOST_LEANING = 5
/** Of the height of a name that is alone, where there are things above and below it. */
const BETWEEN_THINGS = 0.68

/** `reach` is how far something behind the letters stands out beyond them. */
export function layoutOf(text: string, reach: number, isBetweenThings: boolean, rng: Rng): Layout {
  const letters = [...text]
  const layout = letters.length > MOST_IN_A_ROW ? stacked(letters, reach, rng) : inOneRow(text, reach, rng)
  return isBetweenThings ? { ...layout, rows: layout.rows.map(lower) } : layout
}

function inOneRow(text: string, reach: number, rng: Rng): Layout {
  const { length } = [...text]
  const shape = rng.pick(length > MOST_LEANING ? SHAPES.filter((one) => one !== 'bounce') : SHAPES)
  const envelope = across(shape, MIDDLE + rng.between(-30, 30), (length < 4 ? 600 : 560) - reach / 2, reach, rng)
  return { rows: [{ text, envelope }], leans: shape === 'bounce' ? leansOf(rng, 0.1) : [0] }
}

const lower = ({ text, envelope }: Row): Row => {
  const toMiddle = (y: number): number => MIDDLE + (y - MIDDLE) * BETWEEN_THINGS
  const { top, foot } = envelope
  return { text, envelope: { ...envelope, top: (x) => toMiddle(top(x)), foot: (x) => toMiddle(foot(x)) } }
}

const leansOf = (rng: Rng, most: number): number[] => {
  const first = rng.chance(0.5) ? 1 : -1
  return [first, -first, first * 0.6, -first * 0.8].map((lean) => lean * most)
}

/** -1 at the left edge of the name, 1 at the right. */
const along = (x: number): number => (x - MIDDLE) / (WIDE / 2)

function across(shape: LayoutShape, middle: number, high: number, reach: number, rng: Rng): Envelope {
  const sign = rng.chance(0.5) ? 1 : -1
  const [top, foot] = [middle - high / 2, middle + high / 2]
  const edges = (above: (t: number) => number, below: (t: number) => number, inset = 0): Envelope => ({
    x0: LEFT + reach + inset,
    x1: RIGHT - reach - inset,
    top: (x) => top + above(along(x)),
    foot: (x) => foot + below(along(x)),
  })
  switch (shape) {
    case 'arch':
      return edges(
        (t) => -60 + 170 * t * t,
        (t) => -60 + 130 * t * t,
      )
    case 'smile':
      return edges(
        (t) => 60 - 130 * t * t,
        (t) => 60 - 170 * t * t,
      )
    case 'lens':
      return edges(
        (t) => -70 + 165 * t * t,
        (t) => 70 - 165 * t * t,
      )
    case 'waist':
      return edges(
        (t) => 60 - 130 * t * t,
        (t) => -60 + 130 * t * t,
      )
    case 'wave':
      return edges(
        (t) => sign * 75 * Math.sin((t * TAU) / 2),
        (t) => sign * 75 * Math.sin((t * TAU) / 2),
      )
    case 'rising':
      return edges(
        (t) => 50 - sign * 130 * t,
        (t) => -30 + sign * 50 * t,
      )
    case 'bounce':
      return edges(
        (t) => 30 + sign * 42 * Math.cos(t * 7),
        (t) => -30 + sign * 42 * Math.cos(t * 7),
        34,
      )
    case 'tall':
      return edges(
        () => -60,
        () => 60,
      )
  }
}

const SYLLABLES = /[aeiouy]-[^aeiouy][aeiouy]/i

/** Long names in two rows, parted where a syllable ends near the middle. */
function stacked(letters: readonly string[], reach: number, rng: Rng): Layout {
  const half = Math.floor(letters.length / 2)
  const cut =
    [half, half + 1].find((i) => SYLLABLES.test(`${letters.slice(0, i).join('')}-${letters.slice(i).join('')}`)) ?? half
  const kind = rng.pick(['bulge', 'flag', 'stairs', 'straight'] as const)
  const sign = rng.chance(0.5) ? 1 : -1
  const bend = (t: number): number =>
    kind === 'bulge'
      ? 60 * t * t - 40
      : kind === 'flag'
        ? sign * 36 * Math.sin(t * 3.1)
        : kind === 'stairs'
          ? sign * 34 * t
          : 0
  const lower = (t: number): number => (kind === 'bulge' ? -bend(t) : bend(t))
  const between = (t: number): number => (kind === 'bulge' ? 0 : bend(t))
  const [first, second] = [letters.slice(0, cut), letters.slice(cut)]
  const row = (
    text: readonly string[],
    top: (t: number) => number,
    foot: (t: number) => number,
    inset: number,
  ): Row => ({
    text: text.join(''),
    envelope: { x0: LEFT + inset, x1: RIGHT - inset, top: (x) => top(along(x)), foot: (x) => foot(along(x)) },
  })
  const inset = (own: number, other: number): number => reach + (own < other ? 70 : 14)
  return {
    rows: [
      row(
        first,
        (t) => 132 + bend(t),
        (t) => 496 + between(t),
        inset(first.length, second.length),
      ),
      row(
        second,
        (t) => 528 + between(t),
        (t) => 892 + lower(t),
        inset(second.length, first.length),
      ),
    ],
    leans: rng.chance(0.4) ? leansOf(rng, 0.05) : [0],
  }
}
