/** A duck with its face to the reader: a broad bill on a round head, the tail turned up, on its feet or afloat. */
import { eye } from '../rig/eyes.ts'
import { frame } from '../rig/ink.ts'
import type { Canvas } from '../small/creature.ts'
import type { Portrait } from './portrait.ts'

const TOP = 'M6 -124C-6 -104 -40 -96 -70 -104C-88 -109 -98 -126 -118 -132C-124 -112 -122 -82 -108 -58'
const FRONT = 'C94 -62 98 -92 78 -126Z'
const ASHORE = `${TOP}C-90 -30 -40 -20 0 -20C48 -20 78 -36 88 -58${FRONT}`
const AFLOAT = `${TOP}C-100 -44 -92 -30 -82 -22L66 -22C78 -32 84 -46 88 -58${FRONT}`
/** How far it lies in the water, which hides what is below. */
const FLOATS = 46
const WING =
  'M-74 -90C-48 -104 4 -102 32 -84C36 -70 26 -58 12 -56C8 -46 -8 -42 -20 -47C-28 -38 -46 -40 -52 -50C-68 -50 -80 -68 -74 -90Z'
const FEATHERS = 'M12 -56Q2 -60 -2 -70M-20 -47Q-28 -54 -30 -66M-52 -50Q-56 -58 -56 -68'
const NECK = 'M0 -112C20 -94 62 -94 82 -112C86 -104 88 -98 88 -90C62 -74 18 -74 -8 -98C-4 -102 -2 -106 0 -112Z'
const FOOT = 'M-9 -34L9 -34L8 -14C18 -12 28 -6 28 0L-16 0C-16 -6 -12 -12 -8 -14Z'
const TOES = 'M2 -1L0 -9M14 -1L10 -9'
const HEAD = 'M0 -52C34 -52 54 -30 54 2C54 34 32 50 0 50C-32 50 -54 34 -54 2C-54 -30 -34 -52 0 -52Z'
const TUFT = 'M-8 -48C-16 -62 -8 -74 4 -76C0 -68 2 -64 6 -62C12 -68 20 -66 22 -60C14 -60 10 -54 10 -47Q0 -44 -8 -48Z'
const BILL = 'M-31 15C-37 5 -23 -5 -10 -5Q0 -11 10 -5C23 -5 37 5 31 15C25 27 -25 27 -31 15Z'
const LOWER_BILL = 'M-18 18C-18 40 18 40 18 18Z'

function draw({ ink, f, look, pose }: Canvas): void {
  const floats = pose === 'swim' || pose === 'float'
  const g = frame(f.at(0, floats ? FLOATS : 0), f.s, f.deg)
  const h = frame(g.at(40, -154), f.s, f.deg)
  if (!floats)
    for (const [x, part] of [
      [30, 'farLeg'],
      [-14, 'nearLeg'],
    ] as const) {
      const foot = frame(f.at(x, 0), f.s, f.deg)
      ink.part(part).tint('orange').shape(foot.d(FOOT)).line(foot.d(TOES), 0.8)
    }
  ink
    .part('torso')
    .tint('stone')
    .shape(g.d(floats ? AFLOAT : ASHORE))
  ink.tint('white').shape(g.d(NECK), 0.85)
  ink.part('nearWing').tint('sand').as('wing').shape(g.d(WING)).line(g.d(FEATHERS))
  ink.part('head').tint('leaf').shape(h.d(TUFT)).shape(h.d(HEAD))
  eye(ink, h, -26, -14, 13, look, -1)
  eye(ink, h, 26, -14, 13, look, 1)
  ink.blush(h.at(-42, 10), 7 * h.s).blush(h.at(42, 10), 7 * h.s)
  if (look.mood !== 'sad' && look.mood !== 'angry') ink.tint('rose').shape(h.d(LOWER_BILL), 0.9)
  ink.tint('gamboge').shape(h.d(BILL))
  for (const x of [-8, 8]) ink.dot(h.at(x, 4), 2.4 * h.s, 3.2 * h.s)
}

export const duck: Portrait = {
  name: 'duck',
  size: 0.46,
  poses: 'stand swim float',
  head: [40, -154, 52],
  heads: { swim: [40, -154 + FLOATS, 52], float: [40, -154 + FLOATS, 52] },
  hat: [40, -202, 32],
  back: [-40, -102],
  feet: [
    [-14, 0],
    [30, 0],
  ],
  tail: [-118, -128],
  mouth: [40, -134],
  mouths: { swim: [40, -134 + FLOATS], float: [40, -134 + FLOATS] },
  draw,
}
