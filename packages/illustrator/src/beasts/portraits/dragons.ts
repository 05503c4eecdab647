/** A dragon sits toward us, its wings spread behind it, its tail laid around its feet. */
import { eye } from '../rig/eyes.ts'
import { mirrored } from '../rig/ink.ts'
import { frontMouth } from '../rig/mouths.ts'
import type { Canvas } from '../small/creature.ts'
import type { Portrait } from './portrait.ts'

const WING =
  'M34 -112C52 -150 78 -190 112 -214C128 -212 150 -204 168 -190C156 -180 150 -166 152 -150C140 -150 130 -140 128 -124C116 -126 104 -118 100 -104C84 -104 62 -96 46 -78Z'
const FINGERS =
  'M112 -214C116 -190 130 -166 152 -150M112 -214C106 -182 112 -150 128 -124M112 -214C92 -176 90 -136 100 -104'
const WING_CLAW = 'M104 -209C102 -220 106 -230 114 -236C118 -228 120 -220 118 -211Z'
const TAIL = 'M40 -30C74 -34 112 -30 124 -52C128 -60 124 -68 116 -70L128 -78C142 -66 148 -48 138 -28C124 -4 80 0 44 0Z'
const SPADE =
  'M112 -64C98 -66 88 -78 88 -90C100 -92 116 -104 124 -126C134 -108 148 -98 160 -94C158 -80 146 -68 131 -66Q121 -58 112 -64Z'
const BODY = 'M-36 -112C-60 -84 -68 -36 -52 -2L52 -2C68 -36 60 -84 36 -112Z'
const BELLY = 'M-27 -112C-38 -80 -40 -30 -28 -2L28 -2C40 -30 38 -80 27 -112Z'
const BANDS = 'M-50 -76Q0 -62 50 -76M-50 -54Q0 -40 50 -54M-50 -32Q0 -18 50 -32'
const THIGH = 'M40 -62C64 -66 80 -48 78 -26C76 -8 62 -2 44 -4C32 -12 28 -54 40 -62Z'
const FOOT = 'M30 -4C22 -4 20 -18 32 -24C44 -30 66 -28 74 -16C80 -6 76 0 66 0L36 0C32 0 30 -2 30 -4Z'
const CLAWS = 'M42 -1Q41 -10 46 -12Q51 -10 50 -1M58 -1Q57 -10 62 -12Q67 -10 66 -1'
const ARM = 'M38 -104C56 -98 62 -76 50 -62C40 -52 22 -52 18 -62C16 -70 24 -76 32 -76C34 -84 34 -94 38 -104Z'
const ARM_CLAWS = 'M20 -67Q28 -66 29 -60M27 -75Q34 -72 36 -66'
const HEAD =
  'M0 -224C36 -224 58 -204 60 -172C62 -160 70 -152 68 -134C64 -110 36 -102 0 -102C-36 -102 -64 -110 -68 -134C-70 -152 -62 -160 -60 -172C-58 -204 -36 -224 0 -224Z'
const SNOUT =
  'M-56 -134C-54 -152 -34 -150 -20 -156C-12 -160 12 -160 20 -156C34 -150 54 -152 56 -134C58 -116 30 -106 0 -106C-30 -106 -58 -116 -56 -134Z'
const HORN = 'M24 -216C26 -236 38 -258 62 -270C66 -248 60 -220 46 -202Q32 -204 24 -216Z'
const HORN_RING = 'M31 -232Q44 -228 54 -218'
const EAR =
  'M56 -180C76 -192 98 -198 118 -198C112 -190 110 -184 110 -176C102 -174 98 -168 96 -160C88 -160 78 -154 66 -146Z'
const EAR_RIB = 'M66 -172L110 -176M67 -162L96 -160'
const CREST = 'M-16 -219C-16 -232 -10 -246 0 -256C10 -246 16 -232 16 -219Q0 -226 -16 -219Z'
const BROW_SCALES = 'M-10 -206Q0 -198 10 -206M-20 -194Q-10 -186 0 -194Q10 -186 20 -194'

function draw({ ink, f, look }: Canvas): void {
  const both = (d: string, k = 1) => ink.shape(f.d(d), k).shape(f.d(mirrored(d)), k)
  const lines = (d: string, k = 0.85) => ink.line(f.d(d), k).line(f.d(mirrored(d)), k)
  ink.part('tail').tint('leaf').shape(f.d(TAIL))
  ink.tint('gamboge').shape(f.d(SPADE))
  ink.part('farWing').tint('cream')
  both(WING_CLAW)
  ink.tint('sap').as('wing')
  both(WING)
  lines(FINGERS)
  ink.part('torso').tint('leaf').shape(f.d(BODY))
  ink.tint('lime').shape(f.d(BELLY), 0.85)
  ink.clip(f.d(BELLY), () => ink.line(f.d(BANDS)))
  ink.line(f.d(BODY), 1).tint('leaf')
  both(THIGH)
  both(FOOT)
  lines(CLAWS, 0.8)
  both(ARM)
  if (ink.detail !== 'simple') lines(ARM_CLAWS, 0.8)
  ink.part('head').tint('sap')
  both(EAR)
  lines(EAR_RIB, 0.8)
  ink.tint('gamboge').shape(f.d(CREST))
  both(HORN)
  lines(HORN_RING, 0.8)
  ink.tint('leaf').shape(f.d(HEAD))
  if (ink.detail !== 'simple') ink.line(f.d(BROW_SCALES), 0.75)
  ink.tint('lime').shape(f.d(SNOUT), 0.85)
  eye(ink, f, -33, -172, 15, look, -1)
  eye(ink, f, 33, -172, 15, look, 1)
  ink.blush(f.at(-53, -151), 7 * f.s).blush(f.at(53, -151), 7 * f.s)
  for (const x of [-17, 17]) ink.dot(f.at(x, -142), 4.6 * f.s, 3.2 * f.s, x > 0 ? 24 : -24)
  if (look.open || look.mood) frontMouth(ink, f, 0, -126, 17, look)
  else {
    ink.line(f.d('M-36 -128Q-20 -114 0 -120Q20 -114 36 -128'), 0.95)
    ink.tint('white').shape(f.d('M-29 -122L-24 -109L-17 -118Z'), 0.8).shape(f.d('M29 -122L24 -109L17 -118Z'), 0.8)
  }
}

const dragon: Portrait = {
  name: 'dragon',
  size: 0.4,
  poses: 'sit',
  shows: /^(big|open) wings?$/,
  head: [0, -162, 62],
  hat: [0, -216, 38],
  back: [0, -120],
  feet: [
    [24, -58],
    [-24, -58],
  ],
  tail: [128, -90],
  mouth: [0, -120],
  draw,
}

export const dragons: readonly Portrait[] = [dragon, { ...dragon, name: 'baby dragon', size: 0.36 }]
