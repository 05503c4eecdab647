/** The muzzle of cats, rodents and their like: two round cushions under a nose, with the chin and front teeth behind them. */
import type { Pen } from '../../art/pen.ts'
import { type P, stretched } from '../geometry.ts'
import { unite } from '../outline.ts'
import type { BeastHead, Snout } from './beast-spec.ts'
import type { Expression } from './face.ts'
import { mouth } from './mouths.ts'
import { noseOf, snoutEnd } from './muzzle.ts'
import { discAt, type View } from './view.ts'

export function cushions(pen: Pen, view: View, spec: BeastHead, s: Snout, e: Expression): void {
  const px = pen.at.scale
  const { y, z, tip } = snoutEnd(s, view)
  const turned = Math.sin((view.yaw * Math.PI) / 180)
  const narrow = 1 - Math.abs(turned) * 0.3
  const tint = s.patch ? 'cream' : spec.fur
  const [seam, low] = view.see([0, y + tip * 0.34, z + tip * 0.5])
  const under = [seam, low + tip * 0.36] as const
  const calm = /happy|proud|sleepy|shy|loving/.test(e.mood) || e.asleep
  if (e.open && calm) {
    pen.tint('rose')
    mouth(pen, under[0], under[1] - tip * 0.3, tip * 0.56 * narrow, e)
  } else if (calm) {
    const chin = stretched([[under[0], under[1], tip * 0.46 * narrow]], px)
    pen.tint(tint).poly(chin)
  } else mouth(pen, under[0], under[1] + tip * 0.12, tip * 0.66 * narrow, e)
  if (spec.teeth === 'buck')
    teeth(pen, [under[0], under[1] - tip * 0.3], Math.min(0.17, tip * 0.4), Math.max(0.26, tip * 0.8))
  if (spec.teeth === 'fangs')
    for (const q of [-1, 1]) {
      const x = under[0] + q * tip * 0.6 * narrow
      const y0 = under[1] - tip * 0.2
      pen.tint('white').blob(
        [
          [x - tip * 0.26, y0, 1],
          [x + tip * 0.26, y0, 1],
          [x, y0 + tip * 1.0, 1],
        ],
        pen.at.sw * 0.8,
      )
    }
  const side = (q: number): P[] =>
    stretched(
      [discAt(view, q * tip * 0.72, y + tip * 0.04, z, tip * 0.7), discAt(view, q * tip * 0.3, y, z, tip * 0.6)],
      px,
    )
  pen.tint(tint).poly(unite([side(-1), side(1)], px))
  const nose = view.see([0, y - tip * 0.46, z + tip * 0.66])
  if (spec.nose !== 'nostrils')
    pen.line(
      [
        [nose[0], nose[1]],
        [seam, low + tip * 0.2],
      ],
      pen.at.sw * 0.85,
    )
  if (spec.nose === 'nostrils')
    for (const q of [-1, 1]) {
      const [u, v] = view.see([q * tip * 0.66, y - tip * 0.34, z + tip * 0.5])
      pen.ink(u, v, 0.075 * narrow, 0.1, q * 24)
    }
  else noseOf(pen, spec, nose[0], nose[1], narrow)
}

/** Two long front teeth. */
export function teeth(pen: Pen, [x, y]: readonly [number, number], half: number, long: number): void {
  pen.tint('white').blob(
    [
      [x - half, y - 0.08, 1],
      [x + half, y - 0.08, 1],
      [x + half * 0.92, y + long * 0.8],
      [x + half * 0.5, y + long],
      [x - half * 0.5, y + long],
      [x - half * 0.92, y + long * 0.8],
    ],
    pen.at.sw * 0.85,
  )
  pen.line(
    [
      [x, y - 0.04],
      [x, y + long],
    ],
    pen.at.sw * 0.7,
  )
}
