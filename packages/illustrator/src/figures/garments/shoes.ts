/** What feet have on. */
import type { Pen } from '../../art/pen.ts'
import type { Body } from '../body.ts'
import { axes, dist, mix, off, type P, stretched } from '../geometry.ts'
import { foot, onLeg } from '../limbs.ts'
import { tube, unite } from '../outline.ts'
import type { Side } from '../skeleton.ts'
import type { ShoeKind } from './outfit.ts'

export function shoe(pen: Pen, b: Body, side: Side, kind: ShoeKind): void {
  const [ankle, toe] = [b.at(`${side}Ankle`), b.at(`${side}Toe`)]
  const facing = dist(ankle, toe) < b.leg
  const { along, across } = facing ? { along: [0, 1] as P, across: [-1, 0] as P } : axes(ankle, toe)
  const r = b.leg * 0.62
  const down: P = across[1] > 0 ? across : [-across[0], -across[1]]
  const under: P = facing ? [0, 1] : down
  const base = foot(b, side, 'hand', kind === 'clown' ? 1.5 : 1.06)
  if (kind === 'boot') {
    const [low, high] = [onLeg(b, side, 0.92), onLeg(b, side, 0.66)]
    pen.poly(
      unite([
        base,
        tube(
          [
            [...ankle, b.leg * 0.9],
            [low[0], low[1], low[2] * 1.24],
            [high[0], high[1], high[2] * 1.26],
          ],
          true,
        ),
      ]),
    )
  } else if (kind === 'curly')
    pen.poly(
      unite([
        base,
        stretched([
          [...toe, r * 0.6],
          [...off(toe, along, r * 1.5, under, -r * 0.7), r * 0.3],
        ]),
      ]),
    )
  else if (kind === 'fin')
    pen.poly(
      unite([
        base,
        stretched([
          [...ankle, r * 0.7],
          [...off(toe, along, r * 2.4, under, r * 0.1), r * 1.1],
        ]),
      ]),
    )
  else pen.poly(base)
  if (kind === 'sneaker' && !facing) {
    const [heel, tip] = [off(ankle, under, r * 0.5), off(toe, under, r * 0.42)]
    pen.line([off(heel, along, -r * 0.9), off(tip, along, r * 0.9)], pen.at.sw * 0.8)
  }
  if (kind === 'skate' || kind === 'roller')
    underneath(pen, kind, off(ankle, under, r * 1.15), off(toe, under, r * 1.0), along, under, r)
  if (kind === 'heel' && !facing)
    pen.poly([
      off(ankle, under, r * 0.7),
      off(off(ankle, under, r * 0.7), along, -r * 0.8),
      off(off(ankle, under, r * 1.5), along, -r * 0.7),
      off(off(ankle, under, r * 1.5), along, -r * 0.3),
    ])
}

function underneath(pen: Pen, kind: 'skate' | 'roller', heel: P, tip: P, along: P, under: P, r: number): void {
  if (kind === 'roller') {
    for (const t of [0, 1]) pen.ell(...off(mix(heel, tip, t), under, r * 0.35), r * 0.45)
    return
  }
  pen.poly([
    off(heel, along, -r * 0.8),
    off(tip, along, r * 1.1),
    off(off(tip, along, r * 1.3), under, r * 0.42),
    off(off(heel, along, -r * 0.8), under, r * 0.42),
  ])
}
