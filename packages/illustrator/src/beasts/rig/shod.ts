/** Shoes, boots and socks on all the feet of somebody who has many, each pair of another look. */
import type { Ask } from './actor.ts'
import type { P } from './geom.ts'
import { type Frame, frame, type Ink } from './ink.ts'

/** Where a limb ends, and which way it points there. */
export type End = readonly [x: number, y: number, dx: number, dy: number]

/** So many that there is one for each limb. */
export const EACH = 'for each'

/** Where feet end, and how large a shoe is there; of both sides, unless it is seen from the side. */
export interface Shod {
  ends: readonly End[]
  size: number
  isOneSided?: true
}

const FOOTWEAR = /shoe|boot|sock|slipper|sneaker|sandal|skate|heel/

export const footwearIn = (wears: Ask['wears']): string | undefined =>
  wears.find(({ name }) => FOOTWEAR.test(name))?.name

/** Of a frame on the ankle: the sole is below, the toe ahead. */
const SHAPES = {
  sock: 'M-.46 -1.3L.46 -1.3L.46 -.5C.9 -.5 1.3 -.3 1.26 .02C1.2 .4 .5 .36 .1 .34C-.34 .3 -.46 .02 -.46 -.3Z',
  boot: 'M-.5 -1.5L.5 -1.5L.5 -.56C.96 -.56 1.34 -.3 1.34 .1L-.5 .1Z',
  shoe: 'M-.5 -.8L.42 -.8C.5 -.5 .8 -.44 1.06 -.36C1.34 -.28 1.4 -.1 1.36 .1L-.5 .1Z',
} as const
const SOLE = 'M-.58 .06L1.42 .06Q1.46 .38 1.2 .38L-.42 .38Q-.64 .34 -.58 .06Z'

/** In degrees: how a frame is turned whose upright points the other way than the limb. */
export const turnOf = ([, , dx, dy]: End): number => (Math.atan2(-dx, dy) * 180) / Math.PI

export function shoeEnds(ink: Ink, name: string, f: Frame, { ends, size, isOneSided }: Shod): void {
  const kind = /sock/.test(name) ? 'sock' : /boot/.test(name) ? 'boot' : 'shoe'
  ends.forEach((end, i) => {
    for (const side of isOneSided ? ([1] as const) : ([1, -1] as const)) {
      const [x, y] = end
      const g = frame(f.at(side * x, y), f.s * size, turnOf(end), side)
      ink.tint(`any${(i % 4) + 1}`).shape(g.d(SHAPES[kind]))
      if (kind !== 'sock') ink.tint('white').shape(g.d(SOLE), 0.9)
      marks(ink, g, kind, i)
    }
  })
}

function marks(ink: Ink, g: Frame, kind: keyof typeof SHAPES, i: number): void {
  if (kind === 'shoe') {
    ink.line(g.d('M.5 -.5L.24 -.2M.8 -.4L.56 -.12'), 0.8)
    return
  }
  ink.line(g.d('M-.46 -1L.46 -1'), 0.85)
  if (i % 3 === 0) ink.line(g.d('M-.46 -.62L.46 -.62M-.46 -.24L.5 -.24'), 0.8)
  else if (i % 3 === 1 && ink.fits(g.s * 0.3))
    for (const [x, y] of [
      [0, -0.6],
      [0.1, -0.1],
      [0.76, -0.08],
    ] as const)
      ink.oval(g.at(x, y) as P, g.s * 0.17)
  else ink.line(g.d('M.7 -.46Q.56 -.1 .74 .3'), 0.8)
}
