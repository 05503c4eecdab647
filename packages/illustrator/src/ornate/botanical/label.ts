/** The name of a plant on its plate. */
import { hollow } from '../../lettering/ink.ts'
import { setInto } from '../../lettering/setting.ts'
import { curve, leaf, rect } from '../kit/curves.ts'
import { shape } from '../kit/marks.ts'
import { move } from '../kit/points.ts'

/** On a strip below. */
export function label(name: string): string {
  const text = name.toUpperCase()
  const letters = setInto(text, { x: 296, y: 880, w: 432, h: 48 }, { face: 'round', gap: 160, mostLines: 1 }) ?? []
  const ends = [-1, 1].map((side) =>
    shape(move(curve('0,-20! 60,-20! 44,0! 60,20! 0,20!'), 512 + side * 230, 910, 0, side, 1), 4),
  )
  const corners = [-1, 1].map((side) => shape(leaf(512 + side * 300, 910, 50, 24, side > 0 ? 0 : Math.PI, 0.5), 3.6))
  return (
    ends.join('') +
    corners.join('') +
    shape(rect(270, 872, 484, 64), 4.6) +
    letters.map((letter) => hollow(letter, 3.4, 3)).join('')
  )
}
