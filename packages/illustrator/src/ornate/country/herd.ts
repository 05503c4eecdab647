/** Who grazes there: sheep and cattle as one sees them over a wall. */
import type { Rng } from '../../ink/random.ts'
import { curve } from '../kit/curves.ts'
import { line, shape } from '../kit/marks.ts'
import { move, type Poly } from '../kit/points.ts'
import { standing } from '../mandala/motif.ts'

type Beast = (x: number, y: number, s: number, turn: number) => string

const part =
  (x: number, y: number, s: number, turn: number) =>
  (text: string, sw = 4): string =>
    shape(move(curve(text), x, y, 0, (turn * s) / 100, s / 100), sw)

const sheep: Beast = (x, y, s, turn) => {
  const at = part(x, y, s, turn)
  let out = ''
  for (const u of [-30, -16, 14, 28]) out += at(`${u - 4},0! ${u - 4},-26! ${u + 5},-26! ${u + 5},0!`, 3.8)
  out += at(
    '-46,-36 -52,-52 -42,-66 -28,-74 -10,-78 10,-76 28,-74 42,-62 48,-46 40,-30 24,-22 6,-26 -12,-20 -30,-24',
    4.4,
  )
  const curls: Poly[] = [
    '-30,-54 -22,-60 -16,-52',
    '-6,-62 2,-68 8,-60',
    '16,-56 24,-60 28,-52',
    '-20,-36 -12,-42 -4,-36',
    '8,-38 16,-44 24,-38',
  ].map((text) => move(curve(text, false), x, y, 0, (turn * s) / 100, s / 100))
  if (s > 80) for (const curl of curls) out += line(curl, 3.2)
  out += at('40,-66! 26,-72 22,-64 34,-58!', 3.6)
  out += at('38,-72 54,-76 64,-66 70,-52 66,-44 56,-46 44,-54', 4.2)
  return out + shape(move(curve('52,-66 56,-69 59,-65 55,-62'), x, y, 0, (turn * s) / 100, s / 100), 2, '#000')
}

const cow: Beast = (x, y, s, turn) => {
  const at = part(x, y, s, turn)
  let out = ''
  for (const u of [-44, -30, 22, 36]) out += at(`${u - 5},0! ${u - 5},-36! ${u + 6},-36! ${u + 6},0!`, 3.8)
  out += at('-56,-74! -62,-50 -60,-26! -56,-26! -54,-50', 3.4)
  out += at('-54,-76! -20,-82 20,-80 46,-84 52,-60 44,-36 20,-28 -20,-30 -48,-32 -56,-54', 4.6)
  if (s > 80) out += at('-38,-74 -24,-76 -16,-62 -26,-52 -40,-56', 3.4) + at('0,-66 16,-70 24,-56 14,-44 0,-48', 3.4)
  out += at('50,-92! 42,-104 46,-110 56,-98!', 3.4) + at('62,-94! 72,-104 70,-110 58,-100!', 3.4)
  out += at('44,-84 52,-98 66,-96 72,-80 80,-62 76,-52 64,-52 52,-66', 4.4)
  return out + shape(move(curve('62,-84 66,-87 69,-83 65,-80'), x, y, 0, (turn * s) / 100, s / 100), 2, '#000')
}

export const BEASTS: Readonly<Record<string, Beast>> = { sheep, lamb: sheep, cow, bull: cow, cattle: cow, ox: cow }
const PLACES = [
  [400, 0, 190],
  [740, -46, 150],
  [180, -60, 140],
  [590, -90, 120],
  [900, 0, 170],
] as const

/** On the water, the farthest first. */
const AFLOAT = {
  lake: [
    [610, 770, 110],
    [850, 800, 130],
    [500, 850, 150],
  ],
  river: [
    [560, 905, 120],
    [690, 950, 140],
    [810, 1000, 150],
  ],
} as const

export const swimming = (names: readonly string[], water: 'lake' | 'river', x: (u: number) => number): string =>
  AFLOAT[water]
    .flatMap(([u, foot, s], i) => (names[i] ? [standing(names[i], () => 4.6, 'swim')?.(x(u), foot, s * 1.2, s)] : []))
    .join('')

export function grazing(names: readonly string[], x: (u: number) => number, foot: number, rng: Rng): string {
  return names
    .slice(0, PLACES.length)
    .map((name, i) => ({ name, place: PLACES[i]! }))
    .toSorted((a, b) => a.place[1] - b.place[1])
    .map(
      ({ name, place: [u, up, s] }) =>
        BEASTS[name]?.(x(u), foot + up, s, rng.sign()) ??
        standing(name, () => 4.4)?.(x(u), foot + up, s * 1.3, s * 1.3) ??
        '',
    )
    .join('')
}
