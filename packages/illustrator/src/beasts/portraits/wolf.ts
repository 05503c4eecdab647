/** A wolf stands on long legs with a ruff about its neck, its brows low over narrow eyes: on its haunches and round it would be a puppy. */
import { eye } from '../rig/eyes.ts'
import { frame, mirrored } from '../rig/ink.ts'
import { frontMouth } from '../rig/mouths.ts'
import type { Canvas } from '../small/creature.ts'
import { ON_FEET, type Portrait } from './portrait.ts'

const BODY =
  'M52 -176C40 -170 30 -156 14 -150C-8 -142 -40 -146 -74 -144C-98 -143 -120 -138 -128 -118C-134 -98 -128 -76 -114 -66C-98 -64 -88 -72 -78 -78C-50 -66 -14 -62 20 -66C46 -62 74 -66 90 -82C106 -100 112 -126 110 -152L98 -184Z'
const TAIL =
  'M-116 -128C-140 -130 -162 -112 -170 -84C-176 -62 -176 -40 -164 -18C-150 -26 -138 -40 -132 -58C-128 -76 -122 -92 -108 -100Z'
const TIP = 'M-174 -54L-164 -60L-160 -48L-151 -57L-146 -44L-137 -48'
/** Locks of fur that end on the breast. */
const RUFF =
  'M38 -160C28 -140 26 -122 32 -106L43 -116C44 -102 48 -92 56 -82L65 -96C68 -86 74 -78 82 -72L88 -88C96 -93 103 -99 110 -106L107 -122C114 -134 118 -148 116 -166Z'
const HIND_LEG =
  'M-120 -104C-134 -84 -128 -66 -114 -56C-112 -46 -118 -34 -116 -18C-122 -12 -122 0 -112 0L-84 0C-76 0 -76 -11 -84 -14C-90 -16 -94 -18 -95 -22C-95 -34 -90 -44 -80 -52C-64 -64 -60 -88 -72 -108'
const FORE_LEG =
  'M36 -84C34 -62 38 -42 38 -18C32 -12 32 0 42 0L68 0C76 0 76 -11 68 -14C64 -16 61 -18 60 -22C60 -44 64 -62 70 -82'

const HEAD =
  'M0 -46C16 -48 30 -42 38 -30C44 -20 47 -8 50 0L70 8C66 14 61 18 55 20L65 36C57 39 50 38 44 36L45 52C36 51 28 47 23 41C18 58 10 66 0 66C-10 66 -18 58 -23 41C-28 47 -36 51 -45 52L-44 36C-50 38 -57 39 -65 36L-55 20C-61 18 -66 14 -70 8L-50 0C-47 -8 -44 -20 -38 -30C-30 -42 -16 -48 0 -46Z'
/** The light half of the face: cheeks and muzzle, with the dark of the brow coming down to the nose. */
const LIGHT =
  'M-80 -6C-58 10 -40 20 -22 14C-14 11 -10 4 -8 -4C-8 12 -10 24 -13 36L13 36C10 24 8 12 8 -4C10 4 14 11 22 14C40 20 58 10 80 -6L80 80L-80 80Z'
const EAR = 'M6 -38L36 -94C50 -80 54 -54 43 -20Z'
const EAR_IN = 'M18 -43L35 -76C42 -66 44 -50 38 -33Z'
const BROW = 'M8 -15C12 -26 24 -32 40 -27C36 -22 32 -20 27 -19C20 -18 14 -17 8 -15Z'
const NOSE = 'M-12 33C-12 27 12 27 12 33C12 40 4 46 0 46C-4 46 -12 40 -12 33Z'

/** Where its head is. */
const FACE = [78, -190] as const

function leg({ ink, f }: Canvas, d: string, x: number, y: number, light: boolean): void {
  const at = frame(f.at(x, y), f.s, f.deg)
  ink.tint('slate')
  if (light) ink.cover(at.d(`${d}Z`)).line(at.d(d), 1)
  else ink.shape(at.d(`${d}Z`))
  const toe = d === HIND_LEG ? -94 : 58
  if (ink.fits(at.s * 12))
    ink.line(at.d(`M${toe} -1Q${toe - 1} -8 ${toe + 4} -10M${toe + 12} -1Q${toe + 11} -8 ${toe + 15} -9`), 0.75)
}

function head({ ink, f, look }: Canvas): void {
  const h = frame(f.at(...FACE), f.s * 1.16, f.deg)
  const both = (d: string, k = 1) => ink.shape(h.d(d), k).shape(h.d(mirrored(d)), k)
  ink.part('head').tint('slate')
  both(EAR)
  ink.tint('stone')
  both(EAR_IN, 0.8)
  ink.tint('slate').shape(h.d(HEAD))
  ink.clip(h.d(HEAD), () => ink.tint('cream').shape(h.d(LIGHT), 0.9))
  ink.line(h.d(HEAD), 1)
  eye(ink, h, -24, -3, 12.5, look, -1)
  eye(ink, h, 24, -3, 12.5, look, 1)
  if (!look.asleep && look.mood !== 'angry') {
    ink.tint('cream')
    both(BROW, 0.85)
  }
  frontMouth(ink, h, 0, 48, 15, look)
  ink.solid(h.d(NOSE))
}

function draw(c: Canvas): void {
  const { ink, f } = c
  const step = c.pose === 'walk' ? 14 : 0
  ink.part('tail').tint('slate').shape(f.d(TAIL)).line(f.d(TIP), 0.85)
  ink.part('farLeg')
  leg(c, HIND_LEG, 34 + step, -8, false)
  leg(c, FORE_LEG, 25 + step * 0.3, -9, false)
  ink.part('torso').tint('slate').shape(f.d(BODY))
  ink.part('nearLeg')
  leg(c, HIND_LEG, -step * 0.4, 0, true)
  leg(c, FORE_LEG, -step, 0, true)
  ink.part('ruff').tint('cream').shape(f.d(RUFF))
  head(c)
}

export const wolf: Portrait = {
  name: 'wolf',
  size: 0.4,
  grown: true,
  poses: ON_FEET,
  head: [80, -184, 52],
  hat: [80, -226, 34],
  back: [-50, -145],
  feet: [
    [56, 0],
    [81, -9],
  ],
  tail: [-164, -18],
  mouth: [80, -132],
  draw,
}
