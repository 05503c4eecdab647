/** A leaf of a herbarium: a plant pressed and taped to the sheet, parts of it beside, a card with its name. */
import type { Rng } from '../../ink/random.ts'
import { caption, hollow } from '../../lettering/ink.ts'
import { setInto } from '../../lettering/setting.ts'
import { curve, rect } from '../kit/curves.ts'
import { line, paperAround, shape } from '../kit/marks.ts'
import { move, type Point } from '../kit/points.ts'
import type { Arrangement, Study } from './drawers.ts'
import { latinFor } from './latin.ts'
import { roots } from './roots.ts'

const [LEFT, TOP, RIGHT, BOTTOM] = [46, 40, 978, 984]
const FOLD = 104

export const pressed: Arrangement = ({ name, grow, studies, rng }) => {
  const flip = rng.chance(0.5)
  const across = (x: number): number => (flip ? 1024 - x : x)
  const [x, foot] = [across(344), 846]
  const lean = (flip ? -1 : 1) * rng.between(2, 4)
  const plant = roots(x, foot + 4, rng, 1.2) + grow(x, foot, 720, rng, 480, flip ? 1 : -1)
  const held = plant + tape(x, foot - 720 * 0.26, 0.1, rng, 44)
  let out = `<g transform="rotate(${lean.toFixed(1)} ${x} ${foot})">${held}</g>`
  for (const [i, y] of [266, 522].entries()) out += taped(studies[i]!, across(790), y, rng)
  return out + card(across(778), 800, name) + sheet(flip)
}

/** On a slip of paper of its own. */
function taped(study: Study, x: number, y: number, rng: Rng): string {
  const slip = move(rect(-116, -112, 232, 226), x, y, rng.between(-0.06, 0.06))
  return shape(slip, 4.2) + study(x, y + 8, 88, rng) + tape(x, y - 112, 0, rng)
}

/** A strip with cut ends across what it holds. */
function tape(x: number, y: number, turn: number, rng: Rng, w = 64): string {
  const h = 15
  const outline: Point[] = [
    [-w, -h],
    [w, -h],
    [w - 9, -h / 2],
    [w, 0],
    [w - 9, h / 2],
    [w, h],
    [-w, h],
    [-w + 9, h / 2],
    [-w, 0],
    [-w + 9, -h / 2],
  ]
  return shape(move(outline, x, y, turn + rng.between(-0.14, 0.14)), 3.6)
}

/** With the name that everybody uses, the one of the botanists, and rules to write on. */
function card(x: number, y: number, name: string): string {
  const [w, h] = [340, 232]
  const [left, top] = [x - w / 2, y - h / 2 + 30]
  const latin = latinFor(name)
  const letters =
    setInto(
      name.toUpperCase(),
      { x: left + 26, y: top + 26, w: w - 52, h: 60 },
      { face: 'round', gap: 130, mostLines: 2, mostSize: 64 },
    ) ?? []
  let out =
    shape(rect(left, top, w, h), 4.8) +
    shape(rect(left + 12, top + 12, w - 24, h - 24), 3.6) +
    letters.map((letter) => hollow(letter, 3.2, 1.4)).join('')
  if (latin) out += caption(latin, { x: left + 26, y: top + 96, w: w - 52, h: 40 }, 34)
  for (const v of latin ? [168, 200] : [124, 162, 200])
    out += line(
      [
        [left + 30, top + v],
        [left + w - 30, top + v],
      ],
      3.4,
    )
  return out
}

/** The edge of the paper, one corner of it folded over. */
function sheet(flip: boolean): string {
  const across = (x: number): number => (flip ? LEFT + RIGHT - x : x)
  const edge: Point[] = [
    [across(LEFT), TOP],
    [across(RIGHT - FOLD), TOP],
    [across(RIGHT), TOP + FOLD],
    [across(RIGHT), BOTTOM],
    [across(LEFT), BOTTOM],
  ]
  const fold = curve(
    [
      { x: across(RIGHT - FOLD), y: TOP, corner: true },
      { x: across(RIGHT), y: TOP + FOLD, corner: true },
      { x: across(RIGHT - FOLD * 0.46), y: TOP + FOLD * 0.8 },
      { x: across(RIGHT - FOLD * 0.84), y: TOP + FOLD * 0.92, corner: true },
      { x: across(RIGHT - FOLD * 0.8), y: TOP + FOLD * 0.44 },
    ],
    true,
    8,
  )
  return paperAround(edge) + shape(edge, 6, 'none') + shape(fold, 4.6)
}
