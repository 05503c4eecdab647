/** A stegosaurus: plates like leaves along an arched back, a mild round face low in front. */
import { eye } from '../rig/eyes.ts'
import { frame } from '../rig/ink.ts'
import { frontMouth } from '../rig/mouths.ts'
import type { Canvas } from '../small/creature.ts'
import { ON_FEET, type Portrait, thickLeg } from './portrait.ts'

const BODY =
  'M-186 -66C-158 -66 -136 -84 -112 -110C-78 -146 -14 -154 34 -128C58 -114 76 -104 92 -92L86 -44C56 -22 -20 -22 -58 -30C-100 -36 -148 -34 -186 -66Z'
/** Foot of each plate, how high it is, and the way it points. */
const PLATES: readonly (readonly [x: number, y: number, h: number, deg: number])[] = [
  [-124, -92, 30, -42],
  [-95, -116, 46, -32],
  [-60, -132, 62, -17],
  [-14, -138, 66, 3],
  [28, -126, 54, 20],
  [58, -108, 40, 30],
]
const SPIKES = [
  'M-186 -66C-196 -80 -204 -94 -206 -110C-190 -102 -178 -88 -172 -70Z',
  'M-170 -66C-176 -82 -180 -98 -178 -112C-166 -104 -158 -90 -156 -74Z',
]
const HEAD =
  'M104 -130C136 -130 157 -112 157 -86C157 -60 138 -42 104 -42C70 -42 51 -60 51 -86C51 -112 72 -130 104 -130Z'
const PLATE = 'M-.46 .2C-.62 -.4 -.3 -.76 0 -1C.3 -.76 .62 -.4 .46 .2Z'
const RIB = 'M0 .1L0 -.52'

function draw(c: Canvas): void {
  const { ink, f, look } = c
  const walks = c.pose === 'walk'
  ink.part('farLeg').tint('aqua')
  thickLeg(c, walks ? -32 : -42, -8, 42, 50)
  thickLeg(c, walks ? 80 : 68, walks ? -14 : -8, 42, 50)
  ink.part('torso').tint('coral')
  for (const [x, y, h, deg] of PLATES) {
    const g = frame(f.at(x, y), f.s * h, deg)
    ink.shape(g.d(PLATE)).line(g.d(RIB), 0.8)
  }
  ink.tint('cream')
  for (const spike of SPIKES) ink.shape(f.d(spike))
  ink.tint('aqua').shape(f.d(BODY))
  ink.clip(f.d(BODY), () => {
    ink.tint('mint')
    for (const [x, y, r] of [
      [-54, -92, 9],
      [-28, -108, 7],
      [-26, -80, 7],
      [0, -96, 9],
    ] as const)
      ink.oval(f.at(x, y), r * f.s, r * f.s * 0.9, 0, 0.8)
  })
  ink.line(f.d(BODY), 1)
  ink.part('nearLeg').tint('aqua')
  thickLeg(c, walks ? -92 : -86, 0, 54, 76, 12)
  thickLeg(c, walks ? 28 : 22, 0, 48, 64, 5)
  ink.part('head').tint('aqua').shape(f.d(HEAD))
  eye(ink, f, 80, -94, 14, look, -1)
  eye(ink, f, 128, -94, 14, look, 1)
  ink.blush(f.at(69, -67), 8.5 * f.s).blush(f.at(139, -67), 8.5 * f.s)
  ink.dot(f.at(98, -74), 2.2 * f.s).dot(f.at(110, -74), 2.2 * f.s)
  frontMouth(ink, f, 104, -62, 15, look)
}

export const stegosaurus: Portrait = {
  name: 'stegosaurus',
  size: 0.56,
  poses: ON_FEET,
  head: [104, -86, 46],
  hat: [104, -118, 34],
  back: [-30, -142],
  feet: [
    [22, 0],
    [68, -8],
  ],
  tail: [-184, -66],
  mouth: [104, -58],
  draw,
}
