/** A whale: a great round head, a smile, flukes raised behind. */
import { eye } from '../rig/eyes.ts'
import type { Canvas } from '../small/creature.ts'
import type { Portrait } from './portrait.ts'

const BODY =
  'M150 -92C150 -38 98 -10 28 -10C-44 -10 -96 -42 -122 -88C-128 -98 -132 -108 -134 -118L-108 -126C-98 -104 -78 -98 -60 -112C-22 -152 36 -170 88 -158C130 -148 150 -124 150 -92Z'
const FLUKES =
  'M-138 -104C-164 -110 -186 -134 -190 -168C-166 -176 -142 -168 -127 -148C-118 -170 -96 -184 -70 -180C-68 -150 -82 -124 -100 -112Q-120 -100 -138 -104Z'
const BELLY = 'M160 -88C128 -72 94 -64 60 -78C38 -52 -20 -42 -84 -52L-140 20L170 20Z'
/** From the chin to the belly, closer where one sees it alone. */
const GROOVES = 'M150 -72C104 -52 60 -46 10 -50M142 -58C104 -40 60 -34 -10 -38M128 -42C96 -26 60 -20 -30 -26'
const FEW_GROOVES = 'M140 -58C104 -42 60 -36 20 -40M124 -40C96 -28 60 -22 16 -24'
/** Barnacles on the brow and the back, spots along the side. */
const BARNACLES = [
  [112, -136, 9],
  [96, -146, 7],
  [-30, -108, 8],
  [-14, -117, 6],
] as const
const SPOTS = [
  [-2, -92, 9],
  [-26, -82, 6],
  [22, -104, 6],
  [-52, -86, 8],
  [-74, -92, 5],
] as const
const LASHES = 'M58 -119L50 -125M62 -125L56 -133M69 -128L66 -137'
const FLUKE_LINES =
  'M-142 -120C-154 -128 -166 -142 -174 -154M-136 -130C-140 -140 -148 -150 -158 -158M-112 -126C-102 -138 -92 -152 -84 -166M-106 -120C-96 -128 -86 -142 -78 -154'
const FLIPPER_LINES = 'M-4 -52C-8 -34 -18 -18 -34 -8M6 -50C2 -32 -8 -16 -24 -6'
const SMILE = 'M150 -84C128 -72 94 -64 60 -78Q50 -82 46 -92'
const FROWN = 'M150 -84C128 -72 94 -64 60 -78Q50 -78 42 -66'
const OPEN = 'M150 -86C122 -80 92 -78 60 -86C66 -54 110 -46 144 -62C150 -70 152 -78 150 -86Z'
const FLIPPER = 'M16 -56C12 -30 -4 -2 -40 8C-50 -12 -40 -42 -16 -62Q6 -72 16 -56Z'
const SPOUT = [
  'M92 -152C96 -186 82 -214 58 -214C40 -214 34 -196 42 -186C54 -192 70 -184 76 -152Z',
  'M84 -152C80 -186 94 -214 118 -214C136 -214 142 -196 134 -186C122 -192 106 -184 100 -152Z',
]

function draw({ ink, f, look, ask }: Canvas): void {
  const isLarge = ink.detail !== 'simple' && ink.fits(14 * f.s)
  ink.part('torso').tint('sky')
  // A hat sits where it blows.
  if (ask.wears.length === 0) for (const drop of SPOUT) ink.shape(f.d(drop))
  ink.tint('blue').as('body').shape(f.d(BODY))
  ink.clip(f.d(BODY), () => {
    ink.tint('mist').as('belly').shape(f.d(BELLY), 0.85)
    ink.line(f.d(isLarge ? GROOVES : FEW_GROOVES), 0.8)
    if (isLarge) for (const [x, y, r] of SPOTS) ink.tint('sky').oval(f.at(x, y), r * f.s, r * 0.8 * f.s, 0, 0.8)
  })
  ink.line(f.d(BODY), 1)
  ink.tint('blue').as('tail').shape(f.d(FLUKES))
  ink.line(f.d('M-122 -124Q-128 -136 -127 -148'), 0.8)
  if (isLarge) ink.line(f.d(FLUKE_LINES), 0.7)
  ink.part('nearArm').tint('blue').as('fin').shape(f.d(FLIPPER))
  if (isLarge) ink.line(f.d(FLIPPER_LINES), 0.7)
  ink.part('head')
  eye(ink, f, 72, -108, 15, look, 1)
  if (isLarge && !look.asleep) ink.line(f.d(LASHES), 0.8)
  if (isLarge && ask.wears.length === 0)
    for (const [x, y, r] of BARNACLES)
      ink
        .tint('stone')
        .oval(f.at(x, y), r * f.s, r * f.s, 0, 0.8)
        .dot(f.at(x, y), r * 0.25 * f.s)
  ink.blush(f.at(30, -96), 8.5 * f.s)
  const sad = look.mood === 'sad' || look.mood === 'angry'
  if (look.open) ink.tint('rose').shape(f.d(OPEN))
  else ink.line(f.d(sad ? FROWN : SMILE), 1)
}

export const whale: Portrait = {
  name: 'whale',
  size: 0.56,
  poses: 'stand swim float',
  afloat: true,
  head: [84, -100, 62],
  hat: [88, -154, 38],
  back: [-16, -142],
  feet: [
    [-20, -10],
    [20, -10],
  ],
  tail: [-130, -160],
  mouth: [146, -80],
  draw,
}
