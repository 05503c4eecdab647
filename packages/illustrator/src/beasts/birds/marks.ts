/** The parts of a coat of feathers, drawn within the outline of the body. */
import { add, dir, mix, type P } from '../rig/geom.ts'
import { type Ink, through } from '../rig/ink.ts'
import { xy } from '../rig/trace.ts'
import type { Bird, BirdBones } from './types.ts'

export function marks(ink: Ink, b: Bird, s: BirdBones): void {
  const is = (m: NonNullable<Bird['marks']>[number]) => b.marks?.includes(m)
  const { f } = s
  ink.tint(b.plumage.breast ?? 'cream')
  if (is('bib'))
    ink.shape(
      through(
        [
          f.at(1.5, 0.62),
          f.at(0.5, 0.7),
          f.at(-0.1, 1.1),
          at(s, 0.9, 0.34, b),
          at(s, 0.62, -0.3, b),
          at(s, 0.3, -1.5, b),
          at(s, 2.4, -1.6, b),
          at(s, 2.8, 0.4, b),
        ],
        true,
      ),
      0.85,
    )
  if (is('belly'))
    ink.shape(
      through(
        [
          f.at(1.3, -0.5),
          f.at(0.3, -0.62),
          f.at(-0.25, -0.3),
          f.at(-0.2, 0.4),
          f.at(0.1, 1),
          add(mix(s.c, s.breast, 0.9), s.up, -b.r * 0.05),
          add(s.c, s.up, -b.r * 0.05),
          add(s.rump, s.up, -b.r * 0.3),
          add(add(s.rump, s.ax, -20), s.up, -b.r * 0.8),
          add(s.rump, s.up, -b.r * 2.4),
          add(s.breast, s.up, -b.r * 2.4),
          f.at(2.4, 1),
        ],
        true,
      ),
      0.85,
    )
  if (is('bald')) {
    const root = s.neck[2]!
    const zig = [0, 1, 2, 3, 4, 5, 6].map((i) =>
      xy(
        add(
          mix(add(root, dir(s.neckAng + 90), 18), add(root, dir(s.neckAng - 90), 18), i / 6),
          dir(s.neckAng),
          i % 2 ? -2 : 4,
        ),
      ),
    )
    const far = (deg: number) => xy(add(add(root, dir(s.neckAng), 60), dir(s.neckAng + deg), 50))
    ink.tint('white').shape(`M${zig.join('L')}L${far(-90)}L${far(90)}Z`, 0.85)
  }
  if (is('ring') || is('collar')) {
    const p = s.neck[Math.round(s.neck.length * 0.4)]!
    const a = s.neckAng
    const g = (x: number, y: number) => xy(add(add(p, dir(a + 90), x), dir(a), y))
    ink.tint('white').shape(`M${g(20, 1.5)}Q${g(0, -2)} ${g(-20, 1.5)}L${g(-20, -3)}Q${g(0, -6.5)} ${g(20, -3)}Z`, 0.8)
  }
  if (is('cap'))
    ink.tint(b.plumage.crest ?? 'slate').shape(f.d('M1.2 -.5Q.5 -.3 .1 -.42Q-.6 -.3 -1.3 .3L-1.4 -1.4L1.2 -1.4Z'), 0.85)
  if (is('eyestripe'))
    ink.tint('slate').shape(f.d('M1.2 -.3Q.6 -.42 .2 -.4Q-.5 -.36 -1.3 .1L-1.3 .5Q-.5 .2 .2 .2Q.7 .16 1.2 .06Z'), 0.8)
  if (is('speckles') && ink.fits(5))
    for (const [x, y] of [
      [0.7, -0.1],
      [0.3, -0.5],
      [-0.2, -0.62],
      [-0.7, -0.46],
      [0.84, 0.36],
      [-0.3, 0.66],
      [0.3, 0.62],
      [-1, -0.1],
    ] as const)
      ink.tint('white').oval(at(s, x, y, b), 2.4, 2.4, 0, 0.75)
  if (is('chin')) ink.tint('slate').shape(f.d('M1.3 .3Q.7 .4 .5 .8Q.6 1.4 1 1.6L1.8 1.2Z'), 0.8)
  if (is('ruff')) ink.line(f.d('M.9 .8L.66 1.3L.5 .95L.24 1.5L.06 1.05L-.24 1.5'), 0.8)
  if (is('mask')) ink.tint('slate').shape(f.d('M1.3 -.5Q.5 -.45 .1 -.1Q-.1 .4 .3 .8Q.9 1 1.3 .9Z'), 0.8)
}

const at = (s: BirdBones, x: number, y: number, b: Bird): P => add(add(s.c, s.ax, x * b.len * 0.3), s.up, y * b.r)
