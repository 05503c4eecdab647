import { eye, type Look } from '../rig/eyes.ts'
import { add, dir, ringOf } from '../rig/geom.ts'
import { type Frame, feather, fluff, frame, type Ink } from '../rig/ink.ts'
import type { Bird } from './types.ts'

const BEAKS: Record<Bird['beak'], readonly [upper: string, lower: string]> = {
  cone: ['M.7 -.42Q1.4 -.3 1.95 .12Q1.3 .2 .8 .18Z', 'M.8 .18Q1.3 .2 1.55 .2Q1.25 .48 .72 .5Z'],
  stout: ['M.62 -.5Q1.3 -.46 1.7 .16Q1.2 .24 .76 .2Z', 'M.76 .2Q1.2 .24 1.46 .24Q1.2 .56 .66 .56Z'],
  hook: [
    'M.62 -.5C1.25 -.62 1.85 -.2 1.72 .72C1.5 .36 1.15 .22 .75 .24Z',
    'M.75 .24C1.05 .2 1.25 .28 1.38 .42C1.2 .56 .95 .58 .66 .52Z',
  ],
  parrot: [
    'M.5 -.62C1.35 -.85 1.95 0 1.5 .95C1.4 .6 1.15 .3 .66 .26Z',
    'M.66 .26C.95 .28 1.15 .42 1.22 .7C1 .86 .75 .74 .55 .55Z',
  ],
  duck: [
    'M.66 -.32C1.1 -.28 1.45 .02 1.95 -.04C2.3 -.02 2.3 .26 2 .32C1.5 .36 1.1 .3 .8 .3Z',
    'M.8 .3C1.1 .3 1.5 .36 1.9 .34C1.6 .62 1.1 .64 .7 .52Z',
  ],
  toucan: [
    'M.5 -.68C1.6 -1.25 3.3 -.9 3.4 .62C2.9 .2 1.8 .12 .72 .16Z',
    'M.72 .16C1.8 .12 2.6 .18 3.05 .42C2.3 .7 1.4 .72 .62 .58Z',
  ],
  flamingo: [
    'M.62 -.4C1.3 -.55 1.85 -.2 1.85 .5C1.85 .95 1.6 1.35 1.42 1.5C1.4 1.1 1.35 .6 .8 .3Z',
    'M.8 .3C1.2 .5 1.3 .9 1.36 1.2C1.05 1.1 .8 .8 .66 .5Z',
  ],
  needle: ['M.75 -.22Q2 -.3 3.6 .12Q2.2 .12 .8 .26Z', 'M.8 .1Q2 .12 3 .2Q2 .3 .76 .3Z'],
  dagger: ['M.66 -.46Q1.8 -.3 3.3 .16Q1.8 .2 .8 .16Z', 'M.8 .16Q1.8 .2 2.9 .18Q1.9 .56 .7 .56Z'],
  chisel: ['M.7 -.36L2.5 .04L2.4 .14Q1.4 .2 .8 .18Z', 'M.8 .18Q1.4 .2 2.1 .16Q1.3 .46 .72 .46Z'],
  pelican: [
    'M.62 -.4C1.6 -.36 2.8 .2 3.9 .34Q4.1 .56 3.8 .62C2.6 .44 1.4 .26 .74 .22Z',
    'M.74 .22C1.4 .26 2.6 .44 3.6 .6C3 1.5 1.5 1.9 .5 1.1Q.3 .7 .74 .22Z',
  ],
  curved: [
    'M.7 -.34C1.6 -.5 2.7 -.1 3.2 1.06C2.5 .36 1.6 .12 .8 .18Z',
    'M.8 .18C1.6 .12 2.4 .4 2.9 .86C2.2 .62 1.4 .44 .74 .44Z',
  ],
  spoon: [
    'M.66 -.36C1.4 -.3 2 -.1 2.5 -.1C2.9 -.4 3.5 -.3 3.6 .16C3.6 .6 3 .74 2.5 .4C2 .26 1.4 .2 .78 .18Z',
    'M.78 .18C1.4 .2 2 .28 2.5 .42C1.9 .54 1.2 .54 .7 .46Z',
  ],
  shoe: [
    'M.4 -.72C1.3 -.86 2.3 -.6 2.66 .1C2.8 .5 2.7 .86 2.46 1C2.4 .6 1.6 .36 .62 .34Z',
    'M.62 .34C1.6 .36 2.3 .6 2.4 .96C1.9 1.3 1 1.24 .46 .82Z',
  ],
  hornbill: [
    'M.5 -.6C1.4 -.8 2.6 -.6 3.2 .66C2.5 .24 1.6 .14 .72 .18Z',
    'M.72 .18C1.6 .14 2.3 .24 2.8 .5C2.1 .66 1.3 .66 .64 .54Z',
  ],
  puffin: ['M.6 -.7C1.3 -.75 1.95 -.3 2.1 .3Q1.4 .26 .74 .16Z', 'M.74 .16Q1.4 .26 1.95 .36C1.6 .75 1.1 .85 .6 .72Z'],
}

