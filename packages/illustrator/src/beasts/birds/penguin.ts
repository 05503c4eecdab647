/** Penguins stand facing the reader; lying, swimming and looking back they are seen from the side. */
import type { Ask, Drawn } from '../rig/actor.ts'
import { eye, eyesOf } from '../rig/eyes.ts'
import { wearGlasses } from '../rig/eyewear.ts'
import { type P, ringOf } from '../rig/geom.ts'
import { hatFrame, wearHat } from '../rig/hats.ts'
import { type Frame, fluff, frame, type Ink, mirrored } from '../rig/ink.ts'
import { frontMouth } from '../rig/mouths.ts'
import { wearOnNeck } from '../rig/neckwear.ts'
import { ellipse } from '../small/creature.ts'

const SIDES = [1, -1] as const
const EYES = [
  [0.3, -0.64],
  [-0.3, -0.64],
] as const
const BODY =
  'M0 -1.34C.5 -1.34 .76 -1.04 .77 -.66C.78 -.44 .9 -.2 .94 .16C1 .7 .86 1.22 0 1.24C-.86 1.22 -1 .7 -.94 .16C-.9 -.2 -.78 -.44 -.77 -.66C-.76 -1.04 -.5 -1.34 0 -1.34Z'
/** Face and belly are one area in the form of a heart above an egg. */
const FRONT =
  'M0 -.84C.14 -1.1 .6 -1.06 .6 -.62C.6 -.42 .52 -.28 .46 -.18C.66 .04 .74 .38 .68 .66C.6 1 .34 1.12 0 1.12C-.34 1.12 -.6 1 -.68 .66C-.74 .38 -.66 .04 -.46 -.18C-.52 -.28 -.6 -.42 -.6 -.62C-.6 -1.06 -.14 -1.1 0 -.84Z'
/** A chick's face is a mask by itself, above its down. */
const MASK =
  'M0 -.9C.14 -1.14 .64 -1.1 .64 -.6C.64 -.28 .32 -.12 0 -.12C-.32 -.12 -.64 -.28 -.64 -.6C-.64 -1.1 -.14 -1.14 0 -.9Z'
/** Right flippers hanging, spread and raised. */
const FLIPPERS = {
  down: 'M.82 -.36C1.16 -.2 1.34 .3 1.22 .78C1.04 .72 .86 .42 .84 .06Z',
  out: 'M.8 -.34C1.1 -.36 1.5 -.1 1.66 .28C1.4 .42 1.06 .34 .86 .1Z',
  up: 'M.84 .02C1.2 -.02 1.56 -.36 1.62 -.84C1.36 -.94 1 -.72 .78 -.36Z',
}

export const facesReader = (pose: string): boolean =>
  !/swim|float|dive|slide|crouch|head-down|drink|back|^lie$/.test(pose)

/** All fluff but the face. */
function down(ink: Ink, f: Frame): void {
  ink.tint('stone').shape(fluff(ringOf(f.at(0, 0.34), f.s * 1.02, f.s * 0.9, 20), 0.42))
  ink.tint('cloud').shape(fluff(ringOf(f.at(0, 0.44), f.s * 0.66, f.s * 0.62, 14), 0.4), 0.9)
  ink.tint('slate').shape(f.d(ellipse(0, -0.58, 0.84, 0.74)))
  ink.tint('white').shape(f.d(MASK), 0.9)
}

export function drawPenguin(ink: Ink, ask: Ask): Drawn {
  const lift = /jump|fly/.test(ask.pose) ? 18 : 0
  const lean = ask.pose === 'walk' ? 7 : ask.pose === 'run' ? 12 : ask.pose === 'dance' ? -8 : 0
  const f = frame([0, -40 - lift], 30, lean)
  const asleep = ask.pose === 'lie-curled' || ask.mood === 'sleepy'
  const look = {
    asleep,
    mood: ask.mood,
    open: ask.mouth === 'open' || /head-up|mouth-open/.test(ask.pose),
    ...eyesOf(ask),
  }
  const wing = lift || /run|dance|arms-up|hold-up/.test(ask.pose) ? 'up' : ask.pose === 'walk' ? 'out' : 'down'
  const feet = SIDES.map((m): P => [m * 12 + (lean ? 2 : 0), (lean > 0 && m > 0 ? -5 : 0) - lift])
  ink.part('nearLeg').tint('orange')
  for (const [x, y] of feet)
    ink.shape(
      `M${x - 8} ${y - 7}Q${x - 13} ${y - 1} ${x - 11} ${y}Q${x - 7} ${y - 2} ${x - 4} ${y}Q${x} ${y - 2} ${x + 4} ${y}Q${x + 7} ${y - 2} ${x + 11} ${y}Q${x + 13} ${y - 1} ${x + 8} ${y - 7}Z`,
    )
  for (const m of SIDES) {
    ink.part(m > 0 ? 'nearWing' : 'farWing').tint('slate')
    const shape = FLIPPERS[ask.pose === 'wave' ? (m > 0 ? 'up' : 'down') : wing]
    ink.shape(f.d(m > 0 ? shape : mirrored(shape)))
  }
  const isChick = ask.attributes.some((word) => /^(baby|young|newborn)$/.test(word))
  ink.part('torso')
  if (isChick) down(ink, f)
  else ink.tint('slate').shape(f.d(BODY)).tint('white').shape(f.d(FRONT), 0.9)
  ink.part('head')
  for (const m of SIDES) {
    eye(ink, f, m * 0.3, -0.64, isChick ? 0.18 : 0.15, look, m)
    ink.blush(f.at(m * 0.42, -0.4), f.s * 0.12)
  }
  if (look.open) frontMouth(ink, f, 0, -0.42, 0.16, look)
  // The beak stands out before spectacles.
  wearGlasses(ink, ask.wears, f, EYES, 0.25)
  ink.tint('orange').shape(f.d('M-.19 -.5Q0 -.64 .19 -.5Q.12 -.32 0 -.28Q-.12 -.32 -.19 -.5Z'))
  if (ask.wears.length > 0) {
    wearOnNeck(ink, ask.wears, frame(f.at(0, -0.08), 25), 1.6)
    ink.part('hat')
    wearHat(ink, ask.wears, hatFrame(f, 0, -1.2, 0.62))
  }
  const at = (x: number, y: number): P => f.at(x, y)
  const hand = (m: 1 | -1) => (wing === 'up' ? at(m * 1.5, -0.8) : at(m * 1.18, 0.66))
  return {
    points: {
      mouth: at(0, -0.4),
      eye: at(0.3, -0.64),
      headTop: at(0, -1.34),
      headMid: at(0, -0.66),
      neck: at(0, -0.2),
      chest: at(0, 0.2),
      back: at(0, 0.2),
      seat: at(0, 1.2),
      nearHand: hand(1),
      farHand: hand(-1),
      nearFoot: feet[0]!,
      farFoot: feet[1]!,
      tailTip: at(0, 1.2),
    },
    tops: [],
    pose: asleep ? 'lie-curled' : ask.pose,
  }
}
