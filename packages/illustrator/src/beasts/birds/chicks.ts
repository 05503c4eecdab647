/** Chicks and ducklings: an egg of down on two feet that looks at the reader. */
import type { Ask, Drawn } from '../rig/actor.ts'
import { eye, eyesOf } from '../rig/eyes.ts'
import { wearGlasses } from '../rig/eyewear.ts'
import { type P, ringOf } from '../rig/geom.ts'
import { hatFrame, wearHat } from '../rig/hats.ts'
import { fluff, frame, type Ink, mirrored } from '../rig/ink.ts'
import { frontMouth } from '../rig/mouths.ts'
import { wearOnNeck } from '../rig/neckwear.ts'

const SIDES = [1, -1] as const
const EYES = [
  [0.36, -0.58],
  [-0.36, -0.58],
] as const
const BODY =
  'M0 -1.2C.46 -1.2 .74 -.92 .74 -.54C.74 -.36 .84 -.18 .9 .08C1.02 .62 .7 1.06 0 1.06C-.7 1.06 -1.02 .62 -.9 .08C-.84 -.18 -.74 -.36 -.74 -.54C-.74 -.92 -.46 -1.2 0 -1.2Z'
const BELLY = 'M0 0C.36 0 .58 .26 .58 .54C.58 .8 .34 .92 0 .92C-.34 .92 -.58 .8 -.58 .54C-.58 .26 -.36 0 0 0Z'
const WINGS = {
  down: 'M.8 -.1C1.06 0 1.14 .34 1.02 .6C.9 .64 .72 .5 .68 .24C.66 .06 .7 -.1 .8 -.1Z',
  up: 'M.72 .1C.9 .12 1.3 -.1 1.36 -.44C1.14 -.52 .82 -.36 .7 -.16Z',
}
const BEAKS = {
  chick: 'M-.16 -.42Q0 -.54 .16 -.42Q.1 -.24 0 -.18Q-.1 -.24 -.16 -.42Z',
  duckling:
    'M0 -.48C.16 -.5 .2 -.4 .32 -.34C.4 -.26 .3 -.16 0 -.16C-.3 -.16 -.4 -.26 -.32 -.34C-.2 -.4 -.16 -.5 0 -.48Z',
}

export type Chick = keyof typeof BEAKS
export const isChick = (name: string): name is Chick => name in BEAKS

export function drawChick(ink: Ink, name: Chick, ask: Ask): Drawn {
  const lift = /jump|fly/.test(ask.pose) ? 16 : 0
  const low = /^(sit|lie|lie-curled|crouch)$/.test(ask.pose)
  const lean = ask.pose === 'walk' ? 6 : ask.pose === 'run' ? 11 : ask.pose === 'dance' ? -8 : 0
  const f = frame([0, (low ? -31 : -40) - lift], 30, lean)
  const asleep = ask.pose === 'lie-curled' || ask.mood === 'sleepy'
  const look = {
    asleep,
    mood: ask.mood,
    open: ask.mouth === 'open' || /head-up|mouth-open/.test(ask.pose),
    ...eyesOf(ask),
  }
  const wing = lift || /run|dance|wave|arms-up/.test(ask.pose) ? 'up' : 'down'
  const feet = SIDES.map((m): P => [m * 11, (lean > 0 && m > 0 ? -5 : 0) - lift])
  ink.part('nearLeg').tint('orange')
  for (const [x, y] of feet) {
    if (low) continue
    const toe = (dx: number) => `Q${x + dx - 2.4} ${y + 0.6} ${x + dx} ${y}`
    ink.shape(
      `M${x - 3} ${y - 14}L${x - 3} ${y - 5}L${x - 9} ${y}${toe(-4)}${toe(4)}${toe(9)}L${x + 3} ${y - 5}L${x + 3} ${y - 14}Z`,
    )
  }
  ink.part('torso').tint(name === 'chick' ? 'straw' : 'gamboge')
  ink.shape(fluff(ringOf(f.at(0, -1.2), f.s * 0.2, f.s * 0.16, 5), 0.5))
  ink.shape(f.d(BODY))
  ink.tint('cream').shape(f.d(BELLY), 0.85)
  ink.part('nearWing').tint('ochre')
  for (const m of SIDES) ink.shape(f.d(m > 0 ? WINGS[wing] : mirrored(WINGS[wing])))
  ink.part('head')
  for (const m of SIDES) {
    eye(ink, f, m * 0.36, -0.58, 0.165, look, m)
    ink.blush(f.at(m * 0.52, -0.3), f.s * 0.13)
  }
  if (look.open) frontMouth(ink, f, 0, -0.3, 0.18, look)
  // The beak stands out before spectacles.
  wearGlasses(ink, ask.wears, f, EYES, 0.28)
  ink.tint('orange').shape(f.d(BEAKS[name]))
  if (name === 'duckling') ink.line(f.d('M-.34 -.3Q0 -.2 .34 -.3'), 0.8)
  if (ask.wears.length > 0) {
    wearOnNeck(ink, ask.wears, frame(f.at(0, -0.02), 24), 1.6)
    ink.part('hat')
    wearHat(ink, ask.wears, hatFrame(f, 0, -1.08, 0.62))
  }
  const at = (x: number, y: number): P => f.at(x, y)
  return {
    points: {
      mouth: at(0, -0.26),
      eye: at(0.36, -0.58),
      headTop: at(0, -1.2),
      headMid: at(0, -0.56),
      neck: at(0, -0.1),
      chest: at(0, 0.3),
      back: at(0, 0.2),
      seat: at(0, 1.06),
      nearHand: at(1, 0.5),
      farHand: at(-1, 0.5),
      nearFoot: feet[0]!,
      farFoot: feet[1]!,
      tailTip: at(0, 1),
    },
    tops: [],
    pose: asleep ? 'lie-curled' : ask.pose,
  }
}
