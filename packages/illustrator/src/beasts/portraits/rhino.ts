/** A rhino with its head toward us, the great horn on its nose. */
import { eye } from '../rig/eyes.ts'
import { frame, mirrored } from '../rig/ink.ts'
import { frontMouth } from '../rig/mouths.ts'
import { closeLines } from '../small/close.ts'
import type { Canvas } from '../small/creature.ts'
import { ON_FEET, type Portrait, thickLeg } from './portrait.ts'

const BODY =
  'M-136 -70C-144 -116 -112 -148 -60 -146C-20 -146 0 -138 30 -146C60 -150 84 -130 90 -100L84 -44C56 -24 -10 -22 -50 -28C-96 -32 -132 -34 -136 -70Z'
const TAIL =
  'M-126 -104C-146 -100 -154 -84 -152 -66C-162 -56 -162 -46 -154 -36C-144 -42 -138 -52 -142 -64C-144 -78 -138 -88 -124 -90Z'
const FOLD = 'M-14 -142C-26 -112 -26 -70 -16 -32'
/** Of thick skin: over the shoulder, before the hip, at the flank; the plates of its rump. */
const FOLDS =
  'M22 -142C14 -124 12 -112 16 -98M-56 -144C-64 -124 -62 -112 -70 -104M-118 -126C-106 -122 -96 -114 -92 -104M-52 -56C-44 -52 -34 -50 -24 -50M-54 -44C-46 -40 -36 -38 -26 -38M-2 -60C4 -56 8 -52 12 -46'
const HEAD =
  'M-50 -20C-52 -48 -30 -62 0 -62C30 -62 52 -48 50 -20C50 -4 46 8 48 22C50 46 26 58 0 58C-26 58 -50 46 -48 22C-46 8 -50 -4 -50 -20Z'
const BROW =
  'M-14 2Q-19 4 -22 9M14 2Q19 4 22 9M-17 21Q0 27 17 21M-11 9Q0 14 11 9M-5 -4Q2 -1 8 -5M-40 -37Q-33 -44 -24 -43M40 -37Q33 -44 24 -43'
const MUZZLE = 'M-46 30C-44 8 -22 10 0 10C22 10 44 8 46 30C46 50 24 55 0 55C-24 55 -46 50 -46 30Z'
const HORN = 'M-19 22C-18 0 -10 -22 3 -40C12 -20 18 0 19 22Q0 31 -19 22Z'
const SMALL_HORN = 'M-10 -38C-8 -50 -4 -60 1 -68C6 -60 9 -50 10 -38Q0 -33 -10 -38Z'
const EAR = 'M24 -54C24 -76 34 -90 52 -94C62 -78 60 -58 46 -44Z'
const EAR_IN = 'M33 -57C34 -70 40 -78 49 -82C53 -72 51 -62 43 -53Z'

function draw(c: Canvas): void {
  const { ink, f, look } = c
  const walks = c.pose === 'walk'
  const h = frame(f.at(86, -92), f.s * 1.06, f.deg)
  ink.part('tail').tint('slate').shape(f.d(TAIL))
  ink.part('farLeg').tint('slate')
  thickLeg(c, walks ? -26 : -36, -8, 46, 52)
  thickLeg(c, walks ? 96 : 84, walks ? -14 : -8, 46, 54)
  ink.part('torso').tint('slate').shape(f.d(BODY))
  ink.clip(f.d(BODY), () => {
    ink.line(f.d(FOLD))
    closeLines(c, 14, FOLDS)
  })
  ink.line(f.d(BODY), 1)
  ink.part('nearLeg').tint('slate')
  thickLeg(c, walks ? -92 : -86, 0, 58, 78, 12)
  thickLeg(c, walks ? 34 : 28, 0, 54, 66, 6)
  ink.part('head').tint('slate')
  ink.shape(h.d(EAR)).shape(h.d(mirrored(EAR)))
  ink
    .tint('blush')
    .shape(h.d(EAR_IN), 0.8)
    .shape(h.d(mirrored(EAR_IN)), 0.8)
  ink.tint('slate').shape(h.d(HEAD))
  ink.tint('mist').shape(h.d(MUZZLE), 0.85)
  ink.tint('cream').shape(h.d(SMALL_HORN)).shape(h.d(HORN))
  closeLines({ ...c, f: h }, 14, BROW)
  eye(ink, h, -30, -20, 13, look, -1)
  eye(ink, h, 30, -20, 13, look, 1)
  ink.blush(h.at(-38, 3), 6.5 * h.s).blush(h.at(38, 3), 6.5 * h.s)
  ink.dot(h.at(-27, 28), 3.4 * h.s, 2.6 * h.s, -20).dot(h.at(27, 28), 3.4 * h.s, 2.6 * h.s, 20)
  frontMouth(ink, h, 0, 40, 15, look)
}

export const rhino: Portrait = {
  name: 'rhino',
  size: 0.54,
  poses: ON_FEET,
  head: [86, -92, 60],
  hat: [86, -150, 30],
  back: [-60, -146],
  feet: [
    [28, 0],
    [84, -8],
  ],
  tail: [-154, -40],
  mouth: [86, -48],
  draw,
}
