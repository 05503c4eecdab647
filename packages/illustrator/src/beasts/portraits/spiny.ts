/** A hedgehog sits toward us: a ball of quills around a bright face. */
import { eye } from '../rig/eyes.ts'
import { mirrored } from '../rig/ink.ts'
import { frontMouth } from '../rig/mouths.ts'
import { type Canvas, ellipse } from '../small/creature.ts'
import type { Portrait } from './portrait.ts'

const MIDDLE = -84

/** Tips of quills along an oval, from one side of its foot over the top to the other. */
function quills(rx: number, ry: number, n: number, long: number): string {
  const at = (t: number, k: number) => `${(rx + k) * Math.sin(t)} ${MIDDLE - (ry + k) * Math.cos(t)}`
  const step = (ROUND * 2) / n
  const parts = Array.from({ length: n }, (_, i) => {
    const t = i * step - ROUND
    return `Q${at(t + step * 0.34, long * 0.5)} ${at(t + step * 0.5, long)}Q${at(t + step * 0.66, long * 0.5)} ${at(t + step, 0)}`
  })
  return `M${at(-ROUND, 0)}${parts.join('')}Z`
}
const ROUND = 2.5

const FACE =
  'M0 -132C8 -146 34 -148 48 -134C62 -120 66 -96 60 -78C54 -60 34 -48 0 -48C-34 -48 -54 -60 -60 -78C-66 -96 -62 -120 -48 -134C-34 -148 -8 -146 0 -132Z'
const EAR = 'M40 -128C34 -146 48 -160 62 -154C74 -148 74 -130 62 -120C54 -116 44 -118 40 -128Z'
const EAR_IN = 'M48 -130C46 -140 54 -147 61 -143C67 -138 66 -130 59 -126Z'
const BELLY = 'M-46 -66C-62 -46 -60 -8 -34 -2L34 -2C60 -8 62 -46 46 -66C30 -54 -30 -54 -46 -66Z'
const ARM = 'M42 -60C52 -56 52 -44 42 -36C32 -28 18 -28 14 -36C12 -44 20 -50 28 -54C32 -58 36 -62 42 -60Z'
const FOOT = 'M16 -6C14 -24 24 -32 36 -32C48 -32 56 -22 54 -6C52 2 18 2 16 -6Z'

function draw({ ink, f, look }: Canvas): void {
  // Under the quills: they are a part of their own, and something else may stand in their place.
  ink
    .part('torso')
    .tint('umber')
    .shape(f.d(ellipse(0, -82, 82, 78)))
  ink
    .part('mane')
    .tint('umber')
    .shape(f.d(quills(86, 84, 17, 25)))
  ink.tint('bark').shape(f.d(quills(70, 64, 14, 22)), 0.85)
  ink.part('belly').tint('sand').shape(f.d(BELLY))
  ink
    .part('paws')
    .tint('sand')
    .shape(f.d(FOOT))
    .shape(f.d(mirrored(FOOT)))
  const toes = 'M28 -2Q27 -10 29 -14M42 -2Q43 -10 41 -14'
  ink.line(f.d(toes), 0.8).line(f.d(mirrored(toes)), 0.8)
  ink.part('head').tint('sand')
  for (const side of [EAR, mirrored(EAR)]) ink.shape(f.d(side))
  ink
    .tint('blush')
    .shape(f.d(EAR_IN), 0.8)
    .shape(f.d(mirrored(EAR_IN)), 0.8)
  ink.tint('cream').shape(f.d(FACE))
  ink
    .part('arms')
    .tint('sand')
    .shape(f.d(ARM))
    .shape(f.d(mirrored(ARM)))
  ink.part('head')
  eye(ink, f, -30, -96, 14, look, -1)
  eye(ink, f, 30, -96, 14, look, 1)
  ink.blush(f.at(-43, -74), 9 * f.s).blush(f.at(43, -74), 9 * f.s)
  ink.tint('cream').shape(f.d(ellipse(0, -72, 21, 16)), 0.8)
  ink
    .solid(f.d('M-11 -83C-8 -90 8 -90 11 -83C12 -77 5 -72 0 -71C-5 -72 -12 -77 -11 -83Z'))
    .light(f.at(-3, -84), 1.6 * f.s)
  frontMouth(ink, f, 0, -66, 9, look)
}

export const hedgehog: Portrait = {
  name: 'hedgehog',
  size: 0.4,
  poses: 'stand sit',
  head: [0, -94, 60],
  hat: [0, -160, 40],
  back: [0, -170],
  feet: [
    [20, -34],
    [-20, -34],
  ],
  tail: [-90, -60],
  mouth: [0, -62],
  draw,
}