export function face(ink: Ink, b: Bird, f: Frame, look: Look): void {
  const size = b.beakSize ?? 1
  // Smaller beaks move back to the head's edge.
  const at = f.at((1 - size) * 0.72, (1 - size) * 0.1)
  const g = frame(at, f.s * size, f.deg, f.flip)
  const jaw = look.open ? hinged(g, 0.72, 0.3, 20) : g
  const [upper, lower] = BEAKS[b.beak]
  ink
    .tint(b.plumage.beak ?? 'gamboge')
    .shape(look.open || b.beak !== 'needle' ? jaw.d(lower) : '')
    .shape(g.d(upper))
  if (b.beak === 'toucan' || b.beak === 'puffin')
    ink.line(
      g.d(
        b.beak === 'toucan'
          ? 'M1 -.82Q1.2 -.4 1.05 .14M2.75 -.6Q2.6 -.1 2.75 .2'
          : 'M1 -.66Q1.12 -.2 1 .2M1.42 -.5Q1.5 -.2 1.44 .24',
      ),
      0.85,
    )
  if (b.beak === 'hornbill')
    ink
      .tint(b.plumage.crest ?? 'orange')
      .shape(g.d('M.2 -.86C.6 -1.5 1.6 -1.7 2.1 -1.3C2.2 -1 2 -.8 1.8 -.66C1.3 -.8 .8 -.72 .4 -.6Z'))
  if (b.beak === 'flamingo') ink.line(g.d('M1.86 .55Q1.6 .5 1.3 .68'), 0.85)
  if (b.marks?.includes('knob')) ink.solid(f.d('M.7 -.42Q.98 -.58 1.08 -.26Q.98 -.06 .8 .06Q.86 -.2 .7 -.42Z'))
  if (b.marks?.includes('cheek')) ink.tint('white').oval(f.at(0.22, -0.1), b.head * 0.5, b.head * 0.5, 0, 0.85)
  eye(ink, f, 0.22, -0.1, 0.31, look, -1)
  if (b.marks?.includes('brow')) ink.line(f.d('M.62 -.36L-.2 -.5'), 1)
  if (!b.marks?.includes('cheek')) ink.blush(f.at(0.1, 0.46), f.s * 0.2)
}

/** A space turned about one of its points. */
function hinged(g: Frame, x: number, y: number, turn: number): Frame {
  const pivot = g.at(x, y)
  const from = frame([0, 0], g.s, g.deg + turn, g.flip).at(x, y)
  return frame([pivot[0] - from[0], pivot[1] - from[1]], g.s, g.deg + turn, g.flip)
}

/** What stands on the head, painted behind it. */
export function crest(ink: Ink, b: Bird, f: Frame): void {
  ink.tint(b.plumage.crest ?? 'vermilion')
  if (b.crest === 'comb')
    ink.shape(
      f.d(
        'M-.9 -.1C-1.5 -.5 -1.7 -1.2 -1.2 -1.36Q-.98 -1.3 -.86 -1.06Q-.98 -1.9 -.5 -2.02Q-.22 -1.9 -.2 -1.4Q-.06 -2.1 .36 -2.06Q.6 -1.84 .42 -1.34Q.78 -1.78 1.06 -1.56Q1.2 -1.2 .84 -.7L.5 -.3Z',
      ),
    )
  if (b.crest === 'peacock')
    for (const a of [34, -34, 0]) ink.shape(feather(f.at(-0.1, -0.6), 98 + a, f.s * 1.25, f.s * 0.26))
  if (b.crest === 'cockatoo')
    for (const a of [40, 15, -10]) ink.shape(feather(f.at(-0.25, -0.55), 110 + a, b.head * 0.95, 4))
  if (b.crest === 'cardinal')
    ink.tint(b.plumage.crest ?? b.plumage.body).shape(f.d('M.6 -.7Q.1 -1.3 -.7 -1.9Q-1 -1 -.8 -.3Z'))
  if (b.crest === 'plume') ink.shape(f.d('M.2 -.96Q-1 -1.3 -1.4 -.7Q-1.9 -.1 -2.7 .1Q-1.6 .5 -.9 .2Z'))
  if (b.crest === 'fan')
    for (const a of [64, 34, 4, -26]) {
      ink.tint(b.plumage.crest).shape(feather(f.at(-0.1, -0.5), 104 + a, f.s * 1.7, f.s * 0.27))
      const tip = add(f.at(-0.1, -0.5), dir(104 + a), f.s * 1.5)
      if (ink.fits(f.s * 0.3)) ink.tint('slate').oval(tip, f.s * 0.15, f.s * 0.15, 0, 0.8)
    }
  if (b.crest === 'quills')
    for (const a of [76, 52, 28, 4]) ink.shape(feather(f.at(-0.5, -0.4), 124 + a, f.s * 1.5, f.s * 0.2))
  if (b.crest === 'puff') ink.shape(fluff(ringOf(f.at(-0.1, -0.9), f.s * 0.95, f.s * 0.72, 9), 0.5))
  if (b.crest === 'topknot')
    ink.shape(f.d('M.1 -.86C0 -1.4 .2 -1.9 .7 -1.94C1.16 -1.9 1.2 -1.4 .9 -1.2C.7 -1.3 .5 -1.2 .36 -.84Z'))
  if (b.crest === 'casque') ink.shape(f.d('M-.7 -.6C-.8 -1.3 -.5 -1.9 .1 -2.06C.6 -1.8 .9 -1.2 .9 -.5Z'))
  if (b.crest === 'tuft')
    ink.tint(b.plumage.crest ?? b.plumage.body).shape(fluff(ringOf(f.at(0, -1), f.s * 0.26, f.s * 0.2, 5), 0.5))
}

export function wattle(ink: Ink, b: Bird, f: Frame): void {
  if (b.crest === 'comb') ink.tint(b.plumage.crest ?? 'vermilion').shape(f.d('M.7 .45Q1.15 .9 .85 1.35Q.4 1.3 .4 .6Z'))
  if (b.marks?.includes('wattle'))
    ink.tint('vermilion').shape(f.d('M.9 -.3Q1.3 .3 1.1 .9Q1.3 1.5 .9 1.7Q.6 1.4 .72 .8Q.66 .3 .6 0Z'))
}
