/** A penguin on its belly: seen from the side, the head up and turned to the reader, flippers and feet behind. */
import type { Ask, Drawn } from '../rig/actor.ts'
import { eye, eyesOf } from '../rig/eyes.ts'
import type { P } from '../rig/geom.ts'
import { hatFrame, wearHat } from '../rig/hats.ts'
import { frame, type Ink } from '../rig/ink.ts'
import { frontMouth } from '../rig/mouths.ts'
import { wearOnNeck } from '../rig/neckwear.ts'

const TORSO =
  'M-1.86 .1C-1.5 -.42 -.8 -.74 .1 -.76C.9 -.78 1.34 -.36 1.3 .1C1.26 .52 .72 .7 0 .7C-.8 .7 -1.5 .62 -1.86 .1Z'
const BELLY = 'M-1.42 .4C-.8 .22 .1 .34 .56 .04C.8 -.12 1.24 -.1 1.3 .1C1.26 .52 .72 .7 0 .7C-.6 .7 -1.1 .64 -1.42 .4Z'
const FLIPPER = 'M.1 -.2C-.3 -.36 -.84 -.58 -1.2 -1.02C-1.26 -1.12 -1.14 -1.18 -1.04 -1.14C-.5 -1.02 0 -.8 .24 -.46Z'
const FAR_FLIPPER = 'M1 -.3C1.5 -.2 1.9 .06 2 .4C1.7 .5 1.3 .4 1.04 .1Z'
const FOOT =
  'M-1.6 .1C-1.84 .02 -2.06 -.2 -2.26 -.16C-2.4 -.1 -2.3 .02 -2.4 .12C-2.46 .24 -2.28 .26 -2.3 .38C-2.22 .5 -1.96 .4 -1.6 .36Z'
const FACE =
  'M0 -.26C.12 -.5 .62 -.48 .62 .02C.62 .4 .34 .58 0 .58C-.34 .58 -.62 .4 -.62 .02C-.62 -.48 -.12 -.5 0 -.26Z'

export function drawSliding(ink: Ink, ask: Ask): Drawn {
  const f = frame([0, -20], 29)
  const head = frame(f.at(0.96, -0.78), 26)
  const look = { asleep: ask.mood === 'sleepy', mood: ask.mood, open: ask.mouth === 'open', ...eyesOf(ask) }
  ink.part('farWing').tint('slate').shape(f.d(FAR_FLIPPER))
  ink.part('nearLeg').tint('orange').shape(f.d(FOOT))
  ink.part('torso').tint('slate').shape(f.d(TORSO)).tint('white').shape(f.d(BELLY), 0.9)
  ink.part('head').tint('slate')
  ink.shape(
    head.d('M0 -.86C.56 -.86 .88 -.46 .88 0C.88 .5 .52 .82 0 .82C-.52 .82 -.88 .5 -.88 0C-.88 -.46 -.56 -.86 0 -.86Z'),
  )
  ink.tint('white').shape(head.d(FACE), 0.9)
  for (const m of [1, -1] as const) {
    eye(ink, head, m * 0.3, 0, 0.17, look, m)
    ink.blush(head.at(m * 0.44, 0.26), head.s * 0.12)
  }
  if (look.open) frontMouth(ink, head, 0, 0.28, 0.18, look)
  ink.tint('orange').shape(head.d('M-.2 .14Q0 0 .2 .14Q.12 .34 0 .38Q-.12 .34 -.2 .14Z'))
  ink.part('nearWing').tint('slate').shape(f.d(FLIPPER))
  if (ask.wears.length > 0) {
    wearOnNeck(ink, ask.wears, frame(head.at(0, 0.86), 22))
    ink.part('hat')
    wearHat(ink, ask.wears, hatFrame(head, 0, -0.74, 0.66))
  }
  const at = (x: number, y: number): P => f.at(x, y)
  return {
    points: {
      mouth: head.at(0, 0.26),
      eye: head.at(0.3, 0),
      headTop: head.at(0, -0.86),
      headMid: head.at(0, 0),
      neck: at(0.6, -0.5),
      chest: at(0.9, 0.2),
      back: at(-0.4, -0.7),
      seat: at(-0.4, 0.7),
      nearHand: at(-1.1, -1.1),
      farHand: at(1.9, 0.4),
      nearFoot: at(-0.4, 0.7),
      farFoot: at(0.6, 0.7),
      tailTip: at(-1.86, 0.1),
    },
    tops: [],
    pose: ask.pose,
  }
}
