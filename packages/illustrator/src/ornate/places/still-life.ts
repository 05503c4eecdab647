/** A still life: things on a table with a cloth, large ones behind, small ones before them. */
import type { Rng } from '../../ink/random.ts'
import { NOUNS } from '../../world/nouns.ts'
import { tulip } from '../folk/motifs.ts'
import { arc, curve, leaf, rect } from '../kit/curves.ts'
import { circle, clipMarks, line, type Mark, page, paperAround, shape } from '../kit/marks.ts'
import { type Poly, TAU } from '../kit/points.ts'
import { tangleOver } from '../zentangle/fill.ts'
import { hangRow, hangs, type Item, setTable } from './table.ts'
import { view } from './view.ts'

const TABLE = 700

/** What belongs beside things of the kitchen, and beside others. */
const PANTRY = ['apple', 'pear', 'teacup', 'grapes', 'lemon', 'cherry', 'egg', 'orange']
const KEEPSAKES = ['candle', 'book', 'teacup', 'key', 'feather', 'hourglass', 'shell']
const FULL = 5

/** All `items` are shown, and where they are few, others with them. */
export function stillLife(rng: Rng, items: readonly Item[], isChecked = false): string {
  const isFood = !items.length || items.some(({ name }) => /kitchen/.test(NOUNS.get(name)?.category ?? ''))
  const hung = items.filter(hangs)
  const set = items.filter((item) => !hangs(item))
  const more = rng
    .shuffle((isFood ? PANTRY : KEEPSAKES).filter((name) => !items.some((item) => item.name === name)))
    .slice(0, set.length > 2 ? 1 : FULL - set.length)
    .map((name): Item => ({ name }))
  const vase: Item[] = items.length ? [] : [{ name: 'vase', plants: ['rose', 'daisy', 'tulip'] }]
  let out = wall(rng) + (rng.chance(0.6) ? view(rng, 322, 120, 380, 470) : '')
  out += hung.length ? shape(rect(14, 50, 996, 26), 5) + hangRow(hung, 76) : swags()
  out += cloth(rng, isChecked)
  out += setTable([...set, ...vase], more, TABLE + 40, TABLE + 150, rng)
  return page(out + paperAround(rect(14, 14, 996, 996)))
}

/** Striped paper with a flower in every other stripe. */
function wall(rng: Rng): string {
  const step = rng.pick([83, 99.6])
  let out = ''
  for (let x = 14, i = 0; x < 1010; x += step, i++) {
    out += line(
      [
        [x, 14],
        [x, TABLE],
      ],
      3.6,
    )
    for (let y = 90 + (i % 2) * 70; y < TABLE; y += 140)
      out += i % 2 ? circle(x + step / 2, y, 13, 3.4) : tulip(x + step / 2, y, 32)
  }
  return out
}

/** Folds of cloth along the top, a tassel between two of them. */
function swags(): string {
  let out = ''
  for (let i = 0; i < 4; i++) {
    const x = 14 + i * 249
    const fold = (deep: number): Poly =>
      curve(
        [
          [x, 14],
          [x + 60, 14 + deep * 0.72],
          [x + 124.5, 14 + deep],
          [x + 189, 14 + deep * 0.72],
          [x + 249, 14],
        ],
        false,
      )
    out += shape([...fold(124)], 5) + [92, 60, 30].map((deep) => line(fold(deep), 3.6)).join('')
  }
  for (let i = 0; i <= 4; i++)
    out += circle(14 + i * 249, 34, 21, 4.4) + shape(leaf(14 + i * 249, 52, 92, 40, Math.PI / 2, 0.7), 4.4)
  return out
}

/** A cloth with a patterned middle and a scalloped hem. */
export function cloth(rng: Rng, isChecked = false): string {
  const top: Poly = [
    [14, TABLE],
    [1010, TABLE],
    [1010, 890],
    [14, 890],
  ]
  const tangle = rng.pick(['checks', 'diamonds', 'petals', 'hexagons'] as const)
  let out = shape(top, 5)
  const hang = rect(14, 890, 996, 64)
  out +=
    shape(hang, 5) +
    clipMarks(
      tangleOver(rect(14, 840, 996, 120), tangle === 'checks' ? 'petals' : tangle, 0, 1.2, rng),
      [hang],
      3.4,
      140,
    )
  out += shape(hang, 5, 'none')
  for (let x = 14; x < 1010; x += 83) {
    out += shape([...arc(x + 41.5, 954, 41.5, 0, Math.PI, 16)], 4.4) + circle(x + 41.5, 970, 11, 3.4)
  }
  if (isChecked) return out + checks(top)
  for (let i = 0; i < 9; i++) out += line(arc(70 + i * 110, 800, 24, 0.2, TAU / 2 - 0.2, 8), 3)
  return out
}

/** Squares that are seen from above, wider toward the reader. */
function checks(top: Poly): string {
  const marks: Mark[] = []
  for (let i = -12; i <= 12; i++)
    marks.push({
      poly: [
        [512 + i * 64, TABLE],
        [512 + i * 86, 890],
      ],
      open: true,
    })
  for (const y of [TABLE + 40, TABLE + 86, TABLE + 138])
    marks.push({
      poly: [
        [0, y],
        [1024, y],
      ],
      open: true,
    })
  return clipMarks(marks, [top], 3.6)
}
