/** Turtles on land: a high shell, a short neck that comes out from under its rim, a round head that looks at us. */
import { isSaidOf } from '../../art/part-looks.ts'
import { eye } from '../rig/eyes.ts'
import { frame } from '../rig/ink.ts'
import { frontMouth } from '../rig/mouths.ts'
import type { Canvas } from '../small/creature.ts'
import { ON_FEET, type Portrait } from './portrait.ts'

const DOME = 'M-102 -42C-104 -96 -70 -140 -18 -140C34 -140 66 -98 66 -42Z'
const RIM = 'M-108 -48C-112 -40 -112 -30 -104 -26C-60 -16 20 -16 64 -26C74 -30 76 -40 70 -48C20 -38 -60 -38 -108 -48Z'
const RIM_CUTS = 'M-76 -44L-72 -18M-42 -42L-40 -16M-6 -40L-6 -16M30 -42L30 -16'
/** A whole plate in the middle, the others around it. */
const PLATES =
  'M-36 -116L-2 -116L16 -86L0 -60L-38 -60L-54 -86ZM-36 -116L-48 -150M-2 -116L10 -150M16 -86L46 -92L58 -60L48 -34M46 -92L60 -118M-54 -86L-84 -90L-96 -60L-86 -34M-84 -90L-98 -112M0 -60L6 -34M-38 -60L-44 -34'
/** In the middle plate a ring, and in those around it one that follows their edges. */
const RINGS = 'M-29 -106L-9 -106L4 -86L-7 -70L-31 -70L-42 -86Z'
const MORE_RINGS =
  'M-38 -127L-2 -127M-45 -107L-76 -98M-50 -105L-56 -128M-61 -78L-79 -80L-86 -62L-76 -48M-47 -62L-52 -44M13 -105L24 -126M13 -105L38 -103M24 -80L40 -82L48 -62L40 -48M10 -58L14 -44M-26 -54L-28 -46M-10 -54L-8 -46'

const NECK = 'M38 -24C34 -52 44 -76 56 -90L108 -78C108 -54 96 -32 74 -20C58 -14 42 -16 38 -24Z'
const HEAD = 'M32 -106C30 -140 53 -162 85 -162C117 -162 140 -140 138 -106C137 -78 114 -64 85 -64C56 -64 33 -78 32 -106Z'
/** Spots on the top of its head. */
const FRECKLES = [
  [86, -148, 8],
  [68, -144, 5.5],
  [103, -143, 5.5],
] as const

/** How far its shell is lifted off the ground, standing and at rest. */
const [RAISED, RESTING] = [16, -15]

function draw(c: Canvas, ringed: boolean): void {
  const { ink, look, ask } = c
  const walks = c.pose === 'walk'
  const isLarge = ink.detail !== 'simple' && ink.fits(16 * c.f.s)
  const rests = !ON_FEET.includes(c.pose)
  const f = frame(c.f.at(0, rests ? -RESTING : -RAISED), c.f.s, c.f.deg)
  ink.part('tail').tint('sap').shape(f.d('M-92 -30C-112 -34 -130 -28 -142 -12C-122 -4 -104 -6 -86 -18Z'))
  ink.part('farLeg').tint('sap')
  if (!rests) {
    leg(c, walks ? 8 : 4, -6, 8)
    leg(c, walks ? -38 : -46, -6, -8)
  }
  ink.part('torso').tint('sap').shape(f.d(NECK))
  ink.tint('moss').as('shell').shape(f.d(DOME))
  if (!isSaidOf('shell', ask.attributes))
    ink.clip(f.d(DOME), () => {
      ink.line(f.d(PLATES), 0.9)
      if ((ringed && ink.detail !== 'simple') || isLarge) ink.line(f.d(RINGS), 0.8)
      if (isLarge) ink.line(f.d(MORE_RINGS), 0.75)
    })
  ink.line(f.d(DOME), 1)
  ink.part('nearLeg').tint('sap')
  if (rests) ink.shape(f.d('M28 -30C44 -36 66 -32 76 -22C84 -12 78 -11 66 -11L20 -11Z'))
  else {
    nailed(c, -78, 0, walks ? -20 : -12)
    nailed(c, 48, walks ? -5 : 0, walks ? 20 : 10)
  }
  ink.part('torso').tint('sand').shape(f.d(RIM))
  ink.clip(f.d(RIM), () => ink.line(f.d(RIM_CUTS), 0.85))
  ink.line(f.d(RIM), 1)
  ink.part('head').tint('sap').shape(f.d(HEAD))
  if (isLarge && ask.wears.length === 0)
    for (const [x, y, r] of FRECKLES) ink.tint('moss').oval(f.at(x, y), r * f.s, r * 0.8 * f.s, 0, 0.8)
  eye(ink, f, 66, -116, 15.5, look, -1, 0.96)
  eye(ink, f, 110, -116, 15.5, look, 1, 0.9)
  ink.blush(f.at(51, -92), 9 * f.s).blush(f.at(122, -92), 8 * f.s)
  ink.dot(f.at(84, -99), 2 * f.s).dot(f.at(93, -99), 2 * f.s)
  if (look.mood || look.open) frontMouth(ink, f, 88, -88, 14, look)
  else ink.line(f.d('M66 -86Q89 -66 110 -87'), 0.9)
}

/** A thick leg that leans out from under the shell; `lean` is how far its foot is from below its hip. */
function leg({ ink, f }: Canvas, x: number, y: number, lean: number): void {
  const at = (u: number, v: number) => `${x + u + lean * (1 + v / 46)} ${y + v}`
  ink.shape(
    f.d(
      `M${at(-21, -48)}C${at(-23, -30)} ${at(-20, -22)} ${at(-23, -12)}C${at(-26, -2)} ${at(-22, 0)} ${at(-14, 0)}L${at(16, 0)}C${at(26, 0)} ${at(29, -4)} ${at(25, -13)}C${at(20, -24)} ${at(24, -32)} ${at(23, -48)}Z`,
    ),
  )
}

function nailed(c: Canvas, x: number, y: number, lean: number): void {
  leg(c, x, y, lean)
  if (!c.ink.fits(c.f.s * 11)) return
  const nail = (u: number) => `M${x + lean + u} ${y - 1}Q${x + lean + u - 1} ${y - 8} ${x + lean + u + 2} ${y - 11}`
  c.ink.line(c.f.d([-10, 3, 15].map(nail).join('')), 0.8)
}

const LOW = [85, -99, 52] as const

const turtle: Portrait = {
  name: 'turtle',
  size: 0.6,
  poses: `${ON_FEET} sit lie lie-curled`,
  shows: /(?: |-as-)shells?$/,
  head: [85, -127, 52],
  hat: [85, -166, 36],
  back: [-18, -152],
  feet: [
    [40, 0],
    [12, -4],
  ],
  tail: [-140, -26],
  mouth: [88, -98],
  heads: { sit: LOW, lie: LOW, 'lie-curled': LOW },
  draw: (c) => draw(c, false),
}

export const turtles: readonly Portrait[] = [turtle, { ...turtle, name: 'tortoise', draw: (c) => draw(c, true) }]
